import { describe, expect, test } from 'vitest'
import { RACE_TYPES, SPORTS, ZONES } from '../types.js'
import { formatPace } from './pace.js'
import { pacesBetween, paceText, weekZones, zonePaces } from './zones.js'

const PACES = { swim: 110, bike: 18.8, run: 485 }
const TRAINING = ZONES.filter((zone) => zone !== 'race')

describe('zonePaces', () => {
  test.each([
    ['sprint', '10:09'],
    ['olympic', '9:46'],
    ['70.3', '9:10'],
    ['ironman', '8:41'],
  ] as const)('easy running before a %s is %s a mile for an 8:05 racer', (race, pace) => {
    expect(formatPace(zonePaces(race, PACES).run.easy)).toBe(pace)
  })

  test('the race zone is the race pace itself', () => {
    for (const race of RACE_TYPES)
      for (const sport of SPORTS) expect(zonePaces(race, PACES)[sport].race).toBe(PACES[sport])
  })

  test('zones get faster one after the other, in every sport and race', () => {
    for (const race of RACE_TYPES) {
      const { swim, bike, run } = zonePaces(race, PACES)
      for (const [index, zone] of TRAINING.entries()) {
        const gentler = TRAINING[index - 1]
        if (!gentler) continue
        expect(swim[zone]).toBeLessThan(swim[gentler])
        expect(run[zone]).toBeLessThan(run[gentler])
        expect(bike[zone]).toBeGreaterThan(bike[gentler])
      }
    }
  })

  test.each([
    ['sprint', 'tempo', 'interval'],
    ['olympic', 'tempo', 'interval'],
    ['70.3', 'moderate', 'threshold'],
    ['ironman', 'easy', 'tempo'],
  ] as const)('before a %s race pace lies between %s and %s', (race, gentler, sharper) => {
    const { run, bike } = zonePaces(race, PACES)
    expect(PACES.run).toBeLessThanOrEqual(run[gentler])
    expect(PACES.run).toBeGreaterThanOrEqual(run[sharper])
    expect(PACES.bike).toBeGreaterThanOrEqual(bike[gentler])
    expect(PACES.bike).toBeLessThanOrEqual(bike[sharper])
  })

  test('an unknown race counts as olympic', () => {
    expect(zonePaces('marathon' as 'olympic', PACES)).toEqual(zonePaces('olympic', PACES))
  })
})

describe('targets of a week', () => {
  const zones = weekZones('olympic', PACES)

  test('run from the slower to the faster end around the zone', () => {
    for (const zone of ZONES) {
      for (const sport of ['swim', 'run'] as const) {
        const { pace, target } = zones[sport][zone]
        expect(target.from).toBeGreaterThan(pace)
        expect(target.to).toBeLessThan(pace)
        expect(Number.isInteger(target.from)).toBe(true)
      }
      const { pace, target } = zones.bike[zone]
      expect(target.from).toBeLessThan(pace)
      expect(target.to).toBeGreaterThan(pace)
      expect(Math.round(target.from * 10) / 10).toBe(target.from)
    }
  })

  test('stray from the race pace by one per cent, either way', () => {
    expect(zones.run.race.target).toEqual({ from: 490, to: 480 })
    expect(zones.swim.race.target).toEqual({ from: 111, to: 109 })
    expect(zones.bike.race.target).toEqual({ from: 18.6, to: 19 })
  })

  test('a unit takes as long as its pace says', () => {
    expect(zones.swim.race.secondsPerUnit).toBe(1.1)
    expect(zones.run.race.secondsPerUnit).toBe(485)
    expect(zones.bike.race.secondsPerUnit).toBeCloseTo(3600 / 18.8)
  })
})

test.each([
  ['swim', 111.4, '1:51/100m'],
  ['bike', 19, '19.0 mph'],
  ['run', 484.5, '8:05/mi'],
] as const)('a %s pace of %f reads %s', (sport, pace, text) => {
  expect(paceText(sport, pace)).toBe(text)
})

test('paces move in a straight line from today to the goal, also to a slower goal', () => {
  const goal = { swim: 100, bike: 20, run: 505 }
  expect(pacesBetween(PACES, goal, 0)).toEqual(PACES)
  expect(pacesBetween(PACES, goal, 1)).toEqual(goal)
  expect(pacesBetween(PACES, goal, 0.5)).toEqual({ swim: 105, bike: 19.4, run: 495 })
})
