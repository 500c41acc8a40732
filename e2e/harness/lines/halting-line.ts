import { request as ask, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { openLine } from './open-line.js'

/** Milliseconds: a browser shows meanwhile what it has. */
const HALT = 1_000

/** A way to the app, under its name, on which every page comes in two parts, the second after a while: it begins behind the words. */
export async function openHaltingLine(origin: string, words: string) {
  const { host, hostname } = new URL(origin)
  const server = createServer((request, reply) => {
    const headers = { ...request.headers, host, 'accept-encoding': 'identity' }
    const passOn = ask(`${origin}${request.url}`, { method: request.method, headers }, async (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      if (!answer.headers['content-type']?.startsWith('text/html')) return answer.pipe(reply)
      const page = await text(answer)
      const [before, ...rest] = page.split(words)
      reply.write(before + words)
      await sleep(HALT)
      return reply.end(rest.join(words))
    })
    request.pipe(passOn)
  })
  return openLine(server, hostname)
}
