import { readPaceText } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { readMeasure, shownMeasure, typedUnit } from './typed-measure.js'
import { STORED_UNITS, type Units } from './units.js'

const KM: Units = { units: 'metric', poolUnits: 'metres' }
const YARDS: Units = { units: 'metric', poolUnits: 'yards' }

describe('a distance', () => {
  it.each([
    [STORED_UNITS, 'run', '1.5', '1.5 mi'],
    [STORED_UNITS, 'run', ' 1,5 ', '1.5 mi'],
    [STORED_UNITS, 'bike', '1.5 miles', '1.5 mi'],
    [STORED_UNITS, 'swim', '900', '900 m'],
    [KM, 'run', '10', '10 km'],
    [KM, 'bike', '40 km', '40 km'],
    [YARDS, 'swim', '1650', '1650 yd'],
    [STORED_UNITS, 'run', '', ''],
  ] as const)('in %j of a %s, typed as "%s", is kept as "%s"', (units, sport, typed, kept) => {
    expect(readMeasure(typedUnit(units, sport, 'distance'), typed)).toBe(kept)
  })

  it.each([
    [STORED_UNITS, 'run', 'abc', 'Type a number of miles, such as 1.5.'],
    [STORED_UNITS, 'run', '1.5 km', 'Type a number of miles, such as 1.5.'],
    [STORED_UNITS, 'run', '-3', 'Type a number of miles, such as 1.5.'],
    [STORED_UNITS, 'run', '1.5.2', 'Type a number of miles, such as 1.5.'],
    [KM, 'bike', 'far', 'Type a number of km, such as 40.'],
    [STORED_UNITS, 'swim', '0.5', 'Type whole metres, such as 1500.'],
    [YARDS, 'swim', '900 m', 'Type whole yards, such as 1650.'],
  ] as const)('in %j of a %s is no "%s", which is said', (units, sport, typed, problem) => {
    const unit = typedUnit(units, sport, 'distance')
    expect(readMeasure(unit, typed)).toBeUndefined()
    expect(unit.problem).toBe(problem)
  })
})

describe('a pace', () => {
  it.each([
    [STORED_UNITS, 'run', '8:30', '8:30/mi'],
    [STORED_UNITS, 'run', '8:30/mile', '8:30/mi'],
    [STORED_UNITS, 'run', '8:30 min/mi', '8:30/mi'],
    [KM, 'run', '5:15', '5:15/km'],
    [STORED_UNITS, 'bike', '18.5', '18.5 mph'],
    [KM, 'bike', '30', '30 km/h'],
    [STORED_UNITS, 'swim', '1:50', '1:50/100m'],
    [YARDS, 'swim', '1:40/100yd', '1:40/100yd'],
  ] as const)('in %j of a %s, typed as "%s", is kept as "%s", which progress reads', (units, sport, typed, kept) => {
    const read = readMeasure(typedUnit(units, sport, 'actualPace'), typed)
    expect(read).toBe(kept)
    expect(readPaceText(sport, kept)).toBeGreaterThan(0)
  })

  it.each([
    [STORED_UNITS, 'run', 'easy', 'Type minutes and seconds for a mile, such as 8:30.'],
    [STORED_UNITS, 'run', '8:75', 'Type minutes and seconds for a mile, such as 8:30.'],
    [KM, 'run', '8:30/mile', 'Type minutes and seconds for a kilometre, such as 5:15.'],
    [STORED_UNITS, 'bike', '8:30', 'Type a number of miles per hour, such as 18.5.'],
    [KM, 'bike', '18 mph', 'Type a number of kilometres per hour, such as 30.'],
    [STORED_UNITS, 'swim', '2', 'Type minutes and seconds for 100 metres, such as 1:50.'],
    [YARDS, 'swim', 'fast', 'Type minutes and seconds for 100 yards, such as 1:40.'],
  ] as const)('in %j of a %s is no "%s", which is said', (units, sport, typed, problem) => {
    const unit = typedUnit(units, sport, 'actualPace')
    expect(readMeasure(unit, typed)).toBeUndefined()
    expect(unit.problem).toBe(problem)
  })
})

it.each([
  [STORED_UNITS, 'run', 'distance', '3.1 mi', '3.1'],
  [KM, 'run', 'distance', '3.1 mi', '5.0'],
  [STORED_UNITS, 'run', 'distance', '1.5 miles', '1.5'],
  [STORED_UNITS, 'swim', 'actualPace', '2:35/100m', '2:35'],
  [STORED_UNITS, 'bike', 'actualPace', '18.5 mph', '18.5'],
  [STORED_UNITS, 'run', 'distance', 'to the lake', 'to the lake'],
  [STORED_UNITS, 'run', 'distance', '', ''],
] as const)('in %j the field of a %s’s %s shows "%s" as "%s"', (units, sport, measure, kept, shown) => {
  expect(shownMeasure(units, typedUnit(units, sport, measure), kept)).toBe(shown)
})

it('has the specification’s examples where roads are in miles', () => {
  expect([
    typedUnit(STORED_UNITS, 'run', 'distance').example,
    typedUnit(STORED_UNITS, 'run', 'actualPace').example,
  ]).toEqual(['1.5 miles', '8:30/mile'])
  expect([typedUnit(STORED_UNITS, 'run', 'distance').name, typedUnit(STORED_UNITS, 'run', 'actualPace').name]).toEqual([
    'miles',
    'min/mile',
  ])
})
