import type { SessionStep, Step } from '../../types.js'

/** Metres that all swims are counted by, and drills may turn at. */
const LENGTH = 50
const DRILL_LENGTH = 25

/** Shortest rest in the water, and the steps of a pace clock. */
const REST = { min: 10, step: 5 } as const

/**
 * Whether a swim that is written in distances has whole lengths only, rests by the pace clock, and leaves less of its
 * minutes open than the time of one more length. Undefined for a swim that is written by time, also in part.
 */
export function keepsWholeLengths(steps: readonly SessionStep[], minutes: number): boolean | undefined {
  const all = steps.flatMap((step) => ('repeat' in step ? step.steps : [step]))
  const swims = all.filter(({ kind }) => kind !== 'rest')
  if (swims.length === 0 || swims.some(({ metres }) => metres === undefined)) return undefined
  const open = minutes * 60 - secondsOf(steps)
  const slowest = Math.max(...swims.map(({ seconds, metres = 0 }) => (metres > 0 ? (seconds / metres) * LENGTH : 0)))
  return swims.every(isWhole) && all.every(isRestByTheClock) && open >= 0 && open < slowest
}

function isWhole({ metres = 0, cue, label }: Step): boolean {
  const length = /drill/i.test(cue ?? label ?? '') ? DRILL_LENGTH : LENGTH
  return metres >= length && metres % length === 0
}

const isRestByTheClock = ({ kind, seconds }: Step): boolean =>
  kind !== 'rest' || (seconds >= REST.min && seconds % REST.step === 0)

const secondsOf = (steps: readonly SessionStep[]): number => totalOf(steps, ({ seconds }) => seconds)

/** The sum of an amount over all steps, repeats counted. */
export const totalOf = (steps: readonly SessionStep[], amount: (step: Step) => number): number =>
  steps.reduce((sum, step) => sum + ('repeat' in step ? step.repeat * totalOf(step.steps, amount) : amount(step)), 0)
