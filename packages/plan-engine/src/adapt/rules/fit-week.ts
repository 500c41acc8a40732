import { LAST_DAYS, SHORTEST } from '../../audit/facts/way-back-steps.js'
import { floor5 } from '../../season/volume.js'
import type { Reason } from '../../types.js'
import { atMost, type Card, drop, isHard } from '../timeline/cards.js'
import type { Timeline } from '../timeline/timeline.js'

/** Minutes of a week: what was done of it before today, and what is to be from then on. */
export function minutesOfWeek({ weeks }: Timeline, week: number): number {
  const { cards, minutesBefore } = weeks[week - 1] ?? { cards: [], minutesBefore: 0 }
  let minutes = minutesBefore
  for (const card of cards) if (isToCome(card)) minutes += card.minutes
  return minutes
}

const isToCome = (card: Card): boolean => !card.isGone && (card.movedTo?.ahead ?? card.ahead) >= 0

/** What a week may hold, why, and the day from which on it gives first: the days before are measured by the way back itself. */
export type Fit = {
  most: number
  reasonOf: (card: Card) => Reason
  from?: number
  /** Days may lose their last session; left out, one stays on each. */
  mayEmptyDays?: boolean
}

/** What the days after the way back keep of their planned minutes before those on it give any. */
const GIVEN_FIRST = 0.5

/**
 * Shortens what is to come of a week, five minutes at a time from what has most of its planned minutes left, until the week holds so
 * many at most; where all is as short as it can be, easy sessions go, the second ones of a day first, and the last one of a day only where
 * that is asked for.
 */
export function fitWeek(timeline: Timeline, week: number, { most, reasonOf, from = 0, mayEmptyDays = false }: Fit) {
  let over = minutesOfWeek(timeline, week) - most
  if (over <= 0) return
  const own = timeline.weeks[week - 1]?.cards ?? []
  const open = own.filter(
    (card) => card.sport && card.isOpen && !card.isGone && timeline.toRace - card.ahead >= LAST_DAYS,
  )
  const left = new Map(open.map((card) => [card, card.minutes]))
  const next = () => fullestOf(left, (card) => card.ahead >= from, GIVEN_FIRST) ?? fullestOf(left)
  for (let fullest = next(); over > 0 && fullest; fullest = next()) {
    const minutes = left.get(fullest) ?? 0
    const shorter = Math.max(SHORTEST, floor5(minutes - 1))
    left.set(fullest, shorter)
    over -= minutes - shorter
  }
  for (const [card, minutes] of left) atMost(card, minutes, reasonOf(card))
  for (const card of open.toSorted((one, other) => rank(one) - rank(other) || one.minutes - other.minutes)) {
    if (over <= 0) return
    if (!mayEmptyDays && !own.some((other) => other !== card && !other.isGone && dayOf(other) === dayOf(card))) continue
    over -= card.minutes
    drop(card, reasonOf(card))
  }
}

const dayOf = ({ ahead, movedTo }: Card): number => movedTo?.ahead ?? ahead

/** Of the sessions asked for, the one that has most of its planned minutes left, more than a share, and can give some. */
function fullestOf(left: ReadonlyMap<Card, number>, isAsked = (_: Card) => true, least = 0): Card | undefined {
  let fullest: Card | undefined
  let most = least
  for (const [card, minutes] of left) {
    const share = minutes / card.planned
    if (isAsked(card) && minutes > SHORTEST && share > most + 1e-9) {
      fullest = card
      most = share
    }
  }
  return fullest
}

/** Second sessions of a day go before others, hard ones last. */
const rank = (card: Card): number => (isHard(card) ? 2 : card.index === 0 ? 1 : 0)
