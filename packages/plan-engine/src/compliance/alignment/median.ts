import { middleOf } from '../../sums.js'

/** The median of the values around each, so many before and after it. */
export function runningMedian(values: readonly number[], reach: number): number[] {
  const around: number[] = []
  const put = (value: number) => around.splice(placeOf(around, value), 0, value)
  for (const value of values.slice(0, reach)) put(value)
  return values.map((_, at) => {
    const [next, last] = [values[at + reach], values[at - reach - 1]]
    if (next !== undefined) put(next)
    if (last !== undefined) around.splice(placeOf(around, last), 1)
    return middleOf(around)
  })
}

/** The first place among values in their order that is not below one. */
function placeOf(ordered: readonly number[], value: number): number {
  let [low, high] = [0, ordered.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ordered[middle] ?? value) < value) low = middle + 1
    else high = middle
  }
  return low
}

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
