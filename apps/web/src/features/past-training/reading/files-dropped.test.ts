import { expect, it } from 'vitest'
import { filesDropped } from './files-dropped.js'

type Entry = FileSystemEntry

const file = (name: string): Entry & { file: unknown } => ({
  ...entry(name, true),
  file: (done: (file: File) => void) => done(new File(['x'], name)),
})

/** A folder whose reader gives a hundred entries at a time, as browsers do. */
const folder = (name: string, inner: readonly Entry[]): Entry & { createReader: unknown } => ({
  ...entry(name, false),
  createReader: () => {
    const left = [...inner]
    return { readEntries: (done: (some: Entry[]) => void) => done(left.splice(0, 100)) }
  },
})

const entry = (name: string, isFile: boolean): Entry => ({
  name,
  isFile,
  isDirectory: !isFile,
  fullPath: `/${name}`,
  filesystem: { name: '', root: Object.create(null) },
  getParent: () => undefined,
})

/** What was dropped, as far as it is looked at. */
function dropped(entries: readonly (Entry | null)[], files: readonly File[] = []): DataTransfer {
  const items = entries.map((each) => ({ webkitGetAsEntry: () => each }))
  return Object.assign(Object.create(null), { items, files })
}

const namesOf = async (transfer: DataTransfer) => (await filesDropped(transfer)).map(({ name }) => name)

it('takes the files that were dropped, in their order', async () => {
  expect(await namesOf(dropped([file('a.fit'), file('b.gpx')]))).toEqual(['a.fit', 'b.gpx'])
})

it('takes those of folders within folders too', async () => {
  const season = folder('2026', [file('a.fit'), folder('races', [file('b.fit')]), file('c.fit')])
  expect(await namesOf(dropped([season, file('d.zip')]))).toEqual(['a.fit', 'b.fit', 'c.fit', 'd.zip'])
})

it('reads a folder to its end: browsers give a hundred at a time', async () => {
  const many = Array.from({ length: 250 }, (_, at) => file(`${at}.fit`))
  expect(await namesOf(dropped([folder('all', many)]))).toHaveLength(250)
})

it('has none where a folder is empty', async () => {
  expect(await namesOf(dropped([folder('none', [])]))).toEqual([])
})

it('takes the plain files where the browser tells of no entries', async () => {
  expect(await namesOf(dropped([null], [new File(['x'], 'old.fit')]))).toEqual(['old.fit'])
})

it('fails where a file has gone meanwhile, instead of leaving it out unseen', async () => {
  const gone = {
    ...entry('gone.fit', true),
    file: (_done: unknown, fail: (error: unknown) => void) => fail(new Error('gone')),
  }
  await expect(filesDropped(dropped([file('a.fit'), gone]))).rejects.toThrow('gone')
})
