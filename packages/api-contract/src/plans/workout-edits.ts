import { MAX_WEEKS } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { id, line, text, version, weekday } from '../base/fields.js'
import { actualExercise, doneMetres, doneMinutes, effort, exerciseId, feel, heartRate, skipReason } from './exercise.js'

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
  version: z.optional(version),
})
export type ExerciseRestore = z.infer<typeof exerciseRestore>

/** With a version, it is refused (409) when the workout was changed since. */
export const exerciseLink = z.strictObject({
  linked: z
    .boolean('Please say whether the exercise follows straight after the one before it')
    .check(z.describe('Whether it is done straight after the one before it, or else later in the day')),
  version: z.optional(version),
})
export type ExerciseLink = z.infer<typeof exerciseLink>

/** With a version, it is refused (409) when the workout was changed since. */
export const exerciseDeletion = z.strictObject({ workoutId: id, exerciseId, version: z.optional(version) })
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
