import { Stack } from '@mantine/core'
import { AfterRace } from '../../components/week/after-race.js'
import { RaceDay } from '../../features/season/race-day/race-day.js'
import type { PlanViewProps } from './plan-view-props.js'

/** Can I make it? Race day by the clock with its cut-offs, what may come out, and the easy days after it. */
export const RaceView = ({ plan, workouts }: PlanViewProps) => (
  <Stack gap="md">
    <RaceDay plan={plan} workouts={workouts} />
    <AfterRace sessions={plan.afterRace} />
  </Stack>
)
