import { workoutRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { serve } from '../http/serve.js'
import { logSession, logWorkout, placeWorkout, setLink } from './edit-workout.js'
import { addSession, changeSession } from './hand-made.js'
import { listWorkouts } from './list-workouts.js'
import { shiftExercise } from './move-exercise.js'
import { removeExercise } from './remove-exercise.js'
import { restoreExercise } from './restore-exercise.js'

export function serveWorkouts(app: FastifyInstance, db: Kysely<Database>): void {
  const checksSession = true
  serve(app, workoutRoutes.listForPlan, (call) => listWorkouts(db, call, call.params), { checksSession })
  serve(app, workoutRoutes.listForWeek, (call) => listWorkouts(db, call, call.params), { checksSession })
  serve(app, workoutRoutes.move, ({ by, params, body }) => placeWorkout(db, by, params.id, body))
  serve(app, workoutRoutes.complete, ({ by, params, body }) => logWorkout(db, by, params.id, body))
  serve(app, workoutRoutes.moveExercise, ({ by, body }) => shiftExercise(db, by, body))
  serve(app, workoutRoutes.linkExercise, ({ by, params, body }) => setLink(db, by, params, body))
  serve(app, workoutRoutes.addExercise, ({ by, params, body }) => addSession(db, by, params.id, body))
  serve(app, workoutRoutes.changeExercise, ({ by, params, body }) => changeSession(db, by, params, body))
  serve(app, workoutRoutes.logExercise, ({ by, params, body }) => logSession(db, by, params, body))
  serve(app, workoutRoutes.deleteExercise, ({ by, params: { id, exerciseId } }) =>
    removeExercise(db, by, { workoutId: id, exerciseId }),
  )
  serve(app, workoutRoutes.restoreExercise, ({ by, params, body }) => restoreExercise(db, by, params.id, body))
  serve(app, workoutRoutes.deleteExerciseByBody, ({ by, body }) => removeExercise(db, by, body))
}
