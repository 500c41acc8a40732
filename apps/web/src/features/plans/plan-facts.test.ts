import type { TrainingPlan } from '@tri/api-contract'
import { describe, expect, it } from 'vitest'
import { STORED_UNITS } from '../../lib/measures/units.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { legFacts, planFacts } from './plan-facts.js'

const plan = samplePlan()
const fact = (name: string, changes: Partial<TrainingPlan> = {}) =>
  planFacts({ ...plan, ...changes }).find(([each]) => each === name)?.[1]

describe('a plan card', () => {
  it('tells the race date in full and the duration in weeks', () => {
    expect(fact('Race date')).toBe('Sunday, 28 March 2027')
    expect(fact('Duration')).toBe('14 weeks')
    expect(fact('Duration', { totalWeeks: 1 })).toBe('1 week')
  })

  it('has no goal until one is set', () => {
    expect(fact('Goal')).toBe('Not set')
    expect(fact('Pace goal')).toBe('Moderate')
  })

  it.each([
    ['02:49:00', 'Conservative'],
    ['02:10:00', 'Very Aggressive'],
  ])('calls the goal %s %s', (goalFinishTime, label) => {
    expect(fact('Goal', { goalFinishTime })).toBe(goalFinishTime)
    expect(fact('Pace goal', { goalFinishTime })).toBe(label)
  })

  it('predicts the finish from the current paces', () => {
    expect(fact('Predicted')).toMatch(/^02:\d\d:\d\d$/)
  })

  it('lists distances in miles beside the current paces', () => {
    expect(legFacts(plan, STORED_UNITS)).toEqual([
      { sport: 'swim', distance: '0.93 mi', pace: '2:05 /100m' },
      { sport: 'bike', distance: '25 mi', pace: '18.5 mph' },
      { sport: 'run', distance: '6.2 mi', pace: '8:25 /mi' },
    ])
  })
})
