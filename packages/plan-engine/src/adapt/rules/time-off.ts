import { SHORTEST } from '../../audit/facts/way-back-steps.js'
import { floor5 } from '../../season/volume.js'
import { minutesIn } from '../../sums.js'
import { SPORTS, type Sport } from '../../types.js'
import { since } from '../codes.js'
import { atMost, type Card, drop, isAdapted, isHard } from '../timeline/cards.js'
import { isBlocked, type Off } from '../timeline/time-off.js'
import type { Timeline } from '../timeline/timeline.js'

/** What busy days keep of easy and of long sessions; hard ones stay, for it is effort that holds fitness. */
const BUSY = { easy: 1 / 3, long: 2 / 3, sessions: 2 } as const

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
  const isOpen = (card: Card) => card.sport && !card.isGone && card.isOpen
  const open = cards.filter(isOpen)
  // What stays, such as a pinned session, takes its minutes first.
  const takenOn = (day: number) =>
    minutesIn(cards.filter((card) => card.ahead === day && !card.isGone && !isOpen(card)))
  if (off.reason === 'busy') keepFew(open, off.minutesPerDay ?? 0)
  for (const ahead of new Set(open.map((card) => card.ahead))) {
    const day = open.filter((card) => card.ahead === ahead && !card.isGone)
    let left = floor5((off.minutesPerDay ?? 0) - takenOn(ahead))
    for (const card of day.sort((one, other) => rank(other) - rank(one) || one.index - other.index)) {
      const told = since('short-days', { most: off.minutesPerDay ?? 0, planned: card.planned }, 'spiering')
      if (left < Math.min(SHORTEST, card.minutes)) drop(card, told)
      else atMost(card, left, told)
      if (!card.isGone) left -= card.minutes
    }
  }
}

/** Two sessions of each sport a week, the hard and the long ones before others; easy ones a third as long, long ones two thirds. */
function keepFew(open: readonly Card[], most: number) {
  for (const week of new Set(open.map((card) => card.week)))
    for (const sport of SPORTS) {
      const own = open.filter((card) => card.week === week && card.sport === sport)
      const inOrder = own.toSorted((one, other) => rank(other) - rank(one) || one.ahead - other.ahead)
      for (const [place, card] of inOrder.entries()) {
        const told = since('short-days', { most, planned: card.planned }, 'spiering')
        if (place >= BUSY.sessions) drop(card, told)
        else if (!isHard(card) && !isAdapted(card))
          atMost(card, Math.max(SHORTEST, floor5(card.planned * (isLong(card) ? BUSY.long : BUSY.easy) + 1e-9)), told)
      }
    }
}

/** From so many planned minutes on a session is a long one here: what it is called may change with its length. Design choice. */
const LONG: Record<Sport, number> = { swim: 60, bike: 90, run: 60 }

const isLong = ({ sport, planned }: Card): boolean => sport !== undefined && planned >= LONG[sport]

const rank = (card: Card): number => (isHard(card) ? 2 : isLong(card) ? 1 : 0)

/** Whether something that a doctor should see lasts: then there is rest, and no way back yet. */
export const isUnderAlarm = ({ offs }: Timeline, resume: number): boolean =>
  offs.some((off) => off.isAlarming && off.to >= 0 && off.from <= resume && isBlocked([off], Math.min(off.to, resume)))
