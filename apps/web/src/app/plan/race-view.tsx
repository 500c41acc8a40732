import { Stack, Title } from '@mantine/core'
import { AfterRace } from '../../components/week/after-race.js'
import { ForecastCard } from '../../features/season/forecast/forecast-card.js'
import type { PlanViewProps } from './plan-view-props.js'
import classes from './view-title.module.css'

/** Can I make it? The forecast with clock times and cut-offs, and the easy days after the race. */
export const RaceView = ({ plan }: PlanViewProps) => (
  <Stack gap="md">
    <Title order={2} className={classes.title}>
      Race
    </Title>
    <ForecastCard plan={plan} />
    <AfterRace sessions={plan.afterRace} />
  </Stack>
)
