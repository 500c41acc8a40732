import { mean } from '../../sums.js'
import { type Found, type Laid, lay, type Reading, type Values, type Wanted } from './lay.js'
import { weightedMedian } from './median.js'
import { clipped, noiseOf, noiseWithin, withoutOutliers } from './noise.js'

/** Where each stretch was found, and the level that it was looked for at, in the unit of the series. */
export type Aligned = { found: Found[]; levels: number[] }

/**
 * Where each planned stretch was done, looked for twice: how far values stray within a stretch, on a road or as a heart drifts, is known
 * when it was found, and so is how hard all of them were where levels are relative.
 */
export function align(
  { values: measured, marks, isOfSteps }: Values,
  wanted: readonly Wanted[],
  reading: Reading,
): Aligned {
  const shortest = Math.min(...wanted.map(({ length }) => length))
  const plain = withoutOutliers(measured)
  const near = noiseOf(plain, reading.noise, shortest)
  const values = clipped(plain, near, shortest)
  const laid: Laid = { values, marks, isOfSteps, wanted, reading }
  const found = lay(laid, near)
  const within = Math.max(near, noiseWithin(values, found))
  const times = reading.isRelative ? scaleOf(values, wanted, found) : 1
  const levelled = wanted.map((each) => ({ ...each, level: each.level * times }))
  const last = lay({ ...laid, wanted: levelled }, within)
  return { found: last, levels: levelled.map(({ level }) => level) }
}

/** By how many times stretches were done harder than the levels say: the middle one, by their units. */
function scaleOf(values: readonly number[], wanted: readonly Wanted[], found: readonly Found[]): number {
  const scales = found.flatMap(({ from, to }, index) => {
    const level = wanted[index]?.level ?? 0
    return to > from && level > 0 ? { value: mean(values.slice(from, to)) / level, weight: to - from } : []
  })
  return weightedMedian(scales) ?? 1
}
