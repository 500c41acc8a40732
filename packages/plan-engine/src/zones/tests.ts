import { clampAmount } from '../clamp-amount.js'
import { METRES_PER_MILE } from '../formulas/units.js'

/** Of the watts of the best 20 minutes, what can be held for an hour (F: mpctests, longtri). */
export const FTP_OF_20_MINUTES = 0.95

/** Efforts that critical power is read from, in seconds: shorter ones are sprints, longer ones are paced. */
export const EFFORT_SECONDS = { min: 180, max: 1200 } as const

/**
 * Critical swim speed in seconds per 100 m from the times of 400 and 200 m: (400 - 200) / (t400 - t200) metres a second. Undefined
 * where the longer one was not the slower.
 */
export function criticalSwimPace({ seconds400, seconds200 }: { seconds400: number; seconds200: number }) {
  const between = clampAmount(seconds400) - clampAmount(seconds200)
  return clampAmount(seconds200) > 0 && between > 0 ? between / 2 : undefined
}

/** Functional threshold power: 0.95 of the mean watts of 20 minutes all out. */
export const thresholdPower = (watts20Minutes: number): number => clampAmount(watts20Minutes) * FTP_OF_20_MINUTES

/** Threshold pace of running, in seconds a mile: the mean of the last 20 of 30 minutes alone. Undefined where nothing was run. */
export function thresholdPace({ metres, seconds }: { metres: number; seconds: number }): number | undefined {
  const miles = clampAmount(metres) / METRES_PER_MILE
  return miles > 0 && clampAmount(seconds) > 0 ? seconds / miles : undefined
}

/** Heart rate at threshold: the mean of the last 20 of 30 minutes alone, from one reading or many. Undefined without a reading. */
export function thresholdHeartRate(beats: readonly number[]): number | undefined {
  const read = beats.map(clampAmount).filter((beat) => beat > 0)
  return read.length > 0 ? read.reduce((sum, beat) => sum + beat, 0) / read.length : undefined
}

/** A ride all out: its mean watts. */
export type Effort = { seconds: number; watts: number }

/**
 * Critical power in watts and the work above it (W') in joules, from two or more efforts of 3 to 20 minutes: the straight line of work
 * over time. Undefined where the efforts are too few, of one length, or no line that a body can have.
 */
export function criticalPower(efforts: readonly Effort[]): { watts: number; joules: number } | undefined {
  const used = efforts.filter(
    ({ seconds, watts }) => seconds >= EFFORT_SECONDS.min && seconds <= EFFORT_SECONDS.max && clampAmount(watts) > 0,
  )
  const time = meanOf(used.map(({ seconds }) => seconds))
  const work = meanOf(used.map(({ seconds, watts }) => seconds * watts))
  let spread = 0
  let rise = 0
  for (const { seconds, watts } of used) {
    spread += (seconds - time) ** 2
    rise += (seconds - time) * (seconds * watts - work)
  }
  if (spread === 0) return undefined
  const watts = rise / spread
  const joules = work - watts * time
  return watts > 0 && joules >= 0 ? { watts, joules } : undefined
}

const meanOf = (values: readonly number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
