/** Minutes of sessions, days or weeks together. */
export function minutesIn(parts: readonly { minutes: number }[]): number {
  let sum = 0
  for (const { minutes } of parts) sum += minutes
  return sum
}

/** Sessions, days or weeks from the longest to the shortest. */
export const longestFirst = <T extends { minutes: number }>(parts: readonly T[]): T[] =>
  parts.toSorted((one, other) => other.minutes - one.minutes)

/** The greatest of values; 0 when none is above it. */
export const maxOf = (values: readonly number[]): number => Math.max(0, ...values)

/** The mean of values; no number for none. */
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** The median of values; 0 of none. */
export const median = (values: readonly number[]): number => middleOf(Float64Array.from(values).sort())

/** The median of values in their order; 0 of none. */
export const middleOf = (ordered: ArrayLike<number>): number =>
  ((ordered[(ordered.length - 1) >> 1] ?? 0) + (ordered[ordered.length >> 1] ?? 0)) / 2
