import { seasonWeeks } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { complianceText, minutesText, spokenWeek, weekDates } from './season-words.js'

const workouts = [
  sampleWorkout(1, 2, [sampleExercise('bike', 'b', 100), sampleExercise('run', 'r', 50)], {
    isCompleted: true,
    actualDuration: 120,
  }),
  sampleWorkout(2, 4, [sampleExercise('swim', 's', 30)]),
]
const weekOn = (today: string, week = 6) => {
  const found = seasonWeeks(samplePlan(), workouts, today)[week - 1]
  if (!found) throw new Error(`No week ${week}`)
  return found
}

describe('a week of the season in words', () => {
  it('says what is planned, done and longest, and that it runs', () => {
    expect(spokenWeek(weekOn('2027-01-28'))).toBe(
      'Week 6, Build Phase, 3:00 planned, 2:00 done, long ride 1:40, long run 0:50, this week',
    )
  })

  it('says nothing of done in a week ahead, nor of long sessions where there are none', () => {
    expect(spokenWeek(weekOn('2027-01-28', 7))).toBe('Week 7, Build Phase, 0:00 planned')
  })

  it('has its dates', () => {
    expect(weekDates(weekOn('2027-01-28'))).toBe('25 Jan \u2013 31 Jan')
  })

  it('says how near it came to its plan once it is over', () => {
    expect(complianceText(weekOn('2027-02-01'))).toBe('67 %, somewhat off')
    expect(complianceText(weekOn('2027-01-28'))).toBe('')
  })

  it('writes minutes as hours and minutes', () => {
    expect([0, 45, 345].map(minutesText)).toEqual(['0:00', '0:45', '5:45'])
  })
})
