import { generatePlan } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { readPlanInput } from '../plans/plan-input.js'
import { refusals, samplePlan } from '../testing/samples.js'
import { type AccountData, accountData, type ExportedPlan, type ExportedWorkout } from './account-data.js'

const workouts = generatePlan(readPlanInput(samplePlan())).workouts.map(({ dayName, totalDuration, ...rest }) => {
  const { isCompleted, garminActivityId, exercises, actualExercises, ...workout } = rest
  return { ...workout, exercises: JSON.parse(JSON.stringify(exercises)) as ExportedWorkout['exercises'] }
})
const filed = (changes: Partial<ExportedPlan> = {}): ExportedPlan => ({
  ...samplePlan(),
  createdAt: '2026-11-20T08:00:00.000Z',
  isCurrent: true,
  workouts: workouts.map((workout) => ({ ...workout, actualExercises: null })),
  ...changes,
})
const file = (changes: Partial<Record<keyof AccountData, unknown>> = {}) => ({
  format: 'triplan-account',
  version: 1,
  exportedAt: '2026-11-20T08:00:00.000Z',
  profile: { username: 'ann@example.org', createdAt: '2026-01-01T08:00:00.000Z' },
  preferences: {
    defaultSwimPace: null,
    defaultBikePace: '18.0',
    defaultRunPace: null,
    experienceLevel: null,
    defaultWeeklySchedule: null,
  },
  plans: [filed()],
  ...changes,
})
const [first, ...others] = filed().workouts
const withFirst = (changes: object) =>
  file({ plans: [{ ...filed(), workouts: [{ ...first, ...changes }, ...others] }] })

describe('a file of an account', () => {
  it('is read as it was written', () => {
    expect(accountData.parse(JSON.parse(JSON.stringify(file())))).toEqual(file())
    expect(refusals(accountData, file({ plans: [] }))).toEqual([])
  })

  it.each([[null], [[]], ['text'], [{}], [{ format: 'other' }]])('is not %j', (value) => {
    expect(refusals(accountData, value)[0]).toMatch(
      /This is not a TriPlan file\. Please choose one that you downloaded/,
    )
  })

  it('of another version says so', () => {
    expect(refusals(accountData, file({ version: 2 }))).toEqual([
      'version: This file was made by another version of TriPlan and cannot be read here',
    ])
  })

  it.each([
    ['an unknown field', { ...file(), admin: true }, ': This is not a TriPlan file'],
    ['51 plans', file({ plans: Array(51).fill(filed()) }), 'plans: A file holds at most 50 plans'],
    ['a plan without a name', file({ plans: [filed({ name: ' ' })] }), 'plans.0.name: Plan name is required'],
    [
      'weeks that do not fit the race date',
      file({ plans: [filed({ totalWeeks: 14, workouts: [] })] }),
      'plans.0.totalWeeks: The number of weeks does not match the race date',
    ],
    [
      'a workout after the race',
      withFirst({ week: 16 }),
      'plans.0.workouts: This plan has 15 weeks; a workout lies outside of them',
    ],
    [
      'an exercise that stands there twice',
      withFirst({ exercises: [...(first?.exercises ?? []), ...(first?.exercises ?? [])] }),
      'plans.0.workouts: An exercise stands in this plan twice',
    ],
    ['notes without end', withFirst({ notes: 'x'.repeat(2001) }), 'plans.0.workouts.0.notes: Please use at most 2000'],
    [
      'a time before time',
      withFirst({ completedAt: '0000-01-01T00:00:00Z' }),
      'plans.0.workouts.0.completedAt: Please',
    ],
    ['text that cannot be stored', withFirst({ notes: '\u0000' }), 'plans.0.workouts.0.notes: Please remove the char'],
    ['an id of the database', withFirst({ id: 7 }), 'plans.0.workouts.0: Invalid input'],
    [
      'an endless session',
      withFirst({ exercises: first?.exercises.map((exercise) => ({ ...exercise, duration: 10_001 })) }),
      'plans.0.workouts.0.exercises.0.duration: Duration must be at most 10000 minutes',
    ],
  ])('with %s is refused', (_, value, message) => {
    expect(refusals(accountData, value)[0]).toContain(message)
  })
})
