import type { Reason, Workout } from '../../types.js'
import { ADAPT_RULES } from '../adapt-rules.js'
import { since } from '../codes.js'
import { isOn, isUnderWay } from '../proposal/chosen.js'
import { kindOf } from '../proposal/compose.js'
import type { Change, PlacedExercise } from '../types.js'
import { areAlike } from './merge-days.js'
import type { Flags } from './read-change.js'

/** Changes of one plan to another are one: the plan's own dates, hours and paces change with them. */
const PLAN_CHANGE = 'plan-change'

/** Why a session changes, from what it was to what it is. */
type Reasoning = (from: PlacedExercise | undefined, to: PlacedExercise | undefined) => Reason[]

/** What leads from the saved sessions to those of another plan; what stays as it is has no change. */
export function changesBetween(
  saved: readonly Workout[],
  planned: readonly Workout[],
  reasonsOf: Reasoning,
  group = PLAN_CHANGE,
): Change[] {
  const before = placesOf(saved)
  const now = placesOf(planned)
  const changes: Change[] = []
  for (const [id, from] of before) {
    const to = now.get(id)
    if (to && isOn(from, to) && areAlike(from.exercise, to.exercise)) continue
    changes.push({ id, group, kind: kindOf(from, to), from, to, reasons: reasonsOf(from, to) })
  }
  for (const [id, to] of now)
    if (!before.has(id)) changes.push({ id, group, kind: 'add', to, reasons: reasonsOf(undefined, to) })
  return changes
}

/** Where each open session stands. */
function placesOf(workouts: readonly Workout[]): Map<string, PlacedExercise> {
  const places = new Map<string, PlacedExercise>()
  for (const workout of workouts)
    if (!isUnderWay(workout))
      for (const [index, exercise] of workout.exercises.entries())
        places.set(exercise.id, { week: workout.week, day: workout.day, index, exercise })
  return places
}

/** What the athlete asked for, and what time off or a race has made of it since. */
export function reasonsFor(flags: Flags, from: PlacedExercise | undefined, to: PlacedExercise | undefined): Reason[] {
  const planned = from?.exercise.duration ?? 0
  const told = { planned }
  const asked: (Reason | false)[] = [
    flags.isRaceDate && since('plan-race-date', told, 'design'),
    flags.isSchedule && since('plan-hours', told, 'design'),
    flags.isLevel && since('plan-level', told, 'design'),
    flags.isRhythm && since('plan-rhythm', told, 'design'),
    flags.isPaces && since('plan-paces', told, 'design'),
    flags.isGoal && since('plan-goal', told, 'design'),
  ]
  const adapted = (to?.exercise.reasons ?? []).filter(({ rule }) => ADAPT_RULES.includes(rule) && rule !== 'race-leg')
  return [...asked.filter((reason) => reason !== false), ...adapted]
}
