import { SPORTS } from '@tri/plan-engine'
import {
  areBounds,
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

/** Work above a critical power that a body can have. */
export const JOULES_ABOVE = { min: 1_000, max: 60_000 } as const
const ABOVE = `This lies between ${JOULES_ABOVE.min} and ${JOULES_ABOVE.max}`

const fields = {
  sport: z.enum(SPORTS, 'Please choose a sport'),
  kind: z
    .enum(THRESHOLD_KINDS, 'Please say what was measured')
    .check(
      z.describe(
        'What a sport has: css for the swim; ftp, critical-power, lthr, max-hr for the bike; threshold-pace, lthr, max-hr for the run',
      ),
    ),
  value: z
    .number('Please enter a number')
    .check(z.positive('A threshold is above 0'), z.maximum(1500, 'A threshold is at most 1500'))
    .check(
      z.describe(
        'ftp and critical-power in watts from 40 to 600; lthr from 80 to 220 and max-hr from 100 to 240 beats a minute; threshold-pace in seconds a mile from 200 to 1500; css in seconds per 100 m from 50 to 300',
      ),
    ),
  measuredOn: isoDay.check(z.describe('It counts from this day on, until a newer one of its kind')),
  source: z.enum(THRESHOLD_SOURCES, 'Please say where it comes from').check(z.describe('Where it comes from')),
  joules: z
    .exactOptional(
      z.number('Please enter a number').check(z.minimum(JOULES_ABOVE.min, ABOVE), z.maximum(JOULES_ABOVE.max, ABOVE)),
    )
    .check(z.describe('Of a critical power: the work that can be done above it (W’), in joules')),
}

/** What an athlete could do on a day. */
export const newThreshold = z.strictObject(fields).check(
  z.superRefine(({ sport, kind, value, joules }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (!THRESHOLDS_OF[sport].includes(kind)) refuse('kind', `There is no ${kind} of a ${sport}`)
    if (joules !== undefined && kind !== 'critical-power') refuse('joules', 'Only a critical power has work above it')
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

/** What own zones are kept under: those of power whatever the watts were made from. */
const WITH_ZONES: readonly string[] = ['ftp', 'lthr', 'threshold-pace', 'css']

/** Bounds between zones as the athlete wants them, instead of those that a method makes of the threshold. */
const ownBounds = z
  .strictObject({
    sport: fields.sport,
    kind: fields.kind,
    bounds: z
      .array(z.int('Please enter whole numbers').check(z.minimum(1), z.maximum(2_000)))
      .check(
        z.maxLength(6),
        z.describe(
          'The first watt or beat of each zone but the lowest, rising; of paces the slowest second a mile, or per 100 m, of each zone but the slowest, falling',
        ),
      ),
  })
  .check(
    z.refine(({ sport, kind }) => WITH_ZONES.includes(kind) && THRESHOLDS_OF[sport].includes(kind), {
      path: ['kind'],
      message:
        'Zones of your own are for power (ftp) of the bike, heart rate (lthr) of bike and run, threshold-pace of the run and css of the swim',
    }),
    z.refine(areBounds, {
      path: ['bounds'],
      message:
        'Each zone begins above the one before: 5 whole numbers for power, 6 for heart rate; of paces each begins faster: 5 for css, 6 for threshold-pace',
    }),
  )

export const ownZones = z
  .array(ownBounds)
  .check(
    z.maxLength(5),
    z.describe('Zones of the athlete’s own; where there are none, a method makes them of the threshold'),
  )
  .check(
    z.refine(
      (all) => new Set(all.map(({ sport, kind }) => `${sport} ${kind}`)).size === all.length,
      'Zones of one kind are given twice',
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
