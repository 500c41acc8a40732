import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { routes } from '@tri/api-contract'
import { IS_SOAK } from '@tri/test-setup/soak'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Child, startChild } from '../../testing/child.js'
import { urlOf } from '../../testing/databases.js'
import { freshDatabase } from '../../testing/fresh-database.js'

const CALL = `GET ${routes.health.live.path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

let fresh: Awaited<ReturnType<typeof freshDatabase>>
let server: Child

beforeAll(async () => {
  fresh = await freshDatabase()
})
beforeEach(async () => {
  server = await startChild({ DATABASE_URL: urlOf(fresh.connection) })
  if (!server.address) throw new Error(server.said())
}, 60_000)
afterEach(async () => {
  if (server?.process.exitCode === null && server.process.signalCode === null) await server.end('SIGKILL')
})
afterAll(() => fresh.drop())

async function knock(): Promise<Socket> {
  const { hostname, port } = new URL(server.address ?? '')
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket.on('error', () => {})
}

const knocks = (length: number) => Promise.all(Array.from({ length }, knock))

const answersOf = (sockets: readonly Socket[]) => Promise.all(sockets.map((socket) => text(socket)))

const isClosed = () =>
  knock().then(
    (socket) => {
      socket.destroy()
      return false
    },
    () => true,
  )

describe('S45 a server that is told to stop', () => {
  it('lets in who knocked while it had other things to do, and answers every one', async () => {
    server.process.kill('SIGSTOP')
    const [early, late] = await Promise.all([knocks(25), knocks(25)])
    for (const socket of early) socket.write(CALL)
    // Told once: a second signal would end it at once.
    const ended = server.end()
    server.process.kill('SIGCONT')
    // Awake, it may read what lies there before it is told to stop; then a connection ends without a word about it.
    await expect.poll(isClosed, { timeout: 60_000 }).toBe(true)
    for (const socket of late) socket.write(CALL)
    const [answers, last] = await Promise.all([answersOf(early), answersOf(late)])
    for (const answer of last) expect(answer).toMatch(/^connection: close\r$/im)
    for (const answer of [...answers, ...last]) {
      expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
      expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im)
    }
    expect(await ended).toBe(0)
  })

  it('answers a call that comes late, on a connection that it took before', async () => {
    const socket = await knock()
    expect(await isClosed()).toBe(false)
    const ended = server.end()
    await expect.poll(isClosed, { timeout: 60_000 }).toBe(true)
    socket.write(CALL)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n(.+\r\n)*connection: close\r\n/i)
    expect(await ended).toBe(0)
  })

  it('does not wait for a connection on which nobody says anything', async () => {
    const socket = await knock()
    await pause(100)
    const began = Date.now()
    expect(await server.end()).toBe(0)
    if (IS_SOAK) expect(Date.now() - began).toBeLessThan(10_000)
    socket.destroy()
  })
})
