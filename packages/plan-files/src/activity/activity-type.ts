import type { IsoDay, Sport } from '@tri/plan-engine'
import type { Track as Course } from '@tri/plan-engine/compliance'
import type { Track } from './track.js'

/** What a device recorded: totals of one sport, and the track where that was asked for. */
export type Activity = {
  /** `other` where the file does not tell, or tells of another sport: ask the athlete. */
  sport: Sport | 'other'
  /** As the file has it, else the sport's. */
  name: string
  start: Date
  /** The athlete's calendar day of the start. */
  day: IsoDay
  /** Seconds of moving, as the device counted them. */
  seconds: number
  metres: number | null
  averageHeartRate: number | null
  maxHeartRate: number | null
  calories: number | null
  ascentMetres: number | null
  /** The kind of file it came from. */
  source: 'fit' | 'tcx' | 'gpx'
  /** Its course in averages, where it was asked for and something was measured. */
  track?: Course
}

/** Totals as they were read, before they are held against what is possible. */
export type Totals = {
  sport: Activity['sport']
  name?: string
  /** Milliseconds since 1970. */
  start: number
  seconds: number
  metres?: number | undefined
  averageHeartRate?: number | undefined
  maxHeartRate?: number | undefined
  calories?: number | undefined
  ascentMetres?: number | undefined
  /** How far the athlete's clock was ahead of UTC, in milliseconds, where the file tells. */
  clockOffset?: number | undefined
  /** As the device or the service that wrote the file weighed them. */
  weightedWatts?: number | undefined
  source: Activity['source']
  /** What was recorded on the way. */
  track: Track
  /** The same in averages with its laps, where that was asked for. */
  course?: Course | undefined
}
