import * as z from 'zod/mini'
import { id, version } from '../base/fields.js'
import { NOUNS } from '../base/noun.js'
import { route } from '../base/route.js'

/** The header by which an open page names itself in its calls. */
export const PAGE_HEADER = 'x-page'

/** What a page may call itself: some random bits. */
export const pageId = z
  .string()
  .check(z.regex(/^[0-9a-f]{8,64}$/, 'Please name the page by 8 to 64 hexadecimal digits'))

/** What a page hears when a row of its user has changed. */
export const changeEvent = z
  .object({
    noun: z.enum(NOUNS).check(z.describe('What has to be asked for anew')),
    id: z.exactOptional(id).check(z.describe('Which row; none where several were changed')),
    version: z.exactOptional(version).check(z.describe('Which version of it is the new one')),
    planId: z.exactOptional(id).check(z.describe('Whose workouts; every change of workouts says it')),
    by: z
      .exactOptional(pageId)
      .check(z.describe('What the call that made the change sent as `x-page`: a page knows its own by it')),
  })
  .check(z.meta({ id: 'ChangeEvent' }))
export type ChangeEvent = z.infer<typeof changeEvent>

/** What kinds of messages a stream has. */
export const EVENTS = {
  /** From now on changes are heard; comes again when some may have been missed. Has no data. */
  ready: 'ready',
  /** With a `ChangeEvent`. */
  change: 'change',
  /** The session has ended, or its account was erased: the stream ends and is not to be opened again. Has no data. */
  bye: 'bye',
} as const

export const eventRoutes = {
  listen: route({
    method: 'GET',
    path: '/api/events',
    access: 'user',
    summary: 'Server-sent events: ready, change (a ChangeEvent as data) and bye',
    answer: z.string().check(z.describe('Messages; the data of a change is a ChangeEvent in JSON')),
    contentType: 'text/event-stream',
  }),
}
