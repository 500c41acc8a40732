import type { IsoDay, Sport, Weekday } from '@tri/plan-engine'
import type { Reminder } from './reminder.js'

/** When the athlete trains: `hh:mm` for weekdays that have a time, on the clocks of a time zone. */
export type StartTimes = {
  timeZone: string
  times: Partial<Record<Weekday, string>>
  /** Grows with each change of the times: it moves every event. */
  revision?: number
  changedAt?: Date
}

export type CalendarOptions = {
  /** When the file is made; tells the age of workouts that do not know when they changed. */
  stamp: Date
  /** The athlete's own day: sessions of days before it that nothing was logged for were missed. None are where it is not told. */
  today?: IsoDay
  /** The app's own host name; a part of each event's identity. */
  host: string
  startTimes?: StartTimes
  /** What calendars remind of sessions by; of what is done they remind nobody. */
  reminder?: Reminder
  /** The sports whose workouts are written, all others left out; all where it is not told. */
  sports?: readonly Sport[]
  /** Where the plan is looked at; each event leads there. */
  link?: string
  /** Whether stored workouts that were emptied are written as cancelled: a file has to say so, a feed just leaves them out. */
  tellsCancelled?: boolean
}
