import { describe, expect, test } from 'vitest'
import { scenario, weekOffering } from '../testing/scenarios.js'
import type { ExperienceLevel, RaceType } from '../types.js'
import { keyDays } from './key-days.js'
import { toSeason } from './season.js'

function daysOf(race: RaceType, level: ExperienceLevel, week?: string) {
  const season = toSeason(scenario(race, level, 12, week ? { weeklySchedule: weekOffering(week) } : {}))
  if (!season) throw new Error('The input has no dates')
  return keyDays(season)
}

const ALL = 'Sun 8e, Mon 8, Tue 8, Wed 8, Thu 8, Fri 8, Sat 8e'

describe('the long ride', () => {
  test.each([
    ['stands on the longest endurance day, the later of two', 'Sun 1, Tue 2e, Thu 1, Sat 2e', 6],
    ['stands on an endurance day before a longer other day', 'Sun 1, Tue 2e, Thu 4, Sat 1', 2],
    ['stands on the longest day when none is for endurance', 'Sun 1, Tue 2, Thu 3, Sat 1', 4],
  ])('%s', (_, week, day) => {
    expect(daysOf('olympic', 'intermediate', week).longRide).toBe(day)
  })
})

describe('the long run', () => {
  test.each([
    ['stands on the other endurance day', 'Sun 1, Tue 2e, Thu 1, Sat 2e', 2],
    ['leaves an endurance day that is far too short', 'Sun 3, Tue 0.5e, Thu 1, Sat 4e', 0],
    ['is far from the long ride when days are equal', 'Mon 1, Wed 1, Fri 1, Sat 3e', 3],
    ['has no day when there is only one', 'Sat 3e', undefined],
  ])('%s', (_, week, day) => {
    expect(daysOf('olympic', 'intermediate', week).longRun).toBe(day)
  })

  test.each([
    ['that holds the least of a long run', 'Sun 1e, Thu 1.5, Sat 2e', 0],
    ['but not where it holds less', 'Sun 0.92e, Thu 1.5, Sat 1.75e', 4],
  ])('is on an endurance day %s', (_, week, day) => {
    expect(daysOf('70.3', 'beginner', week).longRun).toBe(day)
  })
})

describe('hard days', () => {
  test('Monday and Thursday on the default week: not beside the long ride, not after the long run', () => {
    expect(daysOf('olympic', 'intermediate').quality[2]).toEqual([1, 4])
  })

  test('never touch, also round the week, and weeks with fewer use some of the same', () => {
    const schedules = [
      ALL,
      'Sun 1, Mon 1, Tue 1, Wed 1, Thu 1, Fri 2e',
      'Mon 1, Tue 1, Wed 1, Sat 3e',
      'Thu 1, Fri 1, Sat 2e',
    ]
    for (const week of schedules) {
      const { quality, longRide, longRun } = daysOf('70.3', 'advanced', week)
      const largest = quality.at(-1) ?? []
      for (const set of quality)
        for (const day of set) {
          expect(largest).toContain(day)
          expect(set).not.toContain((day + 1) % 7)
          expect([longRide, longRun]).not.toContain(day)
        }
    }
  })

  test('three only for the advanced, with six days or more', () => {
    expect(daysOf('ironman', 'advanced', ALL).quality[3]).toEqual([1, 3, 5])
    expect(daysOf('ironman', 'intermediate', ALL).quality[3]).toHaveLength(2)
    expect(daysOf('ironman', 'advanced', 'Sun 2, Mon 2, Wed 2, Fri 2, Sat 4e').quality[3]?.length).toBeLessThan(3)
  })

  test('there are none when long ride and long run take every day', () => {
    expect(daysOf('sprint', 'beginner', 'Tue 1, Sat 1e').quality.flat()).toEqual([])
  })

  test('short days are left alone when longer ones will do', () => {
    expect(daysOf('olympic', 'beginner', 'Mon 0.5, Wed 1, Thu 1, Fri 0.5, Sun 3e').quality[1]).toEqual([4])
  })
})

describe('light days', () => {
  test('two of seven, first the day after the long ride', () => {
    const { light, longRide, longRun, quality } = daysOf(
      'sprint',
      'intermediate',
      'Sun 1, Mon 1, Tue 1, Wed 2, Thu 1, Fri 1, Sat 2e',
    )
    expect(light).toHaveLength(2)
    expect(light[0]).toBe(0)
    for (const day of light) expect([longRide, longRun, ...(quality.at(-1) ?? [])]).not.toContain(day)
  })

  test.each([
    ['one of six when hours are plenty', 'Sun 4, Mon 4, Tue 4e, Thu 4, Fri 4, Sat 4e', 1],
    ['none of six when every hour is needed', 'Sun 1, Mon 1, Tue 1e, Thu 1, Fri 1, Sat 1e', 0],
    ['none of five, which rest already', 'Mon 8, Tue 8e, Thu 8, Fri 8, Sat 8e', 0],
  ])('%s', (_, week, count) => {
    expect(daysOf('olympic', 'beginner', week).light).toHaveLength(count)
  })
})
