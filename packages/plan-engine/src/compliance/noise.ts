/** Values that neither neighbours to the left nor to the right are like, as where a rest begins, are as the middle of the five around. */
export function withoutOutliers(values: readonly number[]): number[] {
  if (values.length < 5 * NEAR) return [...values]
  return values.map((value, index) => {
    const around = values.slice(Math.max(0, index - 2), index + 3).sort((one, other) => one - other)
    const middle = around[Math.floor(around.length / 2)] ?? value
    return Math.abs(value - middle) > OUTLYING * middle ? middle : value
  })
}

/** A share of the values around; design choice. */
const OUTLYING = 0.15

/** Values so far apart tell the noise, which is alike from one to the next. */
const NEAR = 3

/** The variance of values near each other, which steps hardly change; never less than a share of the mean. */
export function noiseOf(values: readonly number[], share: number): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  const apart = values.length < 5 * NEAR ? 1 : NEAR
  const changes = values.slice(apart).map((value, index) => (value - (values[index] ?? value)) ** 2 / 2)
  changes.sort((one, other) => one - other)
  const median = changes[Math.floor(changes.length / 2)] ?? 0
  // Of a normal distribution's squares the median is 0.455 of the mean.
  return Math.max(median / 0.455, (share * mean) ** 2, 1e-9)
}
