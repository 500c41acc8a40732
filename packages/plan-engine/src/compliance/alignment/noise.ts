import { mean } from '../../sums.js'
import { runningMedian, weightedMedian } from './median.js'

/** Values that neither neighbours to the left nor to the right are like, as where a rest begins, are as the middle of the five around. */
export function withoutOutliers(values: readonly number[]): number[] {
  if (values.length < 5 * NEAR.least) return [...values]
  const middles = runningMedian(values, 2)
  return values.map((value, index) => {
    const middle = middles[index] ?? value
    return Math.abs(value - middle) > OUTLYING * middle ? middle : value
  })
}

/** A share of the values around; design choice. */
const OUTLYING = 0.15

/** Values so far apart tell the noise, which is alike from one to the next: units at least and at most. */
const NEAR = { least: 3, most: 12 }

/** So many of a normal distribution's squares are below so many variances; the rest are of steps. */
const USUAL = { share: 0.66, variances: 0.91 }

/**
 * The variance of values near each other, which steps hardly change: the further apart the longer the shortest of them; never less than a
 * share of the mean.
 */
export function noiseOf(values: readonly number[], share: number, shortest: number): number {
  const near = Math.max(NEAR.least, Math.min(NEAR.most, Math.floor(shortest / 3)))
  const apart = values.length < 5 * near ? 1 : near
  const changes = values.slice(apart).map((value, index) => (value - (values[index] ?? value)) ** 2 / 2)
  changes.sort((one, other) => one - other)
  const usual = changes[Math.floor(USUAL.share * changes.length)] ?? 0
  return Math.max(usual / USUAL.variances, (share * (mean(values) || 0)) ** 2, 1e-9)
}

/** A value is as far from the middle of those around it as so many times the noise, at most; units around it. Design choice. */
const CLIP = { noises: 2, reach: 12 }

/** Values that stray no further than noise does from those around them: a moment of rolling or of a sprint is no effort of its own. */
export function clipped(values: readonly number[], noise: number, shortest: number): number[] {
  const reach = Math.min(CLIP.reach, Math.floor(shortest / 2))
  const most = CLIP.noises * Math.sqrt(noise)
  const middles = runningMedian(values, reach)
  return values.map((value, at) => {
    const middle = middles[at] ?? value
    return Math.max(middle - most, Math.min(middle + most, value))
  })
}

/** Units over which a road or a heart strays to one side. Design choice. */
const BLOCK = 8

/**
 * How far values stray within the stretches that were found, as the variance of one value that others around it do not tell: the squared sum
 * of each block by its length. The middle one of all stretches, by their units; 0 where all are too short to say.
 */
export function noiseWithin(values: readonly number[], found: readonly { from: number; to: number }[]): number {
  const strays: { value: number; weight: number }[] = []
  for (const { from, to } of found) {
    const units = to - from
    if (units < 3 * BLOCK) continue
    const own = values.slice(from, to)
    const level = mean(own)
    let [squares, blocks] = [0, 0]
    for (let at = 0; at + BLOCK <= units; at += BLOCK) {
      const apart = own.slice(at, at + BLOCK).reduce((sum, value) => sum + value - level, 0)
      squares += (apart * apart) / BLOCK
      blocks += 1
    }
    strays.push({ weight: units, value: squares / blocks })
  }
  return weightedMedian(strays) ?? 0
}
