import { gzipSync, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fitActivity } from '../testing/activity-files.js'
import { readPastTraining, type Source } from './archive.js'

const source = (name: string, bytes: Uint8Array): Source => ({ name, blob: new Blob([new Uint8Array(bytes)]) })
const zip = (name: string, files: Zippable) => source(name, zipSync(files, { level: 9 }))
const read = (...sources: Source[]) => readPastTraining(sources, { timeZone: 'UTC' })
const RIDE = fitActivity({ sessions: [{ sport: 2, start: '2027-03-03T06:00:00Z', seconds: 3600 }] })
const RUN = fitActivity({ sessions: [{ sport: 1, start: '2027-03-04T06:00:00Z', seconds: 3600 }] })
const ZEROS = new Uint8Array(20 * 1024 * 1024)

/** What is refused of two archives, of which the first holds a ride before what is wrong. */
async function refusedOf(files: Zippable) {
  const { activities, unread } = await read(
    zip('bad.zip', { 'ride.fit': RIDE, ...files }),
    zip('good.zip', { 'run.fit': RUN }),
  )
  return { kept: activities.map(({ sport }) => sport), unread }
}

describe('of an archive that wants too much', () => {
  it.each(['../../etc/run.fit', '/etc/run.fit', 'C:\\run.fit', 'a\\..\\..\\run.fit', 'a/../run.fit'])(
    'a name that leads out of it is refused, and nothing else: %s',
    async (name) => {
      expect(await refusedOf({ [name]: RUN })).toEqual({
        kept: ['bike', 'run'],
        unread: [{ name: expect.stringContaining('run.fit'), text: 'Refused: its name leads out of the archive.' }],
      })
    },
  )

  it.each<[string, Zippable]>([
    ['a file', { 'bomb.gpx': ZEROS }],
    ['a file in a .gz', { 'bomb.gpx.gz': [gzipSync(ZEROS, { level: 9 }), { level: 0 }] }],
    ['an archive within it', { 'bomb.zip': zipSync({ 'bomb.gpx': ZEROS }, { level: 0 }) }],
  ])('%s that unpacks without end is refused, and nothing else', async (_, files) => {
    const { kept, unread } = await refusedOf(files)
    expect(kept).toEqual(['bike', 'run'])
    expect(unread).toEqual([
      { name: expect.stringContaining('bomb'), text: 'Refused: it unpacks to far more than any recording holds.' },
    ])
  })

  it('archives within archives within archives are refused, and what lies beside them is read', async () => {
    const deep = zipSync({ 'inner.zip': zipSync({ 'run.fit': RUN }), 'run.fit': RUN })
    const { activities, unread } = await read(zip('outer.zip', { 'middle.zip': deep }))
    expect(activities).toHaveLength(1)
    expect(unread).toEqual([
      { name: 'outer.zip/middle.zip/inner.zip', text: expect.stringContaining('within an archive within an archive') },
    ])
  })

  it('more than 50,000 files and entries end the reading; what was read before stays', async () => {
    const hidden = source('.hidden', new Uint8Array())
    const many = Array.from({ length: 49_996 }, () => hidden)
    const ride = source('ride.fit', RIDE)
    const inner = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.json`, RUN]))
    const reading = (count: number) =>
      read(zip('good.zip', { 'run.fit': RUN }), ...many, zip('many.zip', inner(count)), ride)
    expect((await reading(0)).activities).toHaveLength(2)
    const { activities, unread } = await reading(2)
    expect(activities.map(({ sport }) => sport)).toEqual(['run'])
    expect(unread).toEqual([{ name: '', text: 'There are more than 50,000 files. Choose a part of them.' }])
  })

  it.each<[string, (bytes: Uint8Array) => Uint8Array]>([
    ['is cut off', (bytes) => bytes.subarray(0, bytes.length - 30)],
    ['is none', () => new TextEncoder().encode('PK, he said')],
    ['is empty', () => new Uint8Array()],
  ])('one that %s is told, and others are read', async (_, spoil) => {
    const bad = source('bad.zip', spoil(zipSync({ 'ride.fit': RIDE })))
    const { activities, unread } = await read(bad, zip('good.zip', { 'run.fit': RUN }))
    expect(activities.map(({ sport }) => sport)).toEqual(['run'])
    expect(unread).toEqual([{ name: 'bad.zip', text: expect.stringContaining('damaged') }])
  })

  it('a byte that was changed within is told by the file’s checksum', async () => {
    const bytes = zipSync({ 'a.fit': RIDE, 'b.fit': RUN }, { level: 0 })
    bytes[60] = (bytes[60] ?? 0) ^ 0xff
    const { activities, unread } = await read(source('a.zip', bytes))
    expect(activities.map(({ sport }) => sport)).toEqual(['run'])
    expect(unread).toEqual([{ name: 'a.zip/a.fit', text: expect.stringContaining('damaged') }])
  })

  it('files that are no activities are told where they were chosen', async () => {
    const { unread } = await read(source('holiday.jpg', RUN), source('notes.tcx', new TextEncoder().encode('hello')))
    expect(unread).toEqual([
      { name: 'holiday.jpg', text: 'This is no .fit, .tcx, .gpx, .gz or .zip file.' },
      { name: 'notes.tcx', text: expect.stringContaining('This is no activity file') },
    ])
  })
})
