import { Checkbox } from '@mantine/core'
import native from '../../ui/native-input.module.css'
import { SportLabel } from '../../ui/sport.js'
import { useUnits } from '../../ui/use-units.js'
import classes from './activity-choice.module.css'
import { activityFacts, SPORT_CHOICES, SPORT_NAMES, targetText } from './activity-words.js'
import { type Choice, type Place, targetsOf, withSport } from './choices.js'

type Props = {
  choice: Choice
  place: Place | undefined
  /** The only one of its file: there is nothing to leave out. */
  isAlone: boolean
  onChange: (choice: Choice) => void
}

/** One activity of a file: what it is, and which planned session it was. */
export function ActivityChoice({ choice, place, isAlone, onChange }: Props) {
  const { activity, sport, isAdded } = choice
  const [when, ...figures] = activityFacts(activity, sport, useUnits())
  return (
    <article className={classes.activity} data-sport={sport} aria-label={activity.name}>
      <header className={classes.head}>
        {!isAlone && (
          <Checkbox
            size="md"
            checked={isAdded}
            aria-label={`Add ${activity.name}`}
            onChange={(event) => onChange({ ...choice, isAdded: event.currentTarget.checked })}
          />
        )}
        {sport !== 'other' && <SportLabel type={sport} size={18} />}
        <h3 className={classes.name}>{activity.name}</h3>
      </header>
      <p className={classes.facts}>
        <span>{when}</span>
        {figures.map((figure) => (
          <strong key={figure}>{figure}</strong>
        ))}
        {activity.averageHeartRate !== null && <span>{activity.averageHeartRate} bpm</span>}
      </p>
      {activity.sport === 'other' && (
        <label className={classes.field}>
          The file does not tell the sport. It was a
          <select
            className={native.input}
            value={sport}
            onChange={(event) =>
              onChange(withSport(choice, SPORT_CHOICES.find((each) => each === event.target.value) ?? 'other', place))
            }
          >
            {SPORT_CHOICES.map((each) => (
              <option key={each} value={each}>
                {SPORT_NAMES[each]}
              </option>
            ))}
          </select>
        </label>
      )}
      {isAdded && sport !== 'other' && <TargetField choice={choice} place={place} onChange={onChange} />}
    </article>
  )
}

function TargetField({ choice, place, onChange }: Omit<Props, 'isAlone'>) {
  const targets = targetsOf(choice, place)
  if (targets.length === 0) return <p className={classes.none}>Nothing of this sport is planned for that day.</p>
  return (
    <label className={classes.field}>
      It completes
      <select
        className={native.input}
        value={choice.exerciseId ?? ''}
        onChange={(event) => onChange({ ...choice, exerciseId: event.target.value || undefined })}
      >
        {targets.map((target) => (
          <option key={target.exercise.id} value={target.exercise.id}>
            {targetText(target, choice.activity)}
          </option>
        ))}
        <option value="">Nothing: only keep the activity</option>
      </select>
    </label>
  )
}
