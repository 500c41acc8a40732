import { SPORTS } from '@tri/plan-engine'
import {
  TARGET_METHODS,
  THRESHOLD_KINDS,
  THRESHOLD_LIMITS,
  THRESHOLD_SOURCES,
  THRESHOLDS_OF,
} from '@tri/plan-engine/zones'
import * as z from 'zod/mini'
import { id, isoDay, pathId } from '../base/fields.js'
import { route } from '../base/route.js'

/** Entries that a user may have: twenty years of a test a month, and more. */
export const MAX_THRESHOLDS = 500

const fields = {
  sport: z.enum(SPORTS, 'Please choose a sport'),
  kind: z
    .enum(THRESHOLD_KINDS, 'Please say what was measured')
    .check(
      z.describe(
        'What a sport has: css for the swim; ftp, lthr, max-hr for the bike; threshold-pace, lthr, max-hr for the run',
      ),
    ),
  value: z
    .number('Please enter a number')
    .check(z.positive('A threshold is above 0'), z.maximum(1500, 'A threshold is at most 1500'))
    .check(
      z.describe(
        'ftp in watts from 40 to 600; lthr from 80 to 220 and max-hr from 100 to 240 beats a minute; threshold-pace in seconds a mile from 200 to 1500; css in seconds per 100 m from 50 to 300',
      ),
    ),
  measuredOn: isoDay.check(z.describe('It counts from this day on, until a newer one of its kind')),
  source: z.enum(THRESHOLD_SOURCES, 'Please say where it comes from').check(z.describe('Where it comes from')),
}

/** What an athlete could do on a day. */
export const newThreshold = z.strictObject(fields).check(
  z.superRefine(({ sport, kind, value }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!THRESHOLDS_OF[sport].includes(kind)) refuse('kind', `There is no ${kind} of a ${sport}`)
    const { min, max } = THRESHOLD_LIMITS[kind]
    if (value < min || value > max) refuse('value', `This lies between ${min} and ${max}`)
  }),
)
export type NewThreshold = z.infer<typeof newThreshold>

export const threshold = z.object({ id, ...fields }).check(z.meta({ id: 'Threshold' }))
export type StoredThreshold = z.infer<typeof threshold>

const method = z.exactOptional(z.enum(TARGET_METHODS, 'Please choose pace, power, heart rate or feel'))

/** What targets are told in, by sport. */
export const targetMethods = z
  .strictObject({ swim: method, bike: method, run: method })
  .check(
    z.describe(
      'What the targets of each sport are told in. Where a sport is left out, rides go by power once it is known, all else by pace',
    ),
  )

export const thresholdRoutes = {
  list: route({
    method: 'GET',
    path: '/api/thresholds',
    access: 'user',
    scope: 'plans:read',
    summary: 'Thresholds of the user, the oldest first',
    answer: z.array(threshold),
  }),
  add: route({
    method: 'POST',
    path: '/api/thresholds',
    access: 'user',
    changes: ['thresholds'],
    repeatable: true,
    summary: 'Add a threshold; targets follow it, and no plan changes by it',
    body: newThreshold,
    answer: threshold,
    status: 201,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/thresholds/:id',
    access: 'user',
    changes: ['thresholds'],
    summary: 'Take a threshold back; targets follow the one before it',
    params: z.object({ id: pathId }),
    answer: z.undefined(),
    status: 204,
  }),
}
