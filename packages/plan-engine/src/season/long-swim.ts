import { METRES_PER_MILE } from '../formulas/units.js'
import { BANDS } from '../formulas/volume-tables.js'
import type { RaceType } from '../types.js'
import { largestDays, type Season, valueAt } from './season.js'
import { ownShares } from './sport-shares.js'
import { floor5, type WeekShape } from './volume.js'

/** Most minutes of the week's long swim, from beginner to advanced. Published plans swim 71-105 % of an ironman once a week (lavamagazine.com); sizes D. */
const LONG_SWIM: Record<RaceType, readonly [number, number, number]> = {
  sprint: [45, 50, 60],
  olympic: [60, 60, 75],
  '70.3': [75, 75, 90],
  ironman: [90, 105, 120],
}

/** Share of the race's metres that the longest swim should reach: 78-104 % of a 70.3 in a published plan (crewrunners.com). */
const SWIM_SHARE = 0.8
const IRONMAN_SHARE = 0.75

/** Below this share it is no long swim for the race. */
export const TOO_SHORT = 0.6

/** Metres of the longest swim before a sprint, at most. Design choice. */
export const LONGEST_SPRINT_SWIM = 2500

/** Metres swum without a stop in build and in peak: about half of the race (crewrunners.com: 1,500 of 1,900 m). */
export const UNBROKEN: Record<RaceType, number> = { sprint: 400, olympic: 750, '70.3': 1000, ironman: 1950 }

/** Seconds per 100 m from which on the unbroken swim grows from this many metres by as many each time. Design choice. */
export const SLOW_SWIM = 180
export const UNBROKEN_STEP = 200

/** The long swim's share of the week's swimming: at most beside others, and beside one and beside more at least. Design choice. */
const MOST_SHARE = 0.7
const USUAL_SHARE = { besideOne: 0.55, besideMore: 0.42 } as const

/** Minutes of a swim that is for technique, at most. */
export const TECHNIQUE_MINUTES = 45

/** The same where half of the swims are for it: they take the place of longer ones. */
export const LEARNING_MINUTES = 75

/** Time of easy metres with rests, warm-up and cool-down, against the same metres at today's pace. Design choice. */
const EASY_SWIM = 1.13

/** The same at the fastest paces that a season of the level leads to. Design choice. */
const FASTER = [0.93, 1, 1.1] as const

/** The long swim reaches its length in the middle of the season, ahead of the other long sessions. Design choice. */
const REACHED = 0.5

/** Minutes of the first one, at least. Design choice. */
const FIRST = 30

/** Seconds per 100 m from which on a better stroke gains more than harder swims: half of them are for it. Practice of coaches; the pace is D. */
const TECHNIQUE_SWIM = 140

/** Whether half of the swims are for technique. */
export const learnsToSwim = ({ current }: Season): boolean => current.swim >= TECHNIQUE_SWIM

/** Metres of the race's swim. */
export const raceMetres = ({ distances }: Season): number => distances.swim * METRES_PER_MILE

/** Metres that the longest swim should reach, in whole lengths. */
export const neededMetres = (season: Season): number =>
  50 * Math.floor((raceMetres(season) * (season.race === 'ironman' ? IRONMAN_SHARE : SWIM_SHARE)) / 50)

/** Minutes of an easy swim of so many metres at today's pace, in steps of 5. */
export const minutesFor = ({ current }: Season, metres: number): number =>
  5 * Math.ceil((metres * current.swim * EASY_SWIM) / 30_000 - 1e-9)

/** Metres of an easy swim of so many minutes at today's pace, in whole lengths. */
const metresFor = ({ current }: Season, minutes: number): number =>
  50 * Math.floor((minutes * 6000) / (current.swim * EASY_SWIM) / 50)

/** Most minutes of any swim: the level's, and before a sprint no more metres than make sense. */
export function longestSwim(season: Season): number {
  const { race, rank } = season
  const most = LONG_SWIM[race][rank]
  if (race !== 'sprint') return most
  return Math.max(20, Math.min(most, floor5((LONGEST_SPRINT_SWIM * season.current.swim * FASTER[rank]) / 6000)))
}

/** Minutes that a big week has for swimming. */
const swimming = (season: Season): number => (BANDS.build * season.peak * ownShares(season, 'build').swim) / 100

/** Minutes of the longest swim that the level, a day beside the longest and so many minutes of swimming hold. */
function possibleMinutes(season: Season, week: number): number {
  return Math.min(longestSwim(season), valueAt(largestDays(season), 1), week)
}

/** Metres of the longest swim that the hours hold. */
export const possibleMetres = (season: Season): number => metresFor(season, possibleMinutes(season, swimming(season)))

/** Whether the hours hold the swim that the race asks for every week, every second week and then alone, or not at all. */
export function longSwimFits(season: Season): 'weekly' | 'alone' | undefined {
  const need = minutesFor(season, neededMetres(season))
  const week = swimming(season)
  if (need <= possibleMinutes(season, MOST_SHARE * week)) return 'weekly'
  return need <= possibleMinutes(season, week) ? 'alone' : undefined
}

/** Minutes of a week's long swim, what it may stretch to, and whether it is the week's only one. */
export type LongSwim = { minutes: number; max: number; isAlone: boolean }

/** The long swim of a week with so many minutes and sessions of swimming; undefined in weeks that rest. */
export function longSwimOf(season: Season, shape: WeekShape, minutes: number, sessions: number): LongSwim | undefined {
  if ((shape.kind !== 'load' && shape.kind !== 'absorb') || sessions < 1) return undefined
  const longest = longestSwim(season)
  const metres = season.rank === 2 ? raceMetres(season) : neededMetres(season)
  const aim = Math.min(longest, Math.max(FIRST, minutesFor(season, metres)))
  const progress = Math.min(1, (shape.week - 1) / (REACHED * season.totalWeeks))
  const usual = minutes * (sessions > 2 ? USUAL_SHARE.besideMore : USUAL_SHARE.besideOne)
  const wanted = Math.min(longest, Math.max(FIRST + (aim - FIRST) * progress, usual))
  const most = MOST_SHARE * minutes
  const isWorthIt = wanted > most && wanted >= minutesFor(season, TOO_SHORT * raceMetres(season))
  const isAlone = sessions < 2 || (isWorthIt && shape.week % 2 === 0 && longSwimFits(season) === 'alone')
  return { minutes: floor5(Math.min(wanted, isAlone ? minutes : most)), max: longest, isAlone }
}
