import { repace } from '../edit/repace.js'
import { roundHalfUp } from '../formulas/pace.js'
import { RACE_ZONE } from '../formulas/training-load.js'
import { measuredZones, type ZonePace } from '../formulas/zones.js'
import { tableOf } from '../lookup.js'
import { mainEffort } from '../sessions/library/main-part.js'
import {
  type Exercise,
  type IsoDay,
  isSport,
  type RaceType,
  type Sport,
  type Step,
  ZONES,
  type Zone,
} from '../types.js'
import { rangeText, type TargetField, withRanges } from './ranges.js'
import { powerOn, thresholdOn } from './thresholds.js'
import type { Athlete, TargetMethod } from './types.js'
import { boundsOf, ownBounds, paceBetween } from './zone-table.js'

type TrainingZone = Exclude<Zone, 'race'>
type Range = NonNullable<Step['power']>

/**
 * Where a step lies among the bounds of a method: 2 is the second bound, 2.5 half way to the third. So the athlete's own bounds move the
 * targets too. Power: about 50, 65, 75, 85, 95 and 112 % of FTP, as the speeds of the same zones. Design choice within the bands.
 */
const PLACES: Record<'power' | 'heartRate', Record<TrainingZone, readonly [number, number]>> = {
  power: {
    recovery: [0.8, 1],
    easy: [1.25, 1.75],
    moderate: [1.8, 2.2],
    tempo: [2.4, 2.9],
    threshold: [3.1, 3.6],
    interval: [4.2, 4.7],
  },
  heartRate: {
    recovery: [0.88, 1],
    easy: [1, 2],
    moderate: [1.5, 2.5],
    tempo: [2.2, 3.2],
    threshold: [3, 4.33],
    interval: [5, 6],
  },
}

/** Effort from 1 to 10 in each zone (Foster's scale). Design choice. */
const EFFORTS: Record<TrainingZone, Range> = {
  recovery: { from: 1, to: 2 },
  easy: { from: 2, to: 3 },
  moderate: { from: 4, to: 5 },
  tempo: { from: 5, to: 6 },
  threshold: { from: 7, to: 8 },
  interval: { from: 8, to: 9 },
}

/** The heart takes this long to tell how hard it is: shorter steps have no target by it, and sessions made of them go by another. */
const SLOW_HEART_SECONDS = 120

/** What is tried in turn where the chosen method has no threshold, or does not suit a session. */
const ORDER: Record<TargetMethod, readonly TargetMethod[]> = {
  pace: ['pace'],
  feel: ['feel'],
  power: ['power', 'heart-rate', 'pace'],
  'heart-rate': ['heart-rate', 'power', 'pace'],
}

/** Watts are told in fives. */
const WATTS = 5

/** The race that a session's plan is for, its day, and the athlete. */
export type Aim = { raceType: RaceType; day: IsoDay; athlete: Athlete }

/**
 * A session with the targets that an athlete wants: watts, heartbeats or effort beside the pace of each step, or paces from a measured
 * threshold. All its steps go by one method: the chosen one where its threshold is known on the day, else the next that is. Minutes and
 * steps stay; a swim's metres follow its paces. The session itself where nothing changes.
 */
export function aimExercise<E extends Exercise>(exercise: E, aim: Aim): E {
  const { type, steps } = exercise
  if (!isSport(type) || steps.length === 0) return exercise
  const method = methodFor(exercise, type, aim)
  if (method === 'pace') return byPace(exercise, type, aim)
  const range = rangesOf(method, type, aim)
  const field = FIELDS[method]
  const main = mainEffort(exercise)
  const told = main && range(main.zone)
  const shortest = method === 'heart-rate' ? SLOW_HEART_SECONDS : 0
  return {
    ...exercise,
    steps: withRanges(steps, field, (step) => (step.seconds < shortest ? undefined : range(step.zone))),
    pace: told ? rangeText(field, told) : exercise.pace,
  }
}

const FIELDS: Record<Exclude<TargetMethod, 'pace'>, TargetField> = {
  power: 'power',
  'heart-rate': 'heartRate',
  feel: 'effort',
}

/** How a sport's sessions of a day go, but for those that are too short for the heart. */
export const methodOn = (sport: Sport, { athlete, day }: Pick<Aim, 'athlete' | 'day'>): TargetMethod =>
  orderOf(sport, athlete).find((method) => isKnown(method, { sport, athlete, day })) ?? 'pace'

const methodFor = (exercise: Exercise, sport: Sport, { athlete, day }: Aim): TargetMethod => {
  const isShort = (mainEffort(exercise)?.step.seconds ?? 0) < SLOW_HEART_SECONDS
  const order = orderOf(sport, athlete).filter((method) => !(isShort && method === 'heart-rate'))
  return order.find((method) => isKnown(method, { sport, athlete, day })) ?? 'pace'
}

function orderOf(sport: Sport, { methods }: Athlete): readonly TargetMethod[] {
  const chosen = methods?.[sport] ?? 'pace'
  if (sport === 'bike' && !methods?.bike) return ['power', 'pace']
  return Object.hasOwn(ORDER, chosen) ? ORDER[chosen] : ORDER.pace
}

type OfSport = Pick<Aim, 'athlete' | 'day'> & { sport: Sport }

const isKnown = (method: TargetMethod, of: OfSport): boolean =>
  method === 'pace' || method === 'feel' || (of.sport !== 'swim' && basisOf(method, of) !== undefined)

/** What a method's targets are made from. */
const basisOf = (method: 'power' | 'heart-rate', { sport, athlete: { thresholds }, day }: OfSport) =>
  method === 'power' ? powerOn(thresholds, { sport, day }) : thresholdOn(thresholds, { sport, kind: 'lthr', day })

/** Paces from a measured threshold; those of the plan where there is none, as rides have none. */
function byPace<E extends Exercise>(exercise: E, sport: Sport, { athlete, day, raceType }: Aim): E {
  const kind = sport === 'swim' ? 'css' : 'threshold-pace'
  const known = sport === 'bike' ? undefined : thresholdOn(athlete.thresholds, { sport, kind, day })
  if (!known) return exercise
  const zones = measuredZones(raceType, sport, known.value)
  const toOwn = paceBetween(known, ownBounds(athlete.bounds, known))
  // The threshold alone tells what a race is raced at.
  const own = toOwn && tableOf(ZONES, (zone) => (zone === 'race' ? zones.race : moved(zones[zone], toOwn)))
  const { steps, pace, distance } = repace(exercise, own ?? zones)
  return steps === exercise.steps ? exercise : { ...exercise, steps, pace, distance }
}

/** A zone's paces between the athlete's own bounds. */
function moved({ pace, secondsPerUnit, target: { from, to } }: ZonePace, toOwn: (pace: number) => number): ZonePace {
  const own = toOwn(pace)
  return {
    pace: own,
    secondsPerUnit: (secondsPerUnit * own) / pace,
    target: { from: roundHalfUp(toOwn(from)), to: roundHalfUp(toOwn(to)) },
  }
}

function rangesOf(method: Exclude<TargetMethod, 'pace'>, sport: Sport, { athlete, day, raceType }: Aim) {
  const plain = (zone: Zone): TrainingZone => (zone === 'race' ? RACE_ZONE[raceType] : zone)
  if (method === 'feel') return (zone: Zone) => EFFORTS[plain(zone)]
  const known = basisOf(method, { sport, athlete, day })
  const bounds = known && boundsOf(known, ownBounds(athlete.bounds, known))?.bounds
  if (!bounds) return () => undefined
  const most = thresholdOn(athlete.thresholds, { sport, kind: 'max-hr', day })?.value ?? Number.POSITIVE_INFINITY
  return (zone: Zone): Range => {
    const [low, high] = method === 'power' ? PLACES.power[plain(zone)] : PLACES.heartRate[plain(zone)]
    const ends = [between(bounds, low), between(bounds, high)] as const
    return method === 'power' ? inSteps(ends, WATTS) : inSteps([Math.min(ends[0], most), Math.min(ends[1], most)], 1)
  }
}

/** A place between bounds, from 0 below the first. */
function between(bounds: readonly number[], place: number): number {
  const below = Math.floor(place)
  const [from, to] = [below === 0 ? 0 : (bounds[below - 1] ?? 0), bounds[below] ?? bounds.at(-1) ?? 0]
  return from + (to - from) * (place - below)
}

/** Both ends in whole steps. */
const inSteps = ([low, high]: readonly [number, number], step: number): Range => ({
  from: step * Math.floor(low / step + 0.5),
  to: step * Math.floor(high / step + 0.5),
})
