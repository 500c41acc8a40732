import { gzipSync, strFromU8, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { gunzip, isGzip, isZip, unzip } from './unpack.js'

const CONTENT = strToU8('a track, '.repeat(10_000))

describe('archives', () => {
  it('are known by their first bytes', () => {
    expect([isGzip(gzipSync(CONTENT)), isZip(gzipSync(CONTENT))]).toEqual([true, false])
    expect([isGzip(zipSync({ a: CONTENT })), isZip(zipSync({ a: CONTENT }))]).toEqual([false, true])
    expect([isGzip(CONTENT), isZip(CONTENT), isGzip(new Uint8Array()), isZip(new Uint8Array())]).toEqual(
      Array(4).fill(false),
    )
  })

  it('are no archives where one of the first bytes is another', () => {
    for (const [isArchive, mark] of [
      [isGzip, [0x1f, 0x8b]],
      [isZip, [0x50, 0x4b, 0x03, 0x04]],
    ] as const) {
      expect(isArchive(Uint8Array.from(mark))).toBe(true)
      for (const at of mark.keys())
        expect(isArchive(Uint8Array.from(mark, (byte, index) => byte ^ Number(index === at)))).toBe(false)
    }
  })

  it('may end where a piece that is fed ends', () => {
    // Stored, a .gz is 23 bytes longer than what is in it.
    const packed = gzipSync(new Uint8Array(2 * 16 * 1024 - 23).fill(7), { level: 0 })
    expect(packed.length).toBe(2 * 16 * 1024)
    expect(gunzip(packed)).toHaveLength(2 * 16 * 1024 - 23)
  })

  it('hold fifty files at most', () => {
    const files = (count: number) =>
      zipSync(Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}.fit`, new Uint8Array(1)])))
    expect(unzip(files(50)).size).toBe(50)
    expect(() => unzip(files(51))).toThrow('more than 50 activity files')
  })

  it('give back what was packed, stored or compressed', () => {
    expect(gunzip(gzipSync(CONTENT))).toEqual(CONTENT)
    for (const level of [0, 9] as const) {
      const files = unzip(zipSync({ 'a.fit': [CONTENT, { level }], 'folder/b.GPX': [strToU8('b'), { level }] }))
      expect([...files.keys()]).toEqual(['a.fit', 'folder/b.GPX'])
      expect(files.get('a.fit')).toEqual(CONTENT)
      expect(strFromU8(files.get('folder/b.GPX') ?? new Uint8Array())).toBe('b')
    }
  })

  it('of several parts give them all', () => {
    const two = Uint8Array.from([...gzipSync(CONTENT), ...gzipSync(strToU8('more'))])
    expect(strFromU8(gunzip(two))).toBe(`${strFromU8(CONTENT)}more`)
  })

  it('are looked into for activity files only', () => {
    const names = ['a.fit', 'b.tcx', 'c.gpx', 'd.fit.gz', 'e.txt', '.hidden.fit', '__MACOSX/a.fit', 'x/.f.gpx', 'g.zip']
    const files = unzip(zipSync(Object.fromEntries(names.map((name) => [name, CONTENT]))))
    expect([...files.keys()]).toEqual(['a.fit', 'b.tcx', 'c.gpx', 'd.fit.gz'])
  })

  it.each([
    ['.gz', () => gunzip(gzipSync(CONTENT).fill(7, 20))],
    ['.zip', () => unzip(zipSync({ 'a.fit': CONTENT }).fill(7, 60, 120))],
  ])('that are damaged are refused: %s', (kind, unpack) => {
    expect(unpack).toThrow(`This ${kind} file is damaged`)
  })
})
