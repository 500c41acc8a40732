import { Stack } from '@mantine/core'
import { AfterRace } from '../../components/week/after-race.js'
import { RaceDay } from '../../features/season/race-day/race-day.js'
import { RaceResult } from '../../features/season/race-result/race-result.js'
import type { PlanViewProps } from './plan-view-props.js'

/** Can I make it? Race day by the clock and what may come out; from race day on how it went, and the easy days after it. */
export const RaceView = ({ plan, workouts, today }: PlanViewProps) => (
  <Stack gap="md">
    {today <= plan.raceDate && <RaceDay plan={plan} workouts={workouts} />}
    {today >= plan.raceDate && <RaceResult plan={plan} newPlan="/?new" />}
    <AfterRace sessions={plan.afterRace} />
  </Stack>
)
