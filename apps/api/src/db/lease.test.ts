import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, expect, it, vi } from 'vitest'
import { freshDatabase } from '../testing/fresh-database.js'
import { alone, inTurn, LeaseTaken } from './lease.js'

const { db, drop } = await freshDatabase()
afterAll(drop)

const isThere = async () => (await db.selectFrom('leases').selectAll().execute()).length

it('a lease is held by one at a time, and free when the work has ended, well or not', async () => {
  await alone(db, 'a', async () => {
    await expect(alone(db, 'a', async () => {})).rejects.toThrow(LeaseTaken)
    await alone(db, 'another', async () => {})
  })
  await expect(
    alone(db, 'a', async () => {
      throw new Error('out of luck')
    }),
  ).rejects.toThrow('out of luck')
  expect(await isThere()).toBe(0)
})

it('who waits comes in turn', async () => {
  let inside = 0
  let most = 0
  await Promise.all(
    Array.from({ length: 5 }, () =>
      inTurn(db, 'turns', async () => {
        most = Math.max(most, ++inside)
        await pause(20)
        inside--
      }),
    ),
  )
  expect(most).toBe(1)
})

it('a lease whose holder is gone is free after its time, and the one who takes it keeps it', async () => {
  await alone(db, 'late', async () => {
    await sql`update leases set ends_at = now() - interval '1 second'`.execute(db)
    await alone(db, 'late', async () => {
      await expect(alone(db, 'late', async () => {})).rejects.toThrow(LeaseTaken)
    })
  })
  expect(await isThere()).toBe(0)
})

it('the work hears when somebody else has taken its lease, and when the database was away for longer than it lasts', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  try {
    await alone(db, 'stolen', async (lost) => {
      await sql`update leases set holder = gen_random_uuid()`.execute(db)
      await vi.advanceTimersByTimeAsync(10_000)
      await expect.poll(() => lost.aborted).toBe(true)
    })
    await sql`delete from leases`.execute(db)
    await alone(db, 'away', async (lost) => {
      await sql`alter table leases rename to leases_away`.execute(db)
      await vi.advanceTimersByTimeAsync(10_000)
      expect(lost.aborted).toBe(false)
      await vi.advanceTimersByTimeAsync(20_000)
      await expect.poll(() => lost.aborted).toBe(true)
      await sql`alter table leases_away rename to leases`.execute(db)
    })
  } finally {
    vi.useRealTimers()
  }
})
