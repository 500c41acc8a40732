import { describe, expect, test } from 'vitest'
import { weekZones } from '../formulas/zones.js'
import { generatePlan } from '../generate-plan.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { fillFault, flatSteps } from '../testing/plan-facts.js'
import type { Step } from '../types.js'
import { isInLengths, refillSwim } from './refill-swim.js'

const zonesAt = (swim: number) => weekZones('olympic', { swim, bike: 18, run: 510 }).swim
const swims = generatePlan(GOLDEN.G2)
  .workouts.filter(({ workoutType }) => workoutType !== 'race')
  .flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'swim'))
const metresOf = (steps: readonly Step[]) => steps.reduce((sum, { metres = 0 }) => sum + metres, 0)

describe('a swim at other paces', () => {
  test.each([70, 90, 105, 130, 180, 240])('keeps its minutes in whole lengths at %i s a hundred', (pace) => {
    for (const { steps, duration } of swims)
      expect(fillFault('swim', refillSwim(steps, duration, zonesAt(pace)), duration)).toBe('')
  })

  test('is longer when it is faster, and shorter when it is slower', () => {
    for (const { steps, duration } of swims) {
      const metresAt = (pace: number) => metresOf(flatSteps(refillSwim(steps, duration, zonesAt(pace))))
      expect(metresAt(90)).toBeGreaterThan(metresAt(120))
      expect(metresAt(120)).toBeGreaterThan(metresAt(160))
    }
  })

  test('loses a stretch where all of them are one length, and its minutes hold no more', () => {
    const length = (kind: Step['kind']): Step => ({ kind, seconds: 40, metres: 50, zone: 'easy', label: '50 m easy' })
    const work = [length('work'), length('work'), length('work')]
    const swim = [length('warmup'), { repeat: 1, steps: [length('warmup')] }, ...work, length('cooldown')]
    const kinds = (minutes: number) => flatSteps(refillSwim(swim, minutes, zonesAt(300))).map(({ kind }) => kind)
    expect(kinds(15)).toEqual(['warmup', 'warmup', 'work', 'work', 'cooldown'])
    expect(kinds(10)).toEqual(['warmup', 'work', 'cooldown'])
    for (const minutes of [10, 15]) expect(fillFault('swim', refillSwim(swim, minutes, zonesAt(300)), minutes)).toBe('')
  })

  test('is told apart from one that is written by time', () => {
    const timed: Step = { kind: 'warmup', seconds: 300, zone: 'easy', label: 'Warm-up' }
    const length: Step = { ...timed, metres: 200 }
    const rest: Step = { ...timed, kind: 'rest', seconds: 15 }
    expect(isInLengths([length, { repeat: 4, steps: [length, rest] }])).toBe(true)
    expect(isInLengths([timed, { repeat: 4, steps: [length, rest] }])).toBe(false)
    expect(isInLengths([{ ...timed, metres: 0 }])).toBe(false)
    // More rounds than can be counted down.
    expect(isInLengths([{ repeat: 1e21, steps: [length, rest] }])).toBe(false)
    expect(isInLengths([{ ...timed, metres: 50_000 }])).toBe(true)
    expect(isInLengths([{ ...timed, metres: 50_001 }])).toBe(false)
    expect(isInLengths([])).toBe(false)
  })
})
