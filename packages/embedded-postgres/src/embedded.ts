import { chmodSync, existsSync, mkdirSync, realpathSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { isRoot } from './account.js'
import { findBinaries } from './binaries.js'
import { prepareCluster } from './cluster.js'
import { codeOf, EmbeddedError } from './error.js'
import { findHome } from './home.js'
import { lockDataDir } from './lock.js'
import { ADMIN, OWNER, readPasswords } from './passwords.js'
import { addressFor, keepServer, stopOrphan } from './server.js'

/** How to reach a database, in the words of a `pg` pool. `host` is the folder of a socket, or loopback. */
export type Connection = { host: string; port: number; user: string; password: string; database: string }

/** A running server of our own. */
export type Embedded = {
  /** The app's database, as its owner, who is no superuser. */
  connection: Connection
  /** The same server as its superuser, for administration. */
  admin: Connection
  /** Ends the server and gives the data folder free; resolves when both are done. May be called again. */
  stop: () => Promise<void>
}

export type EmbeddedOptions = {
  /** Keeps the data; made when it is not there. */
  dataDir: string
  /** Takes a line for people. */
  log?: (line: string) => void
  /** The folder with PostgreSQL's bin, lib and share; by default that of the installed npm package. */
  native?: string
}

/**
 * Starts the bundled PostgreSQL server on a data folder, which it then has for itself. It listens on a socket that nobody
 * else can reach, asks for a password even there, and survives `kill -9` of the app and of itself.
 *
 * @throws EmbeddedError with what to do, when another app uses the folder or PostgreSQL cannot run here.
 */
export async function startEmbedded({ dataDir, log = console.log, native }: EmbeddedOptions): Promise<Embedded> {
  const folder = openDataDir(resolve(dataDir))
  const unlock = await lockDataDir(folder)
  try {
    const home = findHome(folder)
    const binaries = await findBinaries(home.account, native)
    const address = await addressFor(home)
    await stopOrphan({ dataDir: folder, home, binaries, address, log }, readPasswords(home))
    if (!existsSync(home.cluster)) log(`Making a new database in ${home.dir}`)
    const passwords = prepareCluster(home, binaries)
    const stopServer = await keepServer({ dataDir: folder, home, binaries, address, passwords, log })
    let stopped: Promise<void> | undefined
    return {
      connection: { ...address, user: OWNER, password: passwords[OWNER], database: OWNER },
      admin: { ...address, user: ADMIN, password: passwords[ADMIN], database: ADMIN },
      stop: () => (stopped ??= stopServer().finally(unlock)),
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

/** Root's folder stays one that PostgreSQL's own account can pass through, without reading it. */
function closeToOthers(path: string): void {
  const { mode, uid } = statSync(path)
  if (uid !== process.getuid?.()) return
  chmodSync(path, isRoot() ? 0o711 & (mode | 0o700) : 0o700)
}

function openDataDir(path: string): string {
  try {
    mkdirSync(path, { recursive: true })
    closeToOthers(path)
    return realpathSync(path)
  } catch (error) {
    throw new EmbeddedError(
      `The data folder ${path} cannot be made or opened (${codeOf(error)}). ` +
        'Set DATA_DIR to a folder that you may write to.',
    )
  }
}
