import type { ChangeEvent } from '@tri/api-contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../testing/fake-locks.js'
import { READY_WITHIN, type Stream, type StreamMessage } from './event-stream.js'
import { joinStream } from './shared-stream.js'

const CHANGE: ChangeEvent = { noun: 'plans', id: 1, by: '0123abcd' }

class Source extends EventTarget {
  static open: Source[] = []
  constructor() {
    super()
    Source.open.push(this)
  }
  close() {
    Source.open = Source.open.filter((each) => each !== this)
  }
}
const say = (type: string, data?: unknown) => {
  for (const source of [...Source.open])
    source.dispatchEvent(data === undefined ? new Event(type) : new MessageEvent(type, { data: JSON.stringify(data) }))
}

/** Channels of the pages of one browser: what one says, the others hear at once. */
class Channel extends EventTarget {
  static all: Channel[] = []
  constructor(readonly name: string) {
    super()
    Channel.all.push(this)
  }
  postMessage(data: unknown) {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }))
  }
  close() {
    Channel.all = Channel.all.filter((each) => each !== this)
  }
}

let opened: Stream[]

beforeEach(() => {
  Source.open = []
  Channel.all = []
  opened = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Source)
  vi.stubGlobal('BroadcastChannel', Channel)
  vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks().locks })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  for (const stream of opened) stream.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page of a user, with what it has heard so far. */
async function openPage(userId = 1) {
  const heard: StreamMessage['kind'][] = []
  const stream = joinStream(userId, ({ kind }) => heard.push(kind))
  opened.push(stream)
  await vi.advanceTimersByTimeAsync(0)
  return { heard, stream }
}

describe('the pages of one browser', () => {
  it('share one connection, and all hear what comes through it', async () => {
    const one = await openPage()
    const other = await openPage()
    expect(Source.open).toHaveLength(1)
    say('ready')
    say('change', CHANGE)
    expect(one.heard).toEqual(['ready', 'change'])
    expect(other.heard).toEqual(['away', 'ready', 'change'])
  })

  it('tell one that comes later whether anything is to be heard', async () => {
    await openPage()
    say('ready')
    expect((await openPage()).heard).toEqual(['ready'])
    say('error')
    expect((await openPage()).heard).toEqual(['away'])
  })

  it('go on with a connection of the next one when the first is closed', async () => {
    const one = await openPage()
    const other = await openPage()
    say('ready')
    one.stream.close()
    await vi.advanceTimersByTimeAsync(0)
    expect(Source.open).toHaveLength(1)
    say('change', CHANGE)
    expect(one.heard).toEqual(['ready'])
    expect(other.heard.at(-1)).toBe('change')
  })

  it('leave the connection to the next one when the lock is granted to a page that has just gone', async () => {
    const { locks } = fakeLocks()
    // Grants a lock ten milliseconds late, aborted or not, as a busy browser may.
    const request: typeof locks.request = async (name, ...rest) => {
      await new Promise((resolve) => setTimeout(resolve, 10))
      return locks.request(name, ...rest)
    }
    vi.stubGlobal('navigator', { onLine: true, locks: { ...locks, request } })
    const gone = await openPage()
    gone.stream.close()
    const next = await openPage()
    await vi.advanceTimersByTimeAsync(10)
    expect(Source.open).toHaveLength(1)
    say('ready')
    expect(gone.heard).toEqual([])
    expect(next.heard).toEqual(['ready'])
  })

  it('hear nothing of another user', async () => {
    const one = await openPage(1)
    const other = await openPage(2)
    expect(Source.open).toHaveLength(2)
    const [first] = Source.open
    first?.dispatchEvent(new Event('ready'))
    expect(one.heard).toEqual(['ready'])
    expect(other.heard).toEqual([])
  })

  it('count as away where the page that has the connection is asleep', async () => {
    const { locks } = fakeLocks()
    vi.stubGlobal('navigator', { onLine: true, locks })
    void locks.request('triplan.events.1', () => new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(0)
    const page = await openPage()
    expect(Source.open).toEqual([])
    await vi.advanceTimersByTimeAsync(READY_WITHIN)
    expect(page.heard).toEqual(['away'])
  })
})

it('a browser without locks has a connection for each page, as on plain http', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const one = await openPage()
  await openPage()
  expect(Source.open).toHaveLength(2)
  say('ready')
  expect(one.heard).toEqual(['ready'])
})
