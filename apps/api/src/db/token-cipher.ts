import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.js'
import { secretOf } from './secret-of.js'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** What a text belongs to; it opens nowhere else. */
export type AdditionalData = {
  userId: number
  column: 'accessToken' | 'refreshToken' | 'verifier' | 'callbackUrl' | 'totp'
}

/** Closes secrets for keeping: AES-256-GCM under the newest key, bound to their place. */
export type TokenCipher = {
  encrypt(text: string, place: AdditionalData): string
  /** Undefined for what was changed, belongs elsewhere, or was closed with a key that is gone. */
  decrypt(sealed: string, place: AdditionalData): string | undefined
  /** Whether it is closed with the newest key. */
  isCurrent(sealed: string): boolean
}

type Key = { id: string; bytes: Buffer }

/** A cipher with these keys, the newest first; the database's own key comes last, and is the only one when none is given. */
export async function loadTokenCipher(db: Kysely<Database>, keys: readonly string[]): Promise<TokenCipher> {
  return tokenCipher([...keys, await secretOf(db, 'encryption')])
}

/** A cipher with these keys, the newest first. */
export function tokenCipher(secrets: readonly string[]): TokenCipher {
  const keys = secrets.map(toKey)
  const [newest] = keys
  if (!newest) throw new Error('A token cipher needs a key')
  return {
    encrypt(text, place) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, newest.bytes, iv).setAAD(nameOf(place))
      const closed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${newest.id}.${closed.toString('base64url')}`
    },
    decrypt(sealed, place) {
      const [id, text = ''] = sealed.split('.')
      const key = keys.find((known) => known.id === id)
      return key ? decipher(key, Buffer.from(text, 'base64url'), place) : undefined
    },
    isCurrent: (sealed) => sealed.startsWith(`${newest.id}.`),
  }
}

function decipher({ bytes }: Key, closed: Buffer, place: AdditionalData): string | undefined {
  if (closed.length < IV_BYTES + TAG_BYTES) return undefined
  const end = closed.length - TAG_BYTES
  try {
    const opener = createDecipheriv(CIPHER, bytes, closed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(nameOf(place))
      .setAuthTag(closed.subarray(end))
    return opener.update(closed.subarray(IV_BYTES, end), undefined, 'utf8') + opener.final('utf8')
  } catch {
    return undefined
  }
}

const nameOf = ({ userId, column }: AdditionalData) => Buffer.from(`${userId}:${column}`)

/** The id tells which key closed a text, and nothing about the key. */
function toKey(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'triplan garmin tokens', 32))
  return { bytes, id: createHash('sha256').update(bytes).update('id').digest('hex').slice(0, 8) }
}
