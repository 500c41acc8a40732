import { isSport, type SessionType, type Sport, type StepKind } from '@tri/plan-engine'
import type { TextExercise, TextStep } from '@tri/plan-engine/texts'
import { equipmentOf, isDrill } from '../plan/how-it-is-done.js'
import { inLengths, inPool, type Pool } from '../plan/pool.js'
import { isRepeat } from '../plan/session-text.js'
import { type Field, labelWith, rangeIn, rangeWords, targetField } from '../plan/targets.js'
import { DURATION, EQUIPMENT, INTENSITY, STROKE, TARGET } from './profile.js'

/** A step with the numbers of the FIT profile: milliseconds or centimetres; speeds in mm/s, 1000 + watts, 100 + heartbeats, low end first. */
export type FitStep = {
  label: string
  durationType: number
  duration?: number
  targetType: number
  target?: number
  /** Of the target, or beside one that has none of its own. */
  range?: { low: number; high: number }
  intensity?: number
  equipment?: number
}

export type StepContext = { sport: SessionType; isRace: boolean; pool: Pool; note: (sentence: string) => void }

/** What all targets of the session are. */
type AimedContext = StepContext & { field: Field }

/** The steps in a row as FIT has them: a repeat is an extra step after its block that points back to the first. */
export function fitSteps({ steps }: Pick<TextExercise, 'steps'>, told: StepContext): readonly FitStep[] {
  const context = { ...told, field: targetField(steps) }
  const flat: FitStep[] = []
  for (const step of steps) {
    if (!isRepeat(step)) {
      flat.push(fitStep(step, context))
      continue
    }
    const first = flat.length
    flat.push(...step.steps.map((inner) => fitStep(inner, context)))
    if (step.repeat > 1) flat.push(repeatFrom(first, step.repeat))
  }
  return flat
}

const repeatFrom = (first: number, times: number): FitStep => ({
  label: '',
  durationType: DURATION.repeatUntilStepsDone,
  duration: first,
  targetType: TARGET.open,
  target: times,
})

const fitStep = (step: TextStep, context: AimedContext): FitStep => ({
  label: labelOf(step, context),
  ...durationOf(step, context),
  ...targetOf(step, context),
  intensity: INTENSITY_OF[step.kind],
})

/** Watches have no target for effort: it goes with the label. */
const labelOf = (step: TextStep, { sport, isRace, pool, field }: AimedContext): string =>
  labelWith(
    sport === 'swim' && !isRace ? inPool(step.label, pool) : step.label,
    field === 'effort' ? rangeWords(step, field) : '',
  )

/** Metres that are nothing: lengths of yards are no whole metres. */
const ROUNDING = 0.01

/** A race leg ends when the athlete says so; a swum distance at the wall; everything else by the clock. */
function durationOf({ kind, metres, seconds, zone }: TextStep, { isRace, pool, note }: StepContext) {
  if (isRace && zone === 'race') return { durationType: DURATION.open }
  if (metres === undefined || kind === 'rest') return { durationType: DURATION.time, duration: seconds * 1000 }
  const swum = inLengths(metres, pool)
  if (Math.abs(swum.metres - metres) > ROUNDING)
    note(
      `${Math.round(metres)} m becomes ${swum.text}: a watch counts whole lengths of your ${pool.length} ${pool.unit} pool.`,
    )
  return { durationType: DURATION.distance, duration: Math.round(swum.metres * 100) }
}

/** Speed is the target itself on the road; in the pool the target is the stroke and the speed comes second. */
function targetOf(step: TextStep, { sport, field }: AimedContext): Pick<FitStep, 'targetType' | 'target' | 'range'> {
  const { kind, target } = step
  const equipment = equipmentOf(step)
  const isPaced = field === 'target' && target && kind !== 'rest' && isSport(sport)
  const speed = isPaced ? { range: speedRange(target, sport) } : {}
  if (sport !== 'swim') return isPaced ? { targetType: TARGET.speed, ...speed } : bodyTarget(step, field)
  if (kind === 'rest') return { targetType: TARGET.open }
  return {
    targetType: TARGET.swimStroke,
    target: isDrill(step) ? STROKE.drill : STROKE.freestyle,
    ...speed,
    ...(equipment && { equipment: equipment === 'kickboard' ? EQUIPMENT.kickboard : EQUIPMENT.pullBuoy }),
  }
}

/** Watts and heartbeats are told from these on; below them the profile has shares of a threshold. */
const WATTS_FROM = 1000
const BEATS_FROM = 100

/** Watts or heartbeats; open for effort, and where a step has none. */
function bodyTarget(step: TextStep, field: Field): Pick<FitStep, 'targetType' | 'range'> {
  const range = field === 'effort' ? undefined : rangeIn(step, field)
  if (!range) return { targetType: TARGET.open }
  const from = field === 'power' ? WATTS_FROM : BEATS_FROM
  const targetType = field === 'power' ? TARGET.power : TARGET.heartRate
  return { targetType, range: { low: from + range.from, high: from + range.to } }
}

/** mm/s of the sport's pace: s/100m, mph and s/mile. */
const TO_SPEED: Record<Sport, (pace: number) => number> = {
  swim: (pace) => 100_000 / pace,
  bike: (mph) => mph * 447.04,
  run: (pace) => 1_609_344 / pace,
}

function speedRange({ from, to }: NonNullable<TextStep['target']>, sport: Sport) {
  const ends = [from, to].map((pace) => Math.round(TO_SPEED[sport](pace)))
  return { low: Math.min(...ends), high: Math.max(...ends) }
}

const INTENSITY_OF: Record<StepKind, number> = {
  warmup: INTENSITY.warmup,
  work: INTENSITY.interval,
  recover: INTENSITY.recovery,
  rest: INTENSITY.rest,
  cooldown: INTENSITY.cooldown,
}
