import { request as ask, createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { openLine } from './open-line.js'

/** A way to the app, under its name, that hands on an answer when it is whole: of a stream that goes on, nothing. */
export async function openBufferingLine(origin: string) {
  const { host, hostname } = new URL(origin)
  const server = createServer((request, reply) => {
    const headers = { ...request.headers, host }
    const passOn = ask(`${origin}${request.url}`, { method: request.method, headers }, async (answer) => {
      // Whoever asked may go before the answer is whole.
      const whole = await buffer(answer).catch(() => undefined)
      if (!whole) return reply.destroy()
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      return reply.end(whole)
    })
    passOn.on('error', () => reply.destroy())
    reply.on('close', () => passOn.destroy())
    request.pipe(passOn)
  })
  return openLine(server, hostname)
}
