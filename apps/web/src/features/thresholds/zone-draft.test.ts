import { preferences } from '@tri/api-contract'
import { ownBounds, type Threshold } from '@tri/plan-engine/zones'
import { describe, expect, it } from 'vitest'
import { type OwnZones, ownZonesWith, startZones, zoneProblem } from './zone-draft.js'

const ftp: Threshold = { sport: 'bike', kind: 'ftp', value: 250, measuredOn: '2027-01-04', source: 'typed' }
const lthr: Threshold = { ...ftp, kind: 'lthr', value: 160 }
const naming = { names: ['1', '2', '3', '4', '5', '6'], unit: 'W' }

describe('own zones', () => {
  it('begin as the method makes them, or as they were', () => {
    expect(startZones(ftp)).toEqual(['138', '188', '226', '263', '301'])
    expect(startZones(ftp, [100, 200, 210, 220, 230])).toEqual(['100', '200', '210', '220', '230'])
    expect(startZones(lthr)).toHaveLength(6)
    expect(startZones({ ...ftp, kind: 'max-hr' })).toEqual([])
  })

  it.each([
    [['138', '', '226', '263', '301'], 'bound1', 'Please enter whole W, from 1 to 2000'],
    [['138', '188', '188', '263', '301'], 'bound2', 'Zone 4 begins above zone 3: more than 188 W'],
    [['0', '188', '226', '263', '301'], 'bound0', 'Please enter whole W, from 1 to 2000'],
    [['138', '188', '226', '263', '2001'], 'bound4', 'Please enter whole W, from 1 to 2000'],
    [['138', '188.5', '226', '263', '301'], 'bound1', 'Please enter whole W, from 1 to 2000'],
  ])('%j are not taken, with the word on what to do', (draft, field, message) => {
    expect(zoneProblem(draft, naming)).toEqual({ field, message })
  })

  it('that are right are what the server takes, beside those of the heart', () => {
    const heart = { sport: 'bike', kind: 'lthr', bounds: [100, 110, 120, 130, 140, 150] } satisfies OwnZones[number]
    const draft = startZones(ftp)
    expect(zoneProblem(draft, naming)).toBeUndefined()
    const all = ownZonesWith([heart], ftp, draft)
    expect(preferences.parse({ ownZones: all })).toEqual({ ownZones: all })
    expect(all.at(-1)).toEqual({ sport: 'bike', kind: 'ftp', bounds: [138, 188, 226, 263, 301] })
    expect(ownZonesWith(all, ftp, undefined)).toEqual([heart])
  })

  it('of critical power are those of power, as the server takes them', () => {
    const critical = { ...ftp, kind: 'critical-power' } as const
    const all = ownZonesWith([], critical, startZones(critical))
    expect(preferences.safeParse({ ownZones: all }).success).toBe(true)
    expect(ownBounds(all, critical)).toEqual(ownBounds(all, ftp))
    expect(ownZonesWith(all, critical, undefined)).toEqual([])
  })
})
