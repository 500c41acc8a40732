import type { Track } from '@tri/plan-engine/compliance'
import { describe, expect, it } from 'vitest'
import type { Units } from '../../lib/measures/units.js'
import { readingsOf } from './test-readings.js'
import { startDraft, thresholdOf } from './threshold-draft.js'

const METRIC: Units = { units: 'metric', poolUnits: 'metres' }
const IMPERIAL: Units = { units: 'miles', poolUnits: 'yards' }
const times = (seconds: number, value: number) => Array.from({ length: seconds / 5 }, () => value)

const run: Track = { every: 5, laps: [], speed: times(1800, 402.336), heartRate: times(1800, 168.4) }

describe('what a recording proposes for a test', () => {
  it.each([
    [METRIC, '4.83'],
    [IMPERIAL, '3.00'],
  ])('of a run is the distance in the athlete’s unit, and the heart rate', (units, distance) => {
    expect(readingsOf(run, 'run', units)).toEqual({ 'pace-test': { distance }, 'run-lthr-test': { beats: '168' } })
  })

  it('is what the form reads: the same threshold in both units', () => {
    const thresholds = [METRIC, IMPERIAL].map((units) => {
      const draft = { ...startDraft('run', '2027-01-01'), typed: readingsOf(run, 'run', units)['pace-test'] ?? {} }
      return thresholdOf(draft, units, '2027-01-01')?.value
    })
    expect(thresholds[1]).toBe(400)
    expect(thresholds[0]).toBeCloseTo(400, 0)
  })

  it('of a swim are its times by the clock', () => {
    const swum = [...Array.from({ length: 24 }).keys()].map((index) => {
      const start = index < 16 ? index * 250 : 5000 + (index - 16) * 240
      return { start, end: start + (index < 16 ? 250 : 240) }
    })
    const swim: Track = { every: 5, laps: [], lengths: { pool: 2500, swum } }
    expect(readingsOf(swim, 'swim', METRIC)).toEqual({ 'css-test': { long: '6:40', short: '3:12' } })
  })

  it('is nothing where nothing was measured', () => {
    expect(readingsOf({ every: 5, laps: [] }, 'bike', METRIC)).toEqual({})
  })
})
