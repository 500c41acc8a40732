import type { Sport, Weekday } from '@tri/plan-engine'
import type { CalendarOptions, StartTimes } from './options.js'
import type { ReminderTime } from './reminder.js'

/** Start times as the app stores them: `hh:mm` or null for each weekday, Sunday first. */
export type StoredTimes = {
  timeZone: string | null
  startTimes: readonly (string | null)[]
  revision: number
  /** ISO 8601; null until times were chosen. */
  timesChangedAt: string | null
}

/** All that an athlete chose for their calendar, as the app stores it. */
export type StoredChoices = StoredTimes & {
  sports: readonly Sport[]
  reminder: ReminderTime
  reminderRevision: number
  /** ISO 8601; null until a reminder was chosen. */
  reminderChangedAt: string | null
}

/** Stored choices for `planCalendar`. */
export const readStoredChoices = (
  stored: StoredChoices,
): Pick<CalendarOptions, 'startTimes' | 'reminder' | 'sports'> => ({
  ...readStartTimes(stored),
  sports: stored.sports,
  reminder: {
    time: stored.reminder,
    revision: stored.reminderRevision,
    ...(stored.reminderChangedAt !== null && { changedAt: new Date(stored.reminderChangedAt) }),
  },
})

/** Stored start times for `planCalendar`; nothing where none were ever chosen. */
export function readStartTimes(stored: StoredTimes): { startTimes?: StartTimes } {
  const { timeZone, startTimes, revision, timesChangedAt } = stored
  if (timeZone === null || timesChangedAt === null) return {}
  const times: Partial<Record<Weekday, string>> = {}
  for (const day of WEEKDAYS) {
    const time = startTimes[day]
    if (time) times[day] = time
  }
  return { startTimes: { timeZone, times, revision, changedAt: new Date(timesChangedAt) } }
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const
