import * as z from 'zod/mini'
import { id, instant, isoDay, line, pathId, storableNumber } from '../base/fields.js'
import { route } from '../base/route.js'
import { track } from '../base/track.js'
import { exerciseId, sport } from '../plans/exercise.js'
import { workout } from '../plans/workout.js'

/** Activities of one file; a day of racing has five. */
const MAX_PARTS = 20

const heartRate = z.nullable(z.int().check(z.minimum(20), z.maximum(250), z.describe('Beats a minute')))

/** Totals as a device counted them, and averages of the course; places stay with the athlete. */
const filedActivity = z.strictObject({
  part: z.int().check(z.minimum(0), z.maximum(99)).check(z.describe('Its place in the file; 0 is first')),
  /** Null for another sport than the three. */
  sport: z.nullable(sport),
  name: line(200)
    .check(z.trim(), z.regex(/\S/, 'An activity has a name'), z.describe('What the activity is called'))
    .check(z.describe('What the activity is called')),
  startTime: instant.check(z.regex(/^(?:199|20)/, 'This activity has no start time that can be')),
  /** The athlete's calendar day at the start. */
  localDay: isoDay,
  duration: z
    .int()
    .check(z.minimum(1), z.maximum(7 * 24 * 3600, 'This activity is too long'))
    .check(z.describe('Seconds of moving')),
  distance: z
    .nullable(
      z.number().check(z.minimum(0), z.maximum(3_000_000, 'This distance is too long'), z.overwrite(storableNumber)),
    )
    .check(z.describe('Metres; null where the device did not tell')),
  averageHeartRate: heartRate,
  maxHeartRate: heartRate,
  calories: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))).check(z.describe('Kilocalories')),
  elevationGain: z
    .nullable(z.number().check(z.minimum(0), z.maximum(30_000), z.overwrite(storableNumber)))
    .check(z.describe('Metres')),
  track: z.exactOptional(track).check(z.describe('How it went, in averages; left out where the file has no course')),
  /** The planned exercise that was done so; null to keep the activity by itself. */
  link: z.nullable(z.strictObject({ workoutId: id, exerciseId })),
})
export type ImportedActivity = z.infer<typeof filedActivity>

export const activityFile = z
  .strictObject({
    /** SHA-256 of the file, in hex: the same file is known again. */
    fileHash: z
      .string()
      .check(
        z.regex(/^[0-9a-f]{64}$/, 'Please send the SHA-256 of the file in hex'),
        z.describe('SHA-256 of the file, in hex: the same file is known again'),
      ),
    fileKind: z.enum(['fit', 'tcx', 'gpx']),
    activities: z
      .array(filedActivity)
      .check(
        z.minLength(1, 'There is no activity to add'),
        z.maxLength(MAX_PARTS, `Please add at most ${MAX_PARTS} activities at a time`),
      ),
    replaces: z.boolean().check(z.describe('True when the athlete agreed that results they logged are replaced')),
  })
  .check(
    z.refine(
      ({ activities }) => new Set(activities.map(({ part }) => part)).size === activities.length,
      'An activity of the file is named twice',
    ),
    z.refine(({ activities }) => {
      const exercises = activities.flatMap(({ link }) => (link ? [`${link.workoutId} ${link.exerciseId}`] : []))
      return new Set(exercises).size === exercises.length
    }, 'Two activities are given for one exercise'),
  )
export type ActivityFile = z.infer<typeof activityFile>

const storedActivity = z.object({
  id,
  sport: z.nullable(sport),
  activityName: z.string().check(z.describe('What the activity is called')),
  startTime: instant,
  localDay: isoDay,
  linkedWorkoutId: z.nullable(id).check(z.describe('The workout that it completed')),
})

export const activityFileRoutes = {
  add: route({
    method: 'POST',
    path: '/api/activities',
    access: 'user',
    scope: 'activities:write',
    changes: ['activities', 'workouts'],
    summary: 'Store the activities of a file, and complete what they are linked to',
    body: activityFile,
    answer: z.object({
      activities: z.array(storedActivity),
      /** The workouts that were completed, as they are now. */
      workouts: z.array(workout),
    }),
    texts: true,
    status: 201,
  }),
  takeBack: route({
    method: 'DELETE',
    path: '/api/activities/:id',
    access: 'user',
    scope: 'activities:write',
    changes: ['activities', 'workouts'],
    summary: 'Take back the file of an activity; its workouts are as they were',
    params: z.object({ id: pathId }),
    answer: z.object({ workouts: z.array(workout) }),
    texts: true,
  }),
}
