import { clampAmount } from '../../clamp-amount.js'
import { maxOf } from '../../sums.js'
import { INTENSITIES, type Intensity, type SessionStep, SPORTS, type Sport, type Step } from '../../types.js'
import type { AuditedExercise, AuditedWorkout } from './audited-plan.js'
import { keepsWholeLengths, totalOf } from './whole-lengths.js'

/** One exercise as the rules see it: whole, with a sane value in place of what is missing. */
export type SessionFacts = {
  /** Undefined when the plan does not say. */
  sport: Sport | undefined
  minutes: number
  intensity: Intensity
  /** Labelled tempo, hard or interval. */
  isHard: boolean
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
  hasFuel: boolean
  /** True when the exercise's own numbers do not add up. */
  isMiscounted: boolean
  /** Every step once, with the seconds of all its repeats; empty when the plan names none. */
  steps: readonly Step[]
  /** Metres swum, and the longest easy stretch of them without a stop; 0 where the steps do not say. */
  metres: number
  unbroken: number
  /** What is repeated above easy, in figures; empty for a session that is not hard, and where no steps are named. */
  mainSet: string
}

const SHORTEST = 10

/** A step that states more than this many seconds, thirty years, has no length. */
const MAX_SECONDS = 1e9
const EASY_ZONES: readonly string[] = ['recovery', 'easy']
const EASY_LABELS: readonly string[] = ['easy', 'moderate']

/** The sessions of a workout, in order. */
export function sessionsOf(workout: Partial<AuditedWorkout>): SessionFacts[] {
  const exercises = Array.isArray(workout.exercises) ? workout.exercises.filter(isPresent) : standIn(workout)
  const sports = exercises.map(({ type }) => oneOf(SPORTS, type))
  // A brick of a time before links were stored says it by its type alone.
  const isOldBrick = workout.workoutType === 'brick' && !exercises.some(({ linked }) => linked === true)
  return exercises.map((exercise, index) => {
    const isBehindRide = sports[index] === 'run' && sports[index - 1] === 'bike'
    const isLinked = exercise.linked === true || isOldBrick
    return toSession(exercise, {
      sport: sports[index],
      isRace: workout.workoutType === 'race',
      isBrickRun: isBehindRide && isLinked,
      isLooseRun: isBehindRide && !isLinked,
    })
  })
}

/** A workout known only by its total, as one exercise. */
function standIn({ workoutType, totalDuration }: Partial<AuditedWorkout>): AuditedExercise[] {
  return clampAmount(totalDuration) > 0 ? [{ type: oneOf(SPORTS, workoutType), duration: totalDuration }] : []
}

type Place = Pick<SessionFacts, 'sport' | 'isBrickRun' | 'isLooseRun'> & { isRace: boolean }

function toSession(
  { code, name, notes, fuel, duration, intensity, steps, origin }: AuditedExercise,
  { sport, isRace, isBrickRun, isLooseRun }: Place,
): SessionFacts {
  const minutes = clampAmount(duration)
  const label = oneOf(INTENSITIES, intensity) ?? 'easy'
  const isHard = !EASY_LABELS.includes(label)
  const known = Array.isArray(steps) ? present(steps) : []
  const all = flatten(known)
  const seconds = sumSeconds(all)
  const inLengths = sport === 'swim' && !isRace ? keepsWholeLengths(known, minutes) : undefined
  const easySeconds = sumSeconds(all.filter(({ zone }) => EASY_ZONES.includes(zone)))
  // What an athlete made is as long as they want, and a swim of their own metres may leave some of its minutes open.
  const isOffGrid =
    isRace || origin ? !Number.isInteger(duration) || minutes < 1 : minutes % 5 !== 0 || minutes < SHORTEST
  return {
    sport,
    isBrickRun,
    isLooseRun,
    minutes,
    intensity: label,
    isHard,
    easyMinutes: seconds > 0 ? (minutes * easySeconds) / seconds : isHard ? 0 : minutes,
    isTest: isCalled(/\btest\b/i, code ?? name),
    isRehearsal: isCalled(/rehearsal/i, code ?? name),
    isSighting: isCalled(/S-(RP-LONG|LONG-3)|sight/i, code, notes),
    isTransition: isCalled(/X-(BRICK|REHEARSAL-R)$|transition|change (shoes|against)/i, code, notes),
    hasFuel: isPresent(fuel) || isCalled(/carbohydrate|fuel/i, notes),
    isMiscounted:
      isOffGrid ||
      (!origin && all.length > 0 && (!(inLengths ?? seconds === minutes * 60) || all.some((step) => step.seconds < 0))),
    steps: all,
    metres: sport === 'swim' ? totalOf(known, metresOf) : 0,
    unbroken: maxOf(all.filter(({ zone }) => zone === 'easy').map(metresOf)),
    mainSet: isHard ? mainSetOf(known) : '',
  }
}

/** The stretches above easy with their rounds, e.g. `3x(threshold 480s)`: the same text for the same set. */
const mainSetOf = (steps: readonly SessionStep[]): string =>
  steps
    .flatMap((step) => {
      const hard = ('repeat' in step ? step.steps : [step]).filter(({ zone }) => !EASY_ZONES.includes(zone))
      const parts = hard.map(({ zone, metres, seconds }) => `${zone} ${metres ? `${metres}m` : `${seconds}s`}`)
      return parts.length > 0 ? `${'repeat' in step ? step.repeat : 1}x(${parts.join('+')})` : []
    })
    .join()

/** Every step once, with the seconds of all its repeats; what has no length is left out. */
const flatten = (steps: readonly SessionStep[]): Step[] =>
  steps
    .flatMap((step) =>
      'repeat' in step ? step.steps.map((each) => ({ ...each, seconds: each.seconds * step.repeat })) : step,
    )
    .filter(({ seconds }) => Math.abs(seconds) <= MAX_SECONDS)

/** The steps that are some, in repeats that hold any. */
const present = (steps: readonly SessionStep[]): readonly SessionStep[] =>
  steps.filter(isPresent).flatMap((step): SessionStep[] => {
    if (!('repeat' in step)) return [step]
    return Array.isArray(step.steps) ? [{ repeat: clampAmount(step.repeat), steps: step.steps.filter(isPresent) }] : []
  })

const metresOf = ({ metres }: Step): number => clampAmount(metres)

const sumSeconds = (steps: readonly Step[]) => steps.reduce((sum, { seconds }) => sum + seconds, 0)

const oneOf = <T extends string>(words: readonly T[], word: unknown): T | undefined =>
  words.find((candidate) => candidate === word)

const isCalled = (words: RegExp, ...names: unknown[]): boolean =>
  names.some((name) => typeof name === 'string' && words.test(name))

const isPresent = <T>(value: T): boolean => typeof value === 'object' && value !== null
