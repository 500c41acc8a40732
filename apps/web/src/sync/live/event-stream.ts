import { type ChangeEvent, changeEvent, EVENTS, eventRoutes } from '@tri/api-contract'

/** What is heard of the server's stream; away: nothing comes through for now. */
export type StreamMessage = { kind: 'ready' | 'bye' | 'away' } | { kind: 'change'; change: ChangeEvent }

export type Stream = {
  /** Opens it anew: after a sleep it may be broken without anybody having noticed. */
  reopen: () => void
  close: () => void
}

/** Milliseconds. Behind a proxy that buffers, `ready` never comes. */
export const READY_WITHIN = 5_000
const FIRST_PAUSE = 1_000
const LONGEST_PAUSE = 60_000

/** Listens to the server; after a failure again, with longer and longer pauses, and not at all while there is no network. */
export function openStream(listener: (message: StreamMessage) => void): Stream {
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE

  const stop = () => {
    clearTimeout(timer)
    source?.close()
    source = undefined
  }
  const fail = () => {
    stop()
    listener({ kind: 'away' })
    if (navigator.onLine === false) return
    // Not all pages of all athletes at once.
    timer = setTimeout(connect, pause * (0.5 + Math.random() / 2))
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }
  const connect = () => {
    stop()
    source = new EventSource(eventRoutes.listen.path)
    timer = setTimeout(fail, READY_WITHIN)
    hear(source, (message) => {
      if (message.kind === 'away') return fail()
      if (message.kind === 'bye') stop()
      if (message.kind === 'ready') {
        clearTimeout(timer)
        pause = FIRST_PAUSE
      }
      listener(message)
    })
  }
  const reopen = () => {
    pause = FIRST_PAUSE
    connect()
  }
  window.addEventListener('online', reopen)
  if (navigator.onLine === false) listener({ kind: 'away' })
  else connect()
  return {
    reopen,
    close() {
      stop()
      window.removeEventListener('online', reopen)
    },
  }
}

/** What comes through one connection; away: it has ended. */
function hear(source: EventSource, listener: (message: StreamMessage) => void): void {
  source.addEventListener(EVENTS.ready, () => listener({ kind: 'ready' }))
  source.addEventListener(EVENTS.change, ({ data }) => {
    const change = readChange(data)
    if (change) listener({ kind: 'change', change })
  })
  source.addEventListener(EVENTS.bye, () => listener({ kind: 'bye' }))
  source.addEventListener('error', () => listener({ kind: 'away' }))
}

/** A change of a kind that this page knows nothing of yet is none. */
function readChange(data: unknown): ChangeEvent | undefined {
  try {
    return changeEvent.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}
