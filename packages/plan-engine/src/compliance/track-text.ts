import type { Lap, LapCause, Track } from './types.js'

/**
 * A track as it is sent and stored: each row of numbers is one text, a character or two a number. A text holds the difference of each
 * number to the one before, five bits a character from the lowest on (as encoded polylines do, in the alphabet of base64url); `.` stands
 * for a number that was not measured.
 */
export type PackedTrack = {
  every: number
  speed?: string
  power?: string
  heartRate?: string
  lapStarts: string
  lapMetres: string
  /** A letter each lap: h, s, a or u. */
  lapCauses: string
  /** Of the pool, in centimetres; then come the starts and the ends of lengths. */
  pool?: number
  lengthStarts?: string
  lengthEnds?: string
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]))
const MISSING = '.'
const CAUSES: Record<string, LapCause> = { h: 'hand', s: 'step', a: 'auto', u: 'unknown' }

/** A row of whole numbers as text. */
export function packNumbers(numbers: readonly (number | null)[]): string {
  let text = ''
  let before = 0
  for (const number of numbers) {
    if (number === null) {
      text += MISSING
      continue
    }
    const change = number - before
    before = number
    // The sign stands in the lowest bit.
    let rest = change < 0 ? -2 * change - 1 : 2 * change
    do {
      const more = rest >= 32 ? 32 : 0
      text += ALPHABET[(rest % 32) + more] ?? ''
      rest = Math.floor(rest / 32)
    } while (rest > 0)
  }
  return text
}

/** The numbers of a text; what is no such text ends where it breaks off. */
export function unpackNumbers(text: string): (number | null)[] {
  const numbers: (number | null)[] = []
  let [before, rest, place] = [0, 0, 1]
  for (const letter of text) {
    if (letter === MISSING) {
      numbers.push(null)
      continue
    }
    const value = VALUES.get(letter)
    if (value === undefined || place > 2 ** 35) break
    rest += (value % 32) * place
    place *= 32
    if (value >= 32) continue
    before += rest % 2 === 1 ? -(rest + 1) / 2 : rest / 2
    numbers.push(before)
    rest = 0
    place = 1
  }
  return numbers
}

export function packTrack({ every, speed, power, heartRate, laps, lengths }: Track): PackedTrack {
  return {
    every,
    ...(speed && { speed: packNumbers(speed) }),
    ...(power && { power: packNumbers(power) }),
    ...(heartRate && { heartRate: packNumbers(heartRate) }),
    lapStarts: packNumbers(laps.map(({ start }) => start)),
    lapMetres: packNumbers(laps.map(({ metres }) => metres)),
    lapCauses: laps.map(({ cause }) => cause.charAt(0)).join(''),
    ...(lengths && {
      pool: lengths.pool,
      lengthStarts: packNumbers(lengths.swum.map(({ start }) => start)),
      lengthEnds: packNumbers(lengths.swum.map(({ end }) => end)),
    }),
  }
}

export function unpackTrack(packed: PackedTrack): Track {
  const { every, speed, power, heartRate, pool, lengthStarts = '', lengthEnds = '' } = packed
  const ends = unpackNumbers(lengthEnds)
  const swum = unpackNumbers(lengthStarts).flatMap((start, index) => {
    const end = ends[index]
    return start !== null && typeof end === 'number' ? [{ start, end }] : []
  })
  return {
    every,
    ...(speed !== undefined && { speed: unpackNumbers(speed) }),
    ...(power !== undefined && { power: unpackNumbers(power) }),
    ...(heartRate !== undefined && { heartRate: unpackNumbers(heartRate) }),
    laps: lapsOf(packed),
    ...(pool !== undefined && swum.length > 0 && { lengths: { pool, swum } }),
  }
}

function lapsOf({ lapStarts, lapMetres, lapCauses }: PackedTrack): Lap[] {
  const metres = unpackNumbers(lapMetres)
  return unpackNumbers(lapStarts).flatMap((start, index) =>
    start === null
      ? []
      : [{ start, metres: metres[index] ?? null, cause: CAUSES[lapCauses.charAt(index)] ?? 'unknown' }],
  )
}
