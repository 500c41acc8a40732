import { addDays, dateOf, type IsoDay, isSport } from '@tri/plan-engine'
import ical, {
  type ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { plainSheet } from '../one-line.js'
import { afterRaceWorkouts } from '../plan/after-race.js'
import { isGoalRace, type PlannedWorkout, type PlanSheet } from '../plan/plan.js'
import { zonedInstant } from '../plan/time-zone.js'
import { type EventDays, statesOf } from './event-state.js'
import { eventCategories, eventDescription, eventSummary } from './event-text.js'
import type { CalendarOptions } from './options.js'
import { alarmsOf } from './reminder.js'

export type { PlanSheet } from '../plan/plan.js'
export type { CalendarOptions, StartTimes } from './options.js'
export { readStartTimes, readStoredChoices, type StoredChoices, type StoredTimes } from './stored-choices.js'

/** How often a subscribed calendar should look again. */
const REFRESH_SECONDS = 3600

const MINUTE = 60_000

/**
 * A plan as an iCalendar file (RFC 5545). Workouts are all-day events, immune to time zones; on weekdays with a start time
 * they stand at it (as instants), one after the other. Identities are stable and `SEQUENCE` grows with each change, so
 * that a calendar which reads the file again updates its events. What is none of the sports is always shown, and a sport that is left out still takes its time of the day. Emptied workouts are left out, or cancelled. A start time
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
function trainingDays(sheet: PlanSheet): readonly Day[] {
  const { calendar, workouts } = sheet
  const byDate = new Map<IsoDay, PlannedWorkout[]>()
  for (const workout of [...workouts, ...afterRaceWorkouts(sheet)]) {
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
    const event = { ...eventOf(workout, date, context), ...(next && end ? timed(next, end) : allDay(date)) }
    if (isShown(workout, context.options))
      calendar.createEvent({ ...event, alarms: alarmsFor(workout, { date, at: next }, context.options) })
    next = end
  }
}

const isShown = ({ exercises }: PlannedWorkout, { sports }: CalendarOptions) =>
  sports === undefined || exercises.some(({ type }) => !isSport(type) || sports.includes(type))

const alarmsFor = (
  workout: PlannedWorkout,
  start: { date: IsoDay; at: Date | undefined },
  { reminder, startTimes }: CalendarOptions,
) =>
  reminder && statesOf(workout, { date: start.date, today: undefined }).includes('planned')
    ? alarmsOf(reminder.time, { ...start, timeZone: startTimes?.timeZone })
    : []

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
  const days = { date, today: context.options.today }
  return {
    id: uidOf(workout, context),
    sequence: sequenceOf(workout, days, context),
    stamp: changedAt,
    lastModified: changedAt,
    start: new Date(`${date}T00:00:00Z`),
    summary: eventSummary(context.sheet, workout, days),
    description: eventDescription(workout, days),
    categories: eventCategories(workout).map((name) => ({ name })),
    ...(context.options.link && { url: context.options.link }),
  }
}

/** Whatever an event tells of may change: the workout, the time of day, the reminder, that it was missed, and for the race the plan's name. */
function sequenceOf(workout: PlannedWorkout, days: EventDays, { sheet, options }: Context): number {
  const missed = statesOf(workout, days).includes('missed') ? 1 : 0
  const ofPlan = isGoalRace(workout) ? (sheet.revision ?? 0) : 0
  const chosen = (options.startTimes?.revision ?? 0) + (options.reminder?.revision ?? 0)
  return (workout.revision ?? minutesSince2020(options.stamp)) + chosen + ofPlan + missed
}

/** When the event last changed: the same plan gives the same file, whenever it is asked for. */
function changeOf({ changedAt }: PlannedWorkout, { stamp, startTimes, reminder }: CalendarOptions): Date {
  if (!changedAt) return stamp
  const changes = [changedAt, startTimes?.changedAt, reminder?.changedAt].filter((change) => change !== undefined)
  return new Date(Math.max(...changes.map((change) => change.getTime())))
}

/** For workouts that count no revisions: a later file has the higher number. */
const minutesSince2020 = (stamp: Date) => Math.max(0, Math.floor((stamp.getTime() - Date.UTC(2020, 0, 1)) / MINUTE))

/**
 * An event's identity. A workout that was never stored goes by its first exercise, whose id survives a move to another
 * day, and by the race.
 */
function uidOf(workout: PlannedWorkout, { sheet, options, taken }: Context): string {
  const base = identityOf(workout, sheet)
  let uid = `${base}@${options.host}`
  for (let copy = 2; taken.has(uid); copy++) uid = `${base}-${copy}@${options.host}`
  taken.add(uid)
  return uid
}

function identityOf({ id, raceId, exercises, week, day }: PlannedWorkout, { raceType, calendar }: PlanSheet): string {
  if (id !== undefined) return `workout-${id}`
  const own = exercises[0]?.id ?? `w${week}d${day}`
  return raceId === undefined ? `${raceType}-${calendar.raceDate}-${own}` : `workout-${raceId}-${own}`
}
