import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Milliseconds for which a server that is to stop goes on taking connections. */
const STILL_OPEN = 250
/** Milliseconds that a connection has then to say something; browsers open some without a need. */
const LAST_WORDS = 2_000
/** Milliseconds of a turn of the event loop in which nobody came. */
const IDLE_TURN = 0.3
const MOST_TURNS = 200

/**
 * Closes the door late, and in a quiet moment. The system resets connections that knocked and were not let in: those that
 * came while the process had other things to do when it was told to stop. Until then everybody is served, and told that
 * the connection ends; nobody waits for those that say nothing.
 */
export function closeLate(app: FastifyInstance): void {
  const silent = silentConnections(app)
  let isStopping = false
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
  app.addHook('preClose', async () => {
    isStopping = true
    if (!app.server.listening) return
    await pause(STILL_OPEN)
    // The door is closed right after the turn: who knocks is let in during it.
    for (let turns = 0; turns < MOST_TURNS && (await lengthOfTurn()) > IDLE_TURN; turns++);
    setTimeout(() => {
      for (const socket of silent) socket.destroy()
    }, LAST_WORDS).unref()
  })
}

/** The connections on which no request has come. */
function silentConnections({ server }: FastifyInstance): ReadonlySet<Socket> {
  const silent = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  server.on('request', ({ socket }: IncomingMessage) => silent.delete(socket))
  return silent
}

async function lengthOfTurn(): Promise<number> {
  const began = performance.now()
  await turn()
  return performance.now() - began
}
