import { WORKOUT_TYPES } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { id, instant, isoDay, line, storableNumber } from '../base/fields.js'
import { route } from '../base/route.js'
import { exerciseId, sport } from '../plans/exercise.js'
import { workout } from '../plans/workout.js'

const MAX_SECONDS = 10_000 * 60
const MAX_METRES = 1_000_000

/** The provider's id of an activity: Garmin's number, or `file-...` and `test-...` of our own. */
const garminActivityId = z
  .string('Please name an activity')
  .check(
    z.regex(/^[\w.:-]{1,100}$/, 'An activity id is 1 to 100 letters, digits, and . : _ -'),
    z.describe("The provider's id of the activity"),
  )

/** A planned exercise that an activity is, or may be. */
const planned = {
  workoutId: id,
  trainingPlanId: id,
  planName: z.string().check(z.describe("The plan's name")),
  workoutType: z.enum(WORKOUT_TYPES),
  date: isoDay,
  exerciseId: z.string().check(z.describe('An exercise of the workout')),
  exerciseName: z.string().check(z.describe('What the exercise is called')),
  plannedDuration: z.int().check(z.describe('Minutes')),
}
const linkedWorkout = z.object(planned)
const suggestion = z.object({
  ...planned,
  difference: z
    .number()
    .check(z.describe('How much longer (or, below 0, shorter) the activity was, as a fraction of the plan')),
  isClose: z.boolean().check(z.describe('Within 25 % of the planned time')),
})
export type LinkSuggestion = z.infer<typeof suggestion>

export const garminActivity = z
  .object({
    id,
    garminActivityId: z.string().check(z.describe("The provider's id of the activity")),
    source: z.enum(['garmin', 'file', 'test']),
    activityName: z.string().check(z.describe('What the activity is called')),
    activityType: z.string().check(z.describe("Garmin's word in capitals, like TRAIL_RUNNING")),
    /** null where the type is none of the three. */
    sport: z.nullable(sport),
    startTime: instant,
    /** The athlete's calendar day at the start. */
    localDay: isoDay,
    duration: z.int().check(z.describe('Seconds')),
    distance: z.number().check(z.describe('Metres')),
    averagePace: z.nullable(z.number()).check(z.describe('Minutes a kilometre')),
    averageSpeed: z.nullable(z.number()).check(z.describe('Metres a second')),
    averageHeartRate: z.nullable(z.int()).check(z.describe('Beats a minute')),
    maxHeartRate: z.nullable(z.int()).check(z.describe('Beats a minute')),
    calories: z.nullable(z.int()).check(z.describe('Kilocalories')),
    elevationGain: z.nullable(z.number()).check(z.describe('Metres')),
    deviceName: z.nullable(z.string()).check(z.describe('What recorded it')),
    isLinkedToWorkout: z.boolean(),
    linkedWorkoutId: z.nullable(id),
    isAutomaticLink: z
      .boolean()
      .check(z.describe('Whether the link was made by itself, because nothing else could be meant')),
    isExtra: z.boolean().check(z.describe('The athlete said that it was none of the planned sessions')),
    linkedWorkout: z.nullable(linkedWorkout),
    suggestions: z
      .array(suggestion)
      .check(z.describe('Planned exercises of its day and sport, the nearest in time first; empty when linked')),
    createdAt: instant,
  })
  .check(z.meta({ id: 'GarminActivity' }))
export type GarminActivity = z.infer<typeof garminActivity>

export const activityLink = z.strictObject({
  garminActivityId,
  workoutId: id,
  exerciseId: z
    .exactOptional(exerciseId)
    .check(z.describe('The exercise that was done; left out: the one of its sport, the nearest in time')),
})
export type ActivityLink = z.infer<typeof activityLink>

/** Both sides of a link as they are now; `workout` is null when an unlinked activity's plan is gone. */
const linkAnswer = z.object({ activity: garminActivity, workout: z.nullable(workout) })

/** A made-up activity that starts `duration` ago; its id is the server's. */
export const testActivity = z.strictObject({
  activityName: z.exactOptional(line(200)).check(z.describe('What the activity is called')),
  activityType: z.exactOptional(
    z
      .string()
      .check(z.regex(/^[A-Za-z0-9_ ]{1,50}$/, 'Please name an activity type like RUNNING'), z.describe('Like RUNNING')),
  ),
  /** Seconds. */
  duration: z
    .int('Please give the duration in whole seconds')
    .check(
      z.minimum(1, 'Please give a duration of at least 1 second'),
      z.maximum(MAX_SECONDS, 'This duration is too long'),
      z.describe('Seconds'),
    ),
  /** Metres. */
  distance: z
    .number('Please give the distance in metres')
    .check(
      z.minimum(0, 'Distance must be at least 0'),
      z.maximum(MAX_METRES, 'This distance is too long'),
      z.overwrite(storableNumber),
      z.describe('Metres'),
    ),
})
export type TestActivity = z.infer<typeof testActivity>

export const garminActivityRoutes = {
  activities: route({
    method: 'GET',
    path: '/api/garmin/activities',
    access: 'user',
    scope: 'activities:read',
    summary: 'The latest 100 activities, the newest first, with what they may be linked to',
    answer: z.array(garminActivity),
  }),
  createActivity: route({
    method: 'POST',
    path: '/api/garmin/activities',
    access: 'user',
    changes: ['activities'],
    summary: 'Make up an activity, to try linking with',
    body: testActivity,
    answer: garminActivity,
    status: 201,
  }),
  eraseActivities: route({
    method: 'DELETE',
    path: '/api/garmin/activities',
    access: 'user',
    changes: ['activities', 'workouts'],
    summary: 'Erase everything that came from Garmin; completed workouts stay',
    answer: z.object({ erased: z.int().check(z.describe('Activities that were there')) }),
  }),
  link: route({
    method: 'POST',
    path: '/api/garmin/link',
    access: 'user',
    scope: 'activities:write',
    changes: ['activities', 'workouts'],
    summary: 'Link an activity to a workout, which completes it',
    body: activityLink,
    answer: linkAnswer,
    texts: true,
  }),
  unlink: route({
    method: 'DELETE',
    path: '/api/garmin/link/:garminActivityId',
    access: 'user',
    scope: 'activities:write',
    changes: ['activities', 'workouts'],
    summary: 'Take the link back; the workout stays completed',
    params: z.object({ garminActivityId }),
    answer: linkAnswer,
    texts: true,
  }),
  undoLink: route({
    method: 'POST',
    path: '/api/garmin/link/:garminActivityId/undo',
    access: 'user',
    changes: ['activities', 'workouts'],
    summary: 'Undo the link; a workout that was not changed since is as before it',
    params: z.object({ garminActivityId }),
    answer: linkAnswer,
    texts: true,
  }),
}
