import { damaged } from '../limits.js'

/** One message of a FIT file while it is visited: the next one takes its place. */
export type FitMessage = {
  /** Its number in Garmin's profile. */
  message: number
  /** An unsigned field of 1, 2 or 4 bytes; undefined where it is missing or marked as invalid. */
  field: (number: number) => number | undefined
}

type Field = { size: number; baseType: number; offset: number }
type Definition = { message: number; isLittleEndian: boolean; fields: ReadonlyMap<number, Field>; size: number }

const TIMESTAMP = 253

/**
 * Visits the messages of a FIT file in order, one at a time: nothing is kept, so that memory stays small whatever the file
 * holds. Throws `Unreadable` when the file is damaged, which its checksum tells. Of a file that is cut off, as by a battery
 * that ran out, every whole message is visited.
 */
export function visitFit(bytes: Uint8Array, visit: (message: FitMessage) => void): { isWhole: boolean } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const { end, isWhole } = checkedEnd(bytes, view)
  const definitions = new Map<number, Definition>()
  const cursor = newCursor(view)
  let at = bytes[0] ?? 14
  while (at < end) {
    const header = view.getUint8(at)
    const isCompressed = (header & 0x80) !== 0
    if (!isCompressed && (header & 0x40) !== 0) {
      const defined = readDefinition(view, at, end)
      if (!defined) return brokenOff(isWhole)
      definitions.set(header & 0x0f, defined.definition)
      at = defined.next
      continue
    }
    const definition = definitions.get(isCompressed ? (header >> 5) & 3 : header & 0x0f)
    if (!definition) throw damaged('.fit')
    if (at + 1 + definition.size > end) return brokenOff(isWhole)
    cursor.move(definition, at + 1, isCompressed ? header & 0x1f : undefined)
    visit(cursor)
    at += 1 + definition.size
  }
  return { isWhole }
}

/** Only in a file that is cut off may the last message be. */
function brokenOff(isWhole: boolean): { isWhole: false } {
  if (isWhole) throw damaged('.fit')
  return { isWhole }
}

/**
 * Where the messages end, after header, length and checksum were found in order; of a file that is shorter than it says,
 * or was never told its length, where it breaks off.
 */
function checkedEnd(bytes: Uint8Array, view: DataView): { end: number; isWhole: boolean } {
  const headerSize = bytes[0]
  if (bytes.length < 14 || (headerSize !== 12 && headerSize !== 14)) throw damaged('.fit')
  const length = view.getUint32(4, true)
  const end = headerSize + length
  if (length === 0 || end + 2 > bytes.length)
    return { end: length === 0 ? bytes.length : Math.min(bytes.length, end), isWhole: false }
  if (checksum(bytes.subarray(0, end)) !== view.getUint16(end, true)) throw damaged('.fit')
  return { end, isWhole: true }
}

/**
 * What messages of a kind look like: little or big end first, which fields, and bytes of apps that are passed over.
 * Undefined where the file ends within.
 */
function readDefinition(view: DataView, at: number, end: number): { definition: Definition; next: number } | undefined {
  const hasApps = (view.getUint8(at) & 0x20) !== 0
  if (at + 6 > end) return undefined
  const isLittleEndian = view.getUint8(at + 2) === 0
  const message = view.getUint16(at + 3, isLittleEndian)
  const count = view.getUint8(at + 5)
  let next = at + 6 + 3 * count
  if (next + (hasApps ? 1 : 0) > end) return undefined
  let size = 0
  const fields = new Map<number, Field>()
  for (let entry = at + 6; entry < at + 6 + 3 * count; entry += 3) {
    const field = { size: view.getUint8(entry + 1), baseType: view.getUint8(entry + 2), offset: size }
    const number = view.getUint8(entry)
    if (!fields.has(number)) fields.set(number, field)
    size += field.size
  }
  const apps = hasApps ? view.getUint8(next++) : 0
  if (next + 3 * apps > end) return undefined
  for (let index = 0; index < apps; index++) size += view.getUint8(next + 3 * index + 1)
  return { definition: { message, isLittleEndian, fields, size }, next: next + 3 * apps }
}

/** Base types whose mark for 'invalid' is 0. */
const ZERO_IS_INVALID = new Set([0x0a, 0x8b, 0x8c])

/** The mark of the other types, by their size. */
const ALL_ONES: readonly (number | undefined)[] = [undefined, 0xff, 0xffff, undefined, 0xffffffff]

/** Stands on one message after the other: a file has a hundred thousand, and none is made an object of its own. */
function newCursor(view: DataView) {
  let definition: Definition = { message: 0, isLittleEndian: true, fields: new Map(), size: 0 }
  let start = 0
  let clock = 0
  const read = (number: number): number | undefined => {
    const found = definition.fields.get(number)
    if (!found) return undefined
    const value = unsigned(start + found.offset, found.size)
    const invalid = ZERO_IS_INVALID.has(found.baseType) ? 0 : ALL_ONES[found.size]
    return value === invalid ? undefined : value
  }
  const unsigned = (at: number, size: number): number | undefined => {
    if (size === 1) return view.getUint8(at)
    if (size === 2) return view.getUint16(at, definition.isLittleEndian)
    return size === 4 ? view.getUint32(at, definition.isLittleEndian) : undefined
  }
  return {
    message: 0,
    field: (number: number) => (number === TIMESTAMP ? clock : read(number)),
    move(next: Definition, at: number, low: number | undefined) {
      definition = next
      start = at
      this.message = next.message
      clock = low === undefined ? (read(TIMESTAMP) ?? clock) : clockAfter(clock, low)
    },
  }
}

/** A time of five bits counts on from the last whole one. */
const clockAfter = (clock: number, low: number) => clock + ((low - clock) & 0x1f)

/** CRC-16 of the FIT protocol, a byte at a time. */
const CRC = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  return crc
})

function checksum(bytes: Uint8Array): number {
  let crc = 0
  for (let at = 0; at < bytes.length; at++) crc = (crc >> 8) ^ (CRC[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0)
  return crc
}
