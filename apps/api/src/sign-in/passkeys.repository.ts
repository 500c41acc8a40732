import type { NewPasskey } from '@tri/api-contract'
import { everyUser } from '../db/every-user.js'
import type { Db } from '../db/schema.js'

const SHOWN = ['id', 'name', 'createdAt', 'lastUsedAt'] as const

/** More than anybody has devices. */
export const MAX_PASSKEYS = 20

export const listPasskeys = (db: Db, userId: number) =>
  db.selectFrom('passkeys').select(SHOWN).where('userId', '=', userId).orderBy('id').execute()

/** Whether anybody has one: where nobody does, nobody is offered it. */
export async function hasPasskeys(db: Db): Promise<boolean> {
  const one = await db.selectFrom('passkeys').select('id').limit(1).modifyEnd(everyUser).executeTakeFirst()
  return one !== undefined
}

/** What a browser is told of them: to ask for one, or not to make another on the same device. */
export const listCredentials = (db: Db, userId: number) =>
  db.selectFrom('passkeys').select(['credentialId', 'transports']).where('userId', '=', userId).orderBy('id').execute()

export const findCredential = (db: Db, userId: number, credentialId: string) =>
  db
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst()

type NewCredential = {
  userId: number
  credentialId: string
  publicKey: string
  counter: number
  transports: NewPasskey['transports']
  name: string
}

/** Within a transaction: undefined for one that is there already. */
export const insertPasskey = (transaction: Db, { transports, ...credential }: NewCredential) =>
  transaction
    .insertInto('passkeys')
    .values({ ...credential, transports: JSON.stringify(transports) })
    .onConflict((conflict) => conflict.columns(['userId', 'credentialId']).doNothing())
    .returning(SHOWN)
    .executeTakeFirst()

/** Within a transaction: undefined for none of the user's. */
export const renamePasskey = (transaction: Db, userId: number, { id, name }: { id: number; name: string }) =>
  transaction
    .updateTable('passkeys')
    .set({ name })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(SHOWN)
    .executeTakeFirst()

/** Within a transaction: undefined for none of the user's. */
export const deletePasskey = (transaction: Db, userId: number, id: number) =>
  transaction
    .deleteFrom('passkeys')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()

/** Within a transaction: notes a use; false when the passkey was removed meanwhile, or used past this count. */
export async function notePasskeyUse(
  transaction: Db,
  { userId, id, counter, now }: { userId: number; id: number; counter: number; now: string },
): Promise<boolean> {
  const used = await transaction
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('counter', '<', counter), eb('counter', '=', 0)]))
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
