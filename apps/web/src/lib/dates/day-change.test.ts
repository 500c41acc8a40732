import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { millisecondsToMidnight, onWaking } from './day-change.js'
import { today } from './today.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

class Page extends EventTarget {
  visibilityState = 'visible'
}

let page: Page
let days: string[]
let stop: () => void

const look = (visibilityState: 'hidden' | 'visible') => {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}
const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

beforeEach(() => {
  page = new Page()
  days = []
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.useFakeTimers({ now: new Date(2026, 11, 3, 23, 58) })
  stop = onWaking(() => days.push(today()))
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page that stays open', () => {
  it('hears of midnight, and of the next one', () => {
    vi.advanceTimersByTime(MINUTE)
    expect(days).toEqual([])
    vi.advanceTimersByTime(2 * MINUTE)
    expect(days).toEqual(['2026-12-04'])
    vi.advanceTimersByTime(24 * HOUR)
    expect(days).toEqual(['2026-12-04', '2026-12-05'])
  })

  it('hears of the new day when it wakes, though its timer slept', () => {
    look('hidden')
    vi.setSystemTime(new Date(2026, 11, 4, 7, 0))
    look('visible')
    expect(days).toEqual(['2026-12-04'])
    vi.advanceTimersByTime(17 * HOUR + MINUTE)
    expect(days).toEqual(['2026-12-04', '2026-12-05'])
  })

  it('hears of a longer absence on the same day, and not of a look at another tab', () => {
    vi.setSystemTime(new Date(2026, 11, 3, 8, 0))
    look('hidden')
    vi.setSystemTime(new Date(2026, 11, 3, 8, 4))
    look('visible')
    expect(days).toEqual([])
    look('hidden')
    vi.setSystemTime(new Date(2026, 11, 3, 8, 10))
    look('visible')
    expect(days).toEqual(['2026-12-03'])
  })

  it('hears of coming back from the history, and not of being loaded', () => {
    show(false)
    expect(days).toEqual([])
    show(true)
    expect(days).toEqual(['2026-12-03'])
  })

  it('hears nothing after it stopped listening', () => {
    stop()
    vi.advanceTimersByTime(24 * HOUR)
    expect(vi.getTimerCount()).toBe(0)
    expect(days).toEqual([])
  })
})

describe('midnight', () => {
  it.each([
    [new Date(2026, 11, 3, 23, 58), 2 * MINUTE],
    [new Date(2026, 11, 3), 24 * HOUR],
    [new Date(2026, 11, 31, 12), 12 * HOUR],
  ])('is ahead of %s', (moment, milliseconds) => {
    expect(millisecondsToMidnight(moment)).toBe(milliseconds)
  })

  it('is where the clock’s own zone has it, on days of 23 and of 25 hours as well', () => {
    const days = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].flatMap((month) =>
      Array.from({ length: 31 }, (_, day) => new Date(2026, month, day + 1, 0, 30)),
    )
    for (const moment of days) {
      const midnight = new Date(moment.getTime() + millisecondsToMidnight(moment))
      expect([midnight.getHours(), midnight.getMinutes(), midnight.getDate()]).toEqual([
        0,
        0,
        new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + 1).getDate(),
      ])
    }
  })
})
