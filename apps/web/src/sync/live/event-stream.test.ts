import type { ChangeEvent } from '@tri/api-contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStream, READY_WITHIN, type Stream, type StreamMessage } from './event-stream.js'

const CHANGE: ChangeEvent = { noun: 'workouts', id: 7, version: 2, by: '0123abcd' }

/** One connection as the browser opens it; the test says what comes through. */
class Source extends EventTarget {
  static opened: Source[] = []
  isOpen = true
  constructor(readonly path: string) {
    super()
    Source.opened.push(this)
  }
  close() {
    this.isOpen = false
  }
  say(type: string, data?: string) {
    this.dispatchEvent(data === undefined ? new Event(type) : new MessageEvent(type, { data }))
  }
}

const last = () => {
  const source = Source.opened.at(-1)
  if (!source) throw new Error('Nothing was opened')
  return source
}

let heard: StreamMessage[]
let stream: Stream | undefined
let device: { onLine: boolean }

beforeEach(() => {
  Source.opened = []
  heard = []
  device = { onLine: true }
  vi.useFakeTimers()
  // The longest pause that chance may choose.
  vi.spyOn(Math, 'random').mockReturnValue(1)
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  stream?.close()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const open = () => {
  stream = openStream((message) => heard.push(message))
}
const kinds = () => heard.map(({ kind }) => kind)

describe('the stream of the server’s events', () => {
  it('says when it is there, and passes on what changes', () => {
    open()
    expect(last().path).toBe('/api/events')
    last().say('ready')
    last().say('change', JSON.stringify(CHANGE))
    expect(heard).toEqual([{ kind: 'ready' }, { kind: 'change', change: CHANGE }])
  })

  it.each(['{"noun":"moons","ids":[1]}', 'no JSON', '42'])('hears nothing of what it does not know: %s', (data) => {
    open()
    last().say('ready')
    last().say('change', data)
    expect(kinds()).toEqual(['ready'])
  })

  it('is away where nothing comes through: behind a proxy that buffers, nothing says so', () => {
    open()
    vi.advanceTimersByTime(READY_WITHIN - 1)
    expect(heard).toEqual([])
    vi.advanceTimersByTime(1)
    expect(kinds()).toEqual(['away'])
    expect(last().isOpen).toBe(false)
  })

  it('stays, however long nothing happens', () => {
    open()
    last().say('ready')
    vi.advanceTimersByTime(3_600_000)
    expect(kinds()).toEqual(['ready'])
    expect(Source.opened).toHaveLength(1)
  })
})

describe('after a failure', () => {
  it('it tries again with longer and longer pauses, of a minute at most', () => {
    open()
    const pauses = [1, 2, 4, 8, 16, 32, 60, 60].map((seconds) => seconds * 1000)
    for (const [tries, pause] of pauses.entries()) {
      last().say('error')
      vi.advanceTimersByTime(pause - 1)
      expect(Source.opened, `${pause} ms are not over`).toHaveLength(tries + 1)
      vi.advanceTimersByTime(1)
      expect(Source.opened, `${pause} ms are over`).toHaveLength(tries + 2)
    }
  })

  it('pages do not all come back at once', () => {
    vi.mocked(Math.random).mockReturnValue(0)
    open()
    last().say('error')
    vi.advanceTimersByTime(500)
    expect(Source.opened).toHaveLength(2)
  })

  it('begins with a short pause again once it was there', () => {
    open()
    for (const pause of [1000, 2000, 4000]) {
      last().say('error')
      vi.advanceTimersByTime(pause)
    }
    last().say('ready')
    last().say('error')
    vi.advanceTimersByTime(1000)
    expect(Source.opened).toHaveLength(5)
  })

  it('leaves the failed connection behind: only the new one is open', () => {
    open()
    last().say('error')
    vi.advanceTimersByTime(1000)
    expect(Source.opened.map(({ isOpen }) => isOpen)).toEqual([false, true])
  })
})

describe('without a network', () => {
  it('it opens nothing, and says that it is away', () => {
    device.onLine = false
    open()
    expect(kinds()).toEqual(['away'])
    vi.advanceTimersByTime(600_000)
    expect(Source.opened).toEqual([])
  })

  it('it does not try in vain, and is back as soon as the network is', () => {
    open()
    device.onLine = false
    last().say('error')
    vi.advanceTimersByTime(600_000)
    expect(Source.opened).toHaveLength(1)
    device.onLine = true
    window.dispatchEvent(new Event('online'))
    expect(Source.opened).toHaveLength(2)
    last().say('ready')
    expect(kinds()).toEqual(['away', 'ready'])
  })
})

describe('in the end', () => {
  it('the server’s goodbye is heard, and nothing is opened after it', () => {
    open()
    last().say('ready')
    last().say('bye')
    vi.advanceTimersByTime(600_000)
    expect(kinds()).toEqual(['ready', 'bye'])
    expect(Source.opened).toHaveLength(1)
    expect(last().isOpen).toBe(false)
  })

  it('what was closed stays closed, also when the network comes back', () => {
    open()
    last().say('error')
    stream?.close()
    vi.advanceTimersByTime(600_000)
    window.dispatchEvent(new Event('online'))
    expect(Source.opened).toHaveLength(1)
  })

  it('it can be opened anew, after a sleep in which it broke unseen', () => {
    open()
    last().say('ready')
    stream?.reopen()
    expect(Source.opened.map(({ isOpen }) => isOpen)).toEqual([false, true])
  })
})
