import type { StepKind, WholeRange, Zone } from '../types.js'

/** How a lap began: pressed, by a step of a workout on the watch, by distance or time alone, or nobody knows. */
export const LAP_CAUSES = ['hand', 'step', 'auto', 'unknown'] as const
/** One of `LAP_CAUSES`. */
export type LapCause = (typeof LAP_CAUSES)[number]

/** A lap of a recording. */
export type Lap = {
  /** Whole seconds of recorded time before it. */
  start: number
  /** Whole metres; null where the device did not tell. */
  metres: number | null
  cause: LapCause
}

/** What a device measured every so many seconds; null where it measured nothing. */
type Channel = readonly (number | null)[]

/**
 * What is kept of a recording: averages over equal stretches of recorded time (a stopped clock counts for nothing), laps, and the
 * lengths of a pool where the device counted them. All numbers are whole.
 */
export type Track = {
  /** Seconds of one sample. */
  every: number
  /** Centimetres a second. */
  speed?: Channel | undefined
  /** Watts. */
  power?: Channel | undefined
  /** Beats a minute. */
  heartRate?: Channel | undefined
  laps: readonly Lap[]
  /** Swum lengths in tenths of a second from the start, in order, and the pool's length in centimetres. */
  lengths?: { pool: number; swum: readonly { start: number; end: number }[] } | undefined
}

/** How a step was done. */
export const STEP_VERDICTS = ['as-planned', 'short', 'too-hard', 'too-easy', 'left-out'] as const
/** One of `STEP_VERDICTS`. */
export type StepVerdict = (typeof STEP_VERDICTS)[number]

/** What a session is judged by: what its targets are in, or time alone where that was not measured or is no figure. */
export type JudgedBy = 'power' | 'heartRate' | 'pace' | 'time'

/** A stretch of a session at one effort: one step, or neighbours with the same target. */
export type StepResult = {
  kind: StepKind
  zone: Zone
  /** Its steps, each repeat counted out: from the first up to, and without, the last. */
  steps: { from: number; to: number }
  planned: { seconds: number; metres?: number; target?: WholeRange }
  /** Absent where it was left out, and where the heart alone does not tell. */
  done?: {
    /** Seconds of recorded time. */
    from: number
    to: number
    metres?: number
    /** What it was done at, in the unit of the target: the median of the time in which the athlete moved; the mean of heart rate and of few values. */
    mean?: number
  }
  verdict: StepVerdict
}

/** What became of a planned session. */
export type StepCompliance = {
  by: JudgedBy
  results: readonly StepResult[]
  /** Of the planned time, what was done as planned, from 0 to 1; of a short step what there was of it. */
  share: number
}
