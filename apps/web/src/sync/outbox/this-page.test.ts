import { afterEach, describe, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../testing/fake-locks.js'

/** A page of its own each time: it knows once whether it is there. */
async function openPage(device: object) {
  vi.resetModules()
  vi.stubGlobal('navigator', device)
  return import('./this-page.js')
}

afterEach(() => vi.unstubAllGlobals())

const signal = () => new AbortController().signal

describe('the pages of a browser', () => {
  it('tell each other that they are there, each by a name of its own', async () => {
    const browser = fakeLocks()
    const one = await openPage(browser)
    await one.beThere()
    const other = await openPage(browser)
    await other.beThere()
    expect(one.THIS_PAGE).not.toBe(other.THIS_PAGE)
    const isGone = await other.whoIsGone()
    expect([one.THIS_PAGE, other.THIS_PAGE, 'triplan.outbox.closed'].map(isGone)).toEqual([false, false, true])
  })

  it('take one lock, however often they say so', async () => {
    const browser = fakeLocks()
    const one = await openPage(browser)
    await Promise.all([one.beThere(), one.beThere()])
    await one.beThere()
    expect([...browser.held]).toEqual([one.THIS_PAGE])
  })

  it('act for one that has gone, and not before', async () => {
    const browser = fakeLocks()
    const one = await openPage(browser)
    await one.beThere()
    const other = await openPage(browser)
    const act = vi.fn(async () => undefined)
    other.whenGone(one.THIS_PAGE, signal(), act)
    await new Promise((resolve) => setTimeout(resolve))
    expect(act).not.toHaveBeenCalled()
    browser.release(one.THIS_PAGE)
    await vi.waitFor(() => expect(act).toHaveBeenCalledOnce())
  })

  it('are there also where the browser refuses them a lock', async () => {
    const one = await openPage({ locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) } })
    await expect(one.beThere()).resolves.toBeUndefined()
  })
})

describe('on plain http, where pages know nothing of each other', () => {
  it('every other page counts as gone: what is sent twice is done once', async () => {
    const one = await openPage({})
    await one.beThere()
    expect((await one.whoIsGone())('triplan.outbox.other')).toBe(true)
  })

  it('what another page left is done at once, and a failure of it reaches nobody', async () => {
    const one = await openPage({})
    let acted = 0
    one.whenGone('triplan.outbox.other', signal(), () => {
      acted += 1
      return Promise.reject(new Error('no'))
    })
    expect(acted).toBe(1)
    // An unheard failure would end the run.
    await new Promise((resolve) => setTimeout(resolve))
  })
})
