import { readGoalPaces, type TrainingPlan } from '@tri/api-contract'
import { defaultSchedule, formatFinishTime, predictFinish } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { goalChoice } from './goal-choice.js'

const plan: TrainingPlan = {
  id: 7,
  userId: 1,
  name: 'Lakefront Olympic',
  raceType: 'olympic',
  swimDistance: '0.93',
  bikeDistance: '25',
  runDistance: '6.2',
  raceDate: '2027-03-28',
  startDate: '2026-12-20',
  totalWeeks: 14,
  experienceLevel: 'intermediate',
  currentSwimPace: '2:05',
  currentBikePace: '18.5',
  currentRunPace: '8:25',
  goalFinishTime: null,
  goalSwimPace: '2:05',
  goalBikePace: '18.5',
  goalRunPace: '8:25',
  weeklySchedule: [...defaultSchedule('olympic')],
  createdAt: '2026-12-20T10:00:00Z',
}

it('without a goal the prediction is shown and the current paces are kept', () => {
  const { predicted, shown, body } = goalChoice(plan, null)
  expect(shown).toBe(predicted)
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
