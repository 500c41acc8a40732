import { describe, expect, it } from 'vitest'
import { readMetres, shownMetres, typedUnit } from './typed-distance.js'
import { STORED_UNITS, type Units } from './units.js'

const KM: Units = { units: 'metric', poolUnits: 'metres' }
const YARDS: Units = { units: 'metric', poolUnits: 'yards' }

describe('a distance', () => {
  it.each([
    [STORED_UNITS, 'run', '1.5', 2414.02],
    [STORED_UNITS, 'run', ' 1,5 ', 2414.02],
    [STORED_UNITS, 'bike', '1.5 miles', 2414.02],
    [STORED_UNITS, 'swim', '900', 900],
    [KM, 'run', '10', 10_000],
    [KM, 'bike', '40.25 km', 40_250],
    [YARDS, 'swim', '1650', 1508.76],
    [STORED_UNITS, 'run', '', null],
  ] as const)('in %j of a %s, typed as "%s", is %s metres', (units, sport, typed, metres) => {
    expect(readMetres(typedUnit(units, sport), typed)).toBe(metres)
  })

  it.each([
    [STORED_UNITS, 'run', 'abc', 'Type a number of miles, such as 1.5.'],
    [STORED_UNITS, 'run', '1.5 km', 'Type a number of miles, such as 1.5.'],
    [STORED_UNITS, 'run', '-3', 'Type a number of miles, such as 1.5.'],
    [STORED_UNITS, 'run', '0', 'Type a number of miles, such as 1.5.'],
    [STORED_UNITS, 'run', '1.5.2', 'Type a number of miles, such as 1.5.'],
    [KM, 'bike', 'far', 'Type a number of km, such as 10.5.'],
    [STORED_UNITS, 'swim', '0.5', 'Type whole metres, such as 1500.'],
    [YARDS, 'swim', '900 m', 'Type whole yards, such as 1650.'],
  ] as const)('in %j of a %s is no "%s", which is said', (units, sport, typed, problem) => {
    const unit = typedUnit(units, sport)
    expect(readMetres(unit, typed)).toBeUndefined()
    expect(unit.problem).toBe(problem)
  })

  it.each([
    [STORED_UNITS, 'run', '6.25'],
    [KM, 'run', '10.5'],
    [YARDS, 'swim', '1650'],
    [KM, 'swim', '1050'],
  ] as const)('in %j of a %s, %s is shown again as it was typed', (units, sport, typed) => {
    const unit = typedUnit(units, sport)
    expect(shownMetres(unit, readMetres(unit, typed) ?? 0)).toBe(typed)
  })
})
