import { describe, expect, it } from 'vitest'
import { defaultPlan } from './default-plan.js'
import type { TrainingPlan } from './plan.js'

const plan = (id: number, name = '') => ({ id, name }) as TrainingPlan

describe('the plan that the dashboard shows first', () => {
  it('is the current one, as the list has it', () => {
    expect(defaultPlan([plan(1), plan(2, 'as listed')], plan(2))?.name).toBe('as listed')
  })

  it('is the current one before the list has it', () => {
    expect(defaultPlan([plan(1)], plan(2))?.id).toBe(2)
  })

  it('is an only plan without a current one, and none of several', () => {
    expect(defaultPlan([plan(1)], null)?.id).toBe(1)
    expect(defaultPlan([plan(1), plan(2)], null)).toBeUndefined()
    expect(defaultPlan([], null)).toBeUndefined()
  })
})
