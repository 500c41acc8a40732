import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { planWeeks } from './plan-weeks.js'

const plan = samplePlan()

it('makes the weeks of a stored plan as they were generated', () => {
  expect(planWeeks(plan)).toEqual(generatePlan(readPlanInput(plan)).weeks)
})

it('makes them once for a plan, and anew for a changed one', () => {
  const weeks = planWeeks(plan)
  expect(planWeeks(plan)).toBe(weeks)
  expect(planWeeks({ ...plan })).not.toBe(weeks)
})
