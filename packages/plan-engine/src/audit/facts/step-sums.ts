import { clampAmount } from '../../clamp-amount.js'
import { isDrill } from '../../steps.js'
import type { SessionStep, Step, Zone } from '../../types.js'

export const EASY_ZONES: readonly string[] = ['recovery', 'easy']

/** Strain of a minute of what makes a session hard, whatever it is called; race effort is what its race makes of it. */
const HARD_ZONES: Readonly<Partial<Record<Zone, number>>> = { tempo: 0.6, threshold: 1, interval: 1.5 }

/** A step that states more than this many seconds, thirty years, has no length. */
const MAX_SECONDS = 1e9

/** What the steps of a session add up to, every round counted; what has no length is left out. */
type StepSums = {
  /** Each once. */
  steps: Step[]
  seconds: number
  easySeconds: number
  raceMinutes: number
  metres: number
  /** Most metres of one that is easy. */
  unbroken: number
  /** Minutes at tempo and above, weighed by their strain. */
  strain: number
  /** Metres of drills. */
  drilled: number
}

export function sumSteps(given: readonly SessionStep[]): StepSums {
  const steps: Step[] = []
  const sums = { steps, seconds: 0, easySeconds: 0, raceMinutes: 0, metres: 0, unbroken: 0, strain: 0, drilled: 0 }
  for (const each of given)
    for (const step of 'repeat' in each ? each.steps : [each]) {
      const { zone } = step
      const times = 'repeat' in each ? each.repeat : 1
      const seconds = step.seconds * times
      const metres = clampAmount(step.metres)
      if (!(Math.abs(seconds) <= MAX_SECONDS)) continue
      steps.push(step)
      sums.seconds += seconds
      sums.metres += metres * times
      if (isDrill(step)) sums.drilled += metres * times
      if (EASY_ZONES.includes(zone)) sums.easySeconds += seconds
      if (zone === 'easy') sums.unbroken = Math.max(sums.unbroken, metres)
      sums.strain += ((HARD_ZONES[zone] ?? 0) * seconds) / 60
      if (zone === 'race') sums.raceMinutes += seconds / 60
    }
  return sums
}
