/** Numbers that look like chance and are the same for a seed (mulberry32): from 0 up to 1, even and around 0 with a spread of 1. */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (from: number, to: number) => from + (to - from) * next(),
    normal: () => Math.sqrt(-2 * Math.log(next() || 1e-9)) * Math.cos(2 * Math.PI * next()),
    pick: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
  }
}

export type Chance = ReturnType<typeof seeded>
