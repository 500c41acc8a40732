import { SHORTEST } from '../../audit/facts/way-back-steps.js'
import { floor5 } from '../../season/volume.js'
import { minutesIn } from '../../sums.js'
import { SPORTS, type Sport } from '../../types.js'
import { since } from '../codes.js'
import { atMost, type Card, drop, isAdapted, isHard } from '../timeline/cards.js'
import { isBlocked, type Off } from '../timeline/time-off.js'
import type { Timeline } from '../timeline/timeline.js'

/**
 * What busy days keep of easy and of long sessions, of no session less than half an hour: with 26 minutes endurance held for 15 weeks, with 13
 * it fell. Hard ones stay, for it is effort that holds fitness.
 */
const BUSY = { easy: 1 / 3, long: 2 / 3, sessions: 2, least: 30 } as const

/** Drops what is not possible on days of time off. */
export function keepTimeOff({ cards, offs }: Timeline) {
  for (const off of offs)
    for (const card of within(cards, off))
      if (card.sport ? off.blocked.includes(card.sport) : off.blocked.length === SPORTS.length)
        drop(card, since('time-off', { reason: off.reason, planned: card.planned }, sourceOf(off)))
}

/** Fits what is left into the minutes that days of time off have. */
export function keepShortDays({ cards, offs }: Timeline) {
  for (const off of offs) if (off.minutesPerDay !== undefined) shortenDays(within(cards, off), off)
}

const within = (cards: readonly Card[], { from, to }: Off): Card[] =>
  cards.filter(({ ahead }) => from <= ahead && ahead <= to)

const sourceOf = ({ reason }: Off) => (reason === 'ill' || reason === 'ill-fever' ? 'iocIllness' : 'design')

function shortenDays(cards: readonly Card[], off: Off) {
  const most = off.minutesPerDay ?? 0
  const isOpen = (card: Card) => card.sport && !card.isGone && card.isOpen
  const open = cards.filter(isOpen)
  // What stays, such as a pinned session, takes its minutes first.
  const takenOn = (day: number) =>
    minutesIn(cards.filter((card) => card.ahead === day && !card.isGone && !isOpen(card)))
  const days = { most, left: new Map(open.map(({ ahead }) => [ahead, floor5(most - takenOn(ahead))])) }
  if (off.reason === 'busy')
    for (const week of new Set(open.map((card) => card.week)))
      keepFew(
        open.filter((card) => card.week === week),
        days,
      )
  else
    for (const card of open.sort((one, other) => rank(other) - rank(one) || one.index - other.index)) keep(card, days)
}

/** Minutes that each of some days has, and those that are left of each. */
type ShortDays = { most: number; left: Map<number, number> }

const leftOn = ({ left }: ShortDays, { ahead }: Card): number => left.get(ahead) ?? 0

/** Keeps of a session what its day has left, and no more than is asked for. */
function keep(card: Card, days: ShortDays, minutes = card.minutes) {
  const told = since('short-days', { most: days.most, planned: card.planned }, 'spiering')
  const left = leftOn(days, card)
  if (left < Math.min(SHORTEST, card.minutes)) drop(card, told)
  else atMost(card, Math.min(left, minutes), told)
  if (!card.isGone) days.left.set(card.ahead, left - card.minutes)
}

/** Two sessions of each sport a week, in the days that have room for them: the hard ones, then those of the sport that has fewest, the long ones first. */
function keepFew(own: readonly Card[], days: ShortDays) {
  const kept: Record<Sport, number> = { swim: 0, bike: 0, run: 0 }
  const others = new Set(own.toSorted((one, other) => rank(other) - rank(one)))
  const fewest = () => {
    const fitting = [...others].filter(
      (card) => keptOf(card) < BUSY.sessions && leftOn(days, card) >= leastOf(card, days),
    )
    return fitting.find(isHard) ?? fitting.sort((one, other) => keptOf(one) - keptOf(other))[0]
  }
  const keptOf = ({ sport }: Card) => (sport ? kept[sport] : 0)
  for (let card = fewest(); card; card = fewest()) {
    keep(card, days, wantedOf(card))
    if (card.sport) kept[card.sport]++
    others.delete(card)
  }
  for (const card of others) drop(card, since('short-days', { most: days.most, planned: card.planned }, 'spiering'))
}

/** Minutes that busy days want of a session: easy ones a third, long ones two thirds. */
function wantedOf(card: Card): number {
  if (isHard(card) || isAdapted(card)) return card.minutes
  const share = floor5(card.planned * (isLong(card) ? BUSY.long : BUSY.easy) + 1e-9)
  return Math.min(card.minutes, Math.max(BUSY.least, share))
}

/** Shorter than this a session is not kept where another one may take its place. */
const leastOf = (card: Card, { most }: ShortDays): number => Math.min(wantedOf(card), BUSY.least, most)

/** From so many planned minutes on a session is a long one here: what it is called may change with its length. Design choice. */
const LONG: Record<Sport, number> = { swim: 60, bike: 90, run: 60 }

const isLong = ({ sport, planned }: Card): boolean => sport !== undefined && planned >= LONG[sport]

const rank = (card: Card): number => (isHard(card) ? 2 : isLong(card) ? 1 : 0)

/** Whether something that a doctor should see lasts: then there is rest, and no way back yet. */
export const isUnderAlarm = ({ offs }: Timeline, resume: number): boolean =>
  offs.some((off) => off.isAlarming && off.to >= 0 && off.from <= resume && isBlocked([off], Math.min(off.to, resume)))
