import type { Change } from '../types.js'
import { dayKey, isOn } from './chosen.js'

/**
 * Changes in which what comes to a day is accepted with what leaves that day: its hours do not hold both, and no training stands on the day of
 * a race.
 */
export function together(changes: readonly Change[]): readonly Change[] {
  const coming = new Map<number, string[]>()
  for (const { from, to, group } of changes)
    if (to && !isLeg(to) && !(from && isOn(from, to)))
      coming.set(dayKey(to), [...(coming.get(dayKey(to)) ?? []), group])
  const joined = new Map<string, string>()
  const nameOf = (group: string): string => {
    const other = joined.get(group)
    return other === undefined ? group : nameOf(other)
  }
  for (const { from, to, group } of changes)
    for (const other of (from && !to && coming.get(dayKey(from))) || [])
      if (nameOf(other) !== nameOf(group)) joined.set(nameOf(group), nameOf(other))
  if (joined.size === 0) return changes
  return changes.map((change) => ({ ...change, group: nameOf(change.group) }))
}

const isLeg = ({ exercise }: NonNullable<Change['to']>): boolean =>
  exercise.reasons.some(({ rule }) => rule === 'race-leg')
