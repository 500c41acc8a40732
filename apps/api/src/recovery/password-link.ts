import { RESET_PATH } from '@tri/api-contract'
import type { Db } from '../db/schema.js'
import { makeLink } from './account-links.js'

const HOUR = 3600

/**
 * Within a transaction: the path of a page that sets a new password for the user, once, within an hour unless said; earlier ones
 * are void. What follows the `#` is the key: give it to the owner of the account only.
 */
export async function makePasswordLink(transaction: Db, userId: number, seconds = HOUR): Promise<string> {
  return `${RESET_PATH}#${await makeLink(transaction, { userId, purpose: 'password', seconds })}`
}
