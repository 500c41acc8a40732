import { type Workout as EngineWorkout, MAX_WEEKS, WORKOUT_TYPES } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { id, instant, line, pathId, text, version, weekday } from '../base/fields.js'
import { route } from '../base/route.js'
import { actualExercise, doneMinutes, exercise, exerciseId, storedActual } from './exercise.js'

export const MAX_EXERCISES = 40

export const week = z
  .int()
  .check(
    z.minimum(1),
    z.maximum(MAX_WEEKS, `A plan has at most ${MAX_WEEKS} weeks`),
    z.describe('The week of the plan, from 1'),
  )

/** A workout without its exercises: the columns beside the one that is stored as it is sent. */
export const workoutFrame = z.object({
  id,
  trainingPlanId: id,
  week,
  day: weekday,
  dayName: z.string().check(z.describe('The English name of the day')),
  workoutType: z.enum(WORKOUT_TYPES),
  totalDuration: z.int().check(z.minimum(0)).check(z.describe('Minutes')),
  isCompleted: z.boolean(),
  actualExercises: z.nullable(z.array(storedActual)),
  actualDuration: z.nullable(z.int().check(z.minimum(0))).check(z.describe('Minutes')),
  completedAt: z.nullable(instant),
  notes: z.nullable(z.string()).check(z.describe('Notes')),
  garminActivityId: z.nullable(z.string()),
  version,
  changedAt: instant,
})

export const workout = z
  .extend(workoutFrame, { exercises: z.array(exercise) })
  .check(z.meta({ id: 'Workout' })) satisfies z.ZodMiniType<EngineWorkout & { id: number; trainingPlanId: number }>
export type Workout = z.infer<typeof workout>

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
const exerciseDeletion = z.strictObject({ workoutId: id, exerciseId, version: z.optional(version) })
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

const byId = z.object({ id: pathId })

export const workoutRoutes = {
  listForPlan: route({
    method: 'GET',
    path: '/api/training-plans/:id/workouts',
    access: 'user',
    summary: 'All workouts of a plan, in date order',
    params: byId,
    answer: z.array(workout),
    texts: true,
  }),
  listForWeek: route({
    method: 'GET',
    path: '/api/training-plans/:id/weeks/:week/workouts',
    access: 'user',
    summary: 'The workouts of one week of a plan',
    params: z.object({
      id: pathId,
      week: z.pipe(
        z.pipe(
          z
            .string()
            .check(
              z.regex(/^[1-9]\d{0,2}$/, 'A week in the address is a whole number, 1 or more'),
              z.describe('The week of the plan, from 1'),
            ),
          z.transform(Number),
        ),
        week,
      ),
    }),
    answer: z.array(workout),
    texts: true,
  }),
  move: route({
    method: 'PATCH',
    path: '/api/workouts/:id/position',
    access: 'user',
    changes: ['workouts'],
    repeatable: true,
    summary: 'Move a workout to another day; 409 if changed since `version`',
    params: byId,
    body: position,
    answer: workout,
    texts: true,
  }),
  complete: route({
    method: 'PATCH',
    path: '/api/workouts/:id/complete',
    access: 'user',
    changes: ['workouts'],
    repeatable: true,
    summary: 'Log a workout as done, or as not; 409 if changed since `version`',
    params: byId,
    body: completion,
    answer: workout,
    texts: true,
  }),
  moveExercise: route({
    method: 'PATCH',
    path: '/api/exercises/move',
    access: 'user',
    changes: ['workouts'],
    repeatable: true,
    summary: 'Move an exercise to another workout of the plan; 409 if either was changed',
    body: exerciseMove,
    answer: z.object({ sourceWorkout: workout, targetWorkout: workout }),
    texts: true,
  }),
  linkExercise: route({
    method: 'PATCH',
    path: '/api/workouts/:id/exercises/:exerciseId',
    access: 'user',
    changes: ['workouts'],
    repeatable: true,
    summary: 'Link an exercise to the one before it, or not; 409 if changed since `version`',
    params: z.object({ id: pathId, exerciseId }),
    body: exerciseLink,
    answer: workout,
    texts: true,
  }),
  deleteExercise: route({
    method: 'DELETE',
    path: '/api/workouts/:id/exercises/:exerciseId',
    access: 'user',
    changes: ['workouts'],
    repeatable: true,
    summary: 'Delete an exercise, whatever was changed meanwhile',
    params: z.object({ id: pathId, exerciseId }),
    answer: workout,
    texts: true,
  }),
  restoreExercise: route({
    method: 'POST',
    path: '/api/workouts/:id/exercises',
    access: 'user',
    changes: ['workouts'],
    repeatable: true,
    summary: 'Put a deleted exercise back as it was generated; 409 if changed since `version`',
    params: byId,
    body: exerciseRestore,
    answer: workout,
    texts: true,
  }),
  deleteExerciseByBody: route({
    method: 'DELETE',
    path: '/api/exercises',
    access: 'user',
    changes: ['workouts'],
    repeatable: true,
    summary: 'Delete an exercise named in the body; 409 if changed since `version`',
    body: exerciseDeletion,
    answer: workout,
    texts: true,
  }),
}
