export const IS_SOAK = process.env.SOAK === '1'

export const IS_ALL = IS_SOAK || process.env.TEST_ALL === '1'

/** A soak is done in pieces where it is told how many rounds each has: each from a seed of its own. */
const ROUNDS = Number(process.env.SOAK_ROUNDS || 0)

export const rounds = (
  /** @type {{ short: number, all?: number, soak?: number }} */ { short, all = short, soak = all },
) => {
  if (IS_SOAK) return Math.min(soak, ROUNDS || soak)
  return IS_ALL ? all : short
}

export const printFigures = (/** @type {string} */ line) => {
  if (IS_SOAK) process.stdout.write(`${line}\n`)
}
