import type { Source } from '../sources.js'
import type { Intensity, Zone } from '../types.js'

/** One value each for beginner, intermediate and advanced. */
export type Levels = readonly [number, number, number]

/** A set of repeats: the main part of a hard session. */
export type SetSpec = {
  /** Stable name in the session library, e.g. `B-THR`. */
  code: string
  name: string
  intensity: Intensity
  zone: Zone
  /** Seconds of one repeat; metres in the water. */
  work: Levels
  /** Seconds between repeats. */
  rest: number
  /** Fewest repeats, then the most for each level. */
  reps: readonly [number, ...Levels]
  /** What differs before a 70.3 or an ironman. */
  long?: { work?: Levels; rest?: number; reps?: readonly [number, ...Levels] }
  /** Label of the work steps. */
  cue: string
  purpose: string
  source: Source
  /** Repeats that alternate 2 min just under and 1 min just over threshold. */
  isOverUnder?: boolean
}

/** An easy session, by the shape of its main part. */
export type EasySpec = {
  code: string
  name: string
  shape: 'steady' | 'rising' | 'quick' | 'strides' | 'run-walk' | 'drills' | 'repeats' | 'thirds'
  cue: string
  purpose: string
}

/** The sets a sport takes in turn in each part of the season, for short and for long races. */
export type Rotation = Record<
  'base' | 'build' | 'peak' | 'taper',
  { short: readonly SetSpec[]; long: readonly SetSpec[] }
>
