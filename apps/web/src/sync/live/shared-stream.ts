import { openStream, READY_WITHIN, type Stream, type StreamMessage } from './event-stream.js'

/** Who comes to hear asks whether anything is to be heard. */
type Passed = StreamMessage | { kind: 'hello' } | { kind: 'live' }

/**
 * Hears the stream of a user that all pages of the browser share: a browser has few connections to a server. The page that holds
 * the lock has it, and passes on what comes; when that page goes, the next one opens it. Without locks (on plain http) each page
 * has its own.
 */
export function joinStream(userId: number, listener: (message: StreamMessage) => void): Stream {
  const locks: LockManager | undefined = globalThis.navigator.locks
  if (!locks || !('BroadcastChannel' in globalThis)) return openStream(listener)
  const name = `triplan.events.${userId}`
  const channel = new BroadcastChannel(name)
  const leaving = new AbortController()
  let own: Stream | undefined
  let isLive = false
  const pass = (message: Passed) => channel.postMessage(message)
  const hear = (message: StreamMessage) => {
    clearTimeout(silence)
    if (message.kind !== 'change') isLive = message.kind === 'ready'
    listener(message)
  }
  // A page that has the stream and does not answer is asleep: what it would pass on does not come through.
  const silence = setTimeout(() => hear({ kind: 'away' }), READY_WITHIN)
  channel.addEventListener('message', ({ data }: MessageEvent<Passed>) => {
    if (data.kind === 'hello') own && pass({ kind: isLive ? 'live' : 'away' })
    else hear(data.kind === 'live' ? { kind: 'ready' } : data)
  })
  const lead = () => {
    // Aborting does not take back a request whose lock the browser is just granting: it is let go here.
    if (leaving.signal.aborted) return
    own = openStream((message) => {
      hear(message)
      pass(message)
    })
    return new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()))
  }
  locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined)
  pass({ kind: 'hello' })
  return {
    reopen: () => own?.reopen(),
    close() {
      clearTimeout(silence)
      leaving.abort()
      own?.close()
      channel.close()
    },
  }
}
