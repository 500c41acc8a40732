import { isSport, METRES_PER_MILE, type SessionType, type Sport, type StepKind } from '@tri/plan-engine'
import type { TextExercise, TextSessionStep, TextStep } from '@tri/plan-engine/texts'
import { plainExercise } from '../one-line.js'
import { isDrill } from '../plan/how-it-is-done.js'
import type { PlannedWorkout } from '../plan/plan.js'
import { inLengths, inPool, type Pool, poolMetres } from '../plan/pool.js'
import { isRepeat, listTitle, purposeOf } from '../plan/session-text.js'
import { type Field, labelWith, rangeIn, rangeWords, targetField } from '../plan/targets.js'
import { cutToBytes } from './cut.js'

/** A workout as Garmin's Training API takes it. Field by field from integrations of others: never tried on a watch. */
export type TrainingApiWorkout = {
  workoutName: string
  description: string
  sport: TrainingApiSport
  poolLength?: number
  poolLengthUnit?: 'METER' | 'YARD'
  workoutProvider: string
  workoutSourceId: string
  isSessionTransitionEnabled: false
  segments: [{ segmentOrder: 1; sport: TrainingApiSport; steps: TrainingApiStep[] }]
}

/** There is none for swims in open water. */
type TrainingApiSport = 'RUNNING' | 'CYCLING' | 'LAP_SWIMMING' | 'GENERIC'

type PlainStep = {
  type: 'WorkoutStep'
  stepOrder: number
  intensity: 'WARMUP' | 'ACTIVE' | 'INTERVAL' | 'RECOVERY' | 'REST' | 'COOLDOWN'
  description: string
  durationType: 'TIME' | 'DISTANCE' | 'OPEN' | 'FIXED_REST'
  /** Seconds or metres. */
  durationValue?: number
  targetType: 'PACE' | 'SPEED' | 'POWER' | 'HEART_RATE' | 'OPEN' | null
  /** Metres a second, watts or heartbeats, the low end first. */
  targetValueLow?: number
  targetValueHigh?: number
  secondaryTargetType?: 'PACE_ZONE'
  secondaryTargetValueLow?: number
  secondaryTargetValueHigh?: number
  strokeType?: 'FREESTYLE' | 'DRILL'
}
type RepeatBlock = {
  type: 'WorkoutRepeatStep'
  stepOrder: number
  repeatType: 'REPEAT_UNTIL_STEPS_CMPLT'
  repeatValue: number
  steps: PlainStep[]
}
export type TrainingApiStep = PlainStep | RepeatBlock

/** What Garmin takes at most. */
const MOST = { steps: 100, repeats: 99, name: 46, description: 1024, step: 512 } as const
const PROVIDER = 'TriPlan'

type Context = {
  sport: TrainingApiSport
  type: SessionType
  pool: Pool
  isRace: boolean
  isSteady: boolean
  field: Field
}

/**
 * One exercise of a workout for the athlete's watch: its steps with repeats, ranges of pace, watts or heartbeats, and rests. A race leg ends with the
 * lap button; one without steps, or with more than Garmin takes, is a single block of its time.
 */
export function trainingApiWorkout(workout: PlannedWorkout, planned: TextExercise, pool: Pool): TrainingApiWorkout {
  const exercise = plainExercise(planned)
  const isRace = workout.workoutType === 'race'
  const sport = sportOf(exercise.type, isRace)
  const steps = fittingSteps(exercise)
  const field = targetField(steps)
  const isSteady = steps.filter((step) => isRepeat(step) || step.kind === 'work').length === 1 && !steps.some(isRepeat)
  return {
    workoutName: cutToBytes(listTitle(workout, exercise), MOST.name),
    description: cutToBytes(wordsFor(sport, purposeOf(exercise), pool), MOST.description),
    sport,
    ...(sport === 'LAP_SWIMMING' && {
      poolLength: Math.round(poolMetres(pool) * 100) / 100,
      poolLengthUnit: pool.unit === 'm' ? 'METER' : 'YARD',
    }),
    workoutProvider: PROVIDER,
    workoutSourceId: PROVIDER,
    isSessionTransitionEnabled: false,
    segments: [
      { segmentOrder: 1, sport, steps: numbered(steps, { sport, type: exercise.type, pool, isRace, isSteady, field }) },
    ],
  }
}

const SPORTS: Record<Sport, TrainingApiSport> = { swim: 'LAP_SWIMMING', bike: 'CYCLING', run: 'RUNNING' }

/** What is none of the sports, and a swim in open water, have no kind of workout of their own. */
const sportOf = (type: SessionType, isRace: boolean) =>
  !isSport(type) || (type === 'swim' && isRace) ? 'GENERIC' : SPORTS[type]

function fittingSteps({ steps, duration, name }: TextExercise): readonly TextSessionStep[] {
  const count = steps.reduce((sum, step) => sum + 1 + (isRepeat(step) ? step.steps.length : 0), 0)
  const fits = steps.every((step) => !isRepeat(step) || (step.repeat <= MOST.repeats && step.steps.length > 0))
  if (count > 0 && count <= MOST.steps && fits) return steps
  return [{ kind: 'work', seconds: duration * 60, zone: 'easy', label: name }]
}

/** One running number for steps, blocks and the steps in them. */
function numbered(steps: readonly TextSessionStep[], context: Context): TrainingApiStep[] {
  let last = 0
  const next = () => {
    last += 1
    return last
  }
  return steps.flatMap((step): TrainingApiStep[] => {
    if (!isRepeat(step)) return [plainStep(step, next(), context)]
    if (step.repeat <= 1) return step.steps.map((inner) => plainStep(inner, next(), context))
    const block = { type: 'WorkoutRepeatStep', stepOrder: next(), repeatType: 'REPEAT_UNTIL_STEPS_CMPLT' } as const
    return [{ ...block, repeatValue: step.repeat, steps: step.steps.map((inner) => plainStep(inner, next(), context)) }]
  })
}

function plainStep(step: TextStep, stepOrder: number, context: Context): PlainStep {
  return {
    type: 'WorkoutStep',
    stepOrder,
    intensity: step.kind === 'work' && context.isSteady ? 'ACTIVE' : INTENSITIES[step.kind],
    description: cutToBytes(labelOf(step, context), MOST.step),
    ...durationOf(step, context),
    ...(context.sport === 'LAP_SWIMMING' ? swimTarget(step, context) : targetOf(step, context)),
  }
}

/** Garmin has no target for effort: it goes with the label. */
const labelOf = (step: TextStep, { sport, pool, field }: Context): string =>
  labelWith(wordsFor(sport, step.label, pool), field === 'effort' ? rangeWords(step, field) : '')

const wordsFor = (sport: TrainingApiSport, words: string, pool: Pool) =>
  sport === 'LAP_SWIMMING' ? inPool(words, pool) : words

const INTENSITIES: Record<StepKind, PlainStep['intensity']> = {
  warmup: 'WARMUP',
  work: 'INTERVAL',
  recover: 'RECOVERY',
  rest: 'REST',
  cooldown: 'COOLDOWN',
}

function durationOf({ kind, metres, seconds, zone }: TextStep, { sport, pool, isRace }: Context) {
  if ((isRace && zone === 'race') || seconds <= 0) return { durationType: 'OPEN' as const }
  if (sport !== 'LAP_SWIMMING') return { durationType: 'TIME' as const, durationValue: seconds }
  if (kind === 'rest') return { durationType: 'FIXED_REST' as const, durationValue: seconds }
  if (metres === undefined) return { durationType: 'TIME' as const, durationValue: seconds }
  return { durationType: 'DISTANCE' as const, durationValue: Math.round(inLengths(metres, pool).metres * 100) / 100 }
}

/** Runs have a pace, rides a speed, both in metres a second; or all of a session's steps have watts, or heartbeats. */
function targetOf(step: TextStep, { sport, type, field }: Context) {
  const range = rangeIn(step, field)
  if (range && field !== 'effort' && sport !== 'GENERIC')
    return {
      targetType: field === 'power' ? ('POWER' as const) : ('HEART_RATE' as const),
      targetValueLow: range.from,
      targetValueHigh: range.to,
    }
  const { kind, target } = step
  if (!target || field !== 'target' || kind === 'rest' || sport === 'GENERIC' || !isSport(type))
    return { targetType: 'OPEN' as const }
  const { low, high } = speeds(target, type)
  return { targetType: TARGETS[type], targetValueLow: low, targetValueHigh: high }
}

const TARGETS: Record<Sport, 'PACE' | 'SPEED'> = { swim: 'PACE', bike: 'SPEED', run: 'PACE' }

/** In the pool the pace comes second; what comes first is left out. */
function swimTarget(step: TextStep, { field }: Context) {
  const { kind, target } = step
  if (kind === 'rest') return { targetType: null }
  const stroke = { targetType: null, strokeType: isDrill(step) ? ('DRILL' as const) : ('FREESTYLE' as const) }
  if (!target || field !== 'target') return stroke
  const { low, high } = speeds(target, 'swim')
  return {
    ...stroke,
    secondaryTargetType: 'PACE_ZONE' as const,
    secondaryTargetValueLow: low,
    secondaryTargetValueHigh: high,
  }
}

/** Metres a second of the sport's pace: s/100m, mph and s/mile. */
const TO_SPEED: Record<Sport, (pace: number) => number> = {
  swim: (pace) => 100 / pace,
  bike: (mph) => mph * 0.44704,
  run: (pace) => METRES_PER_MILE / pace,
}

function speeds({ from, to }: NonNullable<TextStep['target']>, type: Sport) {
  const ends = [from, to].map((pace) => Math.round(TO_SPEED[type](pace) * 1000) / 1000)
  return { low: Math.min(...ends), high: Math.max(...ends) }
}
