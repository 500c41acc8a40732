import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '@tri/api-contract'
import { type Embedded, startEmbedded } from '@tri/embedded-postgres'
import type pg from 'pg'
import { runningEmbedded } from '../backup/connect.js'
import { openDatabase } from '../db/database.js'
import { type Child, startChild } from './child.js'
import { urlOf } from './databases.js'
import { openFolder } from './folder.js'
import { serverProcesses, signalAll } from './server-processes.js'
import { UNLIMITED } from './test-app.js'
import { holdAgainst, keepWriting, newLedger, Writer } from './writers.js'

/** Where the database is: started by the app on its data folder, or a server of its own that DATABASE_URL names. */
export type Setting = 'embedded' | 'external'
/** What is killed, in one blow. */
export type Victim = 'app' | 'database' | 'both'

/** What one blow did. */
export type Cycle = { victim: Victim; acknowledged: number; ms: number; lost: number; half: number; older: number }

const WRITERS = 8
const READY_WITHIN_MS = 60_000

/** An app under load that can be hit. */
export type CrashRig = {
  /** Lets athletes write for a while, kills, waits until all is back, and compares what is stored with what was said. */
  hit(victim: Victim, afterMs: number): Promise<Cycle>
  /** Stops the app as it should be stopped, and starts it again; the milliseconds from its start until it is ready. */
  restart(): Promise<number>
  /** How many athletes are still signed in, of all. */
  signedIn(): Promise<string>
  /** Answers that were neither a success nor a 503. */
  problems(): string[]
  stop(): Promise<void>
}

/** Starts an app and its database, each in processes of their own, and signs the athletes up. */
export async function startCrashRig(setting: Setting): Promise<CrashRig> {
  const { folder, remove } = await openFolder()
  const dataDir = join(folder, 'data')
  const said: string[] = []
  const log = (line: string) => said.push(line)
  const external = setting === 'external' ? await startEmbedded({ dataDir, log }) : undefined
  const settings = {
    ...(external ? { DATABASE_URL: urlOf(external.connection) } : { DATA_DIR: dataDir }),
    ...UNLIMITED,
  }
  let child = await startReady(settings).catch(async (error: unknown) => {
    await external?.stop()
    throw error
  })
  const ledger = newLedger()
  const writers = Array.from(
    { length: WRITERS },
    (_, at) => new Writer(() => child.address ?? '', `w${at}@example.org`),
  )
  for (const writer of writers) await writer.register()

  return {
    async hit(victim, afterMs) {
      const before = ledger.acknowledged
      const stop = keepWriting(writers, ledger)
      await sleep(afterMs)
      if (victim !== 'app') signalAll(serverProcesses(dataDir), 'SIGKILL')
      if (victim !== 'database') await child.end('SIGKILL')
      const began = Date.now()
      try {
        if (victim !== 'database') child = await startReady(settings)
        await untilReady(child)
      } catch (error) {
        throw new Error([victim, ...said, ...lastLines(dataDir)].join('\n'), { cause: error })
      }
      const ms = Date.now() - began
      await stop()
      return { victim, acknowledged: ledger.acknowledged - before, ms, ...(await compare(dataDir, external, ledger)) }
    },
    async restart() {
      await child.end()
      const began = Date.now()
      child = await startReady(settings)
      await untilReady(child)
      return Date.now() - began
    },
    async signedIn() {
      const replies = await Promise.all(writers.map((writer) => writer.call(routes.users.current)))
      return `${replies.filter((reply) => reply?.status === 200).length} of ${WRITERS}`
    },
    problems: () => ledger.problems,
    async stop() {
      await child.end()
      await external?.stop()
      await remove()
    },
  }
}

/** What the database said last. */
const lastLines = (dataDir: string) => readFileSync(join(dataDir, 'postgres.log'), 'utf8').split('\n').slice(-30)

async function startReady(settings: Record<string, string>): Promise<Child> {
  for (const end = Date.now() + READY_WITHIN_MS; ; await sleep(50)) {
    const child = await startChild(settings)
    if (child.address) return child
    // An init system would start it again while the database is still on its way.
    if (Date.now() > end) throw new Error(child.said())
  }
}

async function untilReady({ address, said }: Child) {
  const isReady = async () => (await fetch(`${address}${routes.health.ready.path}`).catch(() => undefined))?.ok
  for (const end = Date.now() + READY_WITHIN_MS; !(await isReady()); await sleep(20)) {
    if (Date.now() > end) throw new Error(`Not ready again: ${said()}`)
  }
}

async function compare(dataDir: string, external: Embedded | undefined, ledger: ReturnType<typeof newLedger>) {
  const connection: pg.PoolConfig | undefined = external?.connection ?? (await runningEmbedded(dataDir))
  const db = openDatabase({ ...connection, max: 1 }, () => {})
  return holdAgainst(db, ledger).finally(() => db.destroy())
}
