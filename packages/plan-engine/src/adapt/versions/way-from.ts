import type { Exercise, Workout } from '../../types.js'
import { type Day, isOn } from '../proposal/chosen.js'
import { areAlike } from '../season-change/merge-days.js'
import type { Change, PlacedExercise } from '../types.js'

/** What goes back to a version is accepted or refused as one; also why it does. */
export const RESTORED = 'restored'

/** Whether a change was made to go back to a version. */
export const isRestored = ({ group }: Change): boolean => group === RESTORED

/** A session as it stands in a plan. */
export type Standing = PlacedExercise & { workout: Workout }

/** Where each session stands, by its id. */
export function placesIn(workouts: readonly Workout[]): Map<string, Standing> {
  const places = new Map<string, Standing>()
  for (const workout of workouts)
    for (const [index, exercise] of workout.exercises.entries())
      places.set(exercise.id, { week: workout.week, day: workout.day, index, exercise, workout })
  return places
}

type Way = Pick<Change, 'kind' | 'from' | 'to'>

/** What of a plan may change. */
type Open = { pinned: ReadonlySet<string>; isOpen: (day: Day) => boolean }

/** What leads a session from where its changes left it to where they found it; undefined where it stands so, or has gone its own way since. */
export function wayBack(chain: readonly Change[], now: Standing | undefined, open: Open): Way | undefined {
  const [first] = chain
  const last = chain.at(-1)
  if (!first || !last) return undefined
  const { from: base } = first
  if (!isAsLeft(now, last.to, open) || (base && !open.isOpen(base))) return undefined
  if (base && now && isOn(base, now) && areAlike(base.exercise, now.exercise)) return undefined
  if (base) return { kind: now ? 'replace' : 'add', ...(now && { from: placeOf(now) }), to: base }
  return now && { kind: 'drop', from: placeOf(now) }
}

export const placeOf = ({ workout: _, ...place }: Standing): PlacedExercise => place

/** Whether a session stands as its last change left it, and may change. */
function isAsLeft(now: Standing | undefined, left: PlacedExercise | undefined, { pinned, isOpen }: Open): boolean {
  if (!now || !left) return !now && !left
  return !isOwn(now.exercise, pinned) && isOn(now, left) && areAlike(now.exercise, left.exercise) && isOpen(now)
}

/** Whether a session was made or changed by hand, or is pinned. */
export const isOwn = ({ origin, id }: Exercise, pinned: ReadonlySet<string>): boolean =>
  origin !== undefined || pinned.has(id)
