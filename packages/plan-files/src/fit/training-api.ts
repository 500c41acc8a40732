import { isLinkedToPrevious, isSport, type SessionType, type Sport } from '@tri/plan-engine'
import type { TextExercise, TextSessionStep } from '@tri/plan-engine/texts'
import { plainExercise } from '../one-line.js'
import type { PlannedWorkout } from '../plan/plan.js'
import { type Pool, poolMetres } from '../plan/pool.js'
import { isRepeat, listTitle, purposeOf } from '../plan/session-text.js'
import { cutToBytes } from './cut.js'
import { numbered, type TrainingApiSport, type TrainingApiStep, wordsFor } from './training-api-steps.js'

/** A workout as Garmin's Training API takes it. Field by field from integrations of others: never tried on a watch. */
export type TrainingApiWorkout = PoolFields & {
  workoutName: string
  description: string
  /** Of several sessions, which are done one straight after the other, multisport. */
  sport: TrainingApiSport | 'MULTI_SPORT'
  workoutProvider: string
  workoutSourceId: string
  /** Whether the watch times what lies between two segments. */
  isSessionTransitionEnabled: boolean
  segments: TrainingApiSegment[]
}

/** One session of a workout. */
export type TrainingApiSegment = PoolFields & {
  segmentOrder: number
  sport: TrainingApiSport
  steps: TrainingApiStep[]
}

type PoolFields = { poolLength?: number; poolLengthUnit?: 'METER' | 'YARD' }

/** What Garmin takes at most. */
const MOST = { segments: 25, steps: 100, stepsOfAll: 250, repeats: 99, name: 46, description: 1024 } as const
const PROVIDER = 'TriPlan'

/**
 * The sessions of a workout, those together that are done one straight after the other: what is linked, and the legs of a race. Each group is one
 * workout for the watch.
 */
export function sessionsTogether(workout: PlannedWorkout): readonly TextExercise[][] {
  const groups: TextExercise[][] = []
  for (const exercise of workout.exercises) {
    const last = groups.at(-1)
    const isNext = workout.workoutType === 'race' || isLinkedToPrevious(workout, exercise)
    if (last && isNext && last.length < MOST.segments && [...last, exercise].every(({ type }) => isSport(type)))
      last.push(exercise)
    else groups.push([exercise])
  }
  return groups
}

/**
 * Sessions of a workout for the athlete's watch, one or several that are done one straight after the other, see `sessionsTogether`: their steps
 * with repeats, ranges of pace, watts or heartbeats, and rests. Several are one multisport workout, a segment each. A race leg ends with the lap
 * button; a session without steps, or with more than Garmin takes, is a single block of its time.
 */
export function trainingApiWorkout(
  workout: PlannedWorkout,
  planned: readonly TextExercise[],
  pool: Pool,
): TrainingApiWorkout {
  const exercises = planned.map(plainExercise)
  const isRace = workout.workoutType === 'race'
  const isMultisport = exercises.length > 1
  const next = counter()
  const most = Math.min(MOST.steps, Math.floor(MOST.stepsOfAll / exercises.length))
  const segments = exercises.map((exercise, index): TrainingApiSegment => {
    const sport = sportOf(exercise.type, isRace)
    const steps = numbered(fittingSteps(exercise, most), { sport, type: exercise.type, pool, isRace }, next)
    return { segmentOrder: index + 1, sport, ...(isMultisport && isSwum(sport) && poolFields(pool)), steps }
  })
  const sports = segments.map(({ sport }) => sport)
  return {
    workoutName: cutToBytes(listTitle(workout, { name: nameOf(exercises, isRace) }), MOST.name),
    description: cutToBytes(descriptionOf(exercises, sports, pool), MOST.description),
    sport: isMultisport ? 'MULTI_SPORT' : (sports[0] ?? 'GENERIC'),
    ...(sports.some(isSwum) && poolFields(pool)),
    workoutProvider: PROVIDER,
    workoutSourceId: PROVIDER,
    isSessionTransitionEnabled: isMultisport,
    segments,
  }
}

/** Of several sessions a brick where a run follows a ride. */
function nameOf(exercises: readonly TextExercise[], isRace: boolean): string {
  const names = exercises.map(({ name }) => name).join(' + ')
  if (exercises.length < 2) return names
  if (isRace) return 'Race day'
  const isBrick = exercises.some(({ type }, index) => type === 'run' && exercises[index - 1]?.type === 'bike')
  return isBrick ? `Brick: ${names}` : names
}

/** What each session is there for; of several each with its name. */
const descriptionOf = (exercises: readonly TextExercise[], sports: readonly TrainingApiSport[], pool: Pool): string =>
  exercises
    .map((exercise, index) => {
      const purpose = wordsFor(sports[index] ?? 'GENERIC', purposeOf(exercise), pool)
      return exercises.length > 1 ? `${exercise.name}: ${purpose}` : purpose
    })
    .join('\n')

const isSwum = (sport: TrainingApiSport): boolean => sport === 'LAP_SWIMMING'

const poolFields = (pool: Pool): PoolFields => ({
  poolLength: Math.round(poolMetres(pool) * 100) / 100,
  poolLengthUnit: pool.unit === 'm' ? 'METER' : 'YARD',
})

/** Counts from 1. */
function counter(): () => number {
  let last = 0
  return () => {
    last += 1
    return last
  }
}

const SPORTS: Record<Sport, TrainingApiSport> = { swim: 'LAP_SWIMMING', bike: 'CYCLING', run: 'RUNNING' }

/** What is none of the sports, and a swim in open water, have no kind of workout of their own. */
const sportOf = (type: SessionType, isRace: boolean) =>
  !isSport(type) || (type === 'swim' && isRace) ? 'GENERIC' : SPORTS[type]

function fittingSteps({ steps, duration, name }: TextExercise, most: number): readonly TextSessionStep[] {
  const count = steps.reduce((sum, step) => sum + 1 + (isRepeat(step) ? step.steps.length : 0), 0)
  const fits = steps.every((step) => !isRepeat(step) || (step.repeat <= MOST.repeats && step.steps.length > 0))
  if (count > 0 && count <= most && fits) return steps
  return [{ kind: 'work', seconds: duration * 60, zone: 'easy', label: name }]
}
