import { LAST_RIDE, raceWindowLimit } from '../formulas/minute-tables.js'
import { type Season, valueAt, WEEKDAYS } from '../season/season.js'
import type { Role, Slot } from '../season/session-slot.js'
import { round5, type WeekShape } from '../season/volume.js'
import type { Sport, Weekday } from '../types.js'
import { byDate } from './order-in-day.js'
import { type Board, type BoardSetting, emptyBoard, place } from './week-board.js'

/** A day takes a second session from this many minutes on, when the week has this many for each day. Design choice. */
const SECOND = { offer: 60, minutesPerDay: 38 } as const

/** Minutes of the openers: the ride in a short and in a usual slot, then the run. */
const OPENERS = { shortRide: 10, ride: 15, longRide: 20, run: 10 } as const

/** A run before the race against the longest of the last weeks. Design choice. */
const RUN_SHARE = 0.8

type Entry = { sport: Sport; role: Role }
type DayPlan = { first: Entry; second?: Entry }

/**
 * What each day before the race holds, 1 to 6 days out: hard enough to stay sharp, short enough to rest (Bosquet 2007:
 * intensity and frequency stay, volume falls). The sharpener is moved when its day is off.
 */
const LAST_DAYS: readonly DayPlan[] = [
  { first: { sport: 'bike', role: 'opener' }, second: { sport: 'run', role: 'opener' } },
  { first: { sport: 'swim', role: 'easy' } },
  { first: { sport: 'run', role: 'primer' }, second: { sport: 'swim', role: 'easy' } },
  { first: { sport: 'bike', role: 'sharpener' }, second: { sport: 'run', role: 'easy' } },
  { first: { sport: 'swim', role: 'primer' }, second: { sport: 'bike', role: 'easy' } },
  { first: { sport: 'run', role: 'easy' }, second: { sport: 'swim', role: 'easy' } },
]

/** Minutes each weekday of race week may hold. */
export function raceWindowLimits({ raceDay }: Season, limits: readonly number[]): number[] {
  return WEEKDAYS.map((day) => raceWindowLimit(daysLeft(raceDay, day), valueAt(limits, day)))
}

export type RaceWindowNeeds = {
  total: number
  longestRun: number
  /** Whether the last day before the window was a hard one. */
  followsHardDay: boolean
}

/** The sessions of the days before the race, in date order, each with the fewest minutes it may have. */
export function placeRaceWindow(setting: BoardSetting, needs: RaceWindowNeeds): Slot[] {
  const { season, shape, days } = setting
  const board = emptyBoard(setting, { swim: 0, bike: 0, run: 0 })
  const sharpAt = sharpenerDay(season, shape, needs)
  const roomForTwo = needs.total >= SECOND.minutesPerDay * shape.days.length
  for (const day of shape.days) {
    const left = daysLeft(season.raceDay, day)
    const plan = left === sharpAt ? sharpenerPlan(left) : withoutSharpener(LAST_DAYS[left - 1])
    if (!plan) continue
    if (left === 1) {
      placeOpeners(board, day)
      continue
    }
    placeEntry(board, { day, ...plan.first }, needs.longestRun)
    const takesSecond = roomForTwo && valueAt(season.availability, day) >= SECOND.offer && !days.light.includes(day)
    if (plan.second && takesSecond) placeEntry(board, { day, ...plan.second }, needs.longestRun)
  }
  return byDate(board.slots, board.season)
}

/** Four days out; else five, three or six, whichever can be trained on, and never the day after a hard one. */
function sharpenerDay(
  { raceDay }: Season,
  { days, left: rest }: WeekShape,
  { followsHardDay }: RaceWindowNeeds,
): number {
  const open = days.map((day) => daysLeft(raceDay, day))
  const afterHard = followsHardDay ? (rest === undefined ? 6 : open[0]) : 0
  return [4, 5, 3, 6].find((left) => open.includes(left) && left !== afterHard) ?? 0
}

/** The sharpener is a ride, but a run where the ride's day and the swim's are off. */
function sharpenerPlan(left: number): DayPlan {
  if (left === 3) return { first: { sport: 'run', role: 'sharpener' }, second: { sport: 'swim', role: 'easy' } }
  const second: Entry = { sport: left === 5 ? 'swim' : 'run', role: 'easy' }
  return { first: { sport: 'bike', role: 'sharpener' }, second }
}

/** A day whose sharpener has moved to another one leaves an easy session in its place. */
function withoutSharpener(plan: DayPlan | undefined): DayPlan | undefined {
  if (plan?.first.role !== 'sharpener') return plan
  return { ...plan, first: { ...plan.first, role: 'easy' } }
}

function placeEntry(board: Board, { day, sport, role }: Entry & { day: Weekday }, longestRun: number) {
  const room = valueAt(board.limits, day) - valueAt(board.used, day)
  if (room < 15) return
  const longest = sport === 'run' && longestRun > 0 ? Math.max(15, round5(RUN_SHARE * longestRun)) : undefined
  place(board, { day, sport, role, rule: 'race-week', max: sport === 'bike' ? LAST_RIDE : longest })
}

/** A short ride and a shorter run the day before, the ride alone where the day is too short for both. */
function placeOpeners(board: Board, day: Weekday) {
  const limit = valueAt(board.limits, day)
  const ride = limit >= 30 ? OPENERS.longRide : limit >= 25 ? OPENERS.ride : OPENERS.shortRide
  place(board, { day, sport: 'bike', role: 'opener', rule: 'race-week', min: ride, max: ride })
  if (limit - ride < OPENERS.run) return
  place(board, { day, sport: 'run', role: 'opener', rule: 'race-week', min: OPENERS.run, max: OPENERS.run })
}

/** Days from a weekday of race week to the race, 1 to 6; 7 stands for race day itself. */
const daysLeft = (raceDay: Weekday, day: Weekday): number => (raceDay - day + 7) % 7 || 7
