import type { Sport } from '@tri/plan-engine'
import { type JudgedBy, type StepResult, speedOf, type Track } from '@tri/plan-engine/compliance'
import type { Measure } from './record-words.js'

/** A value at a second of recorded time: metres a second, watts or beats; null where nothing was measured. */
export type Sample = { at: number; value: number | null }

/** What a step aimed for, over the time in which it was done. */
export type Band = { from: number; to: number; low: number; high: number; verdict: StepResult['verdict'] }

export type Box = { width: number; height: number }
export type Scale = { seconds: number; low: number; high: number; ticks: readonly number[] }

/** The measures that a recording has, what it is judged by first. */
export function measuresOf({ power, speed, heartRate, lengths }: Track, by: JudgedBy): Measure[] {
  const all: Measure[] = []
  if (power) all.push('power')
  if (speed || lengths) all.push('pace')
  if (heartRate) all.push('heartRate')
  return all.sort((one, other) => Number(other === by) - Number(one === by))
}

/** One measure of a recording over its time; a pool's lengths each as a step. */
export function samplesOf({ every, speed, power, heartRate, lengths }: Track, measure: Measure): Sample[] {
  if (measure === 'pace' && lengths)
    return lengths.swum.flatMap(({ start, end }, index) => {
      const value = lengths.pool / 10 / Math.max(1, end - start)
      const isRest = start > (lengths.swum[index - 1]?.end ?? start)
      return [...(isRest ? [{ at: start / 10, value: null }] : []), { at: start / 10, value }, { at: end / 10, value }]
    })
  const channel = measure === 'pace' ? speed : measure === 'power' ? power : heartRate
  const scale = measure === 'pace' ? 100 : 1
  return (channel ?? []).map((value, index) => ({
    at: (index + 0.5) * every,
    value: value === null ? null : value / scale,
  }))
}

/** The targets of steps that were done, where they are in this measure. */
export function bandsOf(
  results: readonly StepResult[],
  { measure, by, sport }: { measure: Measure; by: JudgedBy; sport: Sport },
): Band[] {
  if (measure !== by) return []
  const level = (value: number) => (measure === 'pace' ? speedOf(value, sport) : value)
  return results.flatMap(({ done, planned: { target }, verdict }) =>
    done && target ? [{ from: done.from, to: done.to, low: level(target.from), high: level(target.to), verdict }] : [],
  )
}

/** Room for what was asked and for nearly all of what was done: a sprint of seconds may run over the edge. */
export function scaleOf(samples: readonly Sample[], bands: readonly Band[]): Scale {
  const values = samples.flatMap(({ value }) => (value === null ? [] : [value])).sort((one, other) => one - other)
  const at = (share: number) => values[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0
  const low = Math.min(at(0.03), ...bands.map((band) => band.low))
  const high = Math.max(at(0.985), ...bands.map((band) => band.high))
  const room = Math.max((high - low) * 0.12, high * 0.02, 0.1)
  const [from, to] = [Math.max(0, low - room), high + room]
  return {
    seconds: samples.at(-1)?.at ?? 0,
    low: from,
    high: to,
    ticks: [0.15, 0.5, 0.85].map((share) => from + (to - from) * share),
  }
}

export const xOf = (at: number, { seconds }: Scale, { width }: Box): number =>
  seconds > 0 ? (at / seconds) * width : 0

/** The higher the harder; what lies outside stands at the edge. */
export const yOf = (value: number, { low, high }: Scale, { height }: Box): number =>
  height - Math.min(1, Math.max(0, (value - low) / Math.max(1e-9, high - low))) * height

/** The path of a measure, broken where nothing was measured. */
export function pathOf(samples: readonly Sample[], scale: Scale, box: Box): string {
  let isBroken = true
  return samples
    .map(({ at, value }) => {
      if (value === null) {
        isBroken = true
        return ''
      }
      const command = isBroken ? 'M' : 'L'
      isBroken = false
      return `${command}${xOf(at, scale, box).toFixed(1)} ${yOf(value, scale, box).toFixed(1)}`
    })
    .join('')
}
