import { SESSION_TYPES } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { flatLine, id, instant, isoDay, pathId, storableNumber } from '../base/fields.js'
import { route } from '../base/route.js'
import { sport } from '../plans/exercise.js'

/** Activities of one import: ten years of training every day, and more. */
export const MAX_PAST_ACTIVITIES = 5_000

/** Imports that a user may have. */
export const MAX_IMPORTS = 100

const heartRate = z.nullable(z.int().check(z.minimum(20), z.maximum(250), z.describe('Beats a minute')))
const metres = (most: number) =>
  z
    .nullable(z.number().check(z.minimum(0), z.maximum(most), z.overwrite(storableNumber)))
    .check(z.describe('Metres; null where the device did not tell'))
const watts = z
  .nullable(z.int().check(z.minimum(1), z.maximum(1000)))
  .check(z.describe('Mean watts as they weigh (normalised power); null where none were measured'))

/** What is kept of an activity that was read on the athlete's own computer: totals, no track. */
const pastActivity = z.strictObject({
  sport: z.nullable(sport).check(z.describe('Null for another sport than the three')),
  name: flatLine(200).check(z.regex(/\S/, 'An activity has a name'), z.describe('What the activity is called')),
  startTime: instant.check(z.regex(/^(?:199|20)/, 'This activity has no start time that can be')),
  localDay: isoDay.check(z.describe("The athlete's calendar day at the start")),
  duration: z
    .int()
    .check(z.minimum(1), z.maximum(7 * 24 * 3600, 'This activity is too long'))
    .check(z.describe('Seconds of moving')),
  distance: metres(3_000_000),
  averageHeartRate: heartRate,
  maxHeartRate: heartRate,
  calories: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))).check(z.describe('Kilocalories')),
  elevationGain: metres(30_000),
  weightedWatts: watts,
})
export type KeptActivity = z.infer<typeof pastActivity>

const importName = flatLine(100)
  .check(z.trim(), z.regex(/\S/, 'Please name what was read'))
  .check(z.describe('What was read, as the athlete chose it: an archive, a folder'))

/** What one reading of files gives. */
export const newPastTraining = z.strictObject({
  name: importName,
  activities: z
    .array(pastActivity)
    .check(
      z.minLength(1, 'There is no activity to keep'),
      z.maxLength(MAX_PAST_ACTIVITIES, `Please keep at most ${MAX_PAST_ACTIVITIES} activities at a time`),
    ),
})
export type NewPastTraining = z.infer<typeof newPastTraining>

const count = z.int().check(z.minimum(0))

const pastImport = z
  .object({
    id,
    name: z.string().check(z.describe('What was read')),
    createdAt: instant,
    activities: count.check(z.describe('Activities that are there by it')),
    firstDay: isoDay,
    lastDay: isoDay,
  })
  .check(z.meta({ id: 'PastTrainingImport' }))
export type PastImport = z.infer<typeof pastImport>

/** A session before a plan, as far as training load is made from it. */
const recordedSession = z.object({
  date: isoDay,
  type: z.enum(SESSION_TYPES),
  seconds: z.int().check(z.describe('Seconds')),
  metres: z.nullable(z.number()).check(z.describe('Metres')),
  averageHeartRate: z.nullable(z.int()).check(z.describe('Beats a minute')),
  weightedWatts: watts,
})

/** An activity is of about 300 bytes. */
const MAX_BYTES = 3 * 1024 * 1024

export const pastTrainingRoutes = {
  list: route({
    method: 'GET',
    path: '/api/past-training',
    access: 'user',
    summary: 'What was kept of files and archives of before, the latest import first',
    answer: z.array(pastImport),
  }),
  add: route({
    method: 'POST',
    path: '/api/past-training',
    access: 'user',
    changes: ['activities'],
    repeatable: true,
    summary: 'Keep the activities of files and archives of before, each once',
    body: newPastTraining,
    answer: z.object({
      import: z.nullable(pastImport).check(z.describe('Null where all of it was there')),
      added: count.check(z.describe('Activities that were added')),
      known: count.check(z.describe('Activities that were there, from a watch or a file')),
    }),
    status: 201,
    maxBytes: MAX_BYTES,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/past-training/:id',
    access: 'user',
    changes: ['activities', 'workouts'],
    summary: 'Remove what an import added; completed workouts stay',
    params: z.object({ id: pathId }),
    answer: z.object({ removed: count.check(z.describe('Activities that were there by it')) }),
  }),
  before: route({
    method: 'GET',
    path: '/api/training-plans/:id/training-before',
    access: 'user',
    summary: 'What was recorded in the six months before a plan, the earliest first',
    params: z.object({ id: pathId }),
    answer: z.array(recordedSession),
  }),
}
