import { CALENDAR_PATH, calendarRoutes } from '@tri/api-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { now } from '../clock.js'
import type { Env } from '../config/env.js'
import type { Database, Db } from '../db/schema.js'
import { secretOf } from '../db/secret-of.js'
import { inTransaction } from '../db/transaction.js'
import { orNotFound } from '../http/errors.js'
import { limitUse } from '../http/security/rate-limit.js'
import { serve } from '../http/serve.js'
import { hashToken, newToken } from '../sharing/link-token.js'
import { forgetFeed, readCalendar, storeChoices, storeFeed, storeTimes } from './calendar.repository.js'
import { writeFeed } from './write-feed.js'

/** Calendar services ask for many people from few addresses; guessing 256 bits is hopeless at any speed. */
const FEED_LIMIT = { most: 300, seconds: 60 }

/** The calls with which a user sets up their calendar. */
export function serveCalendarSettings(app: FastifyInstance, db: Kysely<Database>, eventHost: string): void {
  const settingsOf = async (on: Db, userId: number) => ({ ...(await readCalendar(on, userId)), eventHost })

  serve(app, calendarRoutes.settings, ({ userId }) => settingsOf(db, userId))

  serve(app, calendarRoutes.changeTimes, ({ userId, body }) =>
    inTransaction(db, async (transaction) => {
      await storeTimes(transaction, userId, body)
      return settingsOf(transaction, userId)
    }),
  )

  serve(app, calendarRoutes.choose, ({ userId, body }) =>
    inTransaction(db, async (transaction) => {
      await storeChoices(transaction, userId, body)
      return settingsOf(transaction, userId)
    }),
  )

  serve(app, calendarRoutes.makeFeed, async ({ userId }) => {
    const token = newToken()
    // The whole answer stands before the earlier address ends: nobody could be told this one again.
    const settings = await inTransaction(db, async (transaction) => {
      await storeFeed(transaction, userId, hashToken(token))
      return settingsOf(transaction, userId)
    })
    return { path: `${CALENDAR_PATH}${token}.ics`, settings }
  })

  serve(app, calendarRoutes.endFeed, ({ userId }) =>
    inTransaction(db, async (transaction) => {
      await forgetFeed(transaction, userId)
      return settingsOf(transaction, userId)
    }),
  )
}

/** The feed itself, for calendar programs: the address is all they have. */
export function serveFeed(
  app: FastifyInstance,
  db: Kysely<Database>,
  { env, eventHost }: { env: Env; eventHost: string },
): void {
  app.get<{ Params: { file: string } }>(`${CALENDAR_PATH}:file`, async (request, reply) => {
    await limitUse(db, { what: 'calendar', address: request.ip }, FEED_LIMIT)
    const [, token] = /^([\w-]{43})\.ics$/.exec(request.params.file) ?? []
    const place = { host: eventHost, link: linkTo(request, env) }
    const feed = await writeFeed(db, orNotFound(token, 'Calendar'), place)
    reply.headers({ etag: feed.etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' })
    // A time that is still to come, after two changes within a second, would tell programs that their clocks are wrong.
    if (feed.changedAt && feed.changedAt <= now()) reply.header('last-modified', feed.changedAt.toUTCString())
    if (isKnown(request, feed)) return reply.code(304).send()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="triplan.ics"')
      .send(feed.text)
  })
}

/** Where each event leads: the address that the athlete knows us by. */
const linkTo = ({ protocol, host }: FastifyRequest, { publicOrigin }: Env) =>
  `${publicOrigin ? new URL(publicOrigin).origin : `${protocol}://${host}`}/`

/**
 * The part of an event's identity that is ours, whatever name a caller used: the public address, which events of old bear
 * already, or the instance's own id.
 */
export const eventHostOf = async (db: Kysely<Database>, { publicOrigin }: Env): Promise<string> =>
  publicOrigin ? new URL(publicOrigin).host : secretOf(db, 'instance')

type Version = { etag: string; changedAt: Date | undefined }

/** By the tag where one is told, else by the time (RFC 9110, 13.2.2). What is no time never counts as later. */
function isKnown({ headers }: FastifyRequest, { etag, changedAt }: Version): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((known) => [etag, etag.slice(2), '*'].includes(known.trim()))
  return changedAt !== undefined && Date.parse(headers['if-modified-since'] ?? '') >= changedAt.getTime()
}
