import { minutesIn } from '../../sums.js'
import type { Reason } from '../../types.js'
import { since } from '../codes.js'
import { toldOf } from '../races/around-goal.js'
import { groupOf } from '../races/around-race.js'
import { newRaces } from '../races/plan-races.js'
import type { Race } from '../races/read-races.js'
import { type Card, isAdapted } from '../timeline/cards.js'
import { type Gap, hasWayBack } from '../timeline/gaps.js'
import { isBlocked } from '../timeline/time-off.js'
import { type Timeline, weekAt } from '../timeline/timeline.js'
import type { Change, Outlook } from '../types.js'

/** What wants an easier week, and the ways to give it one: each lets that week and a recovery week near it change places. */
export type Wish = readonly (readonly Change[])[]

/** Longer time off is more than a recovery week; a shorter one leaves its week as it is. */
const LONGEST_REST = 7

/** A C race of so many minutes takes more of its week than a recovery week would. Design choice. */
const LONG_C = 75

/** Weeks to the recovery week that may change places with one of time off, and with one of a race. */
const NEAR = { off: 2, race: 1 } as const

/** Whether a plan holds more than another one, and breaks no rule of the plan check that that keeps. */
export function isBetter(one: Outlook, other: Outlook): boolean {
  const lost = one.broken.filter((rule) => !other.broken.includes(rule))
  return lost.length === 0 && one.auditScore >= other.auditScore && minutesIn(one.weeks) > minutesIn(other.weeks)
}

/** The wishes of time off that is told ahead and of new races, in order of their days. */
export function swapWishes(timeline: Timeline, gaps: readonly Gap[]): Wish[] {
  // What was missed is not made up, and who has to find back needs no bigger week.
  if (gaps.some((gap) => !gap.isAhead && hasWayBack(gap))) return []
  return [...restWishes(timeline, gaps), ...raceWishes(timeline)]
}

function restWishes(timeline: Timeline, gaps: readonly Gap[]): Wish[] {
  const rests = gaps.filter(
    (gap) =>
      gap.isAhead &&
      gap.sport === undefined &&
      hasWayBack(gap) &&
      gap.days <= LONGEST_REST &&
      gap.offs.every(isPlanned),
  )
  return rests.map((rest) => {
    const easy = weekAt(timeline, Math.round((rest.from + rest.to) / 2))
    const group = `weeks-${easy}`
    return swaps(timeline, { easy, near: NEAR.off, group, reasonOf: (told) => since('week-swap', told, 'trainerRoad') })
  })
}

const isPlanned = ({ reason }: Gap['offs'][number]): boolean =>
  reason === 'holiday' || reason === 'travel' || reason === 'busy'

const raceWishes = (timeline: Timeline): Wish[] =>
  newRaces(timeline, timeline.input.races)
    .filter(({ priority, minutes }) => priority === 'B' || (priority === 'C' && minutes >= LONG_C))
    .map((race: Race) =>
      swaps(timeline, {
        easy: race.week,
        near: NEAR.race,
        group: groupOf(race),
        reasonOf: (told) => since('race-week-swap', { ...toldOf(race), ...told }, 'tridot'),
      }),
    )

type Sought = {
  easy: number
  near: number
  group: string
  reasonOf: (told: { planned: number; weeks: number; isEasy: boolean }) => Reason
}

/** The changes that let a load week and a recovery week near it change places, the nearest and latest first. */
function swaps(timeline: Timeline, sought: Sought): Wish {
  const { easy, near } = sought
  const shapes = timeline.shapes()
  if (shapes[easy - 1]?.kind !== 'load' || !isFree(timeline, easy, true)) return []
  const others = shapes.filter(
    ({ week, kind }) => kind === 'recovery' && Math.abs(week - easy) <= near && isFree(timeline, week, false),
  )
  const distance = ({ week }: { week: number }) => Math.abs(week - easy)
  const inOrder = others.toSorted((one, other) => distance(one) - distance(other) || other.week - one.week)
  return inOrder.flatMap(({ week }) => {
    const changes = [...movesOf(timeline, easy, week, sought), ...movesOf(timeline, week, easy, sought)]
    return holdsHours(timeline, easy, week) && holdsHours(timeline, week, easy) ? [changes] : []
  })
}

/** Whether a week is all to come and as it was planned, without a race, and without time off but for the one that wants it easy. */
function isFree(timeline: Timeline, week: number, isEasy: boolean): boolean {
  const { cards = [] } = timeline.weeks[week - 1] ?? {}
  const first = firstDay(timeline, week)
  const hasOff = timeline.offs.some(({ from, to }) => from <= first + 6 && to >= first)
  return (
    first >= 0 &&
    timeline.shapes()[week - 1]?.isWhole === true &&
    cards.length > 0 &&
    cards.every((card) => card.isOpen && card.sport && !isAdapted(card)) &&
    (isEasy || !hasOff) &&
    !timeline.saved.some((workout) => workout.week === week && workout.workoutType === 'race')
  )
}

const firstDay = ({ season, toRace }: Timeline, week: number): number => toRace - 7 * (season.totalWeeks - week) - 6

const cardsOf = ({ weeks }: Timeline, week: number): readonly Card[] => weeks[week - 1]?.cards ?? []

/** Whether the days of a week have the hours for what stands in another one. */
function holdsHours(timeline: Timeline, week: number, from: number): boolean {
  const cards = cardsOf(timeline, from)
  return cards.every(({ ahead }) => {
    const there = ahead + 7 * (week - from)
    const isOff = isBlocked(timeline.offs, there)
    return isOff || minutesIn(cards.filter((card) => card.ahead === ahead)) <= timeline.hoursOn(there)
  })
}

/** The sessions of a week on the same days of another one. */
function movesOf(timeline: Timeline, from: number, to: number, { easy, group, reasonOf }: Sought): Change[] {
  return cardsOf(timeline, from).map(({ exercise, day, index, planned }) => {
    const reason = reasonOf({ planned, weeks: to - from, isEasy: to === easy })
    const place = { day, index }
    return {
      id: exercise.id,
      group,
      kind: 'move',
      from: { ...place, week: from, exercise },
      to: { ...place, week: to, exercise: { ...exercise, reasons: [...exercise.reasons, reason] } },
      reasons: [reason],
    }
  })
}
