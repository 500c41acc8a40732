import { MAX_WEEKS } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { id, line, text, version, weekday } from '../base/fields.js'
import {
  actualExercise,
  doneMetres,
  doneMinutes,
  effort,
  exerciseId,
  feel,
  heartRate,
  intensity,
  sessionNote,
  sessionType,
  skipReason,
  sport,
} from './exercise.js'
import { filedExercise } from './filed-exercise.js'

export const MAX_EXERCISES = 40

export const week = z
  .int()
  .check(
    z.minimum(1),
    z.maximum(MAX_WEEKS, `A plan has at most ${MAX_WEEKS} weeks`),
    z.describe('The week of the plan, from 1'),
  )

/** With a version, it is refused (409) when the workout was changed since. */
export const position = z.strictObject({
  week,
  day: weekday,
  dayName: line(20).check(z.describe('The English name of the day; it follows from the day')),
  version: z.optional(version),
})
export type Position = z.infer<typeof position>

const targetIndex = z
  .int()
  .check(z.minimum(0), z.maximum(MAX_EXERCISES))
  .check(z.describe('Where in the workout; 0 is first'))

/** With a version, it is refused (409) when that workout was changed since. */
export const exerciseMove = z.strictObject({
  sourceWorkoutId: id,
  targetWorkoutId: id,
  exerciseId,
  targetIndex,
  sourceVersion: z.optional(version),
  targetVersion: z.optional(version),
})
export type ExerciseMove = z.infer<typeof exerciseMove>

/** With a version, it is refused (409) when the workout was changed since. */
export const exerciseRestore = z.strictObject({
  exerciseId,
  targetIndex,
  exercise: z
    .optional(filedExercise)
    .check(z.describe('As it was, where the athlete had added or edited it; left out, as it was generated')),
  replaces: z
    .optional(z.boolean())
    .check(z.describe('Whether it takes the place of the one that stands there with its id, edited since')),
  version: z.optional(version),
})
export type ExerciseRestore = z.infer<typeof exerciseRestore>

const minutes = z
  .int('Please enter whole minutes')
  .check(z.minimum(1, 'A session takes at least 1 minute'), z.maximum(1440, 'A session takes at most a day'))
const metres = z
  .number('Please enter a distance')
  .check(
    z.minimum(25, 'A session covers at least 25 metres'),
    z.maximum(1_000_000, 'A session covers at most 1,000 km'),
    z.describe('Swum, ridden or run; its minutes follow from the paces of the plan'),
  )

const words = {
  intensity,
  name: z
    .optional(line(100))
    .check(z.describe('What the athlete calls it; empty, what it is called follows from what it is')),
  note: z.optional(sessionNote),
}
const byTime = { type: sessionType, minutes: minutes.check(z.describe('Minutes')), ...words }
const byDistance = { type: sport, metres, ...words }

const NO_SESSION =
  'Please enter a sport, an effort, and how many minutes the session takes or, for the sports, how far it goes'

const place = { week, day: weekday }

/** A session that the athlete adds to a day of a plan. */
export const exerciseAddition = z.union(
  [z.strictObject({ ...place, ...byTime }), z.strictObject({ ...place, ...byDistance })],
  NO_SESSION,
)
export type ExerciseAddition = z.infer<typeof exerciseAddition>

/** With a version, it is refused (409) when the workout was changed since. */
export const exerciseChange = z.union(
  [
    z.strictObject({ ...byTime, version: z.optional(version) }),
    z.strictObject({ ...byDistance, version: z.optional(version) }),
  ],
  NO_SESSION,
)
export type ExerciseChange = z.infer<typeof exerciseChange>

/** With a version, it is refused (409) when the workout was changed since. */
export const exerciseLink = z.strictObject({
  linked: z
    .boolean('Please say whether the exercise follows straight after the one before it')
    .check(z.describe('Whether it is done straight after the one before it, or else later in the day')),
  version: z.optional(version),
})
export type ExerciseLink = z.infer<typeof exerciseLink>

/** With a version, it is refused (409) when the workout was changed since. */
export const exerciseDeletion = z.strictObject({
  workoutId: id,
  exerciseId,
  withWorkout: z
    .optional(z.boolean())
    .check(z.describe('Whether its workout goes too when nothing is left in it, as it was before a session was added')),
  version: z.optional(version),
})
export type ExerciseDeletion = z.infer<typeof exerciseDeletion>

/** With a version, it is refused (409) when the workout was changed since. */
export const completion = z.discriminatedUnion(
  'completed',
  [
    z.strictObject({
      completed: z.literal(true),
      actualExercises: z.optional(z.array(actualExercise).check(z.maxLength(MAX_EXERCISES))),
      actualDuration: z.optional(doneMinutes).check(z.describe('Minutes')),
      notes: z.optional(text(2000)).check(z.describe('Notes')),
      version: z.optional(version),
    }),
    z.strictObject({ completed: z.literal(false), version: z.optional(version) }),
  ],
  'Please say whether the workout is completed',
)
export type Completion = z.infer<typeof completion>

const MAX_NOTES = 2000

/** With a version, it is refused (409) when the workout was changed since. */
export const exerciseLog = z.discriminatedUnion(
  'state',
  [
    z.strictObject({
      state: z.literal('done'),
      minutes: z
        .optional(doneMinutes.check(z.minimum(1, 'Please enter at least 1 minute, or skip the session')))
        .check(z.describe('Minutes; left out, as planned')),
      metres: z.optional(doneMetres),
      effort: z.optional(effort),
      feel: z.optional(feel),
      heartRate: z.optional(heartRate),
      notes: z.optional(text(MAX_NOTES)).check(z.describe('Notes')),
      version: z.optional(version),
    }),
    z.strictObject({
      state: z.literal('skipped'),
      reason: skipReason,
      notes: z.optional(text(MAX_NOTES)).check(z.describe('Notes')),
      version: z.optional(version),
    }),
    z.strictObject({ state: z.literal('open'), version: z.optional(version) }),
  ],
  'Please say whether the session is done, skipped or open',
)
export type ExerciseLog = z.infer<typeof exerciseLog>
