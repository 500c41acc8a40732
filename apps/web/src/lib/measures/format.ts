import { type IsoDay, parseIsoDay, type RaceType } from '@tri/plan-engine'

/** The language of the product's own words; dates follow it, so that a line never mixes two. */
const LANGUAGE = 'en-GB'

const dates = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' })
  return (day: IsoDay) => format.format(new Date(`${day}T00:00:00Z`))
}

const fullDate = dates({ day: 'numeric', month: 'long', year: 'numeric' })

/** `"Thursday"`. */
export const weekdayName = dates({ weekday: 'long' })

/** `"Thu"`. */
export const shortWeekday = dates({ weekday: 'short' })

/** `"25 Jan"`. */
export const shortDate = dates({ day: 'numeric', month: 'short' })

const day = dates({ day: 'numeric', month: 'long' })

/** `"28 January"`; empty for a text that is no date. */
export const dayAndMonth = (text: string): string => (parseIsoDay(text) ? day(text) : '')

/** `"Thursday, 28 January"`. */
export const dayInWords = (date: IsoDay): string => `${weekdayName(date)}, ${day(date)}`

/** `"28 Jan 2027"`. */
export const mediumDate = dates({ day: 'numeric', month: 'short', year: 'numeric' })

/** `"Thursday, 28 January 2027"`. */
export const longDate = (day: IsoDay): string => `${weekdayName(day)}, ${fullDate(day)}`

/** Minutes as hours and minutes: 75 is `"1:15"`, 35 is `"0:35"`. */
export const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** Minutes in words for a screen reader: 75 is `"1 hour 15 minutes"`. */
export function spokenDuration(minutes: number): string {
  const parts = [counted(Math.floor(minutes / 60), 'hour'), counted(minutes % 60, 'minute')]
  return parts.filter((part) => !part.startsWith('0 ')).join(' ') || '0 minutes'
}

/** Seconds as a watch shows them: `"7:00"`, from an hour on `"1:24:00"`. */
export function stopwatch(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes}:${rest}` : `${clock(minutes)}:${rest}`
}

/** A difference of minutes in words: `"+6 min"`, `"-10 min"`, `"as planned"`. */
export function difference(minutes: number): string {
  if (minutes === 0) return 'as planned'
  return `${minutes > 0 ? '+' : '\u2212'}${Math.abs(minutes) < 60 ? `${Math.abs(minutes)} min` : clock(Math.abs(minutes))}`
}

/** `"1 day"`, `"59 days"`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** How far away a race is, from whole days: `"59 days to go"`, `"Race day"`, `"Race done"`. */
export function daysToGo(days: number): string {
  if (days === 0) return 'Race day'
  return days > 0 ? `${counted(days, 'day')} to go` : 'Race done'
}

/** A word with a capital first letter. */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The race type as it is spoken of: `"Ironman"`, `"70.3"`. */
export const raceTypeName = (raceType: RaceType): string => capitalised(raceType)
