import { describe, expect, it } from 'vitest'
import { judge } from '../testing/judge.js'
import { race, season, sketch, withMinutes } from '../testing/plans.js'
import type { Workout } from '../types.js'
import { tests } from './test-rules.js'

const input = season('olympic', 20)
const coded = (code: string, workouts: readonly Workout[]): Workout[] =>
  workouts.map((workout) => ({ ...workout, exercises: workout.exercises.map((each) => ({ ...each, code })) }))
const ride = (week: number, day = 'Tue') => coded('B-TEST', sketch(week, `${day} bike 45 hard`))
const run = (week: number, day = 'Thu') => coded('R-TEST', sketch(week, `${day} run 50 hard`))
const judged = (workouts: readonly Workout[]) => judge(tests, [...workouts, race(input)], input)

describe('R35 tests', () => {
  it('passes tests in every other recovery week', () => {
    expect(judged([...ride(8), ...run(8), ...ride(16)])).toMatchObject({ result: 'pass', value: 100 })
  })

  it('fails when no week for them has one', () => {
    expect(judged(sketch(8, 'Tue bike 45 hard'))).toMatchObject({ result: 'fail', value: 0 })
  })

  it('takes what is called a test for one, where there is no code', () => {
    const named = sketch(8, 'Tue bike 45 hard').map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) => ({ ...each, name: 'FTP test' })),
    }))
    expect(judged([...named, ...ride(16)]).value).toBe(100)
  })

  it.each([
    ['on days in a row', [...ride(8, 'Wed'), ...run(8)]],
    ['in the last two weeks', [...ride(8), ...run(19)]],
  ])('fails tests %s', (_, workouts) => {
    expect(judged(workouts)).toMatchObject({ result: 'fail', value: 0 })
  })

  it.each([
    ['three days of 45 min, and a fourth', [45, 45, 0, 30, 0, 0, 45], 'fail'],
    ['two days of 45 min, and two shorter ones', [45, 40, 0, 30, 0, 0, 45], 'pass'],
    ['three days of 45 min and no fourth', [45, 45, 0, 0, 0, 0, 45], 'pass'],
  ] as const)('asks for tests where the week has %s: %s', (_, minutes, result) => {
    const given = withMinutes(input, minutes)
    expect(judge(tests, [...sketch(8, 'Sun run 30'), race(given)], given)).toMatchObject({ result })
  })

  it('does not ask a plan of less than twelve weeks', () => {
    const short = season('olympic', 8)
    expect(judge(tests, [race(short)], short)).toMatchObject({ result: 'pass', limit: {} })
  })
})
