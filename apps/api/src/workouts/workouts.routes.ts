import { workoutRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { serve } from '../http/serve.js'
import { logWorkout, placeWorkout, removeExercise, setLink } from './edit-workout.js'
import { listWorkouts } from './list-workouts.js'
import { shiftExercise } from './move-exercise.js'
import { restoreExercise } from './restore-exercise.js'

export function serveWorkouts(app: FastifyInstance, db: Kysely<Database>): void {
  serve(app, workoutRoutes.listForPlan, ({ userId, params }) => listWorkouts(db, userId, params))
  serve(app, workoutRoutes.listForWeek, ({ userId, params }) => listWorkouts(db, userId, params))
  serve(app, workoutRoutes.move, ({ userId, params, body }) => placeWorkout(db, userId, params.id, body))
  serve(app, workoutRoutes.complete, ({ userId, params, body }) => logWorkout(db, userId, params.id, body))
  serve(app, workoutRoutes.moveExercise, ({ userId, body }) => shiftExercise(db, userId, body))
  serve(app, workoutRoutes.linkExercise, ({ userId, params, body }) => setLink(db, userId, params, body))
  serve(app, workoutRoutes.deleteExercise, ({ userId, params }) =>
    removeExercise(db, userId, params.id, params.exerciseId),
  )
  serve(app, workoutRoutes.restoreExercise, ({ userId, params, body }) => restoreExercise(db, userId, params.id, body))
  serve(app, workoutRoutes.deleteExerciseByBody, ({ userId, body }) =>
    removeExercise(db, userId, body.workoutId, body.exerciseId),
  )
}
