import type { ChangeEvent } from '@tri/api-contract'

type Source = EventTarget & { close: () => void }

/** The server's events at the network: what pages listen with, and what the server says to them. */
export function makeEvents() {
  const open = new Set<Source>()
  const state = { isReached: true, opened: 0 }

  class FakeEventSource extends EventTarget {
    constructor(readonly url: string) {
      super()
      state.opened += 1
      open.add(this)
      queueMicrotask(() => {
        if (open.has(this) && state.isReached) this.dispatchEvent(new Event('ready'))
      })
    }
    close() {
      open.delete(this)
    }
  }

  const say = (type: string, data?: unknown) => {
    const message = () =>
      data === undefined ? new Event(type) : new MessageEvent(type, { data: JSON.stringify(data) })
    for (const source of [...open]) source.dispatchEvent(message())
  }
  return {
    EventSource: FakeEventSource,
    /** How many pages listen, and how often one has begun to. */
    listening: () => open.size,
    opened: () => state.opened,
    announce: (change: ChangeEvent) => say('change', change),
    say,
    /** From now on, a stream opens and nothing comes through it. */
    buffer: () => {
      state.isReached = false
    },
  }
}
