import { request as ask, createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { openLine } from './open-line.js'

/** What becomes of a text on its way, by its path; what is undefined passes as it is. */
export type Change = (path: string, body: string) => string | undefined

/** Of what may be changed. */
const TEXT = /^text\/(html|plain|javascript)|^application\/javascript/

/** A way to the app, under its name, on which its texts can be changed: as a newer build, or a broken one, would send them. */
export async function openChangingLine(origin: string) {
  const { host, hostname } = new URL(origin)
  let change: Change = () => undefined
  const server = createServer((request, reply) => {
    // Asked whether it is still the same, the app would speak of its own text.
    const { 'if-none-match': _tag, 'if-modified-since': _since, ...asked } = request.headers
    const headers = { ...asked, host, 'accept-encoding': 'identity' }
    const passOn = ask(`${origin}${request.url}`, { method: request.method, headers }, async (answer) => {
      if (!TEXT.test(answer.headers['content-type'] ?? '')) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers)
        return answer.pipe(reply)
      }
      const body = await text(answer)
      const changed = change(new URL(request.url ?? '/', origin).pathname, body) ?? body
      const { 'content-length': _, 'transfer-encoding': __, ...rest } = answer.headers
      reply.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': Buffer.byteLength(changed) })
      return reply.end(changed)
    })
    passOn.on('error', () => reply.destroy())
    request.pipe(passOn)
  })
  const line = await openLine(server, hostname)
  const sendAs = (next: Change) => {
    change = next
  }
  return { ...line, sendAs }
}
