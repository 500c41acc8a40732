import type { FastifyInstance } from 'fastify'
import { Refused } from '../http/http.js'
import { disconnect } from '../oauth/registrations.js'
import type { World } from '../state/world.js'
import { athleteOf } from './athlete-of.js'

/** Two addresses are known for the same calls. */
const PREFIXES = ['/wellness-api/rest/user', '/partner-gateway/rest/user']

/** Who the athlete is, what is allowed, and the end of it. */
export function serveUser(app: FastifyInstance, world: World): void {
  for (const prefix of PREFIXES) {
    app.get(`${prefix}/id`, async (request) => ({ userId: athleteOf(world, request).userId }))

    app.get(`${prefix}/permissions`, async (request) => {
      const { permissions } = athleteOf(world, request).registration
      const { faults } = world.state
      if (faults.permissionFailures > 0) {
        faults.permissionFailures -= 1
        throw new Refused(500, 'Permissions cannot be read right now')
      }
      return faults.permissionShape === 'list' ? permissions : { permissions }
    })

    app.delete(`${prefix}/registration`, async (request, reply) => {
      disconnect(world, athleteOf(world, request))
      return reply.code(204).send()
    })
  }
}
