import { SHORTEST } from '../../audit/facts/way-back-steps.js'
import { since } from '../codes.js'
import { type Card, drop, isHard } from '../timeline/cards.js'
import type { Timeline } from '../timeline/timeline.js'
import { keySessions } from './key-sessions.js'

/** Drops sessions that have become too short where their day holds another one; of several the one that matters most stays. */
export function dropTooShort(timeline: Timeline) {
  const days = new Map<number, Card[]>()
  for (const card of timeline.cards)
    if (card.sport && !card.isGone && card.ahead >= 0) days.set(card.ahead, [...(days.get(card.ahead) ?? []), card])
  const keys = new Set(keySessions(timeline.cards))
  for (const cards of days.values()) {
    const short = cards.filter(({ isTooShort, isOpen }) => isTooShort && isOpen)
    const isLast = short.length === cards.length
    const inOrder = short.sort((one, other) => rank(other, keys) - rank(one, keys) || one.index - other.index)
    for (const card of isLast ? inOrder.slice(1) : inOrder)
      drop(card, since('too-short', { planned: card.planned, least: SHORTEST }, 'design'))
  }
}

/** Long before hard before the run of a brick before easy before the second of a day. Design choice. */
function rank(card: Card, keys: ReadonlySet<Card>): number {
  if (keys.has(card) && !isHard(card)) return 4
  if (isHard(card)) return 3
  if (card.isLinked) return 2
  return card.index === 0 ? 1 : 0
}
