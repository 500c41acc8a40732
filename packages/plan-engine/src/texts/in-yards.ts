import { METRES_PER_YARD } from '../formulas/units.js'
import { tableOf } from '../lookup.js'
import { fillSwim, isInLengths } from '../sessions/refill-swim.js'
import { swimSeconds } from '../sessions/step-writer.js'
import { type Exercise, type SessionStep, type Step, ZONES } from '../types.js'
import { poolFigure, swumText } from './measure-text.js'
import type { Measures } from './measures.js'

/** Yards that swimmers count by: two lengths of their pool. */
const LENGTH = 50

/** A swim of more minutes names no time that could be filled. */
const MAX_MINUTES = 1440

/**
 * A swim as a pool of 25 yards counts it: each stretch is the nearest fifty at its own pace, 25 within a drill, and the longest
 * easy one takes what its minutes leave. Undefined for what is no swim in whole lengths, or tells its lengths in words.
 */
export function inYards(
  { type, duration, steps }: Exercise,
  measures: Measures,
): Pick<Exercise, 'steps' | 'distance'> | undefined {
  const isSwim = measures.poolUnits === 'yards' && type === 'swim' && duration <= MAX_MINUTES
  if (!isSwim || !isInLengths(steps) || !flat(steps).every(isCountable)) return undefined
  const speeds = speedsOf(steps)
  const inYards = mapped(steps, (step) => {
    if (step.metres === undefined) return step
    const yards = poolFigure(measures, step.metres)
    return { ...step, metres: yards, seconds: swimSeconds(speeds[step.zone], yards) }
  })
  // Counted in yards until it is full: metres of yards are no whole numbers.
  const swum = mapped(fillSwim(inYards, { minutes: duration, speeds, length: LENGTH }), (step) =>
    step.metres === undefined ? step : { ...step, metres: step.metres * METRES_PER_YARD },
  )
  return { steps: swum, distance: swumText(measures, metresOf(swum)) }
}

/** Whether a step is a rest, or takes time in a zone that is known, and leaves its words to the catalogue. */
const isCountable = ({ kind, seconds, zone, label }: Step): boolean =>
  label === undefined && (kind === 'rest' || (seconds >= 1 && ZONES.includes(zone)))

const flat = (steps: readonly SessionStep[]): readonly Step[] =>
  steps.flatMap((part) => ('repeat' in part ? part.steps : [part]))

const mapped = (steps: readonly SessionStep[], change: (step: Step) => Step): SessionStep[] =>
  steps.map((part) => ('repeat' in part ? { ...part, steps: part.steps.map(change) } : change(part)))

const metresOf = (steps: readonly SessionStep[]): number =>
  steps.reduce((sum, part) => sum + ('repeat' in part ? part.repeat * metresOf(part.steps) : (part.metres ?? 0)), 0)

/** Seconds a yard that the swim was written at, zone by zone. */
const speedsOf = (steps: readonly SessionStep[]) =>
  tableOf(ZONES, (zone) => {
    const swum = flat(steps).filter((step) => step.zone === zone && step.metres !== undefined)
    const seconds = swum.reduce((sum, step) => sum + step.seconds, 0)
    return { secondsPerUnit: (seconds / metresOf(swum)) * METRES_PER_YARD }
  })
