import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useTimer } from './use-timer.js'
import { useWakeLock } from './use-wake-lock.js'

describe('the timer of a step', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  type Step = { seconds: number | undefined; name: number }

  async function openTimer(first: Step) {
    const onEnd = vi.fn()
    const hook = await renderHook(({ seconds, name }: Step = first) => useTimer(seconds, name, onEnd), {
      initialProps: first,
    })
    onTestFinished(() => hook.unmount())
    const pass = (milliseconds: number) => hook.act(() => vi.advanceTimersByTime(milliseconds))
    return { ...hook, onEnd, pass, toggle: () => hook.act(() => hook.result.current.toggle()) }
  }

  it('stands still until it is started, and then counts whole seconds down', async () => {
    const { result, pass, toggle } = await openTimer({ seconds: 60, name: 0 })
    await pass(5000)
    expect(result.current).toMatchObject({ left: 60, isRunning: false })
    await toggle()
    await pass(1200)
    expect(result.current).toMatchObject({ left: 59, isRunning: true })
  })

  it('goes by the clock, also over the time in which the screen was off', async () => {
    const { result, pass, toggle } = await openTimer({ seconds: 60, name: 0 })
    await toggle()
    vi.setSystemTime(1_000_000 + 40_000)
    await pass(200)
    expect(result.current.left).toBe(20)
  })

  it('keeps what is left while it is stopped', async () => {
    const { result, pass, toggle } = await openTimer({ seconds: 60, name: 0 })
    await toggle()
    await pass(10_000)
    await toggle()
    await pass(100_000)
    expect(result.current).toMatchObject({ left: 50, isRunning: false })
    await toggle()
    await pass(10_000)
    expect(result.current.left).toBe(40)
  })

  it('tells once that a step is over, and never goes below nothing', async () => {
    const { result, pass, toggle, onEnd } = await openTimer({ seconds: 2, name: 0 })
    await toggle()
    await pass(1800)
    expect(onEnd).not.toHaveBeenCalled()
    await pass(10_000)
    expect(onEnd).toHaveBeenCalledOnce()
    expect(result.current.left).toBe(0)
  })

  it('runs on into the next step from its beginning, and stands still there when it was stopped', async () => {
    const { result, pass, toggle, rerender } = await openTimer({ seconds: 60, name: 0 })
    await toggle()
    await pass(30_000)
    await rerender({ seconds: 20, name: 1 })
    expect(result.current).toMatchObject({ left: 20, isRunning: true })
    await pass(5000)
    await toggle()
    await rerender({ seconds: 90, name: 2 })
    await pass(5000)
    expect(result.current).toMatchObject({ left: 90, isRunning: false })
  })

  it('has nothing to count in a step without a length, and never ends it', async () => {
    const { result, pass, toggle, onEnd } = await openTimer({ seconds: undefined, name: 0 })
    await toggle()
    await pass(600_000)
    expect(result.current.left).toBe(0)
    expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('the screen', () => {
  /** A lock as the browser gives it, which it can take back. */
  function sentinel() {
    const events = new EventTarget()
    const lock = Object.assign(events, {
      released: false,
      release: async () => {
        lock.released = true
        lock.dispatchEvent(new Event('release'))
      },
    })
    return lock
  }

  /** A browser that grants each lock when the test says so. */
  function granting() {
    const given: ReturnType<typeof sentinel>[] = []
    const request = vi.fn(async () => {
      const lock = sentinel()
      given.push(lock)
      return lock
    })
    vi.stubGlobal('navigator', { wakeLock: { request } })
    return { given, request }
  }
  function gate() {
    let open: () => void = () => undefined
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { opened, open: () => open() }
  }
  const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'))

  it('is kept on as long as the page is open', async () => {
    const { given } = granting()
    const { result, unmount } = await renderHook(() => useWakeLock())
    await expect.poll(() => result.current).toBe(true)
    await unmount()
    expect(given.map(({ released }) => released)).toEqual([true])
  })

  it('is kept on again once the page is looked at again', async () => {
    const { given } = granting()
    const { result, unmount } = await renderHook(() => useWakeLock())
    await expect.poll(() => result.current).toBe(true)
    await given[0]?.release()
    await expect.poll(() => result.current).toBe(false)
    lookAgain()
    await expect.poll(() => result.current).toBe(true)
    expect(given).toHaveLength(2)
    await unmount()
    expect(given.every(({ released }) => released)).toBe(true)
  })

  it('is asked for once while the browser thinks about it: a second lock would be left behind', async () => {
    const { given, request } = granting()
    const thought = gate()
    request.mockImplementation(async () => {
      await thought.opened
      const lock = sentinel()
      given.push(lock)
      return lock
    })
    const { result, unmount } = await renderHook(() => useWakeLock())
    lookAgain()
    lookAgain()
    thought.open()
    await expect.poll(() => result.current).toBe(true)
    await unmount()
    expect(given.map(({ released }) => released)).toEqual([true])
  })

  it('may go dark where the battery is low, or the browser knows of no such lock', async () => {
    vi.stubGlobal('navigator', {
      wakeLock: { request: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    })
    const low = await renderHook(() => useWakeLock())
    expect(low.result.current).toBe(false)
    await low.unmount()
    vi.stubGlobal('navigator', {})
    const old = await renderHook(() => useWakeLock())
    expect(old.result.current).toBe(false)
    await old.unmount()
  })

  it('goes dark when the page is left before the lock came', async () => {
    const lock = sentinel()
    const asked = gate()
    vi.stubGlobal('navigator', { wakeLock: { request: () => asked.opened.then(() => lock) } })
    const { unmount } = await renderHook(() => useWakeLock())
    await unmount()
    asked.open()
    await expect.poll(() => lock.released).toBe(true)
  })
})
