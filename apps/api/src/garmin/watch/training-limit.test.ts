import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../db/database.js'
import { freshDatabase } from '../../testing/fresh-database.js'
import { countCall, DayIsSpent, pruneTrainingCalls, takeTurn } from './training-limit.js'

let fresh: Awaited<ReturnType<typeof freshDatabase>>

beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())
beforeEach(() => fresh.db.deleteFrom('garmin_training_calls').execute())

const env = { ratePerMinute: 100, callsPerUserDay: 200 }
/** The same as if it had been counted so many seconds earlier. */
async function wait(seconds: number) {
  const rows = await fresh.db.deleteFrom('garmin_training_calls').returningAll().execute()
  const earlier = rows.map((row) => ({ ...row, slot: new Date(Date.parse(row.slot) - seconds * 1000).toISOString() }))
  if (earlier.length > 0) await fresh.db.insertInto('garmin_training_calls').values(earlier).execute()
}

describe('calls of the training interface', () => {
  it('are as many in a minute as Garmin allows, on two instances together, whoever they are for', async () => {
    const other = openDatabase(fresh.connection, () => {})
    // As many at once as jobs make, of each instance.
    const caller = async (_: unknown, worker: number) => {
      const answers = []
      for (let call = 0; call < 20; call++)
        answers.push(await countCall(worker % 2 ? fresh.db : other, { env, garminUserId: `athlete ${worker % 3}` }))
      return answers
    }
    const answers = await Promise.all(Array.from({ length: 8 }, caller))
    const waits = answers.flat().flatMap((one) => one ?? [])
    expect(waits).toHaveLength(60)
    for (const { of, seconds } of waits) {
      expect(of).toBe('minute')
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(65)
    }
    await wait(54)
    expect(await countCall(other, { env, garminUserId: 'late' })).toMatchObject({ of: 'minute' })
    await wait(12)
    expect(await countCall(other, { env, garminUserId: 'late' })).toBeUndefined()
    await other.destroy()
  })

  it('are as many in a day for one athlete, and another one has as many', async () => {
    const at = (garminUserId: string) => countCall(fresh.db, { env, garminUserId })
    for (let count = 0; count < 200; count++) {
      if (count % 50 === 0) await wait(120)
      expect(await at('a')).toBeUndefined()
    }
    const refused = await at('a')
    expect(refused?.of).toBe('day')
    expect(refused?.seconds).toBeGreaterThan(80_000)
    await wait(120)
    expect(await at('b')).toBeUndefined()
    await wait(23 * 3_600)
    expect(await at('a')).toMatchObject({ of: 'day' })
    await wait(2 * 3_600)
    expect(await at('a')).toBeUndefined()
  })

  it('that would be one too many in a day fail with the time to come again, and are not counted', async () => {
    const caller = { env: { ratePerMinute: 100, callsPerUserDay: 1 }, garminUserId: 'a' }
    const turn = () => takeTurn(fresh.db, { ...caller, signal: AbortSignal.timeout(5_000) })
    await turn()
    const error = await turn().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(DayIsSpent)
    expect(error).toMatchObject({ status: 429, isPassing: true, retryAfterSeconds: expect.any(Number) })
    const rows = await fresh.db.selectFrom('garmin_training_calls').select('calls').execute()
    expect(rows.map(({ calls }) => calls)).toEqual([1, 1])
  })

  it('wait for their turn within a minute, as long as they may', async () => {
    const caller = { env: { ratePerMinute: 1, callsPerUserDay: 10 }, garminUserId: 'a' }
    await takeTurn(fresh.db, { ...caller, signal: AbortSignal.timeout(5_000) })
    await expect(takeTurn(fresh.db, { ...caller, signal: AbortSignal.timeout(500) })).rejects.toThrow('aborted')
  })

  it('are forgotten when they count no more, and not before', async () => {
    await countCall(fresh.db, { env, garminUserId: 'a' })
    await wait(24 * 3_600)
    await pruneTrainingCalls(fresh.db)
    expect(await fresh.db.selectFrom('garmin_training_calls').selectAll().execute()).toHaveLength(2)
    await wait(2 * 3_600)
    await pruneTrainingCalls(fresh.db)
    expect(await fresh.db.selectFrom('garmin_training_calls').selectAll().execute()).toEqual([])
  })
})
