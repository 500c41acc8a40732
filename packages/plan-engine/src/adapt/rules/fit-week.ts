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

/** Minutes that a session loses at first, and from then on: many sessions that lose five each are told as many changes, and are none to train. */
const BITE = { first: 10, next: 5 } as const

/**
 * Shortens what is to come of a week until it holds so many minutes at most: days behind `from` give first; few sessions give, ten minutes at
 * first, those that keep most of their planned minutes then, and the last five are of one that is changed anyway. Where all is as short as it
 * can be, easy sessions go, the second ones of a day first, and the last one of a day only where that is asked for.
 */
export function fitWeek(timeline: Timeline, week: number, { most, reasonOf, from = 0, mayEmptyDays = false }: Fit) {
  let over = minutesOfWeek(timeline, week) - most
  if (over <= 0) return
  const own = timeline.weeks[week - 1]?.cards ?? []
  const open = own.filter(
    (card) => card.sport && card.isOpen && !card.isGone && timeline.toRace - card.ahead >= LAST_DAYS,
  )
  const left = new Map(open.map((card) => [card, card.minutes]))
  const isBehind = ([card]: Left) => card.ahead >= from
  const next = () =>
    (over <= BITE.next ? fullestOf(left, (each) => isBehind(each) && isOther(each)) : undefined) ??
    fullestOf(left, isBehind, GIVEN_FIRST) ??
    (over <= BITE.next ? fullestOf(left, isOther) : undefined) ??
    fullestOf(left)
  for (let fullest = next(); over > 0 && fullest; fullest = next()) {
    over -= (left.get(fullest[0]) ?? 0) - fullest[1]
    left.set(...fullest)
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

type Left = readonly [card: Card, minutes: number]

/** Whether a session is another than it was saved, anyway. */
const isOther = ([card, minutes]: Left): boolean => card.isEased || card.speed < 1 || minutes < card.exercise.duration

/** What a session has left when it gives some. */
const shorter = (left: Left): number =>
  Math.max(SHORTEST, floor5(left[1] - 1 - (isOther(left) ? 0 : BITE.first - BITE.next)))

/** Of the sessions asked for, the one that keeps most of its planned minutes when it gives some, with what it has left then; more than a share, and can give some. */
function fullestOf(
  left: ReadonlyMap<Card, number>,
  isAsked = (_: Left) => true,
  least = 0,
): [Card, number] | undefined {
  let fullest: [Card, number] | undefined
  let most = 0
  for (const each of left) {
    const [card, minutes] = each
    if (minutes <= SHORTEST || minutes / card.planned <= least + 1e-9 || !isAsked(each)) continue
    const then = shorter(each)
    if (then / card.planned <= most + 1e-9) continue
    fullest = [card, then]
    most = then / card.planned
  }
  return fullest
}

/** Second sessions of a day go before others, hard ones last. */
const rank = (card: Card): number => (isHard(card) ? 2 : card.index === 0 ? 1 : 0)
