import { addDays, dateOf, type IsoDay, type Weekday } from '@tri/plan-engine'
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { eventCategories, eventDescription, eventSummary } from './calendar/event-text.js'
import { plainSheet } from './one-line.js'
import type { PlannedWorkout, PlanSheet } from './plan.js'
import { zonedInstant } from './time-zone.js'

export type { PlanSheet } from './plan.js'

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
  /** The app's own host name; a part of each event's identity. */
  host: string
  startTimes?: StartTimes
  /** Where the plan is looked at; each event leads there. */
  link?: string
  /** Whether stored workouts that were emptied are written as cancelled: a file has to say so, a feed just leaves them out. */
  tellsCancelled?: boolean
}

/** Start times as the app stores them: `hh:mm` or null for each weekday, Sunday first. */
export type StoredTimes = {
  timeZone: string | null
  startTimes: readonly (string | null)[]
  revision: number
  /** ISO 8601; null until times were chosen. */
  timesChangedAt: string | null
}

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

/** How often a subscribed calendar should look again. */
const REFRESH_SECONDS = 3600

const MINUTE = 60_000

/**
 * A plan as an iCalendar file (RFC 5545). Workouts are all-day events, immune to time zones; on weekdays with a start time
 * they stand at it (as instants), one after the other. Identities are stable and `SEQUENCE` grows with each change, so
 * that a calendar which reads the file again updates its events. Emptied workouts are left out, or cancelled. A start time
 * or a time zone that does not exist counts as none.
 */
export function planCalendar(plan: PlanSheet, options: CalendarOptions): string {
  const sheet = plainSheet(plan)
  const calendar = ical({
    name: escaped(sheet.name),
    prodId: { company: 'TriPlan', product: 'Training plan', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  const taken = new Set<string>()
  for (const day of trainingDays(sheet)) addDay(calendar, day, { sheet, options, taken })
  if (options.tellsCancelled) addCancelled(calendar, { sheet, options, taken })
  return calendar.toString()
}

/** ical-generator writes a calendar's name as it is given; RFC 5545, 3.3.11, has these escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&')

type Day = { date: IsoDay; workouts: readonly PlannedWorkout[] }
type Context = { sheet: PlanSheet; options: CalendarOptions; taken: Set<string> }

/** Days with something to do, in date order; a day's workouts in the order they are stored. */
function trainingDays({ calendar, workouts }: PlanSheet): readonly Day[] {
  const byDate = new Map<IsoDay, PlannedWorkout[]>()
  for (const workout of workouts) {
    if (workout.exercises.length === 0) continue
    const date = dateOf(calendar, workout.week, workout.day)
    byDate.set(date, [...(byDate.get(date) ?? []), workout])
  }
  const days = [...byDate].map(([date, list]) => ({ date, workouts: list }))
  return days.sort((one, other) => (one.date < other.date ? -1 : 1))
}

function addDay(calendar: ICalCalendar, { date, workouts }: Day, context: Context) {
  const { startTimes } = context.options
  let next: Date | undefined
  for (const workout of workouts) {
    const time = startTimes?.times[workout.day]
    if (startTimes && time !== undefined) next ??= zonedInstant(date, time, startTimes.timeZone)
    const end = next && new Date(next.getTime() + Math.max(1, workout.totalDuration) * MINUTE)
    calendar.createEvent({ ...eventOf(workout, date, context), ...(next && end ? timed(next, end) : allDay(date)) })
    next = end
  }
}

/** What an earlier file may have brought into a calendar goes from there only when a later one cancels it. */
function addCancelled(calendar: ICalCalendar, context: Context) {
  for (const workout of context.sheet.workouts) {
    if (workout.exercises.length > 0 || workout.id === undefined) continue
    const date = dateOf(context.sheet.calendar, workout.week, workout.day)
    const event = { ...eventOf(workout, date, context), ...allDay(date), summary: 'Deleted session' }
    calendar.createEvent({ ...event, status: ICalEventStatus.CANCELLED })
  }
}

const timed = (start: Date, end: Date) => ({ start, end, transparency: ICalEventTransparency.OPAQUE })

/** From this midnight to the next (exclusive); it does not mark the day as busy. */
const allDay = (date: IsoDay) => ({
  allDay: true,
  start: new Date(`${date}T00:00:00Z`),
  end: new Date(`${addDays(date, 1)}T00:00:00Z`),
  transparency: ICalEventTransparency.TRANSPARENT,
})

function eventOf(workout: PlannedWorkout, date: IsoDay, context: Context): ICalEventData {
  const changedAt = changeOf(workout, context.options)
  return {
    id: uidOf(workout, context),
    sequence: sequenceOf(workout, context),
    stamp: changedAt,
    lastModified: changedAt,
    start: new Date(`${date}T00:00:00Z`),
    summary: eventSummary(context.sheet, workout),
    description: eventDescription(workout),
    categories: eventCategories(workout).map((name) => ({ name })),
    ...(context.options.link && { url: context.options.link }),
  }
}

/** Whatever an event tells of may change: the workout, the time of day, and for the race the plan's name. */
function sequenceOf(workout: PlannedWorkout, { sheet, options }: Context): number {
  const ofPlan = workout.workoutType === 'race' ? (sheet.revision ?? 0) : 0
  return (workout.revision ?? minutesSince2020(options.stamp)) + (options.startTimes?.revision ?? 0) + ofPlan
}

/** When the event last changed: the same plan gives the same file, whenever it is asked for. */
function changeOf({ changedAt }: PlannedWorkout, { stamp, startTimes }: CalendarOptions): Date {
  if (!changedAt) return stamp
  const timed = startTimes?.changedAt
  return timed && timed > changedAt ? timed : changedAt
}

/** For workouts that count no revisions: a later file has the higher number. */
const minutesSince2020 = (stamp: Date) => Math.max(0, Math.floor((stamp.getTime() - Date.UTC(2020, 0, 1)) / MINUTE))

/**
 * An event's identity. A workout that was never stored goes by its first exercise, whose id survives a move to another
 * day, and by the race.
 */
function uidOf({ id, exercises, week, day }: PlannedWorkout, { sheet, options, taken }: Context): string {
  const own = exercises[0]?.id ?? `w${week}d${day}`
  const base = id === undefined ? `${sheet.raceType}-${sheet.calendar.raceDate}-${own}` : `workout-${id}`
  let uid = `${base}@${options.host}`
  for (let copy = 2; taken.has(uid); copy++) uid = `${base}-${copy}@${options.host}`
  taken.add(uid)
  return uid
}
