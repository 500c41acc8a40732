import type { Found, Wanted } from './lay.js'
import { runningMedian } from './median.js'

/** A stretch that was looked for, in units of the series: how long and how hard it was to be, where it was found, and how it was judged there. */
export type Placed = Pick<Wanted, 'length' | 'level'> & Found & { verdict: string }

/** Shares of a stretch that have to have been done in one go, and of its moments that have to be about its level. Design choice. */
const WHOLE = 0.9
const ABOUT = 0.6

/** Units before and after a moment whose median tells its effort. */
const AROUND = 3

/**
 * Where stretches that were left out in their place were done at another moment: about as long as planned at their level, in time that no
 * other stretch was judged by. Undefined for each that was not. `contrast` is the share by which another level is another effort.
 */
export function doneElsewhere(
  values: readonly number[],
  placed: readonly Placed[],
  contrast: number,
): (Found | undefined)[] {
  if (!placed.some(({ verdict }) => verdict === 'left-out')) return placed.map(() => undefined)
  const efforts = runningMedian(values, AROUND)
  const isTaken = efforts.map(() => false)
  for (const { from, to, length, verdict } of placed)
    if (verdict === 'as-planned' || verdict === 'short')
      isTaken.fill(true, from, Math.min(to, from + Math.round(length)))
  return placed.map(({ length, level, verdict }) => {
    if (verdict !== 'left-out') return undefined
    const units = Math.max(1, Math.round(WHOLE * length))
    const off = (value: number) => Math.abs(value / level - 1)
    let found: Found | undefined
    let least = contrast
    let [sum, about, free] = [0, 0, 0]
    const count = (at: number, times: 1 | -1) => {
      sum += times * (values[at] ?? 0)
      about += off(efforts[at] ?? 0) <= contrast ? times : 0
      free += isTaken[at] ? 0 : times
    }
    for (let at = 0; at < values.length; at++) {
      count(at, 1)
      if (at >= units) count(at - units, -1)
      if (at < units - 1 || free < units || about < ABOUT * units || off(sum / units) > least) continue
      least = off(sum / units)
      found = { from: at + 1 - units, to: at + 1 }
    }
    if (found) isTaken.fill(true, found.from, found.to)
    return found
  })
}
