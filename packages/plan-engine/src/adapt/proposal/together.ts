import type { Change, PlacedExercise } from '../types.js'
import { dayKey, isOn } from './chosen.js'

/** Changes in which training that comes to the day of a race is accepted with the race's going: the two do not stand on one day. */
export function together(changes: readonly Change[]): readonly Change[] {
  const coming = new Map<number, string>()
  for (const { from, to, group } of changes)
    if (to && !isLeg(to) && !(from && isOn(from, to))) coming.set(dayKey(to), group)
  const joined = new Map<string, string>()
  for (const { from, to, group } of changes) {
    const other = from && !to && isLeg(from) ? coming.get(dayKey(from)) : undefined
    if (other !== undefined && other !== group) joined.set(group, other)
  }
  if (joined.size === 0) return changes
  return changes.map((change) => ({ ...change, group: joined.get(change.group) ?? change.group }))
}

const isLeg = ({ exercise }: PlacedExercise): boolean => exercise.reasons.some(({ rule }) => rule === 'race-leg')
