import type { Readable } from 'node:stream'
import { EVENTS } from '@tri/api-contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { readAnnouncement } from '../db/announce.js'
import type { Database } from '../db/schema.js'
import { HttpError, stillThere } from '../http/errors.js'
import { listStanding } from '../http/security/session-store.js'
import { HEARTBEAT, makeEventStream, toMessage } from './event-stream.js'
import { makeListener } from './listener.js'
import { watchSessions } from './session-watch.js'
import { makeStreams, type OpenStream } from './streams.js'

/** Milliseconds. */
const HEARTBEAT_EVERY = 25_000
/** Milliseconds between looks at all sessions: they also end by themselves, which nobody announces. */
const LOOK_EVERY = 120_000

const READY = toMessage(EVENTS.ready)

/** The open streams of this instance. */
export type Events = {
  /** A stream of the changes of a user, open as long as the reply and the session; a Refusal when that has just ended. */
  open(page: { userId: number; sessionKey: string }, reply: FastifyReply): Promise<Readable>
  count(): number
}

type Parts = {
  db: Kysely<Database>
  /** The way to the same database past any pooler. */
  direct: pg.ClientConfig
}

/**
 * Passes on what any instance announces to the streams of its user. It listens from the first stream on; none of them holds
 * a connection. A server that is to stop ends all of them at once.
 */
export function openEvents(app: FastifyInstance, { db, direct }: Parts): Events {
  const streams = makeStreams()
  let isStopping = false
  const lookAfter = watchSessions(db, streams, () => isStopping)
  const welcome = makeWelcome()
  const listener = makeListener(direct, {
    ready() {
      for (const stream of streams.all()) welcome.tell(stream)
      // That a session ended may have been missed as well.
      lookAfter(streams.users())
    },
    heard(payload) {
      const announced = readAnnouncement(payload)
      if (!announced) return
      const { userId, ...change } = announced
      const message = toMessage(EVENTS.change, change)
      for (const stream of streams.of(userId)) stream.write(message)
      if (change.noun === 'sign-ins') lookAfter([userId])
    },
    lost: (err) => app.log.warn({ err }, 'changes are not heard until the database answers'),
  })
  repeat(app, HEARTBEAT_EVERY, () => streams.writeAll(HEARTBEAT))
  repeat(app, LOOK_EVERY, () => lookAfter(streams.users()))
  app.addHook('preClose', async () => {
    isStopping = true
    for (const stream of streams.all()) stream.end()
  })
  app.addHook('onClose', () => listener.stop())

  return {
    async open({ userId, sessionKey }, reply) {
      if (isStopping) throw new HttpError('unavailable', 'This server is about to stop. Please try again in a moment.')
      const stream = { ...makeEventStream(), userId, sessionKey }
      streams.add(stream)
      reply.raw.once('close', () => {
        streams.remove(stream)
        stream.readable.destroy()
      })
      listener.start()
      // Of one that ended before the stream was there, it was not told.
      stillThere((await listStanding(db, [sessionKey]))[0])
      // The headers go out with the first line; the listener may have begun, and said so, while this one was let in.
      if (!listener.isListening()) stream.write(HEARTBEAT)
      else if (!welcome.isTold(stream)) welcome.tell(stream)
      return stream.readable
    },
    count: streams.count,
  }
}

/** Tells a stream that it is live, and knows which ones have been told. */
function makeWelcome() {
  const told = new WeakSet<OpenStream>()
  return {
    tell(stream: OpenStream): void {
      told.add(stream)
      stream.write(READY)
    },
    isTold: (stream: OpenStream): boolean => told.has(stream),
  }
}

/** Does it again and again until the server stops. */
function repeat(app: FastifyInstance, milliseconds: number, act: () => void): void {
  const timer = setInterval(act, milliseconds)
  timer.unref()
  app.addHook('preClose', async () => clearInterval(timer))
}
