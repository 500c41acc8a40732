import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { GarminEnv } from '../../config/garmin-env.js'
import type { Database } from '../../db/schema.js'
import type { TokenCipher } from '../../db/token-cipher.js'
import type { GarminClient } from './garmin-client.js'

/** What everything about Garmin works with. */
export type Garmin = {
  db: Kysely<Database>
  env: GarminEnv
  client: GarminClient
  cipher: TokenCipher
  log: FastifyBaseLogger
}
