import * as z from 'zod/mini'
import { instant, isoDay, pathId, raceType } from '../base/fields.js'
import { route } from '../base/route.js'
import { afterRaceSession, exercise } from './exercise.js'
import { planFields } from './plan.js'
import { token } from './token.js'
import { workout } from './workout.js'

/** Where people open a shared plan: `/shared/<token>`. */
export const SHARED_PATH = '/shared/'

const share = z.object({ path: z.string().check(z.describe('Where on this server')), sharedAt: instant })

/** A session without its reasons: they tell of the athlete's week, paces and goal. */
const { reasons: _, ...sharedExercise } = exercise.shape
const { reasons: __, ...sharedAfterRace } = afterRaceSession.shape

const { week, day, dayName, workoutType, totalDuration } = workout.shape

/** A plan as anybody with its link sees it: the race and the sessions, nothing about the athlete or of what was done. */
export const sharedPlan = z
  .object({
    name: z.string().check(z.describe("The plan's name")),
    raceType,
    swimDistance: z.string().check(z.describe('Miles')),
    bikeDistance: z.string().check(z.describe('Miles')),
    runDistance: z.string().check(z.describe('Miles')),
    raceDate: isoDay,
    startDate: isoDay,
    totalWeeks: z.int().check(z.describe('Weeks from the first day to the race')),
    rhythm: planFields.rhythm,
    earlierRhythms: planFields.earlierRhythms,
    workouts: z.array(
      z.object({ week, day, dayName, workoutType, totalDuration, exercises: z.array(z.object(sharedExercise)) }),
    ),
    afterRace: z.array(z.object(sharedAfterRace)).check(z.describe('Easy days after the race, in no week')),
  })
  .check(z.meta({ id: 'SharedPlan' }))
export type SharedPlan = z.infer<typeof sharedPlan>

const byId = z.object({ id: pathId })

export const sharingRoutes = {
  share: route({
    method: 'POST',
    path: '/api/training-plans/:id/share',
    access: 'user',
    changes: ['sharing'],
    summary: 'Share a plan by a link; the same link until sharing ends',
    params: byId,
    answer: share,
    status: 201,
  }),
  unshare: route({
    method: 'DELETE',
    path: '/api/training-plans/:id/share',
    access: 'user',
    changes: ['sharing'],
    summary: 'End the sharing of a plan; its link opens nothing any more',
    params: byId,
    answer: z.undefined(),
    status: 204,
  }),
  read: route({
    method: 'GET',
    path: '/api/shared/:token',
    access: 'open',
    summary: 'A shared plan',
    params: z.object({ token }),
    answer: sharedPlan,
    texts: true,
  }),
}
