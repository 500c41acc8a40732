import { createHash, randomBytes } from 'node:crypto'

/** A new secret of 256 bits, as text for an address or a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is kept of a secret: enough to know it again. */
export const fingerprint = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
