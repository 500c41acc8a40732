import { Text, UnstyledButton } from '@mantine/core'
import type { GarminActivity } from '@tri/api-contract'
import type { PlanCalendar } from '@tri/plan-engine'
import { useLinkActivity } from '../../../data/activities/garmin.js'
import { clock, dayInWords } from '../../../lib/measures/format.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { Dialog } from '../../../ui/dialog/dialog.js'
import { SportLabel } from '../../../ui/sport.js'
import classes from './link-dialog.module.css'
import { linkTargets } from './link-targets.js'

type Props = {
  activity: GarminActivity
  calendar: PlanCalendar
  workouts: readonly WorkoutInWords[]
  onClose: () => void
}

/** The sessions around its day that an activity can be linked to. */
export function LinkDialog({ activity, calendar, workouts, onClose }: Props) {
  const { mutate, isPending } = useLinkActivity()
  const { garminActivityId, activityName } = activity
  const targets = linkTargets(activity, calendar, workouts)
  return (
    <Dialog title={`Link ${activityName} to...`} onClose={onClose} isSheet>
      {targets.length === 0 && (
        <Text c="dimmed">Nothing of its sport is planned in the week before or after it. It counts as it is.</Text>
      )}
      <ul className={classes.targets}>
        {targets.map(({ workout, exercise, date }) => (
          <li key={exercise.id}>
            <UnstyledButton
              className={classes.target}
              disabled={isPending}
              onClick={() =>
                mutate({ garminActivityId, workoutId: workout.id, exerciseId: exercise.id }, { onSuccess: onClose })
              }
            >
              <SportLabel type={exercise.type} size={14} />
              <b>{exercise.name}</b>
              <span>
                {dayInWords(date)}, {clock(exercise.duration)} planned
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
