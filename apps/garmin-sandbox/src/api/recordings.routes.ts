import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { profileOf } from '../activities/profile.js'
import { idsOf, type Summary } from '../activities/summary.js'
import { readInput } from '../http/read-input.js'
import type { Athlete } from '../state/state.js'
import { nextNumber, offsetAt, type World } from '../state/world.js'
import { reportActivities } from '../webhooks/webhooks.js'
import { athleteOf } from './athlete-of.js'

/** What the app wants recorded; the watch adds its clock, its heart rate and its name. */
const wanted = z.object({
  activityName: z.string().max(200).default('Test activity'),
  activityType: z.string().min(1).max(50),
  startTimeInSeconds: z.int().min(0),
  durationInSeconds: z.number().positive(),
  distanceInMeters: z.number().min(0),
})

/**
 * The one call that Garmin does not have: an app that runs on the sandbox lets an activity be recorded, which is answered
 * and then reported like any other.
 */
export function serveRecordings(app: FastifyInstance, world: World): void {
  app.post('/sandbox/activities', async (request, reply) => {
    const athlete = athleteOf(world, request)
    const made = summaryOf(world, athlete, readInput(wanted, request.body))
    athlete.recorded.push(made)
    reportActivities(world, athlete, [made])
    world.save()
    return reply.code(201).send(made)
  })
}

function summaryOf(world: World, { userId }: Athlete, given: z.infer<typeof wanted>): Summary {
  const { distanceInMeters: metres, durationInSeconds: seconds, startTimeInSeconds: start } = given
  const heartRate = Math.round(profileOf(userId).heartRate)
  return {
    ...idsOf(userId, `by hand ${nextNumber(world)}`),
    ...given,
    startTimeOffsetInSeconds: offsetAt(world, start),
    ...(metres > 0 && {
      averageSpeedInMetersPerSecond: Number((metres / seconds).toFixed(3)),
      averagePaceInMinutesPerKilometer: Number((seconds / 60 / (metres / 1000)).toFixed(4)),
    }),
    averageHeartRateInBeatsPerMinute: heartRate,
    maxHeartRateInBeatsPerMinute: heartRate + 15,
    deviceName: 'Forerunner 965',
    manual: false,
    isWebUpload: false,
  }
}
