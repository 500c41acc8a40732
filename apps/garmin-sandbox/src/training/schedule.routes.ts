import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { Connected } from '../api/athlete-of.js'
import { Refused } from '../http/http.js'
import { readInput } from '../http/read-input.js'
import type { Scheduled } from '../state/state.js'
import { nextNumber, type World } from '../state/world.js'
import { findWorkout, idIn, trainee } from './training.routes.js'

const SCHEDULE = '/training-api/schedule'

const entry = z.looseObject({ workoutId: z.int(), date: z.iso.date() })
const span = z.object({ startDate: z.iso.date(), endDate: z.iso.date() })

/** On which days the workouts stand in the athlete's calendar. */
export function serveSchedule(app: FastifyInstance, world: World): void {
  app.post(SCHEDULE, async (request) => {
    const athlete = trainee(world, request)
    const wanted = readInput(entry, request.body)
    const { workoutId } = findWorkout(world, athlete, wanted.workoutId)
    const scheduled = { scheduleId: nextNumber(world), athlete: athlete.number, workoutId, date: wanted.date }
    world.state.schedules.push(scheduled)
    world.save()
    return world.state.faults.scheduleShape === 'number' ? scheduled.scheduleId : shown(scheduled)
  })

  app.get(SCHEDULE, async (request) => {
    const { number } = trainee(world, request)
    const { startDate, endDate } = readInput(span, request.query)
    return world.state.schedules
      .filter(({ athlete, date }) => athlete === number && date >= startDate && date <= endDate)
      .map(shown)
  })

  app.get(`${SCHEDULE}/:id`, async (request) => shown(find(world, trainee(world, request), idIn(request))))

  app.put(`${SCHEDULE}/:id`, async (request) => {
    const athlete = trainee(world, request)
    const scheduled = find(world, athlete, idIn(request))
    const wanted = readInput(entry, request.body)
    scheduled.workoutId = findWorkout(world, athlete, wanted.workoutId).workoutId
    scheduled.date = wanted.date
    world.save()
    return shown(scheduled)
  })

  app.delete(`${SCHEDULE}/:id`, async (request, reply) => {
    const { scheduleId } = find(world, trainee(world, request), idIn(request))
    world.state.schedules = world.state.schedules.filter((scheduled) => scheduled.scheduleId !== scheduleId)
    world.save()
    return reply.code(204).send()
  })
}

function find({ state }: World, { number }: Connected, id: number): Scheduled {
  const scheduled = state.schedules.find(({ scheduleId, athlete }) => scheduleId === id && athlete === number)
  if (!scheduled) throw new Refused(404, `There is no schedule ${id}`)
  return scheduled
}

const shown = ({ athlete: _athlete, ...scheduled }: Scheduled) => scheduled
