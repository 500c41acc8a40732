import { Button, Card, Group, Title, VisuallyHidden } from '@mantine/core'
import { IconInbox } from '@tabler/icons-react'
import type { GarminActivity, TrainingPlan } from '@tri/api-contract'
import { useRef, useState } from 'react'
import { useLinkActivity } from '../../../data/activities/garmin.js'
import { useKeepAsExtra } from '../../../data/workouts/unlinked-activities.js'
import { clock, dayInWords } from '../../../lib/measures/format.js'
import { typeText } from '../../../lib/texts/activity-text.js'
import type { WorkoutInWords } from '../../../lib/words.js'
import { sportName } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import { figuresOf } from './extra-text.js'
import classes from './inbox.module.css'

type Props = {
  plan: TrainingPlan
  workouts: readonly WorkoutInWords[]
  /** What may be a session of its day, the newest first. */
  activities: readonly GarminActivity[]
  /** Opens the choice of another session. */
  onOther: (activity: GarminActivity) => void
}

/** Rows that stand there unasked. */
const SHOWN_FIRST = 2
/** Sessions that are offered to be linked with one press. */
const OFFERED = 2

/** What was recorded and may be a planned session: linked with one press, or kept as an extra one. */
export function Inbox({ plan, workouts, activities, onOther }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = showsAll ? activities : activities.slice(0, SHOWN_FIRST)
  return (
    <Card component="section" aria-labelledby="inbox" className={classes.inbox}>
      <div className={classes.head}>
        <span className={classes.icon}>
          <IconInbox size={18} aria-hidden />
        </span>
        <Title order={2} size="h3" id="inbox" ref={heading} tabIndex={-1} className={classes.title}>
          {activities.length === 1 ? '1 activity' : `${activities.length} activities`} to link
        </Title>
      </div>
      <ul className={classes.list}>
        {shown.map((activity) => (
          <InboxRow
            key={activity.id}
            {...{ plan, workouts, activity, onOther }}
            onGone={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {shown.length < activities.length && (
        <Button variant="subtle" color="gray" mih={44} className={classes.all} onClick={() => setShowsAll(true)}>
          Show all {activities.length}
        </Button>
      )}
    </Card>
  )
}

type RowProps = Omit<Props, 'activities'> & {
  activity: GarminActivity
  /** It goes from the list, and the focus with it. */
  onGone: () => void
}

function InboxRow({ plan, workouts, activity, onOther, onGone }: RowProps) {
  const link = useLinkActivity()
  const keep = useKeepAsExtra()
  const units = useUnits()
  const isBusy = link.isPending || keep.isPending || link.isSuccess || keep.isSuccess
  const { id, garminActivityId, activityName, activityType, sport, localDay, suggestions } = activity
  const what = sport ? sportName(sport) : typeText(activityType)
  const offered = suggestions.filter(({ trainingPlanId }) => trainingPlanId === plan.id).slice(0, OFFERED)
  const nameOf = (exerciseId: string) =>
    workouts.flatMap(({ exercises }) => exercises).find((exercise) => exercise.id === exerciseId)?.name
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <h3 className={classes.name}>{activityName}</h3>
        <p className={classes.detail}>
          {what} {figuresOf(activity, units).join(', ')} <span aria-hidden>{'\u00b7'}</span> {dayInWords(localDay)}
        </p>
      </div>
      <Group gap="xs" className={classes.buttons}>
        {offered.map(({ workoutId, exerciseId, exerciseName, plannedDuration }) => (
          <Button
            key={exerciseId}
            variant="default"
            mih={44}
            disabled={isBusy}
            onClick={() => link.mutate({ garminActivityId, workoutId, exerciseId }, { onSuccess: onGone })}
          >
            Link to {nameOf(exerciseId) ?? exerciseName}, {clock(plannedDuration)}
            <VisuallyHidden>: {activityName}</VisuallyHidden>
          </Button>
        ))}
        <Button
          variant="subtle"
          color="gray"
          mih={44}
          disabled={isBusy}
          onClick={() => keep.mutate({ id, isExtra: true }, { onSuccess: onGone })}
        >
          Keep as extra
          <VisuallyHidden>: {activityName}</VisuallyHidden>
        </Button>
        <Button variant="subtle" color="gray" mih={44} disabled={isBusy} onClick={() => onOther(activity)}>
          Other session...
          <VisuallyHidden>: {activityName}</VisuallyHidden>
        </Button>
      </Group>
    </li>
  )
}
