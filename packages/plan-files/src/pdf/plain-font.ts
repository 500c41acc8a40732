/** Tables of a TrueType file that push letters together or put others in their place. */
const SHAPING = new Set(['GSUB', 'GPOS', 'GDEF', 'kern', 'morx', 'kerx'])

const HEADER = 12
const ENTRY = 16

/**
 * A TrueType font without its rules for pairs of letters, which would push the point of 17.4 under the 7 and cost most of
 * the time that a booklet takes. Bytes that are no TrueType file come back as they are.
 */
export function plainFont(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER || !isTrueType(view.getUint32(0))) return bytes
  const tables = tablesOf(view).filter(({ tag }) => !SHAPING.has(tag))
  const start = HEADER + ENTRY * tables.length
  const plain = new Uint8Array(tables.reduce((size, { length }) => size + aligned(length), start))
  const out = new DataView(plain.buffer)
  plain.set(bytes.subarray(0, HEADER))
  out.setUint16(4, tables.length)
  let offset = start
  tables.forEach(({ at, from, length }, index) => {
    const entry = HEADER + ENTRY * index
    plain.set(bytes.subarray(at, at + ENTRY), entry)
    out.setUint32(entry + 8, offset)
    plain.set(bytes.subarray(from, from + length), offset)
    offset += aligned(length)
  })
  return plain
}

const isTrueType = (version: number) => version === 0x00010000 || version === 0x4f54544f || version === 0x74727565

/** Entries of the table directory: where each stands, and where its table does. Broken ones are left out. */
function tablesOf(view: DataView): readonly { tag: string; at: number; from: number; length: number }[] {
  const count = Math.min(view.getUint16(4), Math.floor((view.byteLength - HEADER) / ENTRY))
  const entries = Array.from({ length: count }, (_, index) => {
    const at = HEADER + ENTRY * index
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => view.getUint8(at + place)))
    return { tag, at, from: view.getUint32(at + 8), length: view.getUint32(at + 12) }
  })
  return entries.filter(({ from, length }) => from + length <= view.byteLength)
}

const aligned = (length: number) => Math.ceil(length / 4) * 4
