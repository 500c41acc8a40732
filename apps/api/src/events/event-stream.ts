import { Readable } from 'node:stream'

/** Bytes that may wait for a reader besides what the system holds for it: some hundred changes. */
const MOST_WAITING = 64 * 1024

/** The messages of one open page, in the form of server-sent events. */
export type EventStream = {
  readonly readable: Readable
  /** Gives the page a message; one that does not read what it was given is dropped. */
  write(message: Buffer): void
  end(): void
}

/** A stream without a message yet. */
export function makeEventStream(): EventStream {
  const readable = new Readable({ read() {} })
  let isOver = false
  return {
    readable,
    write(message) {
      if (isOver || readable.destroyed) return
      if (readable.readableLength + message.length > MOST_WAITING) readable.destroy()
      else readable.push(message)
    },
    end() {
      if (isOver || readable.destroyed) return
      isOver = true
      readable.push(null)
    },
  }
}

/** An event as it is sent; one without data is told by its name alone. */
export const toMessage = (event: string, data: object = {}): Buffer =>
  Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

/** A line that says nothing, so that nobody on the way takes the connection for dead. */
export const HEARTBEAT: Buffer = Buffer.from(':\n\n')
