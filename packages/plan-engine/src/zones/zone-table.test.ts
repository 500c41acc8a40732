import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { THRESHOLD_LIMITS, THRESHOLDS_OF } from './thresholds.js'
import { areBounds, ZONE_METHODS, type ZoneRow, zoneTable } from './zone-table.js'

const zonesOf = (
  sport: 'swim' | 'bike' | 'run',
  kind: 'ftp' | 'lthr' | 'threshold-pace' | 'css' | 'max-hr',
  value: number,
) => zoneTable({ sport, kind, value })?.zones.map(({ name, from, to }) => [name, from, to])

/**
 * The published tables, read a second time and another way: zone by zone, as whole per cent. A value is in the first zone of which it does
 * not pass the end.
 */
const PUBLISHED = {
  'ftp bike': ['1 -55', '2 -75', '3 -90', '4 -105', '5 -120', '6 -'],
  'lthr run': ['1 <85', '2 <90', '3 <95', '4 <100', '5a <103', '5b <107', '5c <'],
  'lthr bike': ['1 <81', '2 <90', '3 <94', '4 <100', '5a <103', '5b <107', '5c <'],
  'threshold-pace run': ['1 >129', '2 >113', '3 >105', '4 >100', '5a >96', '5b >89', '5c >'],
} as const

/** The zone that a whole value is in, by the words above; rounded bounds as the method rounds them. */
function publishedZone(words: readonly string[], threshold: number, value: number): string {
  for (const word of words) {
    const [, name = '', sign = '', percent = ''] = /^(\w+) ([-<>])(\d*)$/.exec(word) ?? []
    if (percent === '') return name
    const exact = BigInt(Math.round(threshold * 10)) * BigInt(percent)
    const rounded = Number((exact + 500n) / 1000n)
    if (sign === '-' && BigInt(value) * 1000n <= exact) return name
    if (sign === '<' && value < rounded) return name
    if (sign === '>' && value > rounded) return name
  }
  return ''
}

const isIn = ({ from, to }: ZoneRow, value: number, isPace: boolean) =>
  isPace
    ? (from === undefined || value <= from) && (to === undefined || value >= to)
    : (from === undefined || value >= from) && (to === undefined || value <= to)

const published = fc.constantFrom(
  ...(['ftp bike', 'lthr run', 'lthr bike', 'threshold-pace run'] as const).map((words) => {
    const [kind, sport] = words.split(' ') as ['ftp' | 'lthr' | 'threshold-pace', 'bike' | 'run']
    return { words, kind, sport }
  }),
)

const isPaced = (kind: string) => kind === 'css' || kind === 'threshold-pace'

describe('zones', () => {
  it('of heart rate, power and pace stand as they are published', () => {
    expect(zonesOf('run', 'lthr', 100)).toEqual([
      ['1', undefined, 84],
      ['2', 85, 89],
      ['3', 90, 94],
      ['4', 95, 99],
      ['5a', 100, 102],
      ['5b', 103, 106],
      ['5c', 107, undefined],
    ])
    expect(zonesOf('bike', 'lthr', 200)?.map(([, from]) => from)).toEqual([undefined, 162, 180, 188, 200, 206, 214])
    expect(zonesOf('bike', 'ftp', 200)).toEqual([
      ['1', undefined, 110],
      ['2', 111, 150],
      ['3', 151, 180],
      ['4', 181, 210],
      ['5', 211, 240],
      ['6', 241, undefined],
    ])
    expect(zonesOf('run', 'threshold-pace', 400)?.slice(0, 3)).toEqual([
      ['1', undefined, 517],
      ['2', 516, 453],
      ['3', 452, 421],
    ])
    expect(zonesOf('swim', 'css', 100)?.map(([, from]) => from)).toEqual([undefined, 112, 107, 104, 102, 98])
  })

  it('of 10,000 random thresholds agree with the published per cents, read by another program', () => {
    fc.assert(
      fc.property(
        published,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(),
        ({ words, kind, sport }, at, pick) => {
          const { min, max } = THRESHOLD_LIMITS[kind]
          const threshold = Math.round((min + (max - min) * at) * 10) / 10
          const value = 1 + (pick % Math.ceil(threshold * 1.5))
          const rows = zoneTable({ sport, kind, value: threshold })?.zones ?? []
          const found = rows.filter((row) => isIn(row, value, kind === 'threshold-pace'))
          expect(found.map(({ name }) => name)).toEqual([publishedZone(PUBLISHED[words], threshold, value)])
        },
      ),
      { numRuns: 10_000 },
    )
  })

  it('leave no whole number out and hold none twice, whatever the threshold and the own bounds', () => {
    const kinds = Object.entries(THRESHOLDS_OF).flatMap(([sport, all]) => all.map((kind) => ({ sport, kind }))) as {
      sport: 'swim' | 'bike' | 'run'
      kind: keyof typeof THRESHOLD_LIMITS
    }[]
    const own = fc.option(fc.uniqueArray(fc.integer({ min: -5, max: 400 }), { minLength: 4, maxLength: 7 }))
    fc.assert(
      fc.property(
        fc.constantFrom(...kinds),
        fc.double({ min: 0, max: 1, noNaN: true }),
        own,
        ({ sport, kind }, at, bounds) => {
          const { min, max } = THRESHOLD_LIMITS[kind]
          const table = zoneTable(
            { sport, kind, value: min + (max - min) * at },
            bounds?.toSorted((one, other) => (isPaced(kind) ? other - one : one - other)),
          )
          expect(table === undefined).toBe(kind === 'max-hr')
          if (!table) return
          const isPace = isPaced(kind)
          for (let value = 0; value < 2000; value += 1)
            if (table.zones.filter((row) => isIn(row, value, isPace)).length !== 1) expect([value, table]).toBe('once')
          expect(table.version).toBe(ZONE_METHODS[table.method])
        },
      ),
      { numRuns: 300 },
    )
  })

  it('stand between the own bounds, where those are whole, rising and as many as the method has', () => {
    const ftp = { sport: 'bike', kind: 'ftp', value: 250 } as const
    const own = zoneTable(ftp, [140, 190, 225, 265, 300])
    expect(own).toMatchObject({ method: 'ftp-percent', isOwn: true })
    expect(own?.zones[2]).toEqual({ name: '3', from: 190, to: 224 })
    for (const senseless of [
      [140, 190],
      [140, 190, 190, 265, 300],
      [140.5, 190, 225, 265, 300],
      [0, 190, 225, 265, 300],
    ])
      expect(zoneTable(ftp, senseless)).toEqual(zoneTable(ftp))
  })

  it('of paces stand between own bounds that fall, the first of each the slower end', () => {
    const run = { sport: 'run', kind: 'threshold-pace', value: 450 } as const
    const own = zoneTable(run, [600, 540, 480, 450, 430, 400])
    expect(own).toMatchObject({ method: 'friel-pace', isOwn: true })
    expect(own?.zones.slice(0, 3)).toEqual([
      { name: '1', to: 601 },
      { name: '2', from: 600, to: 541 },
      { name: '3', from: 540, to: 481 },
    ])
    expect(own?.zones.at(-1)).toEqual({ name: '5c', from: 400 })
  })

  it('are made of no heart rate in the water', () => {
    expect(zoneTable({ sport: 'swim', kind: 'lthr', value: 150 })).toBeUndefined()
  })

  it('are made between own bounds that are whole, rising, and as many as the method has', () => {
    const own = (bounds: readonly number[], kind: 'ftp' | 'lthr' | 'threshold-pace' = 'ftp') =>
      areBounds({ sport: kind === 'threshold-pace' ? 'run' : 'bike', kind, bounds })
    expect(own([100, 150, 200, 250, 300])).toBe(true)
    expect(own([100, 150, 200, 250, 300], 'lthr')).toBe(false)
    expect(own([100, 120, 130, 140, 150, 160], 'lthr')).toBe(true)
    expect(own([100, 150, 150, 250, 300])).toBe(false)
    expect(own([100.5, 150, 200, 250, 300])).toBe(false)
    expect(own([0, 150, 200, 250, 300])).toBe(false)
    expect(own([600, 550, 500, 450, 400, 350], 'threshold-pace')).toBe(true)
    expect(own([600, 550, 550, 450, 400, 350], 'threshold-pace')).toBe(false)
    expect(own([350, 400, 450, 500, 550, 600], 'threshold-pace')).toBe(false)
    expect(own([600, 550, 500, 450, 400, 0], 'threshold-pace')).toBe(false)
    expect(areBounds({ sport: 'swim', kind: 'css', bounds: [120, 115, 110, 105, 100] })).toBe(true)
  })
})
