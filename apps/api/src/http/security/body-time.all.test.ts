import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limitBodyTimes } from './body-time.js'

const KIBIBYTE = 1024
const app = Fastify()

beforeAll(async () => {
  // A time that a test can wait for: 0.2 s, and another second for each 100 KiB.
  limitBodyTimes(app, { least: 200, bytesASecond: 100 * KIBIBYTE })
  app.post('/small', () => 'taken')
  app.post('/file', { bodyLimit: 512 * KIBIBYTE }, () => 'taken')
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(() => app.close())

/** Sends a body of so many bytes in two halves with a pause between them; the status line of the answer. */
async function sendSlowly(path: string, bytes: number, pause: number): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    said += text
  })
  // Who hung up may do so with bytes of ours on the way.
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  const half = ' '.repeat(bytes / 2)
  socket.write(`POST ${path} HTTP/1.1\r\nhost: app\r\nconnection: close\r\ncontent-type: text/plain\r\n`)
  socket.write(`content-length: ${bytes}\r\n\r\n${half}`)
  await Promise.race([sleep(pause), closed])
  if (socket.writable) socket.write(half)
  await closed
  return said.split('\r\n')[0] ?? ''
}

describe('a body that comes slowly', () => {
  it('is cut after its time, with a word', async () => {
    expect(await sendSlowly('/small', 1_000, 1_000)).toBe('HTTP/1.1 408 Request Timeout')
  })

  it('is taken within its time', async () => {
    expect(await sendSlowly('/small', 1_000, 10)).toBe('HTTP/1.1 200 OK')
  })

  it('has the time that its size needs where files are taken', async () => {
    expect(await sendSlowly('/file', 400 * KIBIBYTE, 1_000)).toBe('HTTP/1.1 200 OK')
  })

  it('is cut there too when it is slower than that', async () => {
    expect(await sendSlowly('/file', 40 * KIBIBYTE, 2_000)).toBe('HTTP/1.1 408 Request Timeout')
  })
})
