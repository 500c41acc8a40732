import { readPlanInput } from '@tri/api-contract'
import { generatePlan, weekdayOf } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { planWeeks } from './plan-weeks.js'

const plan = samplePlan()

/** 14 weeks, and the plan was made on the Thursday before week 1; phases by the specification's section 4. */
it('makes the weeks of a stored plan, with their phases', () => {
  expect(planWeeks(plan).map(({ week, phase }) => `${week} ${phase}`)).toEqual([
    '1 Base Building',
    '2 Base Building',
    '3 Base Building',
    '4 Recovery Week',
    '5 Build Phase',
    '6 Build Phase',
    '7 Build Phase',
    '8 Recovery Week',
    '9 Build Phase',
    '10 Peak Phase',
    '11 Peak Phase',
    '12 Peak Phase',
    '13 Taper',
    '14 Race Week',
  ])
})

it('from what is stored with it: its days, its hours and its length', () => {
  const hours = (weeks: ReturnType<typeof planWeeks>) => weeks.reduce((sum, { minutes }) => sum + minutes, 0) / 60
  const half = plan.weeklySchedule.map((day) => ({ ...day, hours: day.hours / 2 }))
  const short = planWeeks(samplePlan({ weeklySchedule: half }))
  expect(hours(short)).toBeLessThan(0.6 * hours(planWeeks(plan)))
  expect(planWeeks(samplePlan({ totalWeeks: 8, startDate: '2027-02-01' })).map(({ week }) => week)).toHaveLength(8)
})

it('tells in each of them why it is as it is', () => {
  for (const { week, reasons } of planWeeks(plan)) expect(reasons.length, `week ${week}`).toBeGreaterThan(0)
})

it('anew for a changed plan', () => {
  const before = planWeeks(plan)
  const longer = samplePlan({ raceDate: '2027-04-04', totalWeeks: 15 })
  expect(planWeeks(longer)).toHaveLength(15)
  expect(planWeeks(plan)).toEqual(before)
})

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

it('of a plan with a goal on the way by that goal, as far as they lead to it', () => {
  const leg = (sport: 'swim' | 'bike' | 'run', miles: number) => {
    const inputs = { race: '1', kind: 'olympic', priority: 'A', weeks: 3, sport, miles }
    return { ...sampleExercise(sport), reasons: [{ rule: 'race-leg', inputs, sentence: '', source: '' }] }
  }
  const legs = [leg('swim', 0.93), leg('bike', 24.8), leg('run', 6.2)]
  const workout = sampleWorkout(9, weekdayOf(plan.raceDate), legs, { workoutType: 'race' })
  const race = { ...workout, week: 9, priority: 'A' as const }
  const names = planWeeks(plan, [race]).map(({ phase }) => phase)
  expect(names.slice(4, 10)).toEqual([
    'Build Phase',
    'Build Phase',
    'Peak Phase',
    'Peak Phase',
    'Race Week',
    'Peak Phase',
  ])
  expect(planWeeks(plan, [race])).toBe(planWeeks(plan, [race]))
  expect(planWeeks(plan, [{ ...race, priority: 'B' }])).toBe(planWeeks(plan))
})
