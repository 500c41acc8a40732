import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Account, runAs } from './account.js'
import type { Binaries } from './binaries.js'
import { EmbeddedError, textOf } from './error.js'
import type { Home } from './home.js'
import { ADMIN, newPasswords, OWNER, type Passwords, ROLES, readPasswords, writePasswords } from './passwords.js'

const INITDB = [
  ['--username', ADMIN],
  ['--auth', 'reject'],
  ['--encoding', 'UTF8'],
  ['--locale', 'C'],
  ['--locale-provider', 'builtin'],
  ['--builtin-locale', 'C.UTF-8'],
  ['--data-checksums'],
  ['--no-instructions'],
].flat()
/** A name for each attempt: the initdb of an app that was killed may still be at work in its own. */
const UNFINISHED = 'unfinished-'
const HOST_RULES = `# TYPE DATABASE USER ADDRESS METHOD
local all all scram-sha-256
host all all 127.0.0.1/32 scram-sha-256
host all all ::1/128 scram-sha-256
`

/**
 * Makes sure that the data folder holds a database that can be started, and answers the passwords of its two roles. A new
 * one is made beside its place and moved there when it is complete, so that one cut short leaves nothing half-made.
 * Call it with the data folder locked and no server running.
 */
export function prepareCluster(home: Home, binaries: Binaries): Passwords {
  removeUnfinished(home)
  if (!existsSync(home.cluster)) return createCluster(home, binaries)
  giveTo(home.account, home.cluster)
  checkVersion(home, binaries)
  const kept = readPasswords(home)
  if (kept) return kept
  const passwords = newPasswords()
  runAlone(home.cluster, { home, binaries, sql: setPasswords(passwords) })
  writePasswords(home, passwords)
  return passwords
}

function createCluster(home: Home, binaries: Binaries): Passwords {
  const unfinished = mkdtempSync(join(home.dir, UNFINISHED))
  giveTo(home.account, unfinished)
  const made = spawnSync(binaries.initdb, ['-D', unfinished, ...INITDB], { ...runAs(home.account), encoding: 'utf8' })
  if (made.status !== 0) throw failed('A new database could not be made', made.stderr || textOf(made.error))
  const passwords = newPasswords()
  const sql = [`CREATE ROLE ${OWNER} LOGIN`, `CREATE DATABASE ${OWNER} OWNER ${OWNER}`, ...setPasswords(passwords)]
  runAlone(unfinished, { home, binaries, sql })
  writeFileSync(join(unfinished, 'pg_hba.conf'), HOST_RULES)
  writePasswords(home, passwords)
  renameSync(unfinished, home.cluster)
  syncFolder(home.dir)
  return passwords
}

function removeUnfinished({ dir }: Home): void {
  for (const name of readdirSync(dir).filter((known) => known.startsWith(UNFINISHED))) {
    rmSync(join(dir, name), { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

const setPasswords = (passwords: Passwords) => ROLES.map((role) => `ALTER ROLE ${role} PASSWORD '${passwords[role]}'`)

type Alone = { home: Home; binaries: Binaries; sql: string[] }

/** Runs statements with nobody else connected and no password asked: PostgreSQL's single-user mode. */
function runAlone(cluster: string, { home, binaries, sql }: Alone): void {
  const args = ['--single', '-c', 'exit_on_error=on', '-D', cluster, 'postgres']
  const ran = spawnSync(binaries.postgres, args, {
    ...runAs(home.account),
    input: sql.map((statement) => `${statement};\n`).join(''),
    encoding: 'utf8',
  })
  if (ran.status !== 0) throw failed('The database could not be set up', ran.stderr || textOf(ran.error))
}

/** PostgreSQL's own words, without the statements: those carry passwords. */
function failed(what: string, output: string): EmbeddedError {
  const said = output.split('\n').filter((line) => /FATAL|ERROR|PANIC|HINT|DETAIL|error:|hint:/.test(line))
  return new EmbeddedError(`${what}. PostgreSQL says: ${said.join(' ').trim() || output.trim()}`)
}

function checkVersion({ cluster }: Home, binaries: Binaries): void {
  const written = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const bundled = /\b(\d+)\.\d+/.exec(spawnSync(binaries.postgres, ['--version'], { encoding: 'utf8' }).stdout)?.[1]
  if (bundled === undefined || bundled === written) return
  throw new EmbeddedError(
    `The data in ${cluster} were written by PostgreSQL ${written}, and this TriPlan brings PostgreSQL ${bundled}. ` +
      'Start the TriPlan that wrote them, save them with pg_dump, and load them into a new data folder.',
  )
}

/** Data restored or copied by root belong to root, whom PostgreSQL refuses: hand them to the account. */
function giveTo(account: Account | undefined, folder: string): void {
  if (!account || statSync(folder).uid === account.uid) return
  chownSync(folder, account.uid, account.gid)
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) giveTo(account, path)
    else if (entry.isFile()) chownSync(path, account.uid, account.gid)
  }
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
