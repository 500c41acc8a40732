import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../db/schema.js'

const CODES = 10
/** 80 bits in letters and digits that nobody takes for each other: as good under a plain hash as any key. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const LENGTH = 16

/** Within a transaction: ten new codes, as the user writes them down; older ones are void. */
export async function makeRecoveryCodes(transaction: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeCode)
  await forgetRecoveryCodes(transaction, userId)
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ userId, codeHash: hashOf(code) })))
    .execute()
  return codes
}

/** Uses a code up: of two at once, one is true. */
export async function takeRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('recovery_codes')
    .where('userId', '=', userId)
    .where('codeHash', '=', hashOf(code))
    .returning('userId')
    .executeTakeFirst()
  return taken !== undefined
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return left
}

/** Within a transaction. */
export async function forgetRecoveryCodes(transaction: Db, userId: number): Promise<void> {
  await transaction.deleteFrom('recovery_codes').where('userId', '=', userId).execute()
}

/** `abcd-efgh-jkmn-pqrs`. */
function makeCode(): string {
  const letters: string[] = []
  while (letters.length < LENGTH)
    for (const byte of randomBytes(LENGTH)) {
      // The rest of a byte would make some letters likelier than others.
      const letter = byte < 256 - (256 % ALPHABET.length) ? ALPHABET[byte % ALPHABET.length] : undefined
      if (letter && letters.length < LENGTH) letters.push(letter)
    }
  return (letters.join('').match(/.{4}/g) ?? []).join('-')
}

/** However it was typed. */
const hashOf = (code: string) =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest('hex')
