import { addDays as addDaysTo } from 'date-fns'
import type { IsoDay, PlanCalendar, Weekday } from './types.js'

/** Names of the weekdays, Sunday first: `DAY_NAMES[day]`. */
export const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The text itself when it is a date that exists, `"YYYY-MM-DD"`; else undefined. */
export function parseIsoDay(text: string): IsoDay | undefined {
  return /^[12]/.test(text) && !Number.isNaN(dayNumber(text)) ? text : undefined
}

/** Whole calendar days from one date to another; negative when `to` is earlier, 0 when one of them does not exist. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => dayNumber(to) - dayNumber(from) || 0

/** The date `days` later; the text itself when it is no date, or would be none any more (before 1000, after 2999). */
export const addDays = (date: IsoDay, days: number): IsoDay =>
  parseIsoDay(toIsoDay(addDaysTo(toLocalDate(date), days))) ?? date

/** 0 for Sunday; 0 too for a date that does not exist. */
export const weekdayOf = (date: IsoDay): Weekday => daysOnward(FIRST_SUNDAY, dayNumber(date)) || 0

/** `ceil(|raceDate - today| / 7)` in calendar days, at least 1; also 1 for a date that does not exist. */
export const weeksUntil = (today: IsoDay, raceDate: IsoDay): number =>
  Math.max(1, Math.ceil(Math.abs(daysBetween(today, raceDate)) / 7) || 1)

/**
 * The plan week a date stands in, clamped to 1..totalWeeks. Week `totalWeeks` ends on race day, and is the answer for a
 * date that does not exist; 1 when `totalWeeks` is no number.
 */
export function weekOf({ raceDate, totalWeeks }: PlanCalendar, date: IsoDay): number {
  const weeksBefore = Math.floor(daysBetween(date, raceDate) / 7)
  return Math.min(totalWeeks, Math.max(1, totalWeeks - weeksBefore)) || 1
}

/**
 * The date of a weekday in a plan week; a week or day that is no number counts as the race's. The race date's own text
 * when that is no date.
 */
export function dateOf({ raceDate, totalWeeks }: PlanCalendar, week: number, day: Weekday): IsoDay {
  const lastDay = addDays(raceDate, -7 * (totalWeeks - week))
  return addDays(lastDay, -daysOnward(day, weekdayOf(raceDate)))
}

/** The weekdays of a plan week in date order: the last one is the race's; Sunday when the race has no date. */
export function weekdaysInOrder({ raceDate }: Pick<PlanCalendar, 'raceDate'>): readonly Weekday[] {
  const last = weekdayOf(raceDate)
  return [1, 2, 3, 4, 5, 6, 7].map((offset) => daysOnward(-offset, last))
}

/** Days from one weekday onward to another, 0 to 6; counts beyond a week wrap around it. */
export const daysOnward = (from: number, to: number): Weekday => ((((to - from) % 7) + 7) % 7) as Weekday

/** Milliseconds of a day in UTC, where no clock changes; days are counted from 1970-01-01. */
const DAY = 86_400_000
const FIRST_SUNDAY = 3

/** Days from 1970-01-01 to a date; no number for a text that is no date, such as a 30th of February, which may be read as one of March. */
function dayNumber(text: string): number {
  if (typeof text !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(text)) return Number.NaN
  const time = Date.parse(text)
  return new Date(time).getUTCDate() === Number(text.slice(8)) ? time / DAY : Number.NaN
}

/** Midnight on this machine's calendar: never shown, only counted on with. Invalid for a text that is no date. */
const toLocalDate = (text: string): Date => new Date(parseIsoDay(text) ? `${text}T00:00` : Number.NaN)

const toIsoDay = (date: Date): IsoDay =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
