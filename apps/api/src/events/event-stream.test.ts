import { describe, expect, it } from 'vitest'
import { makeEventStream, toMessage } from './event-stream.js'

const CHANGE = toMessage('change', { noun: 'workouts', id: 1, version: 2, planId: 3 })

describe('S57 an event stream', () => {
  it('S57 gives messages in the form of server-sent events, and ends after the last', async () => {
    const { readable, write, end } = makeEventStream()
    write(CHANGE)
    write(toMessage('bye'))
    end()
    write(CHANGE)
    const text = (await readable.toArray()).map(String).join('')
    expect(text).toBe(
      'event: change\ndata: {"noun":"workouts","id":1,"version":2,"planId":3}\n\nevent: bye\ndata: {}\n\n',
    )
  })

  it('S57 drops a reader that does not read, before 64 KiB wait for it', () => {
    const { readable, write } = makeEventStream()
    let most = 0
    for (let told = 0; told < 10_000; told++) {
      write(CHANGE)
      most = Math.max(most, readable.readableLength)
    }
    expect(readable.destroyed).toBe(true)
    expect(most).toBeLessThanOrEqual(64 * 1024)
    expect(most).toBeGreaterThan(63 * 1024)
  })

  it('S57 serves one that reads for ever', async () => {
    const { readable, write, end } = makeEventStream()
    let bytes = 0
    readable.on('data', (piece: Buffer) => {
      bytes += piece.length
    })
    for (let told = 0; told < 2_000; told++) {
      write(CHANGE)
      await new Promise((resolve) => setImmediate(resolve))
    }
    end()
    expect([readable.destroyed, bytes]).toEqual([false, 2_000 * CHANGE.length])
  })
})
