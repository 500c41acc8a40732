import { formatMph, formatPace, SLIDERS } from '@tri/plan-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../testing/samples.js'
import { readCurrentPaces, readDistances, readGoalPaces, readPaces, readPlanInput, writePaces } from './plan-input.js'

const onSlider = (sport: 'swim' | 'run') => fc.integer({ min: SLIDERS[sport].min, max: SLIDERS[sport].max })
const onBikeSlider = fc.integer({ min: SLIDERS.bike.min * 10, max: SLIDERS.bike.max * 10 }).map((tenths) => tenths / 10)

describe('paces', () => {
  it('come back as they were written, anywhere on the sliders', () => {
    const paces = fc.record({ swim: onSlider('swim'), bike: onBikeSlider, run: onSlider('run') })
    fc.assert(
      fc.property(paces, (given) => {
        expect(readPaces(writePaces(given))).toEqual(given)
      }),
    )
  })

  it('travel as m:ss and one decimal', () => {
    expect(writePaces({ swim: 111.4, bike: 18.04, run: 484.5 })).toEqual({ swim: '1:51', bike: '18.0', run: '8:05' })
  })

  it('that cannot be read become 2:30, 18.0 and 8:30', () => {
    const fallback = readPaces({ swim: 'x', bike: '', run: '8' })
    expect([formatPace(fallback.swim), formatMph(fallback.bike), formatPace(fallback.run)]).toEqual([
      '2:30',
      '18.0',
      '8:30',
    ])
  })
})

describe('what the engine gets', () => {
  it('is the plan as it travels, in numbers', () => {
    const plan = samplePlan()
    expect(readPlanInput(plan)).toEqual({
      raceType: 'olympic',
      distances: { swim: 0.93, bike: 25, run: 6.2 },
      today: '2026-11-20',
      raceDate: '2027-02-28',
      totalWeeks: 15,
      currentPaces: { swim: 120, bike: 18, run: 510 },
      goalPaces: { swim: 115, bike: 18.8, run: 490 },
      experienceLevel: 'intermediate',
      weeklySchedule: plan.weeklySchedule,
    })
  })

  it('has what was done lately where the plan tells it', () => {
    const fitness = { minutesPerWeek: 240, longest: { run: 40 } }
    expect(readPlanInput({ ...samplePlan(), fitness }).fitness).toEqual(fitness)
    expect(Object.keys(readPlanInput({ ...samplePlan(), fitness: null }))).not.toContain('fitness')
  })

  it('is read by one reader for each part', () => {
    const plan = samplePlan()
    const { distances, currentPaces, goalPaces } = readPlanInput(plan)
    expect([readDistances(plan), readCurrentPaces(plan), readGoalPaces(plan)]).toEqual([
      distances,
      currentPaces,
      goalPaces,
    ])
  })
})
