import { createHash } from 'node:crypto'

/** Numbers from 0 to 1 that look random and are the same whenever the seed is. */
export function randomFrom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A number between `least` and `most`. */
export const between = (random: () => number, least: number, most: number): number => least + random() * (most - least)

/** Text of `length` hexadecimal digits, the same for the same seed. */
export const hexFrom = (seed: string, length: number): string =>
  createHash('sha256').update(seed).digest('hex').slice(0, length)
