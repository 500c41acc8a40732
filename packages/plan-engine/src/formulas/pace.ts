import { clampAmount } from '../clamp-amount.js'

/** `"8:04"` as 484 seconds; undefined for anything but m:ss. */
export function parsePace(text: string): number | undefined {
  const found = /^(\d{1,3}):([0-5]\d)$/.exec(text)
  return found ? Number(found[1]) * 60 + Number(found[2]) : undefined
}

/** Seconds as `"m:ss"`, rounded half up; `0:00` for what is negative or no number. */
export function formatPace(seconds: number): string {
  const whole = roundHalfUp(clampAmount(seconds))
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`
}

/** `"18.5"` as 18.5 miles per hour; undefined for anything but a plain decimal. */
export const parseMph = (text: string): number | undefined =>
  /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : undefined

/** Miles per hour as text with one decimal, e.g. `"18.5"`; `0.0` for what is negative or no number. */
export const formatMph = (mph: number): string => (roundHalfUp(clampAmount(mph) * 10) / 10).toFixed(1)

/** `"02:50:12"` as 10212 seconds; undefined for anything but hh:mm:ss (three digits of hours for custom races). */
export function parseFinishTime(text: string): number | undefined {
  const [, hours, minutes, seconds] = /^(\d{1,3}):([0-5]\d):([0-5]\d)$/.exec(text) ?? []
  return hours === undefined ? undefined : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

/** Seconds as `"hh:mm:ss"`, rounded half up; `00:00:00` for what is negative or no number. */
export function formatFinishTime(seconds: number): string {
  const whole = roundHalfUp(clampAmount(seconds))
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(twoDigits).join(':')
}

/** Rounds to a whole number, halves upwards; the last bits of a float do not decide. */
export const roundHalfUp = (value: number): number => Math.floor(value + 0.5 + 1e-9)

const twoDigits = (value: number) => String(value).padStart(2, '0')
