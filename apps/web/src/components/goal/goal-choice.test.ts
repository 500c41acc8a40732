import { readGoalPaces } from '@tri/api-contract'
import { formatFinishTime, predictFinish } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { goalChoice } from './goal-choice.js'

const plan = samplePlan()

it('without a goal the current paces are kept', () => {
  const { body } = goalChoice(plan, null)
  expect(body).toEqual({ goalFinishTime: null, goalSwimPace: '2:05', goalBikePace: '18.5', goalRunPace: '8:25' })
})

it('a goal travels as hh:mm:ss with the paces that reach it', () => {
  const goal = 2 * 3600 + 30 * 60
  const { body, paces } = goalChoice(plan, goal)
  expect(body.goalFinishTime).toBe('02:30:00')
  expect(formatFinishTime(predictFinish({ swim: 0.93, bike: 25, run: 6.2 }, paces))).toBe('02:30:00')
  expect(readGoalPaces(body).run).toBeCloseTo(paces.run, -1)
})

it('the range lies below the prediction', () => {
  const { predicted, range } = goalChoice(plan, null)
  expect(range.fastest).toBeLessThan(range.slowest)
  expect(range.slowest).toBeLessThan(predicted)
})
