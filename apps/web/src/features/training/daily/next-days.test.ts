import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { nextDays } from './next-days.js'

const plan = samplePlan()
const workouts = [
  sampleWorkout(1, 5, [sampleExercise('run')]),
  sampleWorkout(2, 1, [sampleExercise('swim')], { week: 7 }),
]
const after = (selectedDay: string) =>
  nextDays({ plan, workouts, selectedDay, today: '2027-01-28' }).map(({ date, workouts: onDay, restReason }) => [
    date,
    onDay.map(({ id }) => id),
    restReason,
  ])

describe('the next two days', () => {
  it('are those after the selected one, with what is planned', () => {
    expect(after('2027-01-28')).toEqual([
      ['2027-01-29', [1], undefined],
      ['2027-01-30', [], 'Nothing planned'],
    ])
  })

  it('go on into the next week', () => {
    expect(after('2027-01-31').map(([date, ids]) => [date, ids])).toEqual([
      ['2027-02-01', [2]],
      ['2027-02-02', []],
    ])
  })

  it('end with the race', () => {
    expect(after('2027-03-27').map(([date]) => date)).toEqual(['2027-03-28'])
    expect(after('2027-03-28')).toEqual([])
  })
})
