import { INVITE_PAGE } from '@tri/api-contract'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.js'
import { hashToken, newToken } from '../sharing/link-token.js'
import { insertInvite } from './invites.repository.js'

/** Where an invite is opened. What stands behind the # stays in the browser: no log and no other site is told. */
export const invitePath = (token: string): string => `${INVITE_PAGE}#${token}`

/** The path of a link that makes whoever opens it first an admin, within seven days. */
export async function makeAdminLink(db: Kysely<Database>): Promise<string> {
  const token = newToken()
  await insertInvite(db, { tokenHash: hashToken(token), makesAdmin: true })
  return invitePath(token)
}

/** The same for a server on which nobody has an account yet; undefined where somebody has. */
export async function firstAdminLink(db: Kysely<Database>): Promise<string | undefined> {
  const somebody = await db.selectFrom('login_names').select('userId').limit(1).executeTakeFirst()
  return somebody ? undefined : makeAdminLink(db)
}
