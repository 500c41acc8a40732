import { addDays, daysBetween, parseIsoDay, weekdayOf } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import { type BySport, type IsoDay, isSport } from '../types.js'
import type { DoneSession } from './done-lately.js'

/** What was done from a Monday to a Sunday, in whole minutes; `other` is all that is none of the three sports. */
export type PastWeek = BySport<number> & { monday: IsoDay; other: number; total: number }

/** The last weeks up to that of `today`, the earliest first, each with what was done in it; at most as many as are wanted. */
export function pastWeeks(done: readonly DoneSession[], today: IsoDay, count: number): PastWeek[] {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7))
  const weeks = Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index): PastWeek => {
    const first = addDays(monday, 7 * (index + 1 - count))
    return { monday: first, swim: 0, bike: 0, run: 0, other: 0, total: 0 }
  })
  for (const { date, type, duration } of done) {
    if (!parseIsoDay(date) || date > today) continue
    const week = weeks[weeks.length - 1 + Math.floor(daysBetween(monday, date) / 7)]
    if (!week) continue
    week[isSport(type) ? type : 'other'] += clampAmount(duration)
    week.total += clampAmount(duration)
  }
  return weeks.map((week) => ({ ...week, ...rounded(week) }))
}

const rounded = ({ swim, bike, run, other, total }: PastWeek) => ({
  swim: Math.round(swim),
  bike: Math.round(bike),
  run: Math.round(run),
  other: Math.round(other),
  total: Math.round(total),
})
