import { formatMph, formatPace, parseMph, parsePace, RACE_PRESETS, SLIDERS, type Sport } from '@tri/plan-engine'
import { paceUnit, shownPace } from '@tri/plan-files/units'
import { describe, expect, it } from 'vitest'
import {
  distanceProblem,
  distanceUnit,
  goalPaceUnit,
  paceSlider,
  paceText,
  paceWithUnit,
  roundDistance,
  STORED_UNITS,
  shownDistance,
  soundUnits,
  spokenPaceUnit,
  storedPace,
  typedDistance,
  type Units,
} from './units.js'

const METRIC: Units = { units: 'metric', poolUnits: 'metres' }
const YARDS: Units = { units: 'metric', poolUnits: 'yards' }
const CHOICES: readonly Units[] = [STORED_UNITS, METRIC, YARDS, { units: 'miles', poolUnits: 'yards' }]
const SPORTS = ['swim', 'bike', 'run'] as const

/** A pace after it has been over the wire and back. */
const sent = (sport: Sport, pace: number) =>
  sport === 'bike' ? parseMph(formatMph(pace)) : parsePace(formatPace(pace))

describe('a pace', () => {
  it.each([
    ['swim', 111, '1:51 /100m', '1:41 /100yd'],
    ['bike', 19, '19.0 mph', '30.6 km/h'],
    ['bike', 18, '18.0 mph', '29.0 km/h'],
    ['run', 484, '8:04 /mi', '5:01 /km'],
    ['run', 510, '8:30 /mi', '5:17 /km'],
  ] as const)('%s %i is %s or %s', (sport, stored, own, other) => {
    expect([paceWithUnit(STORED_UNITS, sport, stored), paceWithUnit(YARDS, sport, stored)]).toEqual([own, other])
  })

  it.each(CHOICES)('chosen anywhere on a slider is read again to the letter after it was stored: %j', (units) => {
    for (const sport of SPORTS) {
      const { min, max, step } = paceSlider(units, sport)
      for (let shown = min; shown <= max; shown += step) {
        const stored = sent(sport, storedPace(units, sport, shown)) ?? Number.NaN
        expect(shownPace(units, sport, stored)).toBe(shown)
        expect(stored).toBeGreaterThanOrEqual(SLIDERS[sport].min)
        expect(stored).toBeLessThanOrEqual(SLIDERS[sport].max)
      }
    }
  })

  it('shown and stored again stays what is shown, for every pace that can be stored', () => {
    for (const sport of SPORTS) {
      const { min, max } = SLIDERS[sport]
      for (let stored = min; stored <= max; stored += sport === 'bike' ? 0.1 : 1) {
        const shown = shownPace(YARDS, sport, stored)
        expect(paceText(YARDS, sport, storedPace(YARDS, sport, shown))).toBe(paceText(YARDS, sport, stored))
      }
    }
  })

  it('has a slider with round ends', () => {
    const endsOf = (units: Units, sport: Sport) => Object.values(paceSlider(units, sport))
    expect(SPORTS.map((sport) => endsOf(STORED_UNITS, sport))).toEqual([
      [60, 300, 5],
      [10, 30, 0.5],
      [300, 960, 5],
    ])
    expect(SPORTS.map((sport) => endsOf(YARDS, sport))).toEqual([
      [55, 270, 5],
      [17, 48, 1],
      [190, 595, 5],
    ])
    expect(endsOf(METRIC, 'swim')).toEqual([60, 300, 5])
  })

  it('has the words of its unit', () => {
    expect(SPORTS.map((sport) => goalPaceUnit(STORED_UNITS, sport))).toEqual(['per 100m', 'mph average', 'per mile'])
    expect(SPORTS.map((sport) => goalPaceUnit(YARDS, sport))).toEqual(['per 100yd', 'km/h average', 'per km'])
    expect(SPORTS.map((sport) => paceUnit(METRIC, sport))).toEqual(['/100m', 'km/h', '/km'])
    expect(SPORTS.map((sport) => spokenPaceUnit(METRIC, sport))).toEqual([
      'per 100 metres',
      'kilometres per hour',
      'per kilometre',
    ])
  })
})

describe('a distance', () => {
  it.each([
    ['0.93', '1.5'],
    ['2.4', '3.86'],
    ['112', '180.25'],
    ['26.2', '42.16'],
    ['', ''],
    ['1.', '1.'],
    ['abc', 'abc'],
  ])('of %j miles is %j km', (miles, km) => {
    expect(shownDistance(METRIC, miles)).toBe(km)
    expect(shownDistance(STORED_UNITS, miles)).toBe(miles)
  })

  it('typed in kilometres is read again as it was typed, to the metre', () => {
    for (let metres = 1; metres <= 50_000; metres += 7) {
      const km = String(metres / 1000)
      expect(shownDistance(METRIC, typedDistance(METRIC, km))).toBe(km)
    }
    for (const km of ['42.195', '21.0975', '180', '804', '0.75', '1.9']) {
      const shown = Number(shownDistance(METRIC, typedDistance(METRIC, km)))
      expect(Math.abs(shown - Number(km))).toBeLessThanOrEqual(0.0005)
    }
  })

  it.each([
    ['1,5', '0.9321'],
    [' 40 ', '24.8548'],
    ['1.', '1.'],
    ['4o', '4o'],
    ['', ''],
  ])('typed as %j km is kept as %j miles', (typed, miles) => {
    expect(typedDistance(METRIC, typed)).toBe(miles)
    expect(typedDistance(STORED_UNITS, typed)).toBe(typed)
  })

  it('is rounded where it is only read', () => {
    const { swim, bike, run } = RACE_PRESETS.ironman
    expect([swim, bike, run].map((miles) => roundDistance(METRIC, miles))).toEqual(['3.9', '180.2', '42.2'])
    expect([swim, bike, run].map((miles) => roundDistance(STORED_UNITS, miles))).toEqual(['2.4', '112', '26.2'])
    expect([distanceUnit(STORED_UNITS), distanceUnit(METRIC)]).toEqual(['mi', 'km'])
  })

  it('that is refused is refused in the unit it was typed in', () => {
    const message = 'Please enter a distance in miles, above 0 and at most 500'
    expect(distanceProblem(STORED_UNITS, message)).toBe(message)
    expect(distanceProblem(METRIC, message)).toBe('Please enter a distance in km, above 0 and at most 804')
    expect(distanceProblem(METRIC, 'Swim distance is required')).toBe('Swim distance is required')
    expect(distanceProblem(METRIC, undefined)).toBeUndefined()
  })
})

describe('stored units', () => {
  it.each([
    [{ units: 'metric', poolUnits: 'yards' }, YARDS],
    [{ units: 'metric', poolUnits: null, poolLength: 33 }, { units: 'metric' }],
    [
      { ...METRIC, poolLength: 50 },
      { ...METRIC, poolLength: 50 },
    ],
    [{ units: 'furlongs' }, {}],
    [null, {}],
    ['metric', {}],
    [undefined, {}],
  ])('%j are read as %j', (stored, sound) => {
    expect(soundUnits(stored)).toEqual(sound)
  })
})
