import type { PlanRequest } from '@tri/api-contract'
import { addDays, type IsoDay, weeksUntil } from '@tri/plan-engine'
import { readCalendar } from '../calendar/calendar.repository.js'
import type { Db } from '../db/schema.js'
import { todayIn } from '../http/own-today.js'

/** When a plan was asked for, and the time zone that its request names. */
export type Asked = { now: Date; timeZone: string | undefined }

/**
 * The day a plan starts on that names none: today where the browser is, else where the athlete's calendar is, else in
 * UTC. Without a time zone, it is that day or one beside it on which the number of weeks is right: it was counted there.
 */
export async function firstDay(db: Db, userId: number, asked: Asked, plan: PlanRequest): Promise<IsoDay> {
  const timeZone = asked.timeZone ?? (await readCalendar(db, userId)).timeZone
  const known = timeZone && todayIn(timeZone, asked.now)
  if (known) return known
  const today = asked.now.toISOString().slice(0, 10)
  const near = [today, addDays(today, 1), addDays(today, -1)]
  return near.find((day) => weeksUntil(day, plan.raceDate) === plan.totalWeeks) ?? today
}
