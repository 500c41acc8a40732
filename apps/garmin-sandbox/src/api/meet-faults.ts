import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { Refused } from '../http.js'
import type { World } from '../world.js'

/** Lets the next calls of the API meet the fault that was chosen, if there is one. */
export function meetFaults(app: FastifyInstance, world: World): void {
  app.addHook('onRequest', async () => {
    const { faults } = world.state
    if (faults.api === 'none' || faults.apiCalls === 0) return
    faults.apiCalls -= 1
    world.save()
    if (faults.api === '429') throw new Refused(429, 'Rate limit exceeded')
    if (faults.api === '500') throw new Refused(500, 'Internal server error')
    await sleep(faults.slowSeconds * 1000)
  })
}
