import { addDays, type IsoDay } from '@tri/plan-engine'
import { type ICalAlarmData, ICalAlarmType } from 'ical-generator'
import { zonedInstant } from '../plan/time-zone.js'

/** When a calendar reminds of a session. One without a start time has an evening before, and nothing else to count from. */
export type ReminderTime = 'none' | 'half-hour' | 'hour' | 'evening-before'

export type Reminder = {
  time: ReminderTime
  /** Grows with each change of the reminder. */
  revision?: number
  changedAt?: Date
}

const MINUTES = { 'half-hour': 30, hour: 60 } as const
const EVENING = '20:00'
/** From 20:00 to the midnight at which a day's own events begin. */
const EVENING_BEFORE_MIDNIGHT = 4 * 3600

type Start = { date: IsoDay; at: Date | undefined; timeZone: string | undefined }

/** The alarms of an event on a date that starts at an instant, or of one that lasts all day. */
export function alarmsOf(time: ReminderTime, start: Start): ICalAlarmData[] {
  const seconds = secondsBefore(time, start)
  return seconds === undefined ? [] : [{ type: ICalAlarmType.display, triggerBefore: seconds }]
}

function secondsBefore(time: ReminderTime, { date, at, timeZone }: Start): number | undefined {
  if (time === 'none') return undefined
  if (time !== 'evening-before') return at && MINUTES[time] * 60
  const evening = at && timeZone !== undefined ? zonedInstant(addDays(date, -1), EVENING, timeZone) : undefined
  return at && evening ? (at.getTime() - evening.getTime()) / 1000 : EVENING_BEFORE_MIDNIGHT
}
