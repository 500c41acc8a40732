import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan } from '../testing/random-plans.js'
import { firstContradiction } from './check.js'
import type { PlanFile } from './plan-file.js'
import { readPlanFile, writePlanFile } from './plan-file.js'

function sampleFile(): PlanFile {
  const [sample] = fc.sample(anyPlan, { numRuns: 1, seed: 3 })
  const answer = sample && readPlanFile(writePlanFile(sample.plan, sample.workouts))
  if (!answer?.ok) throw new Error('The sample cannot be read')
  return answer.file
}

const FILE = sampleFile()
const withPlan = (fields: Partial<PlanFile['plan']>) =>
  firstContradiction({ ...FILE, plan: { ...FILE.plan, ...fields } })

describe('firstContradiction', () => {
  it('finds none in a plan of the engine', () => {
    expect(firstContradiction(FILE)).toBeUndefined()
  })

  it('finds a race that is not after the start', () => {
    expect(withPlan({ raceDate: FILE.plan.startDate })).toEqual({
      path: 'plan.raceDate',
      message: 'is not after startDate',
    })
  })

  it('finds a number of weeks that the dates do not have', () => {
    expect(withPlan({ totalWeeks: FILE.plan.totalWeeks + 1 })?.path).toBe('plan.totalWeeks')
  })

  it('finds a workout after the last week, and none in it', () => {
    const last = (week: number) => {
      const workouts = FILE.workouts.map((workout, index) => (index === 0 ? { ...workout, week } : workout))
      return firstContradiction({ ...FILE, workouts })
    }
    expect(last(FILE.plan.totalWeeks)).toBeUndefined()
    expect(last(FILE.plan.totalWeeks + 1)).toEqual({
      path: 'workouts.0.week',
      message: `is ${FILE.plan.totalWeeks + 1}, but the plan has ${FILE.plan.totalWeeks}`,
    })
  })

  it('finds days of the week out of order', () => {
    const weeklySchedule = FILE.plan.weeklySchedule.toReversed()
    expect(withPlan({ weeklySchedule })).toEqual({ path: 'plan.weeklySchedule.0', message: 'is not Sunday' })
  })

  it('finds an exercise that stands twice in a workout', () => {
    const workouts = FILE.workouts.map((workout) => ({
      ...workout,
      exercises: [...workout.exercises, ...workout.exercises],
      totalDuration: workout.totalDuration * 2,
    }))
    const first = workouts.findIndex(({ exercises }) => exercises.length > 0)
    expect(firstContradiction({ ...FILE, workouts })?.path).toBe(`workouts.${first}.exercises`)
  })
})
