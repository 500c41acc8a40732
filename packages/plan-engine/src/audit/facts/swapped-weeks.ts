import { listOf } from '../../lookup.js'

/** The rules of changes that let a load week and a recovery week change places. */
export const SWAP_RULES: readonly string[] = ['week-swap', 'race-week-swap', 'recovery-week-swap']

/** What is read of a workout to see whether its week has changed places with another one. */
type Told = {
  week: number
  exercises?: readonly { reasons?: readonly Swapped[] | null | undefined }[] | null | undefined
}

type Swapped = { rule?: unknown; inputs?: Readonly<Record<string, unknown>> | null | undefined }

/**
 * The weeks that have changed places, as the reasons of their sessions tell it: which is the easier one now, and which loads in its stead.
 * Each session tells of both, so that the one whose sessions are all gone is known too.
 */
export function swappedWeeks(workouts: readonly (Told | null | undefined)[]): Map<number, 'load' | 'recovery'> {
  const kinds = new Map<number, 'load' | 'recovery'>()
  for (const workout of workouts)
    for (const exercise of listOf(workout?.exercises))
      for (const reason of listOf(exercise?.reasons)) {
        const rule = reason?.rule
        if (!workout || typeof rule !== 'string' || !SWAP_RULES.includes(rule)) continue
        const inputs = reason.inputs
        const weeks = inputs?.weeks
        if (typeof weeks !== 'number') continue
        kinds.set(workout.week, inputs?.isEasy === true ? 'recovery' : 'load')
        kinds.set(workout.week - weeks, inputs?.isEasy === true ? 'load' : 'recovery')
      }
  return kinds
}
