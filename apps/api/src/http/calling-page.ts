import { PAGE_HEADER, pageId } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import { onCallOf } from '../db/announce.js'

/** Notes which page calls, where it says so: it knows its own changes among those that it hears of. */
export function noteCallingPage(app: FastifyInstance): void {
  // After the body has been read: before, what follows would be out of the call's reach.
  app.addHook('preHandler', ({ headers }, _reply, done) => {
    const { success, data } = pageId.safeParse(headers[PAGE_HEADER])
    if (success) onCallOf(data, done)
    else done()
  })
}
