import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { STORED_UNITS, type Units } from '../lib/measures/units.js'
import { guestUnits, readChosenUnits, storeChosenUnits } from './guest-units.js'

const METRIC: Units = { units: 'metric', poolUnits: 'metres' }
const KEY = 'triplan.units'

let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it('takes what a guest chose into the account', () => {
  storeChosenUnits(METRIC)
  expect(guestUnits(['en-US'])).toEqual(METRIC)
  storeChosenUnits(STORED_UNITS)
  expect(guestUnits(['de-DE'])).toEqual(STORED_UNITS)
})

it('adds what is usual to half a choice', () => {
  kept.set(KEY, JSON.stringify({ poolUnits: 'yards' }))
  expect(guestUnits(['de-DE'])).toEqual({ units: 'metric', poolUnits: 'yards' })
})

it('takes nothing when the guest chose nothing, whatever the region suggests, or something senseless', () => {
  expect(guestUnits(['de-DE'])).toEqual({})
  kept.set(KEY, JSON.stringify({ units: 'leagues', poolUnits: 7 }))
  expect(readChosenUnits()).toEqual({})
  expect(guestUnits(['de-DE'])).toEqual({})
})
