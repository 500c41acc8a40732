import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Binaries } from './binaries.js'
import { codeOf, EmbeddedError, textOf } from './error.js'
import type { Home } from './home.js'
import { inUse } from './lock.js'
import { OWNER, type Passwords } from './passwords.js'
import { type Address, isAlive, runningServer, type Started, signalled, spawnServer, stopServer } from './postmaster.js'
import { fitsSocket, privateDir, shortDir } from './socket.js'

const SOCKET_PORT = 5432
/** Replaying the log after a crash comes before the first connection. */
const READY_WITHIN_MS = 120_000
const MEMORY_FREED_WITHIN_MS = 10_000
const WAITS_MS = [0, 250, 1_000, 4_000]
/** Any number that nobody else locks in this database; it spells TRIP. */
const GUARD_KEY = 0x54524950
/** What a server says that is not ready, not yet there, going down, or full. */
const NOT_YET = ['ECONNREFUSED', 'ENOENT', 'ECONNRESET', '57P03', '53300']

/** All that a server is started with. */
export type Site = {
  dataDir: string
  home: Home
  binaries: Binaries
  passwords: Passwords
  address: Address
  log: (line: string) => void
}

/** Where the home's server is to listen: a folder only its account can enter or, on Windows, a free port of loopback. */
export async function addressFor(home: Home): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() }
  const folder = join(home.dir, 'socket')
  const fits = fitsSocket(join(folder, `.s.PGSQL.${SOCKET_PORT}`))
  return { host: privateDir(fits ? folder : shortDir(home.dir, 'pg'), home.account), port: SOCKET_PORT }
}

/**
 * Runs the server until the returned function is called, which resolves when the server is gone. One that ends in between
 * is started again. While it runs, an advisory lock says that this app uses it.
 */
export async function keepServer(site: Site): Promise<() => Promise<void>> {
  let server = await launch(site)
  let stopping = false
  let healing = Promise.resolve()
  const heal = async () => {
    site.log('The connection to PostgreSQL ended unexpectedly; starting it again.')
    for (let attempt = 0; !stopping; attempt++) {
      await sleep(WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)])
      try {
        server = await launch(site)
        watch()
        return site.log('PostgreSQL runs again.')
      } catch (error) {
        site.log(`PostgreSQL does not start: ${textOf(error)}`)
      }
    }
  }
  const watch = () =>
    server.guard.once('end', () => {
      if (!stopping) healing = heal()
    })
  const lastResort = () => signalled(server.pid, 'SIGINT')
  watch()
  process.on('exit', lastResort)
  return async () => {
    stopping = true
    await healing
    await server.guard.end()
    await stopServer(server.pid, site.home, site.binaries)
    process.off('exit', lastResort)
  }
}

/**
 * Stops a server that outlived its app.
 *
 * @throws EmbeddedError when its app is alive after all.
 */
export async function stopOrphan(site: Omit<Site, 'passwords'>, passwords: Passwords | undefined): Promise<void> {
  const pid = await runningServer(site.home)
  if (pid === undefined) return
  site.log('Stopping the PostgreSQL server that an earlier run left behind.')
  if (passwords) await (await guardOf({ ...site, passwords }).catch(unlessInUse))?.end()
  await stopServer(pid, site.home, site.binaries)
}

type Server = { pid: number; guard: pg.Client }

async function launch(site: Site): Promise<Server> {
  const known = await runningServer(site.home)
  if (known !== undefined) {
    // It may be dying this very moment: then there is no use in waiting for it.
    const over = () => (isAlive(known) ? undefined : 'the server that was there has just ended')
    return { pid: known, guard: await guardWhenReady(site, over) }
  }
  for (const end = Date.now() + MEMORY_FREED_WITHIN_MS; ; await sleep(250)) {
    const started = spawnServer(site.home, site.binaries, site.address)
    const over = endOf(started)
    try {
      return { guard: await guardWhenReady(site, over), pid: started.child.pid ?? 0 }
    } catch (error) {
      started.child.kill('SIGINT')
      // Sessions of a killed server end by themselves, but not at once.
      if (!textOf(error).includes('shared memory block') || Date.now() > end) throw error
    }
  }
}

/** Answers why a started server ended, `undefined` while it lives. */
function endOf({ child, lastWords }: Started): () => string | undefined {
  let reason: string | undefined
  child.once('error', (error) => {
    reason = error.message
  })
  child.once('exit', (code, signal) => {
    reason ??= `it ended with ${code ?? signal}. ${lastWords()}`
  })
  return () => reason
}

async function guardWhenReady(site: Site, over: () => string | undefined): Promise<pg.Client> {
  for (const end = Date.now() + READY_WITHIN_MS; ; await sleep(20)) {
    try {
      return await guardOf(site)
    } catch (error) {
      const ended = over()
      if (ended !== undefined) throw new EmbeddedError(`PostgreSQL did not start: ${ended}`)
      if (!NOT_YET.includes(codeOf(error)) || Date.now() > end) throw error
    }
  }
}

/** A session that holds the lock on this database, and loses it with its process, however that ends. */
async function guardOf({ dataDir, address, passwords }: Omit<Site, 'log'>): Promise<pg.Client> {
  const client = new pg.Client({ ...address, user: OWNER, database: OWNER, password: passwords[OWNER] })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [GUARD_KEY])
  if (rows[0]?.got) return client
  await client.end()
  throw inUse(dataDir, undefined)
}

function unlessInUse(error: unknown): undefined {
  if (error instanceof EmbeddedError) throw error
}

function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
