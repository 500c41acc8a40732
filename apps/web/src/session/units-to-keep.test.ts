import { expect, it } from 'vitest'
import { STORED_UNITS } from '../lib/measures/units.js'
import { unitsToKeep } from './units-to-keep.js'

const METRIC = { units: 'metric', poolUnits: 'metres' } as const
const NEW_ACCOUNT = { id: 1, units: null, poolUnits: null }

it('keeps what a guest chose with the new account', () => {
  expect(unitsToKeep(NEW_ACCOUNT, { own: METRIC, usual: STORED_UNITS })).toEqual(METRIC)
})

it('keeps miles that were chosen where kilometres are usual', () => {
  expect(unitsToKeep(NEW_ACCOUNT, { own: STORED_UNITS, usual: METRIC })).toEqual(STORED_UNITS)
})

it('adds what is usual to half a choice', () => {
  expect(unitsToKeep(NEW_ACCOUNT, { own: { poolUnits: 'yards' }, usual: METRIC })).toEqual({
    units: 'metric',
    poolUnits: 'yards',
  })
})

it('keeps nothing when the guest chose nothing, whatever the region suggests', () => {
  expect(unitsToKeep(NEW_ACCOUNT, { own: {}, usual: METRIC })).toBeUndefined()
})

it("leaves an account's own choice alone", () => {
  const account = { ...NEW_ACCOUNT, units: 'miles', poolUnits: 'yards' }
  expect(unitsToKeep(account, { own: METRIC, usual: STORED_UNITS })).toBeUndefined()
})
