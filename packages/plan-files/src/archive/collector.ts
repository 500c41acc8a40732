import { MAX_BYTES, tooLarge, Unreadable } from '../activity/limits.js'
import { MOST_INNER_BYTES, MOST_RATIO, MOST_UNPACKED_BYTES, Refused, SMALL_BYTES } from './limits.js'

/** Counts what comes out of all archives. */
export type Budget = { entries: number; unpacked: number }

export const newBudget = (): Budget => ({ entries: 0, unpacked: 0 })

type Piece = Uint8Array<ArrayBuffer>

/** What is unpacked: how large it was, and how large it may become. */
type Packed = { budget: Budget; packedBytes: number; most: number; tooMuch: () => Unreadable }

/** A stream to unpack into that ends at the bounds, whatever size the archive claims. */
function boundedStream({ budget, packedBytes, most, tooMuch }: Packed, keep: (piece: Piece) => void) {
  let length = 0
  return new WritableStream<Piece>({
    write(piece) {
      length += piece.length
      budget.unpacked += piece.length
      if (length > SMALL_BYTES && length > MOST_RATIO * packedBytes)
        throw new Unreadable('Refused: it unpacks to far more than any recording holds.')
      if (budget.unpacked > MOST_UNPACKED_BYTES)
        throw new Refused('The archives unpack to too much. Unpack them and choose a part of the files.')
      if (length > most) throw tooMuch()
      keep(piece)
    },
  })
}

type Unpacking<Whole> = { into: WritableStream<Piece>; whole: () => Whole }

/** Takes the bytes of one file. */
export function collectBytes(of: Pick<Packed, 'budget' | 'packedBytes'>): Unpacking<Piece> {
  const pieces: Piece[] = []
  const into = boundedStream({ ...of, most: MAX_BYTES, tooMuch: tooLarge }, (piece) => pieces.push(piece))
  return { into, whole: () => joined(pieces) }
}

/** Bytes after which a part is handed over to the browser, which keeps it outside of this program. */
const PART = 8 * 1024 * 1024

/** Takes an archive within an archive, a part at a time. */
export function collectBlob(of: Pick<Packed, 'budget' | 'packedBytes'>): Unpacking<Blob> {
  const parts: Blob[] = []
  let pieces: Piece[] = []
  let length = 0
  const handOver = () => {
    parts.push(new Blob(pieces))
    pieces = []
    length = 0
  }
  const tooMuch = () =>
    new Unreadable('This archive within the archive is too large. Unpack it and choose it by itself.')
  const into = boundedStream({ ...of, most: MOST_INNER_BYTES, tooMuch }, (piece) => {
    pieces.push(piece)
    length += piece.length
    if (length >= PART) handOver()
  })
  return { into, whole: () => new Blob([...parts, ...pieces]) }
}

function joined(pieces: readonly Piece[]): Piece {
  const [only] = pieces
  if (only && pieces.length === 1) return only
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
