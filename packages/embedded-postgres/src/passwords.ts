import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Home } from './home.js'

/** The superuser, for administration, and the owner of the app's database, who is not one. */
export const ADMIN = 'postgres'
export const OWNER = 'triplan'
export const ROLES = [ADMIN, OWNER] as const

/** A password for each of the two roles. */
export type Passwords = Record<(typeof ROLES)[number], string>

export const newPasswords = (): Passwords => ({ [ADMIN]: newPassword(), [OWNER]: newPassword() })

/** The passwords kept beside the data; `undefined` when the file is lost or damaged. */
export function readPasswords(home: Home): Passwords | undefined {
  const path = fileOf(home)
  if (!existsSync(path)) return undefined
  const found = new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .map(([, , , user = '', password = '']) => [user, password]),
  )
  const [admin, owner] = [found.get(ADMIN), found.get(OWNER)]
  return admin && owner ? { [ADMIN]: admin, [OWNER]: owner } : undefined
}

/** Keeps the passwords where only whoever runs the app can read them, in the form that psql takes (PGPASSFILE). */
export function writePasswords(home: Home, passwords: Passwords): void {
  const lines = ROLES.map((user) => `*:*:*:${user}:${passwords[user]}\n`)
  const unfinished = `${fileOf(home)}.new`
  writeFileSync(unfinished, lines.join(''), { mode: 0o600 })
  renameSync(unfinished, fileOf(home))
}

const newPassword = () => randomBytes(24).toString('hex')

const fileOf = (home: Home) => join(home.dir, 'postgres-passwords')
