import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@tri/embedded-postgres'
import { CLOCK_PATH, databaseClock } from '@tri/test-setup/clock'
import pg from 'pg'

/** A new data folder, as the bundled database makes it for an app that has not run yet, on the day of the tests. */
export async function makeDataTemplate(): Promise<{ folder: string; remove: () => void }> {
  const folder = newFolder()
  const { admin, connection, stop } = await startEmbedded({ dataDir: folder, log: () => {} })
  const client = new pg.Client({ ...admin, database: connection.database })
  await client.connect()
  const { rows } = await client.query<{ now: Date }>('select pg_catalog.clock_timestamp() as now')
  for (const { now } of rows) for (const statement of databaseClock(now.getTime())) await client.query(statement)
  await client.query(`alter database ${connection.database} set ${CLOCK_PATH}`)
  await client.end()
  await stop()
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** A data folder of its own: a copy of the template, or an empty one, as at a first start. */
export function newDataDir(template?: string): string {
  const folder = newFolder()
  if (template) execFileSync('cp', ['-a', `${template}/.`, folder])
  return folder
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'triplan-e2e-'))
  // Run by root, the database belongs to another account, which must be able to enter.
  chmodSync(folder, 0o755)
  return folder
}
