import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepStartTime, readStartTime } from './start-time.js'

describe('the start time of the race', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is seven until the athlete sets one', () => {
    expect(readStartTime()).toBe('07:00')
  })

  it('stays as it was set', () => {
    keepStartTime('06:30')
    expect(readStartTime()).toBe('06:30')
  })

  it('is never anything but a time of day', () => {
    keepStartTime('')
    expect(readStartTime()).toBe('07:00')
    kept.set('triplan.start-time', JSON.stringify({ time: 'soon' }))
    expect(readStartTime()).toBe('07:00')
    kept.set('triplan.start-time', '"99:99"')
    expect(readStartTime()).toBe('07:00')
  })
})
