import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../../testing/fresh-database.js'
import { unownedTable } from '../../testing/refuse-unowned.js'
import '../../app.js'
import { openDatabase } from '../database.js'
import { keepsPrepared } from '../pooler.js'
import { nameOf, prepare, preparedTexts } from './prepared.js'

const double = prepare(
  'double',
  (valueAt) => sql<{ twiceAsMuch: number }>`select ${valueAt(0)}::integer * ${2}::integer as twice_as_much`,
)

let fresh: Awaited<ReturnType<typeof freshDatabase>>
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(async () => {
  await fresh.db.destroy()
  await fresh.drop()
})

/** The statements that its one connection has prepared, after `double` was asked twice. */
async function keptBy(prepares: boolean) {
  const db = openDatabase({ ...fresh.connection, max: 1 }, () => {}, { prepares })
  expect(await double(db, [4])).toEqual([{ twiceAsMuch: 8 }])
  expect(await db.transaction().execute((transaction) => double(transaction, [5]))).toEqual([{ twiceAsMuch: 10 }])
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements where name <> ''`.execute(db)
  await db.destroy()
  return rows.map(({ name }) => name)
}

describe('a prepared statement', () => {
  it('is parsed once on a connection', async () => {
    expect(await keptBy(true)).toEqual(['double'])
  })

  it('goes without a name through a pooler that does not keep it', async () => {
    expect(await keptBy(false)).toEqual([])
  })

  it('has a name that no other has, and names the user whose rows it reads', () => {
    const texts = preparedTexts()
    expect(texts.length).toBeGreaterThan(6)
    expect(new Set(texts.map(nameOf)).size).toBe(texts.length)
    expect(texts.map(unownedTable)).toEqual(texts.map(() => undefined))
  })

  it('names its columns', () => {
    for (const text of preparedTexts()) expect(text).not.toMatch(/\bselect\s+(\w+\.)?\*/i)
  })

  it('is looked for under its own name, and nothing is left of the trial', async () => {
    expect(await keepsPrepared(fresh.connection)).toBe(false)
  })
})
