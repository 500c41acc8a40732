import { clampAmount } from '../clamp-amount.js'
import { tableOf } from '../lookup.js'
import {
  type BySport,
  type Paces,
  RACE_TYPES,
  type RaceType,
  SPORTS,
  type Sport,
  type Step,
  ZONES,
  type Zone,
} from '../types.js'
import { FALLBACK_GOAL_PACES } from './limits.js'
import { formatMph, formatPace, roundHalfUp } from './pace.js'

type TrainingZone = Exclude<Zone, 'race'>

/**
 * Threshold from race pace: run pace times, bike speed times, swim pace times. Run: chosen so that race pace lands in the
 * zone of its race (osbmultisport.com: ironman 1-2, half 3, shorter 4); Riegel alone gives 1.05 to .93, and a run off
 * the bike is up to 7 % slower (Ricci). Bike: (1 / IF)^(1/3) with IF .95, .90, .80, .72 (sisuracing.co.uk). Swim: critical
 * swim speed is about 1500 m pace (Wakayoshi 1993) and some 5 % too fast for one long swim; a ride follows. So race pace
 * lands in the zone of its race here too.
 */
const THRESHOLD: Record<RaceType, Paces> = {
  sprint: { swim: 0.99, bike: 1.02, run: 1.03 },
  olympic: { swim: 0.98, bike: 1.035, run: 0.99 },
  '70.3': { swim: 0.96, bike: 1.075, run: 0.93 },
  ironman: { swim: 0.94, bike: 1.115, run: 0.88 },
}

/**
 * Zones from threshold. Run: inside Friel's bands (220 Triathlon). Bike: cube roots of 50, 65, 75, 85, 95 and 112 % of
 * threshold power, which grows with speed cubed (onegiantleap.co.nz, whosatthewheel.com). Swim: the Swim Smooth blog's
 * offsets as factors, so that slow swimmers scale.
 */
const FACTORS: BySport<Record<TrainingZone, number>> = {
  swim: { recovery: 1.15, easy: 1.08, moderate: 1.05, tempo: 1.03, threshold: 1, interval: 0.96 },
  bike: { recovery: 0.79, easy: 0.87, moderate: 0.91, tempo: 0.945, threshold: 0.985, interval: 1.04 },
  run: { recovery: 1.32, easy: 1.22, moderate: 1.14, tempo: 1.08, threshold: 1.01, interval: 0.94 },
}

/** How far a step's pace may stray from its zone's middle, either way. Design choice. */
const SPREAD: Record<Zone, number> = {
  recovery: 0.04,
  easy: 0.03,
  moderate: 0.02,
  tempo: 0.015,
  threshold: 0.015,
  interval: 0.015,
  race: 0.01,
}

/** A zone of one sport at one time of the season. */
export type ZonePace = {
  /** In the sport's unit. */
  pace: number
  /** Seconds for one metre of swimming, one mile of riding or running. */
  secondsPerUnit: number
  target: NonNullable<Step['target']>
}

export type ZonePaces = BySport<Record<Zone, ZonePace>>

/**
 * Training paces by sport and zone that follow from race paces, in the sport's own unit; `race` is the pace itself.
 * An unknown race counts as olympic, a pace that is not above 0 as 2:30, 18 mph or 8:30. Bands: Friel, 220 Triathlon.
 */
export const zonePaces = (raceType: RaceType, paces: Paces): BySport<Record<Zone, number>> =>
  tableOf(SPORTS, (sport) => sportPaces(raceType, sport, paces[sport]))

function sportPaces(raceType: RaceType, sport: Sport, pace: number): Record<Zone, number> {
  const known = clampAmount(pace) || FALLBACK_GOAL_PACES[sport]
  const threshold = known * THRESHOLD[RACE_TYPES.includes(raceType) ? raceType : 'olympic'][sport]
  return tableOf(ZONES, (zone) => (zone === 'race' ? known : threshold * FACTORS[sport][zone]))
}

/** The paces of one race as another one is raced by the same athlete. */
export function pacesOfRace(paces: Paces, from: RaceType, to: RaceType): Paces {
  if (from === to) return paces
  return tableOf(SPORTS, (sport) => (paces[sport] * THRESHOLD[from][sport]) / THRESHOLD[to][sport])
}

/** What the steps of a week need of every zone. */
export const weekZones = (raceType: RaceType, paces: Paces): ZonePaces =>
  tableOf(SPORTS, (sport) => sportZones(raceType, sport, paces[sport]))

/** The same of one sport at its race pace. */
export function sportZones(raceType: RaceType, sport: Sport, pace: number): Record<Zone, ZonePace> {
  const middle = sportPaces(raceType, sport, pace)
  return tableOf(ZONES, (zone) => toZonePace(sport, middle[zone], SPREAD[zone]))
}

/** What the steps of a sport need of every zone where its threshold was measured, whatever the paces of the plan say. */
export const measuredZones = (raceType: RaceType, sport: Sport, threshold: number): Record<Zone, ZonePace> =>
  sportZones(raceType, sport, threshold / THRESHOLD[raceType][sport])

function toZonePace(sport: Sport, pace: number, spread: number): ZonePace {
  if (sport === 'bike') {
    const target = { from: tenth(pace * (1 - spread)), to: tenth(pace * (1 + spread)) }
    return { pace, secondsPerUnit: 3600 / pace, target }
  }
  const target = { from: roundHalfUp(pace * (1 + spread)), to: roundHalfUp(pace * (1 - spread)) }
  return { pace, secondsPerUnit: sport === 'swim' ? pace / 100 : pace, target }
}

/** A pace as `"1:51/100m"`, `"19.0 mph"` or `"8:04/mi"`. */
export function paceText(sport: Sport, pace: number): string {
  if (sport === 'bike') return `${formatMph(pace)} mph`
  return sport === 'swim' ? `${formatPace(pace)}/100m` : `${formatPace(pace)}/mi`
}

const tenth = (value: number) => roundHalfUp(value * 10) / 10

/**
 * The paces a week trains at: `progress` 0 is today's, 1 the goal's, in a straight line between.
 */
export function pacesBetween(current: Paces, goal: Paces, progress: number): Paces {
  return tableOf(SPORTS, (sport) => current[sport] + (goal[sport] - current[sport]) * progress)
}
