import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Milliseconds that an instance which did not answer is left alone. */
const LEFT_ALONE_MS = 500

/** Addresses of instances, one after the other, as deploy/nginx.conf does it; small enough to be read. */
export type Balancer = { address: string; close(): Promise<void> }

/**
 * Passes each call on to the next instance. When it takes no connection, the next one is asked; when it broke off before
 * answering, only a call that may be repeated (GET) is asked again, else the answer is 502.
 */
export async function startBalancer(instances: readonly string[]): Promise<Balancer> {
  const downUntil = new Map<string, number>()
  let turn = 0
  const server = createServer(async (incoming, answer) => {
    const body = await bodyOf(incoming)
    const order = instances.map((_, index) => instances[(turn + index) % instances.length] ?? '')
    turn++
    const up = order.filter((each) => (downUntil.get(each) ?? 0) < Date.now())
    for (const instance of up.length > 0 ? up : order) {
      const outcome = await pass(instance, incoming, body, answer)
      if (outcome === 'answered') return
      downUntil.set(instance, Date.now() + LEFT_ALONE_MS)
      if (outcome === 'broke off' && incoming.method !== 'GET') break
    }
    answer.writeHead(502).end()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece)
  return Buffer.concat(pieces)
}

type Outcome = 'answered' | 'refused' | 'broke off'

function pass(instance: string, { method, url, headers }: IncomingMessage, body: Buffer, answer: ServerResponse) {
  return new Promise<Outcome>((resolve) => {
    const options = { method, headers: { ...headers, connection: 'close' }, agent: false as const }
    const onward = request(`${instance}${url}`, options, (reply) => {
      const pieces: Buffer[] = []
      reply.on('data', (piece: Buffer) => pieces.push(piece))
      reply.on('end', () => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers).end(Buffer.concat(pieces))
        resolve('answered')
      })
      reply.on('error', () => resolve('broke off'))
    })
    onward.on('error', (error) => {
      const code = 'code' in error ? error.code : ''
      resolve(code === 'ECONNREFUSED' ? 'refused' : 'broke off')
    })
    onward.end(body)
  })
}
