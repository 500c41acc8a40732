import { Button, VisuallyHidden } from '@mantine/core'
import { IconActivity } from '@tabler/icons-react'
import type { GarminActivity } from '@tri/api-contract'
import { StateLabel } from '../../../components/session/session-state.js'
import { useUnlinkActivity } from '../../../data/activities/garmin.js'
import { startText, typeText } from '../../../lib/texts/activity-text.js'
import { SportLabel } from '../../../ui/sport.js'
import { useUnits } from '../../../ui/use-units.js'
import classes from './activity-list.module.css'
import { figuresOf, linkText } from './extra-text.js'

type Props = { activity: GarminActivity; onLink: () => void }

/** One activity in a line: when, what, how long and how far, and the session that it was. */
export function ActivityListRow({ activity, onLink }: Props) {
  const { sport, activityName, activityType, garminActivityId, linkedWorkout } = activity
  const { mutate: unlink, isPending } = useUnlinkActivity()
  const [time, ...others] = figuresOf(activity, useUnits())
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        {sport ? (
          <SportLabel type={sport} size={14} />
        ) : (
          <span className={classes.other}>
            <IconActivity size={14} aria-hidden /> {typeText(activityType)}
          </span>
        )}
        <h3 className={classes.name}>{activityName}</h3>
        <p className={classes.when}>{startText(activity)}</p>
      </div>
      <p className={classes.figures}>
        <strong>{time}</strong>
        {others.map((figure) => (
          <span key={figure}>{figure}</span>
        ))}
      </p>
      <StateLabel state={linkedWorkout ? 'done' : 'extra'} text={linkText(activity)} />
      <Button
        variant="default"
        mih={44}
        disabled={isPending}
        onClick={() => (linkedWorkout ? unlink(garminActivityId) : onLink())}
      >
        {linkedWorkout ? 'Unlink' : 'Link...'}
        <VisuallyHidden>: {activityName}</VisuallyHidden>
      </Button>
    </li>
  )
}
