import { describe, expect, it } from 'vitest'
import { comingHours, startName, startsOf } from './starts.js'

/** Twelve weeks, each from Monday on. */
const PLAN = { raceDate: '2027-03-28', totalWeeks: 12, earlierSchedules: [] }
const TODAY = '2027-03-10'
const held = (before: string) => ({ before, weeklySchedule: [] })

describe('when other hours may begin', () => {
  it('is tomorrow, or any week after this one', () => {
    expect(startsOf(PLAN, TODAY)).toEqual([
      { value: '2027-03-11', label: 'Tomorrow, Thu 11 Mar' },
      { value: '2027-03-15', label: 'Week 11, Mon 15 Mar' },
      { value: '2027-03-22', label: 'Week 12, Mon 22 Mar' },
    ])
  })

  it('is told once where tomorrow begins a week, and not at all for weeks that there are none of', () => {
    expect(startsOf(PLAN, '2027-03-14').map(({ label }) => label)).toEqual([
      'Tomorrow, Mon 15 Mar',
      'Week 12, Mon 22 Mar',
    ])
    expect(startsOf(PLAN, '2027-03-24').map(({ label }) => label)).toEqual(['Tomorrow, Thu 25 Mar'])
  })

  it('is also the day that was said before, which begins no week', () => {
    const plan = { ...PLAN, earlierSchedules: [held('2027-03-17')] }
    expect(startsOf(plan, TODAY).map(({ label }) => label)).toContain('Wed 17 Mar')
  })
})

describe('hours that are still to come', () => {
  it.each([
    ['none', [], undefined],
    ['those of before', [held('2027-02-01')], undefined],
    ['those that begin tomorrow', [held('2027-03-11')], undefined],
    ['the last of several', [held('2027-03-22'), held('2027-02-01')], '2027-03-22'],
  ])('%s', (_, earlierSchedules, day) => {
    expect(comingHours({ earlierSchedules }, TODAY)).toBe(day)
  })
})

it('names a start in a word or two', () => {
  expect(['2027-03-11', '2027-03-15', '2027-03-17'].map((day) => startName(PLAN, day, TODAY))).toEqual([
    ...['tomorrow', 'week 11', 'Wed 17 Mar'],
  ])
})
