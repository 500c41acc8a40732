import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { ownPagesOnly, Refused, sendPage } from '../http/http.js'
import { readInput } from '../http/read-input.js'
import { STYLES } from '../http/styles.js'
import { changePermissions, disconnect, loseAccess } from '../oauth/registrations.js'
import { expireAccessTokens } from '../oauth/tokens.js'
import { faults, NO_FAULTS } from '../state/faults.js'
import { PERMISSIONS } from '../state/permissions.js'
import type { Athlete } from '../state/state.js'
import { athleteNumbered, type World } from '../state/world.js'
import { adminPage } from './admin-page.js'
import { correctLast, record, recording, repeatLast } from './record.js'

const seconds = z.strictObject({ seconds: z.coerce.number().int().min(1).max(604_800) })
const allowed = z.strictObject({
  permissions: z.union([z.enum(PERMISSIONS).transform((one) => [one]), z.array(z.enum(PERMISSIONS))]).default([]),
})

/** What the buttons of an athlete do. */
const ACTS: Record<string, (world: World, athlete: Athlete, body: unknown) => unknown> = {
  activities: (world, athlete, body) => record(world, athlete, readInput(recording, body)),
  repeat: repeatLast,
  correct: correctLast,
  deregister: disconnect,
  revoke: (world, athlete) => {
    loseAccess(world, athlete)
    world.save()
  },
  expire: (world, { number }) => expireAccessTokens(world, number),
  permissions: (world, athlete, body) => changePermissions(world, athlete, readInput(allowed, body ?? {}).permissions),
}

/** The page with the buttons, and the same for programs: JSON is answered with JSON, a form with the page. */
export function serveAdmin(app: FastifyInstance, world: World): void {
  app.get('/', async (_request, reply) => sendPage(reply, adminPage(world)))
  app.get('/sandbox.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLES))
  app.get('/sandbox/state', async () => readable(world))

  app.register(async (buttons) => {
    buttons.addHook('onRequest', ownPagesOnly)

    buttons.post<{ Params: { number: string; act: string } }>(
      '/sandbox/athletes/:number/:act',
      async (request, reply) => {
        const { number, act } = request.params
        const athlete = athleteNumbered(world, Number(number))
        const perform = Object.hasOwn(ACTS, act) ? ACTS[act] : undefined
        if (!athlete || !perform) throw new Refused(404, `There is no athlete ${number} who can ${act}`)
        return done(request, reply, perform(world, athlete, request.body))
      },
    )

    buttons.post<{ Body: Form }>('/sandbox/faults', async (request, reply) => {
      const wanted = isForm(request) ? faultsOfForm(request.body) : request.body
      Object.assign(world.state.faults, readInput(faults.partial(), wanted))
      world.save()
      return done(request, reply, world.state.faults)
    })

    buttons.post('/sandbox/skip', async (request, reply) => {
      world.courier.skip(readInput(seconds, request.body).seconds)
      return done(request, reply)
    })
  })
}

const done = (request: FastifyRequest, reply: FastifyReply, result: unknown = {}) =>
  isForm(request) ? reply.redirect('/', 303) : reply.send(result ?? {})

const isForm = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('application/x-www-form-urlencoded')

/** The fields of a form as they were sent. */
type Form = Partial<Record<string, string>>

/** A box that is not ticked is not sent, and numbers come as text. */
function faultsOfForm(form: Form): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(NO_FAULTS).map(([name, usual]) => {
      const text = form[name]
      if (typeof usual === 'boolean') return [name, text !== undefined]
      return [name, typeof usual === 'number' ? Number(text) : text]
    }),
  )
}

/** The state without secrets. */
function readable({ state: { athletes, deliveries, workouts, schedules, faults: current } }: World) {
  return { athletes, deliveries, workouts, schedules, faults: current }
}
