import type { FastifyInstance, FastifyRequest } from 'fastify'
import { athleteOf, type Connected, expectPermission } from '../api/athlete-of.js'
import { Refused } from '../http/http.js'
import type { StoredWorkout } from '../state/state.js'
import { nextNumber, type World } from '../state/world.js'
import { checkWorkout } from './check-workout.js'

const WORKOUT = '/training-api/workout/v2/:id'
const WORKOUTS = '/training-api/workout/v2'

/** Workouts that the partner puts on the athlete's watch. Creating one lives at another address than the rest. */
export function serveWorkouts(app: FastifyInstance, world: World): void {
  app.post('/workoutportal/workout/v2', async (request) => {
    const athlete = trainee(world, request)
    const stored = { workoutId: nextNumber(world), athlete: athlete.number, body: checkWorkout(request.body) }
    world.state.workouts.push(stored)
    world.save()
    return shown(stored)
  })

  app.get(WORKOUTS, async (request) => {
    const { number } = trainee(world, request)
    return world.state.workouts.filter(({ athlete }) => athlete === number).map(shown)
  })

  app.get(WORKOUT, async (request) => shown(findWorkout(world, trainee(world, request), idIn(request))))

  app.put(WORKOUT, async (request) => {
    const stored = findWorkout(world, trainee(world, request), idIn(request))
    stored.body = checkWorkout(request.body)
    world.save()
    return shown(stored)
  })

  app.delete(WORKOUT, async (request, reply) => {
    const { workoutId } = findWorkout(world, trainee(world, request), idIn(request))
    const { state } = world
    state.workouts = state.workouts.filter((workout) => workout.workoutId !== workoutId)
    state.schedules = state.schedules.filter((schedule) => schedule.workoutId !== workoutId)
    world.save()
    return reply.code(204).send()
  })
}

/** The athlete of a workout call. @throws Refused 412 without permission, 429 beyond the limits. */
export function trainee(world: World, request: FastifyRequest): Connected {
  const athlete = athleteOf(world, request)
  expectPermission(athlete, 'WORKOUT_IMPORT')
  if (!world.limiter.allowsTraining(athlete.userId)) throw new Refused(429, 'Rate limit exceeded')
  return athlete
}

export function findWorkout({ state }: World, { number }: Connected, id: number): StoredWorkout {
  const stored = state.workouts.find(({ workoutId, athlete }) => workoutId === id && athlete === number)
  if (!stored) throw new Refused(404, `There is no workout ${id}`)
  return stored
}

export function idIn({ params }: FastifyRequest): number {
  const { id }: { id?: unknown } = Object(params)
  return Number(id)
}

const shown = ({ workoutId, body }: StoredWorkout) => ({ ...body, workoutId })
