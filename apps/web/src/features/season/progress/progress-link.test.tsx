import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { markupOf, textOf } from '../../../testing/render.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { ProgressLink } from './progress-link.js'

const plan = samplePlan()
const { workouts } = generatePlan(readPlanInput(plan))

it('tells the example of the specification before anything is logged, and leads to all of it', () => {
  const link = <ProgressLink plan={plan} workouts={workouts} to="/progress" />
  expect(textOf(link)).toMatch(
    /^Progress Tracking Example - log a workout to see your own See progress Swim \d+ % Bike \d+ % Run \d+ %/,
  )
  expect(markupOf(link)).toContain('href="/progress"')
})

it('tells the athlete’s own hours from then on', () => {
  const done = workouts.map((workout) => (workout.week < 3 ? { ...workout, isCompleted: true } : workout))
  const text = textOf(<ProgressLink plan={plan} workouts={done} to="/progress" />)
  expect(text).toMatch(
    /^Progress Tracking See progress Swim \d+:\d\d of \d+:\d\d Bike \d+:\d\d of \d+:\d\d Run [\d:]+ of [\d:]+$/,
  )
})
