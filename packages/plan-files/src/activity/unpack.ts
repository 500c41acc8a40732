import { Gunzip, Unzip, UnzipInflate } from 'fflate'
import { damaged, MAX_BYTES, MAX_FILES, MAX_UNPACKED_BYTES, tooLarge, Unreadable } from './limits.js'

/** Bytes fed at a time: what comes out of one piece is at most about a thousand times as much. */
const CHUNK = 16 * 1024

export const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

/** What a .gz file holds. Stops at the limit, whatever size the file claims. */
export function gunzip(bytes: Uint8Array): Uint8Array {
  const collector = newCollector(MAX_BYTES)
  let isComplete = false
  const stream = new Gunzip((chunk, isLast) => {
    collector.add(chunk)
    isComplete ||= isLast
  })
  let member = 0
  stream.onmember = () => {
    member = collector.length()
  }
  orDamaged('.gz', () => push(bytes, (chunk, isLast) => stream.push(chunk, isLast)))
  if (!isComplete || collector.length() - member !== toldLength(bytes)) throw damaged('.gz')
  return collector.joined()
}

/** A .gz ends with the length of what is in it (RFC 1952): one that is cut off has other bytes there. */
const toldLength = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(bytes.length - 4, true)

/** The files in a .zip that may hold activities, by name. Stops at the limits, whatever sizes the file claims. */
export function unzip(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, ReturnType<typeof newCollector>>()
  const finished = new Set<string>()
  let unpacked = 0
  const stream = new Unzip((file) => {
    if (!isWanted(file.name)) return
    if (files.size >= MAX_FILES)
      throw new Unreadable(
        `This archive holds more than ${MAX_FILES} activity files. Unpack it and choose some of them.`,
      )
    const collector = newCollector(MAX_BYTES)
    files.set(file.name, collector)
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error
      unpacked += chunk.length
      if (unpacked > MAX_UNPACKED_BYTES)
        throw new Unreadable('This archive unpacks to too much. Unpack it and choose single files.')
      collector.add(chunk)
      if (isLast) finished.add(file.name)
    }
    file.start()
  })
  stream.register(UnzipInflate)
  orDamaged('.zip', () => push(bytes, (chunk, isLast) => stream.push(chunk, isLast)))
  if ([...files.keys()].some((name) => !finished.has(name))) throw damaged('.zip')
  return new Map([...files].map(([name, collector]) => [name, collector.joined()]))
}

/** Folders, and what systems and exports put beside activities, are passed over. */
const isWanted = (name: string) => /\.(fit|tcx|gpx|gz)$/i.test(name) && !/(^|\/)(\.|__MACOSX\/)/.test(name)

function push(bytes: Uint8Array, feed: (chunk: Uint8Array, isLast: boolean) => void) {
  for (let at = 0; at < bytes.length; at += CHUNK) feed(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length)
}

/** A library's error means that the archive is damaged; our own say more. */
function orDamaged(kind: string, unpack: () => void) {
  try {
    unpack()
  } catch (error) {
    throw error instanceof Unreadable ? error : damaged(kind)
  }
}

function newCollector(most: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  return {
    add(chunk: Uint8Array) {
      length += chunk.length
      if (length > most) throw tooLarge()
      chunks.push(chunk)
    },
    length: () => length,
    joined(): Uint8Array {
      const all = new Uint8Array(length)
      let offset = 0
      for (const chunk of chunks) {
        all.set(chunk, offset)
        offset += chunk.length
      }
      return all
    },
  }
}
