import { describe, expect, test } from 'vitest'
import { weekZones } from '../formulas/zones.js'
import { toSeason } from '../season/season.js'
import { scenario } from '../testing/scenarios.js'
import { MILES } from '../testing/words.js'
import { en } from '../texts/en.js'
import { workoutInWords } from '../texts/in-words.js'
import type { PlanInput } from '../types.js'
import { raceMinutes, raceWorkout } from './race-day.js'

function seasonOf(input: PlanInput) {
  const season = toSeason(input)
  if (!season) throw new Error('The input has no dates')
  return season
}

describe('the minutes of the race', () => {
  test.each([
    ['sprint', 'beginner', [18, 45, 29]],
    ['olympic', 'intermediate', [28, 78, 49]],
  ] as const)('%s, %s: %j', (race, level, [swim, bike, run]) => {
    expect(raceMinutes(seasonOf(scenario(race, level, 8)))).toEqual({ swim, bike, run })
  })

  test('add up to the whole time, rounded once, whatever the paces', () => {
    for (let run = 300; run < 960; run += 7) {
      const goalPaces = { swim: 60 + run / 5, bike: 10 + run / 60, run }
      const season = seasonOf(scenario('olympic', 'intermediate', 8, { goalPaces }))
      const { swim, bike, run: last } = raceMinutes(season)
      const exact = (1496.6862 / 100) * goalPaces.swim + (25 / goalPaces.bike) * 3600 + 6.2 * run
      expect(swim + bike + last).toBe(Math.round(exact / 60))
    }
  })

  test('a leg too short to count still takes a minute', () => {
    const tiny = seasonOf(scenario('sprint', 'advanced', 8, { distances: { swim: 0.001, bike: 12, run: 3.1 } }))
    expect(raceMinutes(tiny).swim).toBe(1)
  })
})

describe('the race as a workout', () => {
  const season = seasonOf(scenario('olympic', 'intermediate', 12, { distances: { swim: 1, bike: 30, run: 6 } }))
  const race = workoutInWords(raceWorkout(season, weekZones('olympic', season.goal), []), en, MILES)

  test('holds the three legs in order, at goal pace and over the plan’s own distances', () => {
    expect(race).toMatchObject({ week: 12, day: 0, dayName: 'Sunday', workoutType: 'race' })
    expect(race.exercises).toMatchObject([
      { id: 'w12d0e1', type: 'swim', distance: '1600 m', pace: '1:50/100m', intensity: 'hard' },
      { id: 'w12d0e2', type: 'bike', distance: '30.0 mi', pace: '19.2 mph', intensity: 'hard' },
      { id: 'w12d0e3', type: 'run', distance: '6.0 mi', pace: '7:58/mi', intensity: 'hard' },
    ])
  })

  test('says that transitions come on top, and why each leg is there', () => {
    expect(race.exercises[0]?.notes).toMatch(/ Both transitions together take about 5 min more\.$/)
    expect(race.exercises[2]?.notes).toMatch(
      /^Start slower than you feel, then hold your pace\. Fuel: 30-60 g of carbohydrate an hour\./,
    )
    expect(race.exercises[1]?.reasons[0]?.sentence).toBe('Race day: 30.0 mi at goal pace, 19.2 mph.')
  })

  test.each([
    ['70.3', 'tempo'],
    ['ironman', 'moderate'],
  ] as const)('is labelled by what its pace is: %s, %s', (type, intensity) => {
    const other = seasonOf(scenario(type, 'intermediate', 12))
    expect(raceWorkout(other, weekZones(type, other.goal), []).exercises[0]?.intensity).toBe(intensity)
  })
})
