import type { Sport } from '@tri/plan-engine'
import { METRES_PER_YARD } from '@tri/plan-engine'
import type { TextExercise } from '@tri/plan-engine/texts'
import type { Activity } from '@tri/plan-files/activity'
import { KM_PER_MILE } from '@tri/plan-files/units'
import { clock, difference, shortDate, shortWeekday, stopwatch } from '../../lib/measures/format.js'
import type { Units } from '../../lib/measures/units.js'
import { startText } from '../../lib/texts/activity-text.js'
import type { Target } from './choices.js'

/** The sports to choose from where a file does not tell. */
export const SPORT_NAMES: Record<Activity['sport'], string> = {
  swim: 'Swim',
  bike: 'Ride',
  run: 'Run',
  other: 'Another sport',
}

/** How far it was, in the athlete's units; undefined where the device did not tell. */
export function distanceText(
  { metres }: Pick<Activity, 'metres'>,
  sport: Activity['sport'],
  { units, poolUnits }: Units,
): string | undefined {
  if (metres === null) return undefined
  if (sport === 'swim') return poolUnits === 'metres' ? `${metres} m` : `${Math.round(metres / METRES_PER_YARD)} yd`
  const km = metres / 1000
  return units === 'metric' ? `${km.toFixed(2)} km` : `${(km / KM_PER_MILE).toFixed(2)} mi`
}

/** When it was, how long and how far: `["Sat 21 Nov, 07:00", "30:30", "5.00 km"]`. */
export const activityFacts = (activity: Activity, sport: Activity['sport'], units: Units): readonly string[] =>
  [
    startText({ startTime: activity.start.toISOString(), localDay: activity.day }),
    stopwatch(activity.seconds),
    distanceText(activity, sport, units),
  ].filter((fact) => fact !== undefined)

/** An exercise to choose: `"Easy Run, Sat 21 Nov, 45 min planned, +3 min"`. */
export function targetText({ exercise, date }: Target, activity: Pick<Activity, 'seconds'>): string {
  const day = `${shortWeekday(date)} ${shortDate(date)}`
  return `${exercise.name}, ${day}, ${plannedText(exercise, activity)}`
}

function plannedText({ duration: minutes }: TextExercise, { seconds }: Pick<Activity, 'seconds'>): string {
  const more = difference(Math.round(seconds / 60) - minutes)
  return `${clock(minutes)} planned, ${more === 'as planned' ? 'done so' : more}`
}

/** `"Add activity"`, `"Add 2 activities"`. */
export const addLabel = (count: number): string => (count === 1 ? 'Add activity' : `Add ${count} activities`)

/** What a finished import says: `"Easy Run is completed."` */
export function completedText(names: readonly string[]): string {
  if (names.length === 0) return 'It is in your list of activities.'
  const [last = '', ...others] = names.toReversed()
  const list = others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : last
  return `${list} ${names.length === 1 ? 'is' : 'are'} completed.`
}

export const SPORT_CHOICES = ['swim', 'bike', 'run', 'other'] as const satisfies readonly (Sport | 'other')[]
