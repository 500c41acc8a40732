import Fastify, { type FastifyInstance } from 'fastify'

/** What belongs to one connection, and is not handed on. */
const OWN_HEADERS = ['connection', 'content-encoding', 'content-length', 'host', 'keep-alive', 'transfer-encoding']

/** An app that hands each call on to a program at `address`, so that visitors can call it like one in this process. */
export function forwarderTo(address: string): FastifyInstance {
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.all('/*', async ({ method, url, headers, body }, reply) => {
    const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      OWN_HEADERS.includes(name) || value === undefined ? [] : [[name, String(value)]],
    )
    const answer = await fetch(`${address}${url}`, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(Buffer.isBuffer(body) && { body: new Uint8Array(body) }),
    })
    reply.code(answer.status)
    for (const [name, value] of answer.headers) if (!OWN_HEADERS.includes(name)) reply.header(name, value)
    if (isEndless(answer)) {
      await answer.body?.cancel()
      return reply.send('')
    }
    return reply.send(Buffer.from(await answer.arrayBuffer()))
  })
  return app
}

const isEndless = ({ headers }: Response) => headers.get('content-type')?.startsWith('text/event-stream')
