import { legSeconds } from '../formulas/finish-time.js'
import { MIN_MINUTES } from '../formulas/minute-tables.js'
import type { RaceType, Weekday } from '../types.js'
import type { KeyDays } from './key-days.js'
import { type Season, valueAt } from './season.js'
import { floor5, round5, type WeekShape } from './volume.js'

/** The week of the rehearsal, its minutes, and those at race effort. */
export type Rehearsal = {
  week: number
  ride: number
  run: number
  effort: { bike: number; run: number }
  /** Fewest minutes of the ride that are worth it. */
  least: number
}

/** Fewest weeks of a plan with a rehearsal. */
const FEWEST_WEEKS = 8

/** Weeks before race week: the load week 28 to 41 days out (tenwest); two weeks out before a short race. */
const WEEKS_OUT: Record<RaceType, readonly number[]> = { sprint: [2], olympic: [2], '70.3': [5, 4], ironman: [5, 4] }

/** The ride against the predicted one of a 70.3, and the minutes of an ironman's (tridotrr, ironmom); runs (tenwest). */
const HALF_RIDE = { least: 0.75, most: 0.9 } as const
const IRONMAN_RIDE = { least: 240, most: 330 } as const
const RUN_MINUTES = { '70.3': 45, ironman: 50 } as const

/** Fewer minutes of a ride rehearse nothing: a long race may have a short leg. Design choice. */
const SHORTEST_RIDE = 30

/** Share of a short race's ride and run that is rehearsed at race effort, and the easy minutes around it. */
const SHORT = { share: 0.5, rideEasy: 35, runEasy: 10 } as const

/** The day before holds at most this, all easy. */
const EVE_MINUTES = 45

/** Minutes a run on tired legs takes to settle and to ease off. */
const RUN_AT_EFFORT = 0.5

/** The plan's one rehearsal of the race on its long ride's day; undefined where no load week or no day can hold it. */
export function rehearsalOf(season: Season, days: KeyDays, shapes: readonly WeekShape[]): Rehearsal | undefined {
  const { race, totalWeeks, availability, distances, current } = season
  const { longRide } = days
  if (totalWeeks < FEWEST_WEEKS || longRide === undefined) return undefined
  const shape = WEEKS_OUT[race]
    .map((out) => shapes[totalWeeks - out - 1])
    .find((each) => each !== undefined && isOpen(each) && each.days.includes(longRide))
  if (!shape) return undefined
  const legs = legSeconds(distances, current)
  const [bike, run] = [legs.bike / 60, legs.run / 60]
  const offer = valueAt(availability, longRide)
  if (race === 'sprint' || race === 'olympic') {
    const effort = { bike: Math.round(SHORT.share * bike), run: Math.round(SHORT.share * run) }
    const runs = round5(effort.run + SHORT.runEasy)
    const ride = floor5(offer - runs)
    const least = effort.bike + SHORT.rideEasy
    return ride >= effort.bike ? { week: shape.week, ride, run: runs, effort, least } : undefined
  }
  const runs = RUN_MINUTES[race]
  const wanted =
    race === '70.3' ? [HALF_RIDE.least * bike, HALF_RIDE.most * bike] : [IRONMAN_RIDE.least, IRONMAN_RIDE.most]
  const [least = 0, most = 0] = wanted
  const ride = floor5(Math.min(Math.max(least, Math.min(most, 0.85 * bike)), offer - runs))
  if (ride < Math.max(SHORTEST_RIDE, 0.5 * least)) return undefined
  return {
    week: shape.week,
    ride,
    run: runs,
    effort: { bike: Number.POSITIVE_INFINITY, run: Math.floor(RUN_AT_EFFORT * runs) },
    least,
  }
}

const isOpen = ({ kind, isWhole }: WeekShape): boolean => isWhole && (kind === 'load' || kind === 'taper')

/** The minutes each weekday may hold in the week of the rehearsal: little on the day before a long one. */
export function limitsBefore({ isLong }: Season, limits: readonly number[], longRide: Weekday): readonly number[] {
  if (!isLong) return limits
  const eve = (longRide + 6) % 7
  return limits.map((limit, day) => (day === eve ? Math.min(limit, EVE_MINUTES) : limit))
}

export type RehearsalRoom = {
  /** Minutes of the week, its days, and what the long ride and any run of it may last. */
  target: number
  days: number
  plannedRide: number
  rideCeiling: number
  runCeiling: number
}

/** The rehearsal as its week can hold it: no jump of ride, run or week; undefined where too little is left of it. */
export function fittedRehearsal(rehearsal: Rehearsal, room: RehearsalRoom): Rehearsal | undefined {
  const run = floor5(Math.min(rehearsal.run, room.runCeiling))
  const others = MIN_MINUTES.load * (room.days - 1)
  const most = Math.max(room.plannedRide, rehearsal.least)
  const ride = floor5(Math.min(rehearsal.ride, most, room.rideCeiling, room.target - run - others))
  return ride >= WORTHWHILE * rehearsal.least ? { ...rehearsal, ride, run } : undefined
}

/** A rehearsal with a shorter ride, so that its week holds so many minutes less; never less than is worth it. */
export function shortened(rehearsal: Rehearsal, minutes: number): Rehearsal {
  const shortest = Math.min(rehearsal.ride, round5(WORTHWHILE * rehearsal.least))
  return { ...rehearsal, ride: Math.max(shortest, rehearsal.ride - minutes) }
}

/** Less of it is no rehearsal. Design choice. */
const WORTHWHILE = 0.6
