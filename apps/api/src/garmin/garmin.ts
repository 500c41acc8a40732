import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import type { GarminClient } from './garmin-client.js'
import type { GarminEnv } from './garmin-env.js'
import type { TokenBox } from './token-box.js'

/** What everything about Garmin works with. */
export type Garmin = {
  db: Kysely<Database>
  env: GarminEnv
  client: GarminClient
  box: TokenBox
  log: FastifyBaseLogger
}
