import { preferences } from '@tri/api-contract'
import { ownBounds, type Threshold } from '@tri/plan-engine/zones'
import { describe, expect, it } from 'vitest'
import { boundsIn, limitsIn, type OwnZones, ownZonesWith, startZones, zoneProblem } from './zone-draft.js'

const ftp: Threshold = { sport: 'bike', kind: 'ftp', value: 250, measuredOn: '2027-01-04', source: 'typed' }
const lthr: Threshold = { ...ftp, kind: 'lthr', value: 160 }
const naming = { names: ['1', '2', '3', '4', '5', '6'], unit: 'W', kind: 'ftp', limits: { min: 1, max: 2000 } } as const
const MILES = { units: 'miles', poolUnits: 'metres' } as const
const METRIC = { units: 'metric', poolUnits: 'yards' } as const
const run: Threshold = { ...ftp, sport: 'run', kind: 'threshold-pace', value: 450 }
const css: Threshold = { ...ftp, sport: 'swim', kind: 'css', value: 100 }

describe('own zones', () => {
  it('begin as the method makes them, or as they were', () => {
    expect(startZones(MILES, ftp)).toEqual(['138', '188', '226', '263', '301'])
    expect(startZones(MILES, ftp, [100, 200, 210, 220, 230])).toEqual(['100', '200', '210', '220', '230'])
    expect(startZones(MILES, lthr)).toHaveLength(6)
    expect(startZones(MILES, { ...ftp, kind: 'max-hr' })).toEqual([])
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
    const draft = startZones(MILES, ftp)
    expect(zoneProblem(draft, naming)).toBeUndefined()
    const all = ownZonesWith([heart], ftp, boundsIn(MILES, ftp, draft))
    expect(preferences.parse({ ownZones: all })).toEqual({ ownZones: all })
    expect(all.at(-1)).toEqual({ sport: 'bike', kind: 'ftp', bounds: [138, 188, 226, 263, 301] })
    expect(ownZonesWith(all, ftp, undefined)).toEqual([heart])
  })

  it('of critical power are those of power, as the server takes them', () => {
    const critical = { ...ftp, kind: 'critical-power' } as const
    const all = ownZonesWith([], critical, boundsIn(MILES, critical, startZones(MILES, critical)))
    expect(preferences.safeParse({ ownZones: all }).success).toBe(true)
    expect(ownBounds(all, critical)).toEqual(ownBounds(all, ftp))
    expect(ownZonesWith(all, critical, undefined)).toEqual([])
  })

  it('of paces are minutes and seconds in the athlete’s units, and fall', () => {
    expect(startZones(MILES, run)).toEqual(['9:41', '8:29', '7:53', '7:30', '7:12', '6:41'])
    expect(startZones(METRIC, run)[3]).toBe('4:40')
    const names = ['1', '2', '3', '4', '5a', '5b', '5c']
    const inKm = { names, unit: '/km', kind: 'threshold-pace', limits: limitsIn(METRIC, run) } as const
    const draft = ['6:00', '5:20', '4:55', '4:40', '4:28', '4:09']
    expect(zoneProblem(draft, inKm)).toBeUndefined()
    expect(zoneProblem(draft.with(1, '6:00'), inKm)).toEqual({
      field: 'bound1',
      message: 'Zone 3 begins faster than zone 2: less than 6:00 /km',
    })
    expect(zoneProblem(draft.with(2, '295'), inKm)).toEqual({
      field: 'bound2',
      message: 'Please enter minutes and seconds, like 4:42, from 1:39 to 20:43',
    })
    const all = ownZonesWith([], run, boundsIn(METRIC, run, draft))
    expect(all).toEqual([{ sport: 'run', kind: 'threshold-pace', bounds: [579, 515, 475, 450, 432, 401] }])
    expect(preferences.safeParse({ ownZones: all }).success).toBe(true)
    expect(startZones(METRIC, run, ownBounds(all, run))).toEqual(draft)
    // What is not typed anew stays to the second, whatever the athlete's unit shows of it.
    expect(boundsIn(METRIC, run, startZones(METRIC, run))).toEqual([581, 509, 473, 450, 432, 401])
    expect(boundsIn(METRIC, run, startZones(METRIC, run).with(0, '6:10'))).toEqual([595, 509, 473, 450, 432, 401])
  })

  it('of a swim go through the yards of a pool and back', () => {
    const draft = ['1:45', '1:40', '1:36', '1:33', '1:28']
    const all = ownZonesWith([], css, boundsIn(METRIC, css, draft))
    expect(preferences.safeParse({ ownZones: all }).success).toBe(true)
    expect(startZones(METRIC, css, ownBounds(all, css))).toEqual(draft)
  })
})
