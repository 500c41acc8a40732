import { clampAmount } from '../../clamp-amount.js'
import { exerciseStress } from '../../formulas/training-load.js'
import { listOf } from '../../lookup.js'
import {
  INTENSITIES,
  type Intensity,
  type RaceType,
  type SessionStep,
  SPORTS,
  type Sport,
  type Step,
} from '../../types.js'
import type { AuditedExercise, AuditedWorkout } from './audited-plan.js'
import { EASY_ZONES, sumSteps } from './step-sums.js'
import { keepsWholeLengths } from './whole-lengths.js'

/** One exercise as the rules see it: whole, with a sane value in place of what is missing. */
export type SessionFacts = {
  /** Undefined when the plan does not say. */
  sport: Sport | undefined
  minutes: number
  intensity: Intensity
  /** Labelled tempo, hard or interval, or as hard by its steps, whatever it is called. */
  isHard: boolean
  /** Hard, and not by its label alone where it names steps. */
  isSharp: boolean
  /** Labelled hard, with more easy time beside its set than in it: warm-up, cool-down and the breaks of repeats are none. */
  isMostlyFiller: boolean
  /** Hard, and begins above easy effort. */
  isColdStart: boolean
  /** Undefined when the plan does not say. */
  id: string | undefined
  stress: number
  /** Minutes at recovery or easy effort; by label (easy and moderate) where there are no steps. */
  easyMinutes: number
  /** True for a run that is linked to the ride before it. */
  isBrickRun: boolean
  /** True for a run that stands directly behind a ride in the same workout without a link. */
  isLooseRun: boolean
  /** True for a test of one sport, and for a session of the race's rehearsal; by its name where it has no code. */
  isTest: boolean
  isRehearsal: boolean
  /** What it practises and tells beside its effort: by its code, and in plans of before 0.6 by its notes. */
  isSighting: boolean
  isTransition: boolean
  /** Grams of carbohydrate an hour, at most; 1 where words alone tell of it, 0 where nothing does. */
  fuel: number
  /** True when the exercise's own numbers do not add up. */
  isMiscounted: boolean
  /** Minutes before the first change that was proposed and accepted; as it stands where there was none. */
  planned: number
  /** Made or changed by the athlete, or done: theirs, whatever a rule would have. */
  isOwn: boolean
  /** Every step once, those that repeat as well; empty when the plan names none. */
  steps: readonly Step[]
  /** Minutes at the race's own effort. */
  raceMinutes: number
  /** Metres swum, and the longest easy stretch of them without a stop; 0 where the steps do not say. */
  metres: number
  unbroken: number
  /** Metres of drills among them. */
  drilled: number
  /** What is repeated above easy, in figures; empty for a session that is not hard, and where no steps are named. */
  mainSet: string
}

/** Minutes before the first change of a proposal, which each of them keeps in its reason; undefined where there was none. */
export function plannedMinutes({ reasons }: Pick<AuditedExercise, 'reasons'>): number | undefined {
  for (const reason of listOf(reasons)) {
    const planned = reason?.inputs?.planned ?? undefined
    if (planned !== undefined) return typeof planned === 'number' && planned > 0 ? planned : undefined
  }
  return undefined
}

/** Minutes of threshold, or as much strain, from which on a session is hard: the few quick minutes of a race week are not. Design choice. */
const HARD_STRAIN = 15

const EASY_LABELS: readonly string[] = ['easy', 'moderate']

/** The sessions of a workout, in order. */
export function sessionsOf(workout: Partial<AuditedWorkout>, race: RaceType): SessionFacts[] {
  const exercises = Array.isArray(workout.exercises) ? workout.exercises.filter(isPresent) : standIn(workout)
  const sports = exercises.map(({ type }) => oneOf(SPORTS, type))
  // A brick of a time before links were stored says it by its type alone.
  const isOldBrick = workout.workoutType === 'brick' && !exercises.some(({ linked }) => linked === true)
  return exercises.map((exercise, index) => {
    const isBehindRide = sports[index] === 'run' && sports[index - 1] === 'bike'
    const isLinked = exercise.linked === true || isOldBrick
    return toSession(exercise, {
      sport: sports[index],
      race,
      isRace: workout.workoutType === 'race',
      isDone: workout.isCompleted === true,
      isBrickRun: isBehindRide && isLinked,
      isLooseRun: isBehindRide && !isLinked,
    })
  })
}

/** A workout known only by its total, as one exercise. */
function standIn({ workoutType, totalDuration }: Partial<AuditedWorkout>): AuditedExercise[] {
  return clampAmount(totalDuration) > 0 ? [{ type: oneOf(SPORTS, workoutType), duration: totalDuration }] : []
}

type Place = Pick<SessionFacts, 'sport' | 'isBrickRun' | 'isLooseRun'> & {
  race: RaceType
  isRace: boolean
  isDone: boolean
}

function toSession(
  { id, code, name, notes, fuel, duration, intensity, steps, origin, reasons }: AuditedExercise,
  { sport, race, isRace, isDone, isBrickRun, isLooseRun }: Place,
): SessionFacts {
  const minutes = clampAmount(duration)
  const label = oneOf(INTENSITIES, intensity) ?? 'easy'
  const known = Array.isArray(steps) ? present(steps) : []
  const { steps: all, seconds, easySeconds, raceMinutes, metres, unbroken, drilled, strain } = sumSteps(known)
  const isHard = !EASY_LABELS.includes(label) || strain >= HARD_STRAIN
  const isSwim = sport === 'swim'
  const inLengths = isSwim && !isRace ? keepsWholeLengths(known, minutes * 60 - seconds) : undefined
  return {
    sport,
    isBrickRun,
    isLooseRun,
    minutes,
    intensity: label,
    isHard,
    isSharp: isHard && (seconds === 0 || easySeconds < seconds),
    isColdStart: isHard && all[0] !== undefined && !EASY_ZONES.includes(all[0].zone),
    id: typeof id === 'string' ? id : undefined,
    stress: exerciseStress({ duration: minutes, intensity: label, steps: known }, race),
    easyMinutes: seconds > 0 ? (minutes * easySeconds) / seconds : isHard ? 0 : minutes,
    isTest: isCalled(/\btest\b/i, code ?? name),
    isRehearsal: isCalled(/rehearsal/i, code ?? name),
    isSighting: isSwim && isCalled(/S-(RP-LONG|LONG-3)|sight/i, code, notes),
    isTransition: isBrickRun && isCalled(/X-(BRICK|REHEARSAL-R)$|transition|change (shoes|against)/i, code, notes),
    fuel: fuel && isPresent(fuel) ? clampAmount(fuel.most) : isCalled(/carbohydrate|fuel/i, notes) ? 1 : 0,
    isMostlyFiller: !EASY_LABELS.includes(label) && fillerSeconds(known) > seconds - easySeconds,
    isMiscounted:
      !Number.isInteger(duration) ||
      minutes < 1 ||
      (!origin && all.length > 0 && (!(inLengths ?? seconds === minutes * 60) || all.some((step) => step.seconds < 0))),
    planned: plannedMinutes({ reasons }) ?? minutes,
    isOwn: isDone || origin !== undefined,
    steps: all,
    raceMinutes,
    metres: isSwim ? metres : 0,
    unbroken,
    drilled,
    mainSet: isHard ? mainSetOf(known) : '',
  }
}

const fillerSeconds = (steps: readonly SessionStep[]): number =>
  steps.reduce(
    (sum, step) =>
      sum + ('repeat' in step || step.kind !== 'work' || !EASY_ZONES.includes(step.zone) ? 0 : step.seconds),
    0,
  )

/** The stretches above easy with their rounds, e.g. `3x(threshold 480s)`: the same text for the same set. */
function mainSetOf(steps: readonly SessionStep[]): string {
  let sets = ''
  for (const step of steps) {
    let parts = ''
    for (const { zone, metres, seconds } of 'repeat' in step ? step.steps : [step])
      if (!EASY_ZONES.includes(zone)) parts += `${parts && '+'}${zone} ${metres ? `${metres}m` : `${seconds}s`}`
    if (parts) sets += `${sets && ','}${'repeat' in step ? step.repeat : 1}x(${parts})`
  }
  return sets
}

/** The steps that are some, in repeats that hold any; those of a sound session as they are. */
const present = (steps: readonly SessionStep[]): readonly SessionStep[] =>
  steps.every(isSound)
    ? steps
    : steps.filter(isPresent).flatMap((step): SessionStep[] => {
        if (!('repeat' in step)) return [step]
        const { repeat, steps: some } = step
        return Array.isArray(some) ? [{ repeat: clampAmount(repeat), steps: some.filter(isPresent) }] : []
      })

const isSound = (step: SessionStep): boolean =>
  isPresent(step) &&
  (!('repeat' in step) || (step.repeat > 0 && Array.isArray(step.steps) && step.steps.every(isPresent)))

const oneOf = <T extends string>(words: readonly T[], word: unknown): T | undefined =>
  words.find((candidate) => candidate === word)

const isCalled = (words: RegExp, ...names: unknown[]): boolean =>
  names.some((name) => typeof name === 'string' && words.test(name))

const isPresent = <T>(value: T): boolean => typeof value === 'object' && value !== null
