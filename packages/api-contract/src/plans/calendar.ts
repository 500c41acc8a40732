import * as z from 'zod/mini'
import { instant, STORABLE } from '../base/fields.js'
import { route } from '../base/route.js'
import { sport } from './exercise.js'

/** Where calendar programs read a feed: `/calendar/<token>.ics`. */
export const CALENDAR_PATH = '/calendar/'

const NO_TIMES = 'Please give seven start times, Sunday first, each as hh:mm or none'

/** `hh:mm`, or null on a weekday without a start time; Sunday first. */
const startTimes = z
  .array(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time as hh:mm'))), NO_TIMES)
  .check(z.length(7, NO_TIMES), z.describe('hh:mm, or null on a weekday without a start time; Sunday first'))

/** A name of the tz database, e.g. `Europe/Berlin`. */
const timeZone = z.string('Please choose a time zone').check(
  z.maxLength(60),
  z.refine((name) => STORABLE.test(name) && isTimeZone(name), 'Please choose a time zone like Europe/Berlin'),
  z.describe('A name of the tz database, like Europe/Berlin'),
)

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

export const trainingTimes = z.strictObject({ timeZone, startTimes })
export type TrainingTimes = z.infer<typeof trainingTimes>

const NO_SPORTS = 'Please choose at least one sport'

export const calendarChoices = z.strictObject({
  sports: z
    .array(sport, NO_SPORTS)
    .check(
      z.minLength(1, NO_SPORTS),
      z.maxLength(3, 'There are three sports'),
      z.describe('Calendars show the workouts that have one of these'),
    ),
  reminder: z
    .enum(['none', 'half-hour', 'hour', 'evening-before'], 'Please choose when to be reminded')
    .check(z.describe('How long before a workout; all-day events remind on the evening before only')),
})
export type CalendarChoices = z.infer<typeof calendarChoices>

const calendarSettings = z
  .object({
    feedMadeAt: z.nullable(instant).check(z.describe("When the feed's address was made; null while there is no feed")),
    timeZone: z
      .nullable(z.string())
      .check(z.describe('A name of the tz database, like Europe/Berlin; null until start times were chosen')),
    startTimes: z
      .array(z.nullable(z.string()))
      .check(z.describe('hh:mm, or null on a weekday without a start time; Sunday first')),
    revision: z.int().check(z.describe('Grows with each change of the start times')),
    timesChangedAt: z.nullable(instant).check(z.describe('Null until start times were chosen')),
    ...calendarChoices.shape,
    reminderRevision: z.int().check(z.describe('Grows with each change of the reminder')),
    reminderChangedAt: z.nullable(instant).check(z.describe('Null until a reminder was chosen')),
    eventHost: z
      .string()
      .check(z.describe('What stands behind the @ of each event’s identity: files made elsewhere use the same')),
  })
  .check(z.meta({ id: 'CalendarSettings' }))
export type CalendarSettings = z.infer<typeof calendarSettings>

export const calendarRoutes = {
  settings: route({
    method: 'GET',
    path: '/api/calendar',
    access: 'user',
    summary: 'The start times of the week, and whether there is a feed to subscribe to',
    answer: calendarSettings,
  }),
  changeTimes: route({
    method: 'PATCH',
    path: '/api/calendar',
    access: 'user',
    changes: ['calendar'],
    summary: 'Choose start times for weekdays; a day without one has all-day events',
    body: trainingTimes,
    answer: calendarSettings,
  }),
  choose: route({
    method: 'PATCH',
    path: '/api/calendar/choices',
    access: 'user',
    changes: ['calendar'],
    summary: 'Choose the sports that calendars show, and when they remind',
    body: calendarChoices,
    answer: calendarSettings,
  }),
  makeFeed: route({
    method: 'POST',
    path: '/api/calendar/feed',
    access: 'user',
    changes: ['calendar'],
    summary: 'Make an address to subscribe to; an earlier one ends. It is told this once',
    answer: z.object({ path: z.string().check(z.describe('Where on this server')), settings: calendarSettings }),
    status: 201,
  }),
  endFeed: route({
    method: 'DELETE',
    path: '/api/calendar/feed',
    access: 'user',
    changes: ['calendar'],
    summary: 'Switch the feed off; its address ends',
    answer: calendarSettings,
  }),
}
