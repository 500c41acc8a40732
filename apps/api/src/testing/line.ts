import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import type { TestConnection } from './databases.js'

/** A line to a database that a test can freeze or cut. */
export type Line = {
  /** The same database, reached through the line. */
  connection: TestConnection
  /** Answers stop coming, as from a paused server. */
  freeze(): void
  thaw(): void
  /** Ends every connection and takes no new one, as a server that is away. */
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function lineTo(connection: TestConnection): Promise<Line> {
  const target = partsOf(connection)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    const { host, port } = target
    const far = host.startsWith('/') ? dial(`${host}/.s.PGSQL.${port}`) : dial(port, host)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
    // After the pipe, which sets them flowing.
    if (isFrozen) for (const socket of [near, far]) socket.pause()
  })
  const listen = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening')
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { user, password, database } = target
  return {
    connection: { host: '127.0.0.1', port, user, password, database },
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    async cut() {
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
    },
    async mend() {
      await listen(port)
    },
  }
}

/** Where a connection leads, word by word. */
export function partsOf({ connectionString, ...given }: TestConnection) {
  if (!connectionString) {
    const { host = 'localhost', port = 5432, user = '', password = '', database = '' } = given
    return { host, port, user, password: String(password), database }
  }
  const url = new URL(connectionString)
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1),
  }
}
