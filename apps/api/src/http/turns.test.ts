import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { makeTurns } from './turns.js'

/** Work that tells how many of its kind are under way. */
function countingWork() {
  let running = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await sleep(2)
    running -= 1
  }
  return { work, most: () => most }
}

describe('the heavy work of one user', () => {
  it('is done one after the other', async () => {
    const turns = makeTurns()
    const { work, most } = countingWork()
    await Promise.all(Array.from({ length: 8 }, () => turns.take(1, work)))
    expect(most()).toBe(1)
  })

  it('leaves as much time to others as each took', async () => {
    const turns = makeTurns()
    const times: number[] = []
    const work = async () => {
      times.push(performance.now())
      await sleep(40)
      times.push(performance.now())
    }
    await Promise.all([turns.take(1, work), turns.take(1, work)])
    const [began = 0, ended = 0, next = 0] = times
    // A timer may come a millisecond early.
    expect(next - ended).toBeGreaterThanOrEqual(ended - began - 2)
  })

  it('waits for nobody else', async () => {
    const turns = makeTurns()
    const { work, most } = countingWork()
    await Promise.all([1, 2, 3].map((userId) => turns.take(userId, work)))
    expect(most()).toBe(3)
  })

  it('goes on after one that failed', async () => {
    const turns = makeTurns()
    const failing = turns.take(1, () => Promise.reject(new Error('failed')))
    const next = turns.take(1, async () => 'done')
    await expect(failing).rejects.toThrow('failed')
    expect(await next).toBe('done')
  })

  it('is refused when too much of it waits', async () => {
    const turns = makeTurns()
    const all = await Promise.allSettled(Array.from({ length: 100 }, () => turns.take(1, () => sleep(1))))
    const refused = all.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(35)
    expect(refused[0]).toMatchObject({ reason: { kind: 'tooMany', details: { retryAfterSeconds: 1 } } })
  })
})
