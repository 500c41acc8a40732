import { Button } from '@mantine/core'
import { IconActivity, IconLink } from '@tabler/icons-react'
import type { GarminActivity, LinkSuggestion } from '@tri/api-contract'
import { useLinkActivity, useUnlinkActivity } from '../../data/activities/garmin.js'
import { stopwatch } from '../../lib/measures/format.js'
import {
  kilometres,
  plannedText,
  sourceText,
  speedText,
  startText,
  suggestionText,
  typeText,
} from '../../lib/texts/activity-text.js'
import { SportLabel } from '../../ui/sport.js'
import classes from './activity-row.module.css'

const MOST_SUGGESTIONS = 3

/** One activity: what, when, how far and how fast, and the workout that it is or may be. */
export function ActivityRow({ activity }: { activity: GarminActivity }) {
  const { sport, activityName, activityType, linkedWorkout, suggestions } = activity
  return (
    <li className={classes.row} data-sport={sport ?? undefined}>
      <div className={classes.what}>
        {sport ? (
          <SportLabel type={sport} />
        ) : (
          <span className={classes.other}>
            <IconActivity size={16} aria-hidden /> {typeText(activityType)}
          </span>
        )}
        <h3 className={classes.name}>{activityName}</h3>
        <p className={classes.meta}>
          {startText(activity)} <span aria-hidden>·</span> {sourceText(activity)}
        </p>
      </div>
      <Figures activity={activity} />
      {linkedWorkout && <Linked activity={activity} workout={linkedWorkout} />}
      {suggestions.slice(0, MOST_SUGGESTIONS).map((suggestion) => (
        <Suggestion
          key={`${suggestion.workoutId} ${suggestion.exerciseId}`}
          activity={activity}
          suggestion={suggestion}
        />
      ))}
    </li>
  )
}

function Figures({ activity }: { activity: GarminActivity }) {
  const { distance, duration, averageHeartRate } = activity
  return (
    <p className={classes.figures}>
      <strong>{kilometres(distance)}</strong>
      <span>{stopwatch(duration)}</span>
      <span>{speedText(activity)}</span>
      <span>{averageHeartRate !== null && `${averageHeartRate} bpm`}</span>
    </p>
  )
}

type LinkedProps = { activity: GarminActivity; workout: NonNullable<GarminActivity['linkedWorkout']> }

function Linked({ activity: { garminActivityId, activityName, isAutomaticLink }, workout }: LinkedProps) {
  const { mutate, isPending } = useUnlinkActivity()
  return (
    <div className={classes.link}>
      <p className={classes.linked}>
        <IconLink size={16} aria-hidden />
        <span>
          <strong>Linked to {plannedText(workout)}</strong>
          <span className={classes.detail}>
            {workout.exerciseName}
            {isAutomaticLink && ', linked by itself'}
          </span>
        </span>
      </p>
      <Button
        variant="default"
        size="sm"
        mih={44}
        disabled={isPending}
        aria-label={`Unlink ${activityName}`}
        onClick={() => mutate(garminActivityId)}
      >
        Unlink
      </Button>
    </div>
  )
}

type SuggestionProps = { activity: GarminActivity; suggestion: LinkSuggestion }

function Suggestion({ activity: { garminActivityId, activityName }, suggestion }: SuggestionProps) {
  const { mutate, isPending } = useLinkActivity()
  const { claim, detail } = suggestionText(suggestion)
  return (
    <div className={classes.link}>
      <p>
        <strong>{claim}</strong>
        <span className={classes.detail}>{detail}</span>
      </p>
      <Button
        size="sm"
        mih={44}
        variant="default"
        disabled={isPending}
        aria-label={`Link ${activityName} to ${plannedText(suggestion)}, ${suggestion.exerciseName}`}
        onClick={() => mutate({ garminActivityId, workoutId: suggestion.workoutId })}
      >
        Link
      </Button>
    </div>
  )
}
