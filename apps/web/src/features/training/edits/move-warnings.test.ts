import { readPlanInput } from '@tri/api-contract'
import { generatePlan, type Weekday } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { STORED_UNITS } from '../../../lib/measures/units.js'
import { type WorkoutInWords, workoutsInWords } from '../../../lib/words.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { moveWarnings } from './move-warnings.js'

const plan = samplePlan()
const workouts = workoutsInWords(STORED_UNITS, generatePlan(readPlanInput(plan)).workouts).map(
  (workout, index) => ({ ...workout, id: index + 1, trainingPlanId: plan.id }) as WorkoutInWords,
)
const longRide = workouts.find(({ week, day }) => week === 6 && day === 6)
const warn = (day: Weekday) =>
  moveWarnings(plan, workouts, { kind: 'workout', workoutId: longRide?.id ?? 0, week: 6, day })

it('a workout on a day off is told', () => {
  expect(warn(3).join()).toMatch(/Wednesday is a day off/)
})

it('a day that becomes too full is told with its minutes', () => {
  expect(warn(5).join()).toMatch(/more than Friday has/)
})

it('a move that changes nothing warns of nothing', () => {
  expect(warn(6)).toEqual([])
})
