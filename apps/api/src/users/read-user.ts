import { user } from '@tri/api-contract'
import { sql } from 'kysely'
import { answerColumns } from '../db/prepared/answer-columns.js'
import type { Db } from '../db/schema.js'
import { readStanding, type StandingCall, standingRead } from '../http/security/standing-read.js'

const read = standingRead(
  'user',
  (valueAt) => sql`select row_to_json(seen)::text as answer
  from (select ${answerColumns('users', Object.keys(user.shape))} from users where users.id = ${valueAt(0)}) as seen`,
)

/** What the user may see of their own row, as JSON text; undefined when the account was erased meanwhile. */
export const readUser = (db: Db, call: StandingCall): Promise<string | undefined> => readStanding(db, read, call)
