/**
 * Returns so many of some values, drawn with a seed, in their order; all of them where they are not more.
 * @template T
 * @param {T[]} values @param {{ most: number, seed: number }} options
 * @returns {T[]}
 */
export function drawn(values, { most, seed }) {
  if (values.length <= most) return values
  let state = seed
  // Numerical Recipes' linear congruential generator: good enough to pick by.
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  const ranked = values.map((value, at) => ({ value, at, rank: next() })).sort((one, other) => one.rank - other.rank)
  return ranked
    .slice(0, most)
    .sort((one, other) => one.at - other.at)
    .map(({ value }) => value)
}
