import { SHORTEST } from '../../audit/facts/way-back-steps.js'
import { daysOnward } from '../../calendar.js'
import { raceWindowLimit } from '../../formulas/minute-tables.js'
import { firstRunAfter } from '../../season/race-recovery.js'
import { valueAt } from '../../season/season.js'
import { floor5 } from '../../season/volume.js'
import { OPENERS } from '../../sessions/library/race-pace.js'
import { maxOf } from '../../sums.js'
import type { Reason, Sport } from '../../types.js'
import { since } from '../codes.js'
import { fitWeek, minutesOfWeek } from '../rules/fit-week.js'
import { keySessions } from '../rules/key-sessions.js'
import { atMost, type Card, drop, ease, isHard } from '../timeline/cards.js'
import type { Timeline } from '../timeline/timeline.js'
import { milesRun, openOn, recoverFromGoal, taper, toldOf } from './around-goal.js'
import type { Race } from './read-races.js'

/** Minutes of the three days before a B race, the last one first, and of the day before a C race. */
const BEFORE = { B: [30, 45, 60], C: [45] } as const

/** Days before a long B race that hold as much as those before the goal race do. */
const LONG_BEFORE = 6

/** A week with a long B race holds at most this share of a load week beside it. */
const LONG_WEEK = 0.75

/** Shares of the sessions on the days after a B race, one day after the other; after a long one on all of them, none longer than this. */
const AFTER = [0.4, 0.6, 0.8, 1] as const
const LONG_AFTER = 0.6
const LONG_MOST = { swim: 60, bike: 150, run: 60 } as const

/** Openers are ridden, or run; of a day's sessions the one that says most of the race stays. */
const FIRST: readonly (Sport | undefined)[] = ['bike', 'run', 'swim']

/** Days off after a long race, and days without a run after a B race; as many as half of the easy ones after a shorter one. */
const LONG_OFF = 3

function noRunAfter(race: Race): number {
  const { priority, after, isLong } = race
  return Math.max(firstRunAfter(milesRun(race)) - 1, priority === 'C' ? 0 : isLong ? LONG_OFF : after / 2)
}

/** Whether a race comes into the plan, and all races that stand in it then. */
type Beside = { isNew: boolean; races: readonly Race[] }

/** Makes room for a race, rests before it and recovers after it; what changes is accepted with the race. */
export function planAround(timeline: Timeline, race: Race, { isNew, races }: Beside) {
  withRace(timeline, race, () => {
    makeRoom(timeline, race, races)
    if (race.priority === 'C' && isNew) replaceHard(timeline, race)
    if (race.priority === 'A') taper(timeline, race, LONG_BEFORE)
    restBefore(timeline, race)
    recoverAfter(timeline, race)
    lightenWeek(timeline, race)
  })
}

/** Lightens the weeks of long races again, where the load weeks that measure them have become smaller. */
export function lightenWeeks(timeline: Timeline, races: readonly Race[]) {
  for (const race of races) withRace(timeline, race, () => lightenWeek(timeline, race))
}

function withRace({ cards }: Timeline, race: Race, change: () => void) {
  const before = new Map(cards.map((card) => [card, card.reasons.length]))
  change()
  for (const [card, reasons] of before) if (card.reasons.length > reasons) card.group ??= groupOf(race)
}

/** What is accepted or refused as one with a race. */
export const groupOf = ({ id }: { id: string }): string => `race-${id}`

/** Race day is for the race alone; of a C race's day the long session moves to the day after where that has the hours, and no race. */
function makeRoom(timeline: Timeline, race: Race, races: readonly Race[]) {
  const there = openOn(timeline, race.ahead)
  const [long] = keySessions(there).filter((card) => !isHard(card) && !card.isLinked)
  const isRacedAfter = races.some(({ ahead }) => ahead === race.ahead + 1)
  const isMoved = race.priority === 'C' && long !== undefined && !isRacedAfter && moveLong(timeline, race, long)
  for (const card of there)
    if (!(isMoved && card === long))
      drop(card, since('race-room', { ...toldOf(race), planned: card.planned }, 'tridot'))
}

function moveLong(timeline: Timeline, race: Race, long: Card): boolean {
  const ahead = race.ahead + 1
  const weekday = daysOnward(-1, race.day)
  const there = timeline.cards.filter((card) => card.ahead === ahead && !card.isGone)
  const keys = new Set(keySessions(there))
  const isFree = there.every((card) => card.isOpen && card.sport && !keys.has(card))
  const isSameWeek = weekday !== daysOnward(-1, timeline.season.raceDay)
  const hasHours = timeline.hoursOn(ahead) >= long.minutes
  const isOff = timeline.offs.some(({ from, to }) => from <= ahead && ahead <= to)
  if (!isFree || !isSameWeek || !hasHours || isOff || !long.sport) return false
  for (const card of there)
    drop(card, since('race-long-moved', { sport: long.sport, to: weekday, planned: card.planned }, 'design'))
  long.movedTo = { week: long.week, day: weekday, ahead }
  long.reasons.push(
    since('race-long', { sport: long.sport, from: long.day, to: weekday, planned: long.planned }, 'design'),
  )
  ease(long, since('race-after-easy', { ...toldOf(race), day: 1, planned: long.planned }, 'active'))
  return true
}

/** A C race is the week's hard session of each sport in it, and its long one where the race is longer than half of that. */
function replaceHard({ cards }: Timeline, race: Race) {
  for (const { sport, minutes } of race.legs) {
    const own = cards.filter(
      (card) => card.week === race.week && card.sport === sport && card.isOpen && !card.isGone && !card.movedTo,
    )
    const hard = own.filter(isHard).toSorted((one, other) => distance(one, race) - distance(other, race))[0]
    const long = keySessions(own).find((card) => !isHard(card) && minutes > card.minutes / 2)
    for (const card of [hard, long]) {
      if (!card || card.isGone) continue
      const told = since('race-instead', { ...toldOf(race), sport, planned: card.planned }, 'active')
      const isAlone = !cards.some((other) => other.ahead === card.ahead && other !== card && !other.isGone)
      if (isAlone && card === hard) ease(card, told)
      else drop(card, told)
    }
  }
}

const distance = ({ ahead }: Card, race: Race): number => Math.abs(ahead - race.ahead)

function restBefore(timeline: Timeline, race: Race) {
  const { priority, before } = race
  const isWindow = race.isLong || priority === 'A'
  const days = isWindow ? LONG_BEFORE : before
  for (let daysLeft = days; daysLeft > 0; daysLeft--) {
    const there = openOn(timeline, race.ahead - daysLeft)
    const told = { ...toldOf(race), days: daysLeft }
    const reasonOf = (card: Card) => since('race-before-easy', { ...told, planned: card.planned }, 'myProCoach')
    if (daysLeft <= before) for (const card of there) ease(card, reasonOf(card))
    const offered = timeline.hoursOn(race.ahead - daysLeft)
    const most = isWindow
      ? raceWindowLimit(daysLeft, offered)
      : (BEFORE[priority === 'C' ? 'C' : 'B'][daysLeft - 1] ?? offered)
    if (priority !== 'C' && daysLeft === 1)
      there.sort((one, other) => FIRST.indexOf(one.sport) - FIRST.indexOf(other.sport))
    fitDay(there, most, (card) => since('race-before', { ...told, most, planned: card.planned }, 'myProCoach'))
    if (priority !== 'C' && daysLeft === 1)
      open(
        there.find(({ isGone }) => !isGone),
        race,
      )
  }
}

/** Lets a day hold so many minutes at most, its first sessions before the others. */
function fitDay(cards: readonly Card[], most: number, reasonOf: (card: Card) => Reason) {
  let left = floor5(most)
  for (const card of cards) {
    if (left < Math.min(SHORTEST, card.minutes)) drop(card, reasonOf(card))
    else atMost(card, left, reasonOf(card))
    if (!card.isGone) left -= card.minutes
  }
}

/** The ride or run of the day before opens: a few touches of race effort. */
function open(card: Card | undefined, race: Race) {
  if (!card || card.sport === 'swim' || card.minutes < SHORTEST || card.exercise.code === OPENERS.code) return
  card.isOpener = true
  card.reasons.push(since('race-openers', { ...toldOf(race), planned: card.planned }, 'bosquet'))
}

function recoverAfter(timeline: Timeline, race: Race) {
  if (race.priority === 'A') {
    recoverFromGoal(timeline, race)
    return
  }
  const noRun = noRunAfter(race)
  for (let day = 1; day <= Math.max(race.after, noRun); day++)
    for (const card of openOn(timeline, race.ahead + day)) {
      const told = { ...toldOf(race), day, planned: card.planned }
      if (race.isLong && day <= LONG_OFF) drop(card, since('race-after-off', told, 'ward'))
      else if (day <= noRun && card.sport === 'run') drop(card, since('race-after-run', told, 'ward'))
      else if (day <= race.after) recover(card, race, day)
    }
}

function recover(card: Card, race: Race, day: number) {
  const { planned, sport } = card
  const told = { ...toldOf(race), day, planned }
  ease(card, since('race-after-easy', told, race.priority === 'C' ? 'active' : 'ward'))
  const share = race.priority === 'C' ? 1 : race.isLong ? LONG_AFTER : valueAt(AFTER, day - 1)
  const most = race.isLong && sport ? LONG_MOST[sport] : Number.POSITIVE_INFINITY
  const minutes = Math.min(most, Math.max(SHORTEST, floor5(planned * share + 1e-9)))
  if (planned * share < SHORTEST) card.isTooShort = true
  atMost(card, minutes, since('race-after', { ...told, percent: Math.round((100 * minutes) / planned) }, 'ward'))
}

/** The week of a long race holds less beside it, measured by the biggest of the four load weeks before. */
function lightenWeek(timeline: Timeline, race: Race) {
  if (!race.isLong || race.priority === 'A') return
  const loads = timeline.shapes().filter(({ week, kind }) => kind === 'load' && week < race.week)
  const biggest = maxOf(loads.slice(-4).map(({ week }) => minutesOfWeek(timeline, week)))
  if (biggest === 0) return
  const most = floor5(LONG_WEEK * biggest)
  fitWeek(timeline, race.week, {
    most,
    reasonOf: ({ planned }) => since('race-load', { ...toldOf(race), most, planned }, 'tridot'),
  })
}
