import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import * as oauth from 'oauth4webapi'
import { everyUser } from '../../db/every-user.js'
import type { Garmin } from '../client/garmin.js'

/** Minutes within which the athlete has to come back from Garmin. */
export const STATE_MINUTES = 10
/** Sign-ins of one user that may be under way, in as many windows. */
const MOST_STATES = 5

export const hashState = (state: string): string => createHash('sha256').update(state).digest('hex')

/** Where to send the browser: Garmin's consent page, with a state that only this user can bring back, once. */
export async function beginConnect({ db, env, cipher }: Garmin, userId: number, redirectUri: string): Promise<string> {
  const state = randomBytes(32).toString('base64url')
  const verifier = oauth.generateRandomCodeVerifier()
  await db
    .insertInto('garmin_oauth_states')
    .values({
      stateHash: hashState(state),
      userId,
      verifier: cipher.encrypt(verifier, { userId, column: 'verifier' }),
      redirectUri,
    })
    .execute()
  await forgetOldest({ db }, userId)
  const url = new URL(env.authorizeUrl)
  const query = {
    response_type: 'code',
    client_id: env.clientId,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    state,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

const forgetOldest = ({ db }: Pick<Garmin, 'db'>, userId: number) =>
  db
    .deleteFrom('garmin_oauth_states')
    .where('userId', '=', userId)
    .where('stateHash', 'not in', (query) =>
      query
        .selectFrom('garmin_oauth_states')
        .select('stateHash')
        .where('userId', '=', userId)
        .orderBy('createdAt', 'desc')
        .limit(MOST_STATES),
    )
    .execute()

/** Forgets the sign-ins that nobody came back from. */
export async function pruneStates({ db }: Pick<Garmin, 'db'>): Promise<void> {
  await db
    .deleteFrom('garmin_oauth_states')
    .where('createdAt', '<', sql<string>`now() - interval '1 minute' * ${STATE_MINUTES}`)
    .modifyEnd(everyUser)
    .execute()
}
