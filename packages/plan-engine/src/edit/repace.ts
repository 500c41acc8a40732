import { clampAmount } from '../clamp-amount.js'
import { distanceText } from '../formulas/distance-text.js'
import { paceText, type ZonePace } from '../formulas/zones.js'
import { mainEffort } from '../sessions/library/main-part.js'
import { isInLengths, refillSwim } from '../sessions/refill-swim.js'
import { type Exercise, isSport, type SessionStep, type Step, type Zone } from '../types.js'

/** No swim is longer; what is has no length that could be refilled. */
const MAX_MINUTES = 1440

/**
 * An exercise at other paces, its steps and their times kept: every step's target, the pace of its main part and the
 * distance follow; a swim of whole lengths keeps its minutes, and its metres follow. The exercise itself when it has no steps, or nothing changes. Steps in unknown zones stay as they are
 * and, like those without a time, add no distance.
 */
export function repace(exercise: Exercise, zones: Record<Zone, ZonePace>): Exercise {
  const { type } = exercise
  const main = mainEffort(exercise)
  const pace = main && paceOf(zones, main.zone)?.pace
  if (pace === undefined || !isSport(type)) return exercise
  const steps =
    type === 'swim' && isInLengths(exercise.steps) && exercise.duration <= MAX_MINUTES
      ? refillSwim(exercise.steps, exercise.duration, zones)
      : exercise.steps.map((step) => withTargets(step, zones))
  const covered = steps.reduce((sum, step) => sum + coveredBy(step, zones), 0)
  const distance = distanceText(type, covered)
  const renewed = { ...exercise, steps, distance, pace: paceText(type, pace) }
  const isCalledSame = distance === exercise.distance && renewed.pace === exercise.pace
  return isCalledSame && JSON.stringify(steps) === JSON.stringify(exercise.steps) ? exercise : renewed
}

function withTargets(step: SessionStep, zones: Record<Zone, ZonePace>): SessionStep {
  if (!('repeat' in step)) return withTarget(step, zones)
  const steps = step.steps.map((inner) => withTarget(inner, zones))
  return steps.every((inner, index) => inner === step.steps[index]) ? step : { ...step, steps }
}

function withTarget(step: Step, zones: Record<Zone, ZonePace>): Step {
  const target = step.target && paceOf(zones, step.zone)?.target
  return target && !isSameTarget(step.target, target) ? { ...step, target } : step
}

/** Whether steps can stay as they are: most of those that a plan is changed in keep their paces. */
const isSameTarget = (one: Step['target'], other: Step['target']): boolean =>
  one?.from === other?.from && one?.to === other?.to

const paceOf = (zones: Record<Zone, ZonePace>, zone: Zone): ZonePace | undefined =>
  Object.hasOwn(zones, zone) ? zones[zone] : undefined

/** Metres swum, or miles ridden or run. */
function coveredBy(step: SessionStep, zones: Record<Zone, ZonePace>): number {
  if ('repeat' in step)
    return clampAmount(step.repeat) * step.steps.reduce((sum, inner) => sum + coveredBy(inner, zones), 0)
  const pace = paceOf(zones, step.zone)
  if (step.kind === 'rest' || !pace) return 0
  return clampAmount(step.metres ?? step.seconds / pace.secondsPerUnit)
}
