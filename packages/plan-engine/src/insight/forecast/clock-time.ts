import { clampAmount } from '../../clamp-amount.js'
import { roundHalfUp } from '../../formulas/pace.js'

/** A time of day, to the minute. */
export type ClockTime = {
  /** `"07:05"`. */
  text: string
  /** Midnights since the start: 0 on race day. */
  daysLater: number
}

const MINUTES_A_DAY = 24 * 60

/** What a start time set as `"07:00"` is in minutes since midnight; undefined when it is no time of day. */
export function parseStartTime(text: string): number | undefined {
  const [, hours = '', minutes = ''] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? []
  return hours === '' ? undefined : Number(hours) * 60 + Number(minutes)
}

/** The time of day so many seconds after a start, given in minutes since midnight. */
export function clockTime(startMinutes: number, elapsedSeconds: number): ClockTime {
  const minutes = roundHalfUp(clampAmount(startMinutes) + clampAmount(elapsedSeconds) / 60)
  const ofDay = minutes % MINUTES_A_DAY
  const [hours, rest] = [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0'))
  return { text: `${hours}:${rest}`, daysLater: Math.floor(minutes / MINUTES_A_DAY) }
}
