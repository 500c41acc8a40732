import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'

/** What a registry knows of packages: advisories by name. */
type Advisories = Record<string, object[]>

export type FakeRegistry = { address: string; close(): Promise<void> }

/** A registry that answers what `tell` knows of the packages it is asked about; 405 where that is undefined. */
export async function startRegistry(tell: (names: string[]) => Advisories | undefined): Promise<FakeRegistry> {
  const server = createServer(async (request, reply) => {
    const advisories = tell(Object.keys((await json(request)) as object))
    reply.writeHead(advisories ? 200 : 405, { 'content-type': 'application/json' })
    reply.end(JSON.stringify(advisories ?? {}))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
