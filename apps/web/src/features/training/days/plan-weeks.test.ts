import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { planWeeks } from './plan-weeks.js'

it('makes the weeks of a plan once, also where the plan is read again', () => {
  const weeks = planWeeks(samplePlan())
  expect(weeks).toEqual(generatePlan(readPlanInput(samplePlan())).weeks)
  expect(planWeeks(samplePlan())).toBe(weeks)
})

it('makes them anew for a plan that is generated from something else', () => {
  const weeks = planWeeks(samplePlan())
  expect(planWeeks(samplePlan({ experienceLevel: 'beginner', totalWeeks: 12 }))).not.toBe(weeks)
  expect(planWeeks(samplePlan({ name: 'Another name' }))).toBe(weeks)
})

it('keeps those of the last plans only', () => {
  const weeks = planWeeks(samplePlan())
  for (let seconds = 0; seconds < 24; seconds += 1)
    planWeeks(samplePlan({ currentRunPace: `9:${String(10 + seconds).padStart(2, '0')}` }))
  expect(planWeeks(samplePlan())).not.toBe(weeks)
})
