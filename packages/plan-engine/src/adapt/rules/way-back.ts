import {
  type BackStep,
  countedDays as counted,
  LAST_DAYS,
  type Pause,
  SHORT_PAUSE,
  SHORTEST,
  speedAfter,
  stepAfter,
} from '../../audit/facts/way-back-steps.js'
import { floor5 } from '../../season/volume.js'
import type { Exercise } from '../../types.js'
import { since } from '../codes.js'
import { atMost, type Card, ease, isHard } from '../timeline/cards.js'
import type { Gap } from '../timeline/gaps.js'
import type { Timeline } from '../timeline/timeline.js'

/** From so many days off on paces are slower; they come back over as many days, at most these. */
const SLOWER_FROM = 14
const SLOWER_AT_MOST = 28

const restingWeeks = ({ shapes }: Timeline): ReadonlySet<number> =>
  new Set(shapes().flatMap(({ week, kind }) => (kind === 'recovery' ? [week] : [])))

/** A pace that differs by less is no other one, in per cent; twice that where other sessions have been slowed, as a day later would. */
const SAME_PACE = 1
const WHOLE = 100

/** The days a gap counts for on the way back. */
export const countedDays = (gap: Gap): number => counted(pauseOf(gap))

/** A gap as those see it who come back from it: what a doctor should see asks for as gentle a return as fever. */
export const pauseOf = ({ days, offs }: Gap): Pause => ({
  days,
  reasons: offs.map(({ reason, isAlarming }) => (isAlarming ? 'ill-fever' : reason)),
})

/** Shortens and eases what stands on the way back from a gap, and slows it after a long one. */
export function goWayBack(timeline: Timeline, gap: Gap, all: readonly Gap[]) {
  const days = countedDays(gap)
  const hardKept = new Set<number>()
  const resting = days <= SHORT_PAUSE ? restingWeeks(timeline) : new Set<number>()
  const own = timeline.cards.filter(
    ({ sport, ahead }) =>
      sport && (!gap.sport || gap.sport === sport) && ahead >= gap.resume && timeline.toRace - ahead >= LAST_DAYS,
  )
  const least = own.some(({ exercise }) => slowedTo(exercise) < WHOLE) ? 2 * SAME_PACE : SAME_PACE
  for (const card of own) {
    const day = card.ahead - gap.resume
    const step = card.sport && stepAfter(pauseOf(gap), card.sport, day)
    if (step) takeStep(card, step, { gap, day, hardKept, isShort: resting.has(card.week) && card.sport !== 'run' })
    if (days >= SLOWER_FROM && day < Math.min(days, SLOWER_AT_MOST)) slow(card, { gap, all, days, day, least })
  }
}

type Taking = { gap: Gap; day: number; hardKept: Set<number>; isShort: boolean }

function takeStep(card: Card, { share, effort, source }: BackStep, { gap, day, hardKept, isShort }: Taking) {
  const { planned } = card
  const told = { days: gap.days, ...(gap.sport && { sport: gap.sport }), day: day + 1, planned }
  if (effort === 'all' || (effort === 'one-hard' && isHard(card) && hardKept.size > 0))
    ease(card, since('way-back-easy', told, source))
  else if (effort === 'one-hard' && isHard(card)) hardKept.add(card.ahead)
  if (isShort) return
  const percent = Math.round(share * 100)
  if (planned * share < SHORTEST) card.isTooShort = true
  atMost(card, shareOf(planned, share), since('way-back', { ...told, percent }, source))
}

/** So much of a session's minutes in fives; below the shortest it is as short as that, and may go. */
const shareOf = (planned: number, share: number): number => Math.max(SHORTEST, floor5(planned * share + 1e-9))

/** `least`: per cent by which a session that is not slowed has to become slower. */
type Slowing = { gap: Gap; all: readonly Gap[]; days: number; day: number; least: number }

function slow(card: Card, { gap, all, days, day, least }: Slowing) {
  if (!card.isOpen || card.isGone) return
  const speed = speedOn(speedAfter(days, hasOthers(gap, all)), days, day)
  const percent = Math.round(speed * 1000) / 10
  const told = slowedTo(card.exercise)
  if (speed >= card.speed || percent > told - (told < WHOLE ? SAME_PACE : least)) return
  card.speed = speed
  const inputs = {
    days: gap.days,
    ...(gap.sport && { sport: gap.sport }),
    day: day + 1,
    percent,
    planned: card.planned,
  }
  card.reasons.push(since('way-back-pace', inputs, 'daniels'))
}

/** What is left of the speed so many days after training has resumed. */
const speedOn = (left: number, days: number, day: number): number =>
  left + (1 - left) * Math.min(1, day / Math.min(days, SLOWER_AT_MOST))

/** The share of its speed, in per cent, that earlier changes have left a session. */
export const slowedTo = ({ reasons }: Pick<Exercise, 'reasons'>): number =>
  reasons.reduce(
    (least, { rule, inputs }) => (rule === 'way-back-pace' ? Math.min(least, Number(inputs.percent)) : least),
    WHOLE,
  )

/** Whether other sports were done in a gap of one: the gap of all sports before the same day is less than half as long. */
const hasOthers = (gap: Gap, all: readonly Gap[]): boolean =>
  gap.sport !== undefined &&
  !all.some(
    (other) => other.sport === undefined && other.to >= gap.from && other.from <= gap.to && other.days * 2 >= gap.days,
  )
