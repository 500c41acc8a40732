import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import type { TestConnection } from './databases.js'
import { partsOf } from './line.js'
import { messagesOf, messageTexts, raise } from './wire.js'

/**
 * What happens to a statement: the server refuses it with a code of PostgreSQL, the connection ends before it arrives or
 * after it was done, or it waits until its connection ends, or until something else was done.
 */
export type Fault = { refuse: string } | { after: () => Promise<unknown> } | 'cut' | 'cut afterwards' | 'stall'

/** Which statement: the so-manieth from now (1 is the next), or the first whose text fits. */
type Which = number | RegExp

/** A line to a database on which a statement meets with an accident. */
export type FaultyLine = {
  connection: TestConnection
  /** Arms the line for one accident and forgets what was seen. */
  arm(which: Which, fault: Fault): void
  disarm(): void
  /** The statements since it was armed, disarmed or made. */
  seen(): string[]
  /** Those of them that the server has answered, wholly or in part. */
  answered(): string[]
  /** Whether the accident has happened. */
  hasHappened(): boolean
  close(): Promise<void>
}

type State = {
  armed: { which: Which; fault: Fault } | undefined
  seen: string[]
  answered: string[]
  hasHappened: boolean
}

/** Opens a line of its own to the database; every connection through it counts. */
export async function faultyLineTo(connection: TestConnection): Promise<FaultyLine> {
  const { host, port, user, password, database } = partsOf(connection)
  const sockets = new Set<Socket>()
  const state: State = { armed: undefined, seen: [], answered: [], hasHappened: false }
  const server = createServer((near) => {
    const far = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket) && other.destroy())
    }
    listen({ near, far, state })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const set = (armed: State['armed']) => Object.assign(state, { armed, seen: [], answered: [], hasHappened: false })
  return {
    connection: {
      ...{ host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 },
      ...{ user, password, database },
    },
    arm: (which, fault) => void set({ which, fault }),
    disarm: () => void set(undefined),
    seen: () => state.seen,
    answered: () => state.answered,
    hasHappened: () => state.hasHappened,
    async close() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

type Pair = { near: Socket; far: Socket; state: State }

/** Passes everything on, statement by statement; the extended protocol's messages of one statement stay together. */
function listen({ near, far, state }: Pair) {
  const read = messagesOf()
  const textOf = messageTexts()
  let parts: Buffer[] = []
  let text: string | undefined
  let asked: string | undefined
  let isLost = false
  far.on('data', (piece) => {
    if (asked !== undefined) state.answered.push(asked)
    asked = undefined
    if (!isLost) near.write(piece)
  })
  near.on('data', (piece) => {
    for (const message of read(piece)) {
      if (isLost) return
      parts.push(message)
      text = textOf(message) ?? text
      // Parse, Bind, Describe and Execute wait for their Sync.
      if (text !== undefined && !['Q', 'S'].includes(String.fromCharCode(message[0] ?? 0))) continue
      const fault = text === undefined ? undefined : faultFor(text, state)
      asked = text
      isLost = pass(Buffer.concat(parts), fault, { near, far })
      parts = []
      text = undefined
    }
  })
}

/** Looks for work, which come at any time and belong to no call. */
const LEFT_ALONE = /\bjobs\.(job|queue|version|archive|schedule)\b/
/** A server never refuses it by itself: it is hit only when it is named. */
const ROLLBACK = /^rollback/

function faultFor(text: string, state: State): Fault | undefined {
  const { which, fault } = state.armed ?? {}
  if (LEFT_ALONE.test(text) || (ROLLBACK.test(text) && !(which instanceof RegExp))) return undefined
  state.seen.push(text)
  if (which === undefined || state.hasHappened) return undefined
  const isHit = typeof which === 'number' ? state.seen.length === which : which.test(text)
  if (!isHit) return undefined
  state.hasHappened = true
  return fault
}

/** Lets a statement meet its fate; true when nothing may pass this connection any more. */
function pass(statement: Buffer, fault: Fault | undefined, { near, far }: Omit<Pair, 'state'>): boolean {
  if (fault === undefined) far.write(statement)
  else if (typeof fault === 'object') {
    if ('refuse' in fault) far.write(raise(fault.refuse))
    else fault.after().finally(() => far.write(statement))
  } else if (fault === 'cut') near.destroy()
  else if (fault === 'cut afterwards') {
    far.write(statement)
    far.once('data', () => near.destroy())
  }
  return typeof fault === 'string'
}
