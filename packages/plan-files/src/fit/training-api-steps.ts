import { isSport, METRES_PER_MILE, type SessionType, type Sport, type StepKind } from '@tri/plan-engine'
import type { TextSessionStep, TextStep } from '@tri/plan-engine/texts'
import { isDrill } from '../plan/how-it-is-done.js'
import { inLengths, inPool, type Pool } from '../plan/pool.js'
import { isRepeat } from '../plan/session-text.js'
import { type Field, labelWith, rangeIn, rangeWords, targetField } from '../plan/targets.js'
import { cutToBytes } from './cut.js'

/** There is none for swims in open water. */
export type TrainingApiSport = 'RUNNING' | 'CYCLING' | 'LAP_SWIMMING' | 'GENERIC'

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

/** Of a step's words. */
const MOST_BYTES = 512

/** The session of some steps. */
type Session = { sport: TrainingApiSport; type: SessionType; pool: Pool; isRace: boolean }

type Context = Session & { isSteady: boolean; field: Field }

/** Steps as Garmin has them, with one running number for steps, blocks and the steps in them. */
export function numbered(steps: readonly TextSessionStep[], session: Session, next: () => number): TrainingApiStep[] {
  const isSteady = steps.filter((step) => isRepeat(step) || step.kind === 'work').length === 1 && !steps.some(isRepeat)
  const context = { ...session, isSteady, field: targetField(steps) }
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
    description: cutToBytes(labelOf(step, context), MOST_BYTES),
    ...durationOf(step, context),
    ...(context.sport === 'LAP_SWIMMING' ? swimTarget(step, context) : targetOf(step, context)),
  }
}

/** Garmin has no target for effort: it goes with the label. */
const labelOf = (step: TextStep, { sport, pool, field }: Context): string =>
  labelWith(wordsFor(sport, step.label, pool), field === 'effort' ? rangeWords(step, field) : '')

/** Words for a swim tell lengths of the pool. */
export const wordsFor = (sport: TrainingApiSport, words: string, pool: Pool) =>
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
