import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { CHANGES_CHANNEL } from '../db/announce.js'

/** Milliseconds. A server that has frozen says nothing of it: it is asked now and then. */
const TIMES = { connect: 2_500, answer: 5_000, askEvery: 20_000, leastPause: 200, mostPause: 5_000, parting: 1_000 }

type Hearer = {
  /** From now on every announcement is heard; comes again when some were missed. */
  ready: () => void
  heard: (payload: string) => void
  /** The connection broke, or could not be made; it is tried again. */
  lost: (error: unknown) => void
}

/** What listens to the announcements of all instances. */
export type Listener = {
  /** Begins to listen, if it does not yet. */
  start(): void
  isListening(): boolean
  stop(): Promise<void>
}

/**
 * Listens on one connection of its own, which leads past any pooler: a pooler may give it to somebody else after each
 * transaction, and what was announced would go there.
 */
export function makeListener(connection: pg.ClientConfig, hearer: Hearer): Listener {
  const stopping = new AbortController()
  const { signal } = stopping
  let running: Promise<void> | undefined
  let isListening = false
  const ready = () => {
    isListening = true
    hearer.ready()
  }

  async function run(): Promise<void> {
    for (let wait = TIMES.leastPause; !signal.aborted; ) {
      const began = performance.now()
      try {
        await listenOnce(connection, { ...hearer, ready }, signal)
      } catch (error) {
        if (!signal.aborted) hearer.lost(error)
      }
      isListening = false
      wait = performance.now() - began > TIMES.mostPause ? TIMES.leastPause : Math.min(wait * 2, TIMES.mostPause)
      await pause(wait, undefined, { signal }).catch(() => undefined)
    }
  }

  return {
    start() {
      running ??= run()
    },
    isListening: () => isListening,
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Listens until the connection breaks, gives no answer, or it is time to stop. */
async function listenOnce(connection: pg.ClientConfig, { ready, heard }: Hearer, signal: AbortSignal): Promise<void> {
  const client = new pg.Client({
    ...connection,
    application_name: 'triplan-events',
    connectionTimeoutMillis: TIMES.connect,
    query_timeout: TIMES.answer,
    keepAlive: true,
  })
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  client.on('error', () => {})
  client.on('notification', ({ payload }) => payload && heard(payload))
  try {
    await client.connect()
    await client.query(`listen ${CHANGES_CHANNEL}`)
    ready()
    await Promise.race([ended, askAgainAndAgain(client, signal)])
  } finally {
    // A server that has frozen does not answer a goodbye either.
    await Promise.race([client.end().catch(() => undefined), pause(TIMES.parting, undefined, { ref: false })])
  }
}

async function askAgainAndAgain(client: pg.Client, signal: AbortSignal): Promise<never> {
  for (;;) {
    await pause(TIMES.askEvery, undefined, { signal })
    await client.query('select 1')
  }
}
