import type { FastifyReply, FastifyRequest } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { type Prepared, prepare, type ValueAt } from '../../db/prepared/prepared.js'
import type { Db } from '../../db/schema.js'
import { refuseVisitor } from '../errors.js'
import { standingSession, touchSession } from './session-store.js'

type Answer = { answer: string | null }

/** A read of one JSON text: for a caller whose session was looked up, and for one whose session it looks up itself. */
export type StandingRead = { ofUser: Prepared<Answer>; ofSession: Prepared<Answer & { isStale: boolean }> }

/**
 * A statement that reads an answer as JSON text, `answer`, in one round trip with the look-up of the session. Its first value
 * is the user's id; `values` is how many follow.
 */
export function standingRead(name: string, write: (valueAt: ValueAt) => RawBuilder<Answer>, values = 0): StandingRead {
  return {
    ofUser: prepare(name, write),
    ofSession: prepare(
      `${name} in a session`,
      // The answer is read for no session but one that stands.
      (valueAt) => sql`
        select is_stale, (${write(valueAt)}) as answer from (${standingSession(valueAt(values + 1))}) as session
        where user_id = ${valueAt(0)}`,
    ),
  }
}

/** The call that an answer is read for. */
export type StandingCall = { userId: number; request: FastifyRequest; reply: FastifyReply }

/** The answer; undefined where the statement has none. A Refusal for a caller whose session has ended. */
export async function readStanding(
  db: Db,
  { ofUser, ofSession }: StandingRead,
  { userId, request, reply }: StandingCall,
  values: readonly unknown[] = [],
): Promise<string | undefined> {
  const { isRemembered, sessionKey } = request.caller
  if (isRemembered) {
    const [row] = await ofSession(db, [userId, ...values, sessionKey])
    if (row?.isStale) await touchSession(db, sessionKey)
    if (row) return row.answer ?? undefined
    await request.server.lookUpCaller(request, reply)
    refuseVisitor(request)
  }
  const [row] = await ofUser(db, [userId, ...values])
  return row?.answer ?? undefined
}
