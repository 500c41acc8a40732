import type { GarminActivity } from '@tri/api-contract'
import { type IsoDay, measuredFigures, type Workout, weekdayOf, weekOf } from '@tri/plan-engine'
import { inUnits } from '@tri/plan-files/units'
import { clock, shortDate, shortWeekday } from '../../../lib/measures/format.js'
import type { Units } from '../../../lib/measures/units.js'
import { distanceText } from '../activity-words.js'

type Moved = Pick<GarminActivity, 'sport' | 'duration' | 'distance'>

/** Whole minutes, as a plan counts them. */
const minutesOf = ({ duration }: Pick<GarminActivity, 'duration'>): number => Math.round(duration / 60)

/** How long, how far and how fast it was, as the cards of the plan have it: `["0:52", "15.0 mi", "17.3 mph"]`. */
export function figuresOf(activity: Moved, units: Units): readonly string[] {
  const { sport, duration: seconds, distance: metres } = activity
  const time = clock(minutesOf(activity))
  if (metres <= 0) return [time]
  if (!sport) return [time, distanceText({ metres }, 'other', units) ?? '']
  const { distance, actualPace } = measuredFigures(sport, { seconds, metres })
  return [time, inUnits(units, distance), inUnits(units, actualPace)].filter((figure) => figure !== '')
}

/** What an activity is to the plans: `"Tempo Ride, Sat 21 Nov"`, `"Kept as extra"`, `"Not linked"`. */
export function linkText({ linkedWorkout, isExtra }: Pick<GarminActivity, 'linkedWorkout' | 'isExtra'>): string {
  if (!linkedWorkout) return isExtra ? 'Kept as extra' : 'Not linked'
  const { exerciseName, date } = linkedWorkout
  return `${exerciseName}, ${shortWeekday(date)} ${shortDate(date)}`
}

/** Rows of one day. */
export const onDay = <E extends { workout: Pick<Workout, 'week' | 'day'> }>(
  plan: { raceDate: IsoDay; totalWeeks: number },
  extras: readonly E[],
  date: IsoDay,
): readonly E[] =>
  extras.filter(({ workout }) => workout.week === weekOf(plan, date) && workout.day === weekdayOf(date))
