import { describe, expect, it } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { fillFault, flatSteps } from '../testing/plan-facts.js'
import { exercise } from '../testing/workouts.js'
import type { Exercise, SessionStep, Step } from '../types.js'
import { en } from './en.js'
import { exerciseInWords } from './in-words.js'
import { inYards } from './in-yards.js'
import type { Measures } from './measures.js'

const YARDS: Measures = { units: 'miles', poolUnits: 'yards' }
const METRES_PER_YARD = 0.9144

/** What a test of metres reads: yards in their place. */
const asMetres = (steps: readonly SessionStep[]): SessionStep[] =>
  steps.map((step) => ('repeat' in step ? { ...step, steps: step.steps.map(inMetres) } : inMetres(step)))

const inMetres = (step: Step): Step =>
  step.metres === undefined ? step : { ...step, metres: Math.round(1e6 * (step.metres / METRES_PER_YARD)) / 1e6 }

const swim = (steps: readonly SessionStep[], more: Partial<Exercise> = {}): Exercise =>
  exercise({ id: 'w1d1e1', type: 'swim', code: 'S-CLOCK', duration: 20, distance: '800 m', steps, ...more })

const easy = (metres: number, seconds: number): SessionStep => ({ kind: 'work', seconds, metres, zone: 'easy' })

describe('a swim in a pool of 25 yards', () => {
  const swims = Object.values(GOLDEN).flatMap((input) =>
    generatePlan(input)
      .workouts.filter(({ workoutType }) => workoutType !== 'race')
      .flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'swim')),
  )

  it('is whole fifties that fill the same minutes, in every plan', () => {
    expect(swims.length).toBeGreaterThan(300)
    for (const planned of swims) {
      const swum = inYards(planned, YARDS)
      expect(fillFault('swim', asMetres(swum?.steps ?? []), planned.duration), planned.code).toBe('')
    }
  })

  it('tells its yards, in its steps, its distance and its notes', () => {
    for (const planned of swims) {
      const { distance, steps, notes } = exerciseInWords(planned, en, YARDS)
      const yards = flatSteps(asMetres(steps)).reduce((sum, { metres = 0 }) => sum + metres, 0)
      expect(distance).toBe(`${Math.round(yards)} yd`)
      expect(notes).not.toMatch(/\d m\b/)
      for (const [, figure] of notes.matchAll(/(\d+) yd/g)) expect(Number(figure) % 50).toBe(0)
    }
  })

  it('is longer in numbers and no longer in time: 400 m become 450 yd, and the easy metres give the rest', () => {
    const swum = inYards(swim([easy(400, 480), { repeat: 1, steps: [step(400, 420)] }]), YARDS)
    expect(asMetres(swum?.steps ?? [])).toMatchObject([{ metres: 700 }, { steps: [{ metres: 450, seconds: 432 }] }])
    expect(swum?.distance).toBe('1150 yd')
  })

  it('turns at one length in a drill', () => {
    const swum = inYards(swim([easy(400, 480), { repeat: 4, steps: [{ ...step(25, 45), cue: 'drill-swim' }] }]), YARDS)
    expect(asMetres(swum?.steps ?? [])[1]).toMatchObject({ steps: [{ metres: 25 }] })
  })

  it('stays as it is in a pool of metres, on the road, in a race by the clock, and where its words tell its metres', () => {
    const given = [easy(800, 1000)]
    expect(inYards(swim(given), { ...YARDS, poolUnits: 'metres' })).toBeUndefined()
    expect(inYards(swim(given, { type: 'run' }), YARDS)).toBeUndefined()
    expect(inYards(swim([{ kind: 'work', seconds: 1200, zone: 'race' }]), YARDS)).toBeUndefined()
    expect(inYards(swim([{ ...step(800, 1000), label: '800 m easy' }]), YARDS)).toBeUndefined()
  })

  it.each([
    ['no time', [easy(800, 0)], {}],
    ['a zone that is none', [JSON.parse('{"kind":"work","seconds":60,"metres":50,"zone":"constructor"}')], {}],
    ['minutes that nobody swims', [easy(800, 1000)], { duration: 1e9 }],
  ] satisfies [string, SessionStep[], Partial<Exercise>][])('of %s stays as it is', (_, steps, more) => {
    expect(inYards(swim(steps, more), YARDS)).toBeUndefined()
  })
})

function step(metres: number, seconds: number) {
  return { kind: 'work', seconds, metres, zone: 'tempo' } as const
}
