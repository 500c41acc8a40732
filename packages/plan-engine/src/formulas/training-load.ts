import { clampAmount } from '../clamp-amount.js'
import { lookup } from '../lookup.js'
import type { Exercise, Intensity, RaceType, SessionStep, Workout, Zone } from '../types.js'

/** Everything that makes load; what a plan from elsewhere lacks counts as easy and as no minutes. */
export type LoadedExercise = Partial<Pick<Exercise, 'duration' | 'intensity' | 'steps'>>

/**
 * Intensity factor of each zone: effort against threshold. Middles of the power bands in Friel, joefrielsblog.com
 * (zone 1 below 55 %, 2 to 75, 3 to 90, 4 to 105, 5 to 120 %); used for all three sports (design choice).
 */
const INTENSITY_FACTOR: Record<Exclude<Zone, 'race'>, number> = {
  recovery: 0.55,
  easy: 0.68,
  moderate: 0.76,
  tempo: 0.86,
  threshold: 0.96,
  interval: 1.08,
}

/** The zone race pace lies in: threshold for the short races, tempo for half, moderate for a full ironman (osbmultisport.com). */
export const RACE_ZONE: Record<RaceType, Exclude<Zone, 'race'>> = {
  sprint: 'threshold',
  olympic: 'threshold',
  '70.3': 'tempo',
  ironman: 'moderate',
}

/** A minute's work above easy against one at threshold: (IF² - .68²) / (.96² - .68²), rounded. Design choice after Friel's TSS. */
const STRAIN: Record<Exclude<Zone, 'race'>, number> = {
  recovery: 0,
  easy: 0,
  moderate: 0.25,
  tempo: 0.6,
  threshold: 1,
  interval: 1.5,
}

/** What a minute in a zone costs of the week's hard time: 1 at threshold, 0 when easy. */
export const strainOf = (zone: Zone, race: RaceType): number => STRAIN[zone === 'race' ? RACE_ZONE[race] : zone]

const LABEL_ZONE: Record<Intensity, Exclude<Zone, 'race'>> = {
  easy: 'easy',
  moderate: 'moderate',
  tempo: 'tempo',
  hard: 'threshold',
  interval: 'interval',
}

/** The zone of the main set that a label stands for; easy for an unknown one. */
export const zoneOf = (intensity: Intensity): Exclude<Zone, 'race'> => lookup(LABEL_ZONE, intensity, 'easy')

/** One part in so many of a session without steps counts as its main set; the rest as easy. Design choice. */
const MAIN_SET_PARTS = 3

/** Days over which fitness and fatigue fade (Banister's model as used by TrainingPeaks; adaptcycling.com). */
export const FITNESS_DAYS = 42
const FATIGUE_DAYS = 7

/**
 * Training stress of one exercise: the sum of hours x IF^2 x 100 over its steps (Friel, 'What is TSS'). An hour at
 * threshold effort (IF 1) is 100. Without steps a third of the time counts at the label's zone and the rest as easy.
 * Never negative: time that is none counts as 0, an unknown zone or label as
 * easy, and so does race pace in an unknown race.
 */
export function exerciseStress(exercise: LoadedExercise, raceType: RaceType): number {
  const { duration = 0, intensity = 'easy', steps } = exercise
  if (Array.isArray(steps) && steps.length > 0) return stressOf(steps, raceType)
  const main = stress(duration * 60 * (1 / MAIN_SET_PARTS), zoneOf(intensity))
  return main + stress(duration * 60 * (1 - 1 / MAIN_SET_PARTS), 'easy')
}

/** Training stress of the exercises of several workouts together, e.g. of one day; see `exerciseStress`. */
export function dailyStress(workouts: readonly Pick<Workout, 'exercises'>[], raceType: RaceType): number {
  const exercises = workouts.flatMap(({ exercises }) => exercises)
  return exercises.reduce((sum, exercise) => sum + exerciseStress(exercise, raceType), 0)
}

function stressOf(steps: readonly SessionStep[], raceType: RaceType): number {
  const raceZone = Object.hasOwn(RACE_ZONE, raceType) ? RACE_ZONE[raceType] : 'race'
  let sum = 0
  for (const step of steps)
    if ('repeat' in step) sum += clampAmount(step.repeat) * stressOf(step.steps, raceType)
    else sum += stress(step.seconds, step.zone === 'race' ? raceZone : step.zone)
  return sum
}

function stress(seconds: number, zone: Zone): number {
  const factor = lookup(INTENSITY_FACTOR, zone, 'easy')
  return (clampAmount(seconds) / 3600) * (factor * factor) * 100
}

/** Where an athlete stands at the end of a day, in training stress a day. */
export type LoadDay = {
  /** Stress of the day itself. */
  stress: number
  /** What has been built: average over 42 days, the latest counting most. */
  fitness: number
  /** What is still in the legs: the same over 7 days. */
  fatigue: number
  /** Freshness: fitness minus fatigue, both as of the evening before. */
  form: number
}

/**
 * Fitness, fatigue and form after each day. `stresses` holds one value a day without gaps; `start` is the fitness and
 * fatigue of the evening before the first day. Each moves towards the day's stress by 1/42 and 1/7 of the difference
 * (Banister's model as used by TrainingPeaks). A stress below 0 or no number counts as 0.
 */
export function trainingLoad(
  stresses: readonly number[],
  start: { fitness: number; fatigue: number } = { fitness: 0, fatigue: 0 },
): LoadDay[] {
  let fitness = clampAmount(start.fitness)
  let fatigue = clampAmount(start.fatigue)
  return stresses.map((given) => {
    const dayStress = clampAmount(given)
    const form = fitness - fatigue
    fitness += (dayStress - fitness) / FITNESS_DAYS
    fatigue += (dayStress - fatigue) / FATIGUE_DAYS
    return { stress: dayStress, fitness, fatigue, form }
  })
}
