import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Db, SignInStep } from '../db/schema.js'

/** Seconds that a browser has for a step. */
const SECONDS = 600

/** Wrong answers after which one begins again. */
const MOST_TRIES = 5

const COOKIE_NAMES = { plain: 'sign-in', secure: '__Host-sign-in' } as const

/** How far a browser has come; kept under the hash of a random cookie, which is no session: it opens nothing. */
export type SignInSteps = {
  /** Begins a step in this browser; what it had begun before is over. */
  begin(db: Db, call: { request: FastifyRequest; reply: FastifyReply }, step: NewStep): Promise<void>
  /** The step of this browser, while it stands. */
  find(db: Db, request: FastifyRequest): Promise<FoundStep | undefined>
  /** Changes what is known of the step. */
  update(db: Db, step: FoundStep, state: SignInStep): Promise<void>
  /** Uses the step up; false when somebody was faster, or its time is over. */
  take(db: Db, step: FoundStep): Promise<boolean>
  /** Counts a wrong answer; the last one ends the step. */
  fail(db: Db, step: FoundStep): Promise<void>
}

type NewStep = { userId: number | null; state: SignInStep }
export type FoundStep = NewStep & { key: string; tries: number }

const stands = sql<boolean>`expires_at > now()`

/** Steps of browsers that reach the app by https, or in clear. */
export function signInSteps(secure: boolean): SignInSteps {
  const name = COOKIE_NAMES[secure ? 'secure' : 'plain']
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SECONDS } as const
  const keyIn = ({ cookies }: FastifyRequest) => hashOf(cookies[name] ?? '')
  return {
    async begin(db, { request, reply }, { userId, state }) {
      const token = randomBytes(32).toString('base64url')
      await db.deleteFrom('sign_in_steps').where('key', '=', keyIn(request)).execute()
      await db
        .insertInto('sign_in_steps')
        .values({
          key: hashOf(token),
          userId,
          state: JSON.stringify(state),
          expiresAt: sql<string>`now() + interval '1 second' * ${SECONDS}`,
        })
        .execute()
      reply.setCookie(name, token, attributes)
    },
    find: (db, request) =>
      db
        .selectFrom('sign_in_steps')
        .select(['key', 'userId', 'state', 'tries'])
        .where('key', '=', keyIn(request))
        .where(stands)
        .executeTakeFirst(),
    ...{ update, take, fail },
  }
}

async function update(db: Db, { key }: FoundStep, state: SignInStep): Promise<void> {
  await db
    .updateTable('sign_in_steps')
    .set({ state: JSON.stringify(state) })
    .where('key', '=', key)
    .execute()
}

async function take(db: Db, { key }: FoundStep): Promise<boolean> {
  const taken = await db
    .deleteFrom('sign_in_steps')
    .where('key', '=', key)
    .where(stands)
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

async function fail(db: Db, { key }: FoundStep): Promise<void> {
  const { tries } = (await db
    .updateTable('sign_in_steps')
    .set({ tries: sql`tries + 1` })
    .where('key', '=', key)
    .returning('tries')
    .executeTakeFirst()) ?? { tries: 0 }
  if (tries >= MOST_TRIES) await db.deleteFrom('sign_in_steps').where('key', '=', key).execute()
}

/** Forgets those whose time is over. */
export async function pruneSignInSteps(db: Db): Promise<void> {
  await db.deleteFrom('sign_in_steps').where('expiresAt', '<', sql<string>`now()`).execute()
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
