import type { BySport, IsoDay, Sport } from '../types.js'

/** What is known of an athlete's limits. */
export const THRESHOLD_KINDS = ['ftp', 'critical-power', 'lthr', 'threshold-pace', 'css', 'max-hr'] as const
/**
 * One of `THRESHOLD_KINDS`: watts an hour can be ridden at, watts that efforts of 3 to 20 minutes tell, heart rate at threshold, pace of an hour's race (seconds a mile), critical
 * swim speed (seconds per 100 m), highest heart rate.
 */
export type ThresholdKind = (typeof THRESHOLD_KINDS)[number]

/** Where a threshold comes from. */
export const THRESHOLD_SOURCES = ['test', 'race', 'typed', 'estimated', 'connection'] as const
/** One of `THRESHOLD_SOURCES`. */
export type ThresholdSource = (typeof THRESHOLD_SOURCES)[number]

/** What a session's targets can be written in; `feel` is effort from 1 to 10. */
export const TARGET_METHODS = ['pace', 'power', 'heart-rate', 'feel'] as const
/** One of `TARGET_METHODS`. */
export type TargetMethod = (typeof TARGET_METHODS)[number]

/** One entry of an athlete's history. A heart rate belongs to the sport that it was measured in, and to no other. */
export type Threshold = {
  sport: Sport
  kind: ThresholdKind
  /** Watts, beats a minute, seconds a mile or seconds per 100 m. */
  value: number
  measuredOn: IsoDay
  source: ThresholdSource
  /** Of a critical power: the work that can be done above it (W'), in joules. */
  joules?: number
}

/** What targets are made from beside a plan. */
export type Athlete = {
  /** In any order: of each kind the newest before a day counts. */
  thresholds: readonly Threshold[]
  /** What the athlete chose; where a sport is left out, rides go by power once it is known, all else by pace. */
  methods?: Readonly<Partial<BySport<TargetMethod>>> | undefined
  /** The athlete's own bounds between zones, where they are not the method's. */
  bounds?: readonly OwnBounds[] | undefined
}

/** Bounds between zones as an athlete set them: watts or beats, rising; seconds a mile or per 100 m, falling. */
export type OwnBounds = { sport: Sport; kind: ThresholdKind; bounds: readonly number[] }
