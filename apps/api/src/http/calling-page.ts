import { PAGE_HEADER, pageId } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import { onCallOf } from '../db/announce.js'

const NOT_SAID = { success: false, data: undefined } as const

/** Notes which page calls, where it says so: it knows its own changes among those that it hears of. */
export function noteCallingPage(app: FastifyInstance): void {
  // After the body has been read: before, what follows would be out of the call's reach.
  app.addHook('preHandler', ({ headers }, _reply, done) => {
    const named = headers[PAGE_HEADER]
    const { success, data } = named === undefined ? NOT_SAID : pageId.safeParse(named)
    if (success) onCallOf(data, done)
    else done()
  })
}
