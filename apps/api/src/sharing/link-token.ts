import { createHash, createHmac, randomBytes } from 'node:crypto'

/** 256 random bits as text for an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token: who reads the database cannot open what it stands for. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/** A token that follows from a stored seed and a key of the server, so that its owner can be told it again. */
export const tokenFrom = (key: string, seed: string): string =>
  createHmac('sha256', key).update(seed).digest('base64url')
