import { type Workout as EngineWorkout, WORKOUT_TYPES } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { id, instant, pathId, racePriority, version, weekday } from '../base/fields.js'
import { route } from '../base/route.js'
import { exercise, exerciseId, storedActual } from './exercise.js'
import {
  completion,
  exerciseAddition,
  exerciseChange,
  exerciseDeletion,
  exerciseLink,
  exerciseLog,
  exerciseMove,
  exerciseRestore,
  position,
  week,
} from './workout-edits.js'

/** A workout without its exercises: the columns beside the one that is stored as it is sent. */
export const workoutFrame = z.object({
  id,
  trainingPlanId: id,
  week,
  day: weekday,
  dayName: z.string().check(z.describe('The English name of the day')),
  workoutType: z.enum(WORKOUT_TYPES),
  priority: z.optional(z.nullable(racePriority)),
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
    changes: ['workouts', 'activities'],
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
  addExercise: route({
    method: 'POST',
    path: '/api/training-plans/:id/exercises',
    access: 'user',
    changes: ['workouts'],
    repeatable: true,
    summary: "Add a session to a day, in the day's last workout or a new one",
    params: byId,
    body: exerciseAddition,
    answer: workout,
    texts: true,
    status: 201,
  }),
  changeExercise: route({
    method: 'PATCH',
    path: '/api/workouts/:id/exercises/:exerciseId/session',
    access: 'user',
    changes: ['workouts'],
    repeatable: true,
    summary: 'Change what an exercise is; 409 if changed since `version`',
    params: z.object({ id: pathId, exerciseId }),
    body: exerciseChange,
    answer: workout,
    texts: true,
  }),
  logExercise: route({
    method: 'PATCH',
    path: '/api/workouts/:id/exercises/:exerciseId/log',
    access: 'user',
    changes: ['workouts'],
    repeatable: true,
    summary: 'Log one exercise as done, skipped or open; 409 if changed since `version`',
    params: z.object({ id: pathId, exerciseId }),
    body: exerciseLog,
    answer: workout,
    texts: true,
  }),
  deleteExercise: route({
    method: 'DELETE',
    path: '/api/workouts/:id/exercises/:exerciseId',
    access: 'user',
    changes: ['workouts', 'activities'],
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
    changes: ['workouts', 'activities'],
    repeatable: true,
    summary: 'Put an exercise back as it was; 409 if changed since `version`',
    params: byId,
    body: exerciseRestore,
    answer: workout,
    texts: true,
  }),
  deleteExerciseByBody: route({
    method: 'DELETE',
    path: '/api/exercises',
    access: 'user',
    changes: ['workouts', 'activities'],
    repeatable: true,
    summary: 'Delete an exercise named in the body; 409 if changed since `version`',
    body: exerciseDeletion,
    answer: workout,
    texts: true,
  }),
}
