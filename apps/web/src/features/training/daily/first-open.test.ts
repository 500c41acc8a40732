import { readPlanInput } from '@tri/api-contract'
import { generatePlan, logExercise } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { firstOpen } from './first-open.js'

const plan = samplePlan()
const { workouts } = generatePlan(readPlanInput(plan))
/** A Thursday in week 6 with two sessions. */
const date = '2027-01-28'
const today = workouts.filter(({ week, day }) => week === 6 && day === 4)

it('is the first session of the day of which nothing is logged', () => {
  const [first, second] = today.flatMap(({ exercises }) => exercises)
  expect(firstOpen(plan, today, date)?.exercise).toBe(first)
  const at = '2027-01-28T10:00:00Z'
  const logged = today.map((each) => logExercise(each, first?.id ?? '', { state: 'done' }, at) ?? each)
  expect(firstOpen(plan, logged, date)?.exercise.id).toBe(second?.id)
})

it('is none on a day off, nor once all is logged', () => {
  expect(firstOpen(plan, workouts, '2027-01-27')).toBeUndefined()
  const done = workouts.map((each) => ({ ...each, isCompleted: true, actualExercises: null }))
  expect(firstOpen(plan, done, date)).toBeUndefined()
})
