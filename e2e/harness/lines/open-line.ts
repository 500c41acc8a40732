import { once } from 'node:events'
import type { Server } from 'node:http'

/** Opens a way to the app under the app's name, on a port of its own. */
export async function openLine(server: Server, hostname: string) {
  server.listen(0, hostname)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://${hostname}:${port}`, close }
}
