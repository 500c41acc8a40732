import * as z from 'zod/mini'
import { pathId } from '../base/fields.js'
import { route } from '../base/route.js'
import { garminActivity } from './garmin-activity.js'

/** What the athlete says of an activity that no session is linked to. */
const extraChoice = z.strictObject({
  isExtra: z
    .boolean('Please say whether the activity is kept as an extra session')
    .check(z.describe('True when it was none of the planned sessions')),
})

export const activityRoutes = {
  unlinked: route({
    method: 'GET',
    path: '/api/training-plans/:id/unlinked-activities',
    access: 'user',
    summary: "Activities of a plan's days that no session is linked to, newest first",
    params: z.object({ id: pathId }),
    answer: z.array(garminActivity),
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
