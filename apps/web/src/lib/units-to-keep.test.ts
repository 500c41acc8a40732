import { expect, it } from 'vitest'
import { STORED_UNITS } from './units.js'
import { unitsToKeep } from './units-to-keep.js'

const METRIC = { units: 'metric', poolUnits: 'metres' } as const
const NEW_ACCOUNT = { id: 1, units: null, poolUnits: null }

it('keeps what a guest chose with the new account', () => {
  expect(unitsToKeep(NEW_ACCOUNT, METRIC)).toBe(METRIC)
})

it('keeps nothing when the guest chose nothing, or what everybody starts with', () => {
  expect(unitsToKeep(NEW_ACCOUNT, STORED_UNITS)).toBeUndefined()
})

it("leaves an account's own choice alone", () => {
  expect(unitsToKeep({ ...NEW_ACCOUNT, units: 'miles', poolUnits: 'yards' }, METRIC)).toBeUndefined()
})
