import { BlobReader, configure, type Entry, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { damaged, MAX_BYTES, tooLarge, Unreadable } from '../activity/limits.js'
import { oneLine } from '../one-line.js'
import { type Budget, collectBlob, collectBytes } from './collector.js'
import { MOST_ENTRIES, MOST_LAYERS, Refused } from './limits.js'

// Reading already happens beside the page.
configure({ useWebWorkers: false })

/** A file that was chosen, or one of a folder: `name` may be a path. */
export type Source = { name: string; blob: Blob }

/** A file that may hold activities, to be read when its turn comes; or why it is not, and what of its archive is not. */
export type Found =
  | { name: string; packedBytes: number; read: () => Promise<Uint8Array<ArrayBuffer>> }
  | { name: string; packedBytes: number; refused: string }

const WANTED = /\.(fit|tcx|gpx|gz)$/i
const ARCHIVE = /\.zip$/i
/** Strava's list of activities. */
const LIST = /(^|\/)activities\.csv$/i
/** What systems put beside files. */
const HIDDEN = /(^|\/)(\.[^./]|__MACOSX\/)/

/** Whether a file is the list of activities in Strava's archive. */
export const isList = (name: string): boolean => LIST.test(name)

/** The files that may hold activities, one after the other, lists first; archives are opened as their turn comes. */
export async function* filesIn(sources: readonly Source[], budget: Budget): AsyncGenerator<Found> {
  const lists = sources.filter(({ name }) => isList(name))
  for (const source of [...lists, ...sources.filter((each) => !lists.includes(each))]) {
    if (++budget.entries > MOST_ENTRIES) throw tooMany()
    const { name, blob } = source
    if (HIDDEN.test(name)) continue
    if (ARCHIVE.test(name)) yield* filesOfZip(source, { budget, layer: 1 })
    else if (WANTED.test(name) || isList(name)) yield plainFile(source)
    else yield { name: shown(name), packedBytes: blob.size, refused: OTHER }
  }
}

/** Told of chosen files; of archives, which hold much else, no word is lost on it. */
const OTHER = 'This is no .fit, .tcx, .gpx, .gz or .zip file.'

const tooMany = () =>
  new Refused(`There are more than ${MOST_ENTRIES.toLocaleString('en')} files. Choose a part of them.`)

const shown = (name: string) => oneLine(name).slice(-120)

const plainFile = ({ name, blob }: Source): Found =>
  blob.size > MAX_BYTES
    ? { name: shown(name), packedBytes: blob.size, refused: tooLarge().message }
    : {
        name: shown(name),
        packedBytes: blob.size,
        read: async () => new Uint8Array(await blob.arrayBuffer()),
      }

type Within = { budget: Budget; layer: number }

async function* filesOfZip({ name, blob }: Source, within: Within): AsyncGenerator<Found> {
  const reader = new ZipReader(new BlobReader(blob), { filenameValidation: 'tolerant', checkOverlappingEntry: true })
  try {
    const entries = await wantedEntries(reader, within.budget)
    if (!entries) yield { name: shown(name), packedBytes: 0, refused: damaged('.zip').message }
    else for (const entry of entries) yield* filesOfEntry(entry, name, within)
  } finally {
    await reader.close()
  }
}

/** Undefined for an archive that is damaged. */
async function wantedEntries(reader: ZipReader<unknown>, budget: Budget): Promise<FileEntry[] | undefined> {
  const entries: FileEntry[] = []
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (++budget.entries > MOST_ENTRIES) throw tooMany()
      if (!isFile(entry) || HIDDEN.test(entry.filename)) continue
      if (isList(entry.filename)) entries.unshift(entry)
      else if (WANTED.test(entry.filename) || ARCHIVE.test(entry.filename)) entries.push(entry)
    }
    return entries
  } catch (error) {
    if (error instanceof Refused) throw error
    return undefined
  }
}

const isFile = (entry: Entry): entry is FileEntry => !entry.directory

/** A name that leads out of its archive: nothing is written here, but who makes one is not to be trusted. */
const leadsOut = (name: string) => /^[/\\]|^[a-z]:|(^|[/\\])\.\.([/\\]|$)/i.test(name) || name.includes('\0')

async function* filesOfEntry(entry: FileEntry, archive: string, { budget, layer }: Within): AsyncGenerator<Found> {
  const { filename, compressedSize: packedBytes } = entry
  const name = shown(`${archive}/${filename}`)
  const refusal = leadsOut(filename)
    ? 'Refused: its name leads out of the archive.'
    : entry.encrypted
      ? 'It is locked with a password. Unpack it first.'
      : ARCHIVE.test(filename) && layer >= MOST_LAYERS
        ? 'This archive lies within an archive within an archive. Unpack it first.'
        : undefined
  if (refusal) yield { name, packedBytes, refused: refusal }
  else if (!ARCHIVE.test(filename)) yield { name, packedBytes, read: () => bytesOf(entry, budget) }
  else {
    const blob = await innerArchive(entry, budget)
    if (typeof blob === 'string') yield { name, packedBytes, refused: blob }
    else yield* filesOfZip({ name, blob }, { budget, layer: layer + 1 })
  }
}

async function bytesOf(entry: FileEntry, budget: Budget): Promise<Uint8Array<ArrayBuffer>> {
  const { into, whole } = collectBytes({ budget, packedBytes: entry.compressedSize })
  await unpack(entry, into)
  return whole()
}

/** An archive within an archive; else why it is not opened. */
async function innerArchive(entry: FileEntry, budget: Budget): Promise<Blob | string> {
  const { into, whole } = collectBlob({ budget, packedBytes: entry.compressedSize })
  try {
    await unpack(entry, into)
    return whole()
  } catch (error) {
    if (error instanceof Unreadable) return error.message
    throw error
  }
}

/** Throws `Unreadable` or `Refused`: a library's error means that the archive is damaged. */
async function unpack(entry: FileEntry, into: WritableStream): Promise<void> {
  try {
    await entry.getData(into, { checkSignature: true })
  } catch (error) {
    throw error instanceof Unreadable || error instanceof Refused ? error : damaged('.zip')
  }
}
