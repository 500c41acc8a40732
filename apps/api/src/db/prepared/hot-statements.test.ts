import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.js'
import type { Database } from '../schema.js'
import { preparedTexts } from './prepared.js'

type Node = { 'Node Type': string; 'Index Cond'?: string; Plans?: readonly Node[] }

/** Every step of a plan that reads a table. */
const readsIn = (node: Node): Node[] => [
  ...(/Scan/.test(node['Node Type']) && !/Subquery|Function|CTE/.test(node['Node Type']) ? [node] : []),
  ...(node.Plans ?? []).flatMap(readsIn),
]

/** How PostgreSQL would read for any parameters, on a table that is too large to be read whole. */
async function planOf(db: Kysely<Database>, text: string): Promise<Node> {
  return db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection)
    await sql`set plan_cache_mode = force_generic_plan`.execute(connection)
    await sql.raw(`prepare tried as ${text}`).execute(connection)
    const values = Array.from({
      length: Math.max(...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number))),
    })
    const { rows } = await sql
      .raw<{ 'QUERY PLAN': [{ Plan: Node }] }>(
        `explain (format json) execute tried (${values.map(() => 'null').join()})`,
      )
      .execute(connection)
    await sql`deallocate tried`.execute(connection)
    await sql`reset all`.execute(connection)
    const [row] = rows
    if (!row) throw new Error('PostgreSQL told no plan.')
    return row['QUERY PLAN'][0].Plan
  })
}

describe('what is asked many times a second', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await startTestApp()
  })
  afterAll(() => server.stop())

  it('is found by an index, and never by a look through a table', async () => {
    const db = server.db.withoutPlugins()
    // Other tests of this process may have prepared what reads no table.
    const texts = preparedTexts().filter((each) => /\b(from|update)\b/.test(each) && !each.startsWith('insert'))
    expect(texts.length).toBeGreaterThan(4)
    for (const text of texts) {
      const reads = readsIn(await planOf(db, text))
      expect(reads.length, text).toBeGreaterThan(0)
      for (const read of reads)
        expect([read['Node Type'], read['Index Cond'] ?? 'no condition'], text).not.toContain('no condition')
    }
  })
})
