import type { Exercise, Intensity, Workout } from '../../types.js'
import type { Change, ChangeKind, PlacedExercise } from '../types.js'
import { isOn } from './chosen.js'

/** Changes of a plan as it is saved, and those of what they make of it, as changes of the plan alone. */
export function composed(saved: readonly Workout[], first: readonly Change[], then: readonly Change[]): Change[] {
  if (first.length === 0) return [...then]
  const later = new Map(then.map((change) => [change.id, change]))
  const ids = new Set(first.map(({ id }) => id))
  const places = placesIn(saved)
  return [
    ...first.flatMap((change) => followed(change, later.get(change.id))),
    ...then.filter(({ id }) => !ids.has(id)).map((change) => asSaved(change, places)),
  ]
}

/** The place of each session on its day. */
function placesIn(workouts: readonly Workout[]): Map<string, number> {
  const places = new Map<string, number>()
  for (const { exercises } of workouts)
    for (const [index, { id }] of exercises.entries()) if (!places.has(id)) places.set(id, index)
  return places
}

/** A change whose session is told by its place on the saved day, from which others may have gone first. */
function asSaved(change: Change, places: ReadonlyMap<string, number>): Change {
  const { from, to } = change
  if (!from) return change
  const index = places.get(change.id) ?? from.index
  return { ...change, from: { ...from, index }, ...(to && isOn(from, to) && { to: { ...to, index } }) }
}

function followed(first: Change, then: Change | undefined): Change[] {
  if (!then) return [first]
  const { from } = first
  const { to } = then
  const reasons = [...first.reasons, ...then.reasons]
  if (from) return [{ ...first, kind: kindOf(from, to), from, to, reasons }]
  return to ? [{ ...first, to, reasons }] : []
}

const HARD: readonly Intensity[] = ['tempo', 'hard', 'interval']
const isHard = ({ intensity }: Exercise): boolean => HARD.includes(intensity)

/** What leads from one session to another. */
export function kindOf(from: PlacedExercise, to: PlacedExercise | undefined): ChangeKind {
  if (!to) return 'drop'
  if (!isOn(from, to)) return 'move'
  if (isHard(from.exercise) && !isHard(to.exercise)) return 'ease'
  return from.exercise.code === to.exercise.code && to.exercise.duration < from.exercise.duration
    ? 'shorten'
    : 'replace'
}
