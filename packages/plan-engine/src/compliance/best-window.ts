import type { Track } from './types.js'

type Measure = 'speed' | 'power' | 'heartRate'

/** A stretch of a track: samples from the first up to, and without, the last. */
export type Window = { from: number; to: number }

/** How much of a stretch must have been measured for its mean to tell it. Design choice. */
const MEASURED = 0.9

/**
 * The stretch of so many seconds with the highest mean of the first of some measures that was recorded; the earlier one of two.
 * Undefined where the recording is shorter.
 */
export function bestWindow(track: Track, measures: readonly Measure[], seconds: number): Window | undefined {
  const channel = measures.map((measure) => track[measure]).find((each) => each?.some((value) => value))
  const count = Math.round(seconds / track.every)
  if (!channel || count === 0 || channel.length < count) return undefined
  let sum = 0
  let most = 0
  let to = 0
  channel.forEach((value, index) => {
    sum += (value ?? 0) - (channel[index - count] ?? 0)
    if (index + 1 < count || sum <= most) return
    most = sum
    to = index + 1
  })
  return to > 0 ? { from: to - count, to } : undefined
}

/** The mean of a measure over a stretch; undefined where too little of it was measured. */
export function meanOf(track: Track, measure: Measure, { from, to }: Window): number | undefined {
  const measured = (track[measure] ?? []).slice(Math.round(from), to).filter((value) => value !== null)
  if (measured.length < MEASURED * (to - Math.round(from))) return undefined
  return measured.reduce((sum, value) => sum + value, 0) / measured.length
}
