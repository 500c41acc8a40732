import { addDays as addDaysTo, differenceInCalendarDays, isValid, parseISO } from 'date-fns'
import type { IsoDay, PlanCalendar, Weekday } from './types.js'

export const DAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** The text itself when it is a date that exists, `"YYYY-MM-DD"`; else undefined. */
export function parseIsoDay(text: string): IsoDay | undefined {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return undefined
  return isValid(toLocalDate(text)) ? text : undefined
}

/** Whole calendar days from one date to another; negative when `to` is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number =>
  differenceInCalendarDays(toLocalDate(to), toLocalDate(from))

/** The date `days` later. */
export const addDays = (date: IsoDay, days: number): IsoDay => toIsoDay(addDaysTo(toLocalDate(date), days))

/** 0 for Sunday. */
export const weekdayOf = (date: IsoDay): Weekday => toLocalDate(date).getDay() as Weekday

/** `ceil(|raceDate - today| / 7)` in calendar days, at least 1; also 1 for a date that does not exist. */
export const weeksUntil = (today: IsoDay, raceDate: IsoDay): number =>
  Math.max(1, Math.ceil(Math.abs(daysBetween(today, raceDate)) / 7) || 1)

/** The plan week a date stands in, clamped to 1..totalWeeks. Week `totalWeeks` ends on race day. */
export function weekOf({ raceDate, totalWeeks }: PlanCalendar, date: IsoDay): number {
  const weeksBefore = Math.floor(daysBetween(date, raceDate) / 7)
  return Math.min(totalWeeks, Math.max(1, totalWeeks - weeksBefore))
}

/** The date of a weekday in a plan week. */
export function dateOf({ raceDate, totalWeeks }: PlanCalendar, week: number, day: Weekday): IsoDay {
  const lastDay = addDays(raceDate, -7 * (totalWeeks - week))
  const daysBack = (weekdayOf(raceDate) - day + 7) % 7
  return addDays(lastDay, -daysBack)
}

/** The weekdays of a plan week in date order: the last one is the race's. */
export function weekdaysInOrder({ raceDate }: Pick<PlanCalendar, 'raceDate'>): readonly Weekday[] {
  const last = weekdayOf(raceDate)
  return [1, 2, 3, 4, 5, 6, 7].map((offset) => ((last + offset) % 7) as Weekday)
}

/** Midnight on this machine's calendar: never shown, only counted with. */
const toLocalDate = (date: IsoDay) => parseISO(date)

const toIsoDay = (date: Date): IsoDay =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
