import { describe, expect, it } from 'vitest'
import { arrivalsText, lookAgain, startWaiting } from './arrivals.js'

const second = 1000

describe('waiting for activities', () => {
  it('counts what was not there before', () => {
    const waiting = lookAgain(startWaiting([1, 2], 0), [1, 2, 3, 4], 2 * second)
    expect(waiting).toMatchObject({ fresh: 2, isOver: false })
    expect(arrivalsText(waiting)).toBe('Arriving... 2 new activities so far.')
  })

  it('goes on while more come, and ends when none has come for a while', () => {
    let waiting = startWaiting([], 0)
    for (const [ids, at] of [
      [[], 2],
      [[1], 4],
      [[1, 2], 8],
      [[1, 2], 12],
    ] as const) {
      waiting = lookAgain(waiting, ids, at * second)
      expect(waiting.isOver).toBe(false)
    }
    waiting = lookAgain(waiting, [1, 2], 14 * second)
    expect(waiting.isOver).toBe(true)
    expect(arrivalsText(waiting)).toBe('This sync brought 2 new activities.')
  })

  it('ends after a minute in which nothing came', () => {
    const waiting = startWaiting([1], 0)
    expect(lookAgain(waiting, [1], 58 * second).isOver).toBe(false)
    const over = lookAgain(waiting, [1], 60 * second)
    expect(over.isOver).toBe(true)
    expect(arrivalsText(over)).toBe('Nothing new came. What your watch records arrives by itself.')
  })

  it('says one when it was one', () => {
    expect(arrivalsText(lookAgain(startWaiting([], 0), [9], second))).toBe('Arriving... 1 new activity so far.')
    expect(arrivalsText(startWaiting([], 0))).toBe('Garmin was asked. Activities are arriving...')
  })
})
