import { expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { planSummary } from './plan-summary.js'

it('a plan is summed up by its race, the way there, its goal and its prediction', () => {
  expect(planSummary(samplePlan({ goalFinishTime: '02:41:00' }), '2027-01-28')).toEqual([
    'Sunday, 28 March 2027',
    '59 days to go',
    'goal 02:41:00, predicted 02:49:27',
  ])
})

it('a goal may be missing, and the race over', () => {
  const [, way, goal] = planSummary(samplePlan(), '2027-04-02')
  expect(way).toBe('Race done')
  expect(goal).toMatch(/^goal not set, predicted /)
})
