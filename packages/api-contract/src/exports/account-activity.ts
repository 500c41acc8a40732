import * as z from 'zod/mini'
import { flatLine, instant, isoDay, trainingAmount } from '../base/fields.js'
import { track } from '../base/track.js'
import { exerciseId, sport, storedActual } from '../plans/exercise.js'

/** Twenty years of training twice a day, and more. */
export const MAX_ACTIVITIES = 15_000

const amount = z.nullable(trainingAmount)
const count = z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000)))

/** A workout by its place in the file: the so-manieth plan and the so-manieth workout of it, from 0. */
const place = {
  plan: z.int().check(z.minimum(0), z.describe('Which plan of the file, from 0')),
  workout: z.int().check(z.minimum(0), z.describe('Which workout of that plan, from 0')),
}

/** What was done, as it is kept: from a watch's service, from a file or made up for a try. */
export const accountActivity = z.strictObject({
  /** The provider's id, or one of our own. */
  garminActivityId: z
    .string()
    .check(
      z.regex(/^[\w.:-]{1,100}$/, 'An activity id is 1 to 100 letters, digits, . : _ -'),
      z.describe("The provider's id, or one of our own"),
    ),
  source: z.enum(['garmin', 'file', 'test']),
  activityName: flatLine(200).check(z.describe('What the activity is called')),
  activityType: flatLine(50).check(z.describe("The provider's word for the kind of activity")),
  sport: z.nullable(sport),
  startTime: instant.check(z.regex(/^(?:19[7-9]|2[01])/, 'This activity has no start time that can be')),
  localDay: isoDay,
  duration: z.int().check(z.minimum(0), z.maximum(1_000_000)).check(z.describe('Seconds')),
  distance: trainingAmount.check(z.describe('Metres')),
  averagePace: amount.check(z.describe('Minutes a kilometre')),
  averageSpeed: amount.check(z.describe('Metres a second')),
  averageHeartRate: count.check(z.describe('Beats a minute')),
  maxHeartRate: count.check(z.describe('Beats a minute')),
  calories: count.check(z.describe('Kilocalories')),
  elevationGain: amount.check(z.describe('Metres')),
  deviceName: z.nullable(flatLine(200)).check(z.describe('What recorded it')),
  fileHash: z
    .nullable(z.string().check(z.regex(/^[0-9a-f]{64}:\d{1,2}$/, 'Please keep the SHA-256 of the file')))
    .check(z.describe('SHA-256 of the file it came from, in hex, and its place there')),
  wasUnlinked: z.boolean().check(z.describe('The athlete took a link back: it is not made again by itself')),
  isExtra: z.exactOptional(
    z
      .boolean()
      .check(z.describe('The athlete said that it was none of the planned sessions; absent in files of before')),
  ),
  /** Left out by files of before there were any. */
  weightedWatts: z.exactOptional(count.check(z.describe('Mean watts as they weigh (normalised power)'))),
  importedWith: z.exactOptional(
    z.nullable(z.int().check(z.minimum(0), z.describe('Which of the imports of the file, from 0'))),
  ),
  /** The planned exercise that this was. */
  link: z.nullable(z.strictObject({ ...place, exerciseId: z.nullable(exerciseId), isAutomatic: z.boolean() })),
  track: z.exactOptional(track).check(z.describe('How it went, in averages; absent where nothing is kept of it')),
  /** What a link wrote into a workout's log, to tell it from the athlete's own entries. */
  filled: z.nullable(z.strictObject({ ...place, actual: storedActual })),
})
export type AccountActivity = z.infer<typeof accountActivity>

type Places = {
  plans: readonly { workouts: readonly unknown[] }[]
  activities?: readonly AccountActivity[] | undefined
}

/** Tells what of the activities of a file does not fit its plans. */
export function checkActivities({ plans, activities = [] }: Places, refuse: (message: string) => void): void {
  const named = activities.flatMap(({ link, filled }) => [link, filled]).filter((each) => each !== null)
  if (named.some(({ plan, workout }) => workout >= (plans[plan]?.workouts.length ?? 0)))
    refuse('An activity is linked to a workout that is not in the file')
  const legs = activities.flatMap(({ link }) =>
    link?.exerciseId ? [`${link.plan} ${link.workout} ${link.exerciseId}`] : [],
  )
  if (new Set(legs).size < legs.length) refuse('Two activities are linked to one exercise')
}
