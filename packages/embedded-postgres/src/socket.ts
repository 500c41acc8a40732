import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, realpathSync } from 'node:fs'
import type { Account } from './account.js'
import { EmbeddedError } from './error.js'

/** Bytes a socket's path may have: 107 on Linux, 103 on macOS and BSD. */
const LONGEST_PATH = 103

export const fitsSocket = (path: string): boolean => Buffer.byteLength(path) <= LONGEST_PATH

/** A short folder for sockets whose own folder has too long a path; always the same one for the same folder and purpose. */
export function shortDir(folder: string, purpose: 'app' | 'pg'): string {
  const hash = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16)
  return `/tmp/triplan-${hash}-${purpose}`
}

/**
 * A folder that only the account (or whoever runs the app) can enter; made when it is not there.
 *
 * @throws EmbeddedError when somebody else made it before us, as anyone can in /tmp.
 */
export function privateDir(path: string, account: Account | undefined): string {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  const found = lstatSync(path)
  const trusted = [process.getuid?.(), account?.uid]
  if (!found.isDirectory() || (process.getuid && !trusted.includes(found.uid))) {
    throw new EmbeddedError(`${path} belongs to somebody else. Remove it and start TriPlan again.`)
  }
  chmodSync(path, 0o700)
  if (account) chownSync(path, account.uid, account.gid)
  return path
}
