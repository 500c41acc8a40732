import { isDrill } from '../../steps.js'
import type { SessionStep, Step } from '../../types.js'

/** Metres that all swims are counted by, and drills may turn at. */
const LENGTH = 50
const DRILL_LENGTH = 25

/** Shortest rest in the water, and the steps of a pace clock. */
const REST = { min: 10, step: 5 } as const

/**
 * Whether a swim that is written in distances has whole lengths only, rests by the pace clock, and leaves less of its seconds open than
 * the time of one more length. Undefined for a swim that is written by time, also in part.
 */
export function keepsWholeLengths(steps: readonly SessionStep[], open: number): boolean | undefined {
  let isSound = true
  let slowest: number | undefined
  for (const given of steps)
    for (const step of 'repeat' in given ? given.steps : [given]) {
      const { kind, seconds, metres } = step
      if (kind === 'rest') isSound &&= seconds >= REST.min && seconds % REST.step === 0
      else {
        if (metres === undefined) return undefined
        isSound &&= isWhole(step)
        slowest = Math.max(slowest ?? 0, metres > 0 ? (seconds / metres) * LENGTH : 0)
      }
    }
  return slowest === undefined ? undefined : isSound && open >= 0 && open < slowest
}

function isWhole(step: Step): boolean {
  const { metres = 0 } = step
  const length = isDrill(step) ? DRILL_LENGTH : LENGTH
  return metres >= length && metres % length === 0
}
