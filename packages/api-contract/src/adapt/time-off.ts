import { SPORTS } from '@tri/plan-engine'
import { SYMPTOMS, TIME_OFF_REASONS } from '@tri/plan-engine/adapt'
import * as z from 'zod/mini'
import { id, isoDay, pathId } from '../base/fields.js'
import { route } from '../base/route.js'

/** Entries that a user may have. */
export const MAX_TIME_OFF = 200
/** A year: who trains less for longer has a schedule, not time off. */
const MOST_DAYS = 366
const DAY = 86_400_000

const fields = {
  from: isoDay.check(z.describe('The first day off')),
  to: isoDay.check(z.describe('The last day off')),
  reason: z.enum(TIME_OFF_REASONS, 'Please say why there is no training'),
  sports: z
    .optional(z.array(z.enum(SPORTS)).check(z.maxLength(SPORTS.length, 'Please name each sport once')))
    .check(z.describe('Sports that are still possible; left out, none, or all of them with `minutesPerDay`')),
  minutesPerDay: z
    .optional(
      z
        .int('Please enter whole minutes')
        .check(z.minimum(1, 'A day with training has at least 1 minute'), z.maximum(1440, 'A day has 1440 minutes')),
    )
    .check(z.describe('Most minutes of such a day, where there is some time left')),
  symptoms: z
    .optional(z.array(z.enum(SYMPTOMS)).check(z.maxLength(SYMPTOMS.length, 'Please name each symptom once')))
    .check(z.describe('What the athlete has, where they are ill')),
}

/** Days on which the athlete cannot train, or not as planned. */
export const newTimeOff = z.strictObject(fields).check(
  z.superRefine(({ from, to }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['to'], message })
    const days = (Date.parse(to) - Date.parse(from)) / DAY
    if (days < 0) refuse('The last day off lies before the first one')
    if (days >= MOST_DAYS) refuse('Time off lasts at most a year. For longer, please make a plan with other hours')
  }),
)
export type NewTimeOff = z.infer<typeof newTimeOff>

export const timeOff = z.object({ id, ...fields }).check(z.meta({ id: 'TimeOff' }))
export type TimeOff = z.infer<typeof timeOff>

export const timeOffRoutes = {
  list: route({
    method: 'GET',
    path: '/api/time-off',
    access: 'user',
    scope: 'plans:read',
    summary: 'Time off of the user, the earliest first',
    answer: z.array(timeOff),
  }),
  add: route({
    method: 'POST',
    path: '/api/time-off',
    access: 'user',
    scope: 'plans:propose',
    changes: ['time-off'],
    repeatable: true,
    summary: 'Tell of time off; no plan changes by it, see proposals',
    body: newTimeOff,
    answer: timeOff,
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/time-off/:id',
    access: 'user',
    scope: 'plans:propose',
    changes: ['time-off'],
    summary: 'Take time off back; no plan changes by it',
    params: z.object({ id: pathId }),
    answer: z.undefined(),
    status: 204,
  }),
}
