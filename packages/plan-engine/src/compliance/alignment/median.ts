/** The median of values; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const ordered = values.toSorted((one, other) => one - other)
  const [low, high] = [ordered[Math.floor((ordered.length - 1) / 2)], ordered[Math.floor(ordered.length / 2)]]
  return ((low ?? 0) + (high ?? 0)) / 2
}

/** The median of the values around each, so many before and after it. */
export const runningMedian = (values: readonly number[], reach: number): number[] =>
  values.map((_, at) => medianOf(values.slice(Math.max(0, at - reach), at + reach + 1)))

/** The value that as much weight lies below as above; undefined of none. */
export function weightedMedian(all: readonly { value: number; weight: number }[]): number | undefined {
  const half = all.reduce((sum, { weight }) => sum + weight, 0) / 2
  let before = 0
  for (const { value, weight } of all.toSorted((one, other) => one.value - other.value)) {
    before += weight
    if (before >= half) return value
  }
  return undefined
}
