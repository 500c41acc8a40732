import { describe, expect, it } from 'vitest'
import { realPlan } from '../testing/real-plans.js'
import { RACE_WEEK } from '../testing/workouts.js'
import { seasonWeeks } from './season.js'

describe('seasonWeeks', () => {
  it('has each week with its dates, and its days in order', () => {
    const [week] = seasonWeeks(RACE_WEEK)
    expect(week).toMatchObject({ week: 1, phase: 'Race Week', from: '2027-03-08', to: '2027-03-14' })
    expect(week?.days.map(({ date, workouts }) => `${date} ${workouts.length}`)).toEqual([
      '2027-03-08 1',
      '2027-03-09 0',
      '2027-03-10 1',
      '2027-03-11 0',
      '2027-03-12 0',
      '2027-03-13 1',
      '2027-03-14 1',
    ])
  })

  it('names weeks by the rhythm of the plan', () => {
    const { calendar, ...sheet } = realPlan('70.3', 'beginner', 20)
    const phases = (rhythm: '3:1' | '2:1') =>
      seasonWeeks({ ...sheet, calendar: { ...calendar, rhythm } }).flatMap(({ week, phase }) =>
        phase === 'Recovery Week' ? [week] : [],
      )
    expect([phases('3:1'), phases('2:1')]).toEqual([
      [4, 8, 12],
      [3, 6, 9, 12, 15],
    ])
  })

  it('holds every workout once, and all their minutes', () => {
    const sheet = realPlan('70.3', 'beginner', 20)
    const weeks = seasonWeeks(sheet)
    const workouts = weeks.flatMap(({ days }) => days.flatMap((day) => day.workouts))
    expect(new Set(workouts.map(({ id }) => id)).size).toBe(sheet.workouts.length)
    const minutes = sheet.workouts.reduce((sum, { totalDuration }) => sum + totalDuration, 0)
    expect(weeks.reduce((sum, { planned }) => sum + planned.total, 0)).toBe(minutes)
  })
})
