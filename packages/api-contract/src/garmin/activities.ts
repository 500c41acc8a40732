import * as z from 'zod/mini'
import { id, pathId } from '../base/fields.js'
import { route } from '../base/route.js'
import { track } from '../base/track.js'
import { exerciseId } from '../plans/exercise.js'
import { garminActivity } from './garmin-activity.js'

/** What the athlete says of an activity that no session is linked to. */
const extraChoice = z.strictObject({
  isExtra: z
    .boolean('Please say whether the activity is kept as an extra session')
    .check(z.describe('True when it was none of the planned sessions')),
})

/** Activities of one page of the list. */
export const ACTIVITIES_A_PAGE = 20

const page = z.pipe(
  z.pipe(
    z
      .string()
      .check(
        z.regex(/^[1-9]\d{0,4}$/, 'A page in the address is a whole number, 1 or more'),
        z.describe('The page, from 1'),
      ),
    z.transform(Number),
  ),
  z.int(),
)

export const activityRoutes = {
  list: route({
    method: 'GET',
    path: '/api/activities/pages/:page',
    access: 'user',
    scope: 'activities:read',
    summary: 'A page of all activities, newest first, with what they are linked to',
    params: z.object({ page }),
    answer: z.object({
      activities: z.array(garminActivity).check(z.maxLength(ACTIVITIES_A_PAGE)),
      total: z.int().check(z.minimum(0), z.describe('Activities on all pages')),
    }),
  }),
  unlinked: route({
    method: 'GET',
    path: '/api/training-plans/:id/unlinked-activities',
    access: 'user',
    scope: 'activities:read',
    summary: "Activities of a plan's days that no session is linked to, newest first",
    params: z.object({ id: pathId }),
    answer: z.array(garminActivity),
  }),
  tracks: route({
    method: 'GET',
    path: '/api/workouts/:id/tracks',
    access: 'user',
    summary: 'How the sessions of a workout went, of linked activities with a course',
    params: z.object({ id: pathId }),
    answer: z.array(
      z.object({
        activityId: id,
        activityName: z.string().check(z.describe('What the activity is called')),
        exerciseId: exerciseId.check(z.describe('The exercise that it is linked to')),
        track,
      }),
    ),
  }),
  keep: route({
    method: 'PATCH',
    path: '/api/activities/:id',
    access: 'user',
    changes: ['activities'],
    summary: 'Keep an unlinked activity as an extra session, or ask for its session again',
    params: z.object({ id: pathId }),
    body: extraChoice,
    answer: garminActivity,
  }),
}
