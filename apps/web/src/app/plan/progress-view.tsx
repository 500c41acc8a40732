import { Stack, Title } from '@mantine/core'
import { ActivityList } from '../../features/activities/extras/activity-list.js'
import { AnotherRaceButton } from '../../features/plan-setup/another-race-button.js'
import { NewPacesCard } from '../../features/season/change-plan/new-paces-card.js'
import { ProgressCard } from '../../features/season/progress/progress-card.js'
import { SeasonCard } from '../../features/season/strip/season-card.js'
import type { PlanViewProps } from './plan-view-props.js'
import classes from './view-title.module.css'

/** Is it working? Hours and load by week, paces over time, and all that was recorded. */
export function ProgressView({ plan, workouts, trained, today, address, onCreated }: PlanViewProps) {
  return (
    <Stack gap="md">
      <Title order={2} className={classes.title}>
        Progress
      </Title>
      <SeasonCard
        savedId={plan.id}
        plan={plan}
        workouts={trained}
        today={today}
        week={address.week}
        onWeek={address.showWeek}
      />
      <ProgressCard plan={plan} workouts={trained} />
      <NewPacesCard
        {...{ plan, today, onCreated }}
        workouts={trained}
        anotherRace={<AnotherRaceButton {...{ plan, today }} />}
      />
      <ActivityList plan={plan} workouts={workouts} />
    </Stack>
  )
}
