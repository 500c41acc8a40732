import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { nowText } from '../clock.js'
import type { BackupEnv } from '../config/backup-env.js'
import { alone, LeaseTaken } from '../db/lease.js'
import type { Database } from '../db/schema.js'
import { BackupError, checkBackup } from './backup-file.js'
import { isDue, noteRun } from './backup-runs.js'
import { connected } from './connect.js'
import { saveBackup } from './dump.js'

/** Named apart from those that are asked for, which are nobody's to delete. */
const NAME = /^triplan-every-\d{4}-\d{2}-\d{2}T[\d-]+Z\.backup$/

type Parts = { env: BackupEnv; direct: pg.ClientConfig }

/**
 * Makes a backup when one is due, reads it back from its first byte to its last, and deletes the oldest; on one instance at a
 * time, whichever comes first. What came of it is kept in the database. True when one was made.
 */
export async function backUpWhenDue(db: Kysely<Database>, parts: Parts): Promise<boolean> {
  if (!(await isDue(db, parts.env.every))) return false
  try {
    return await alone(db, 'backup', async () => {
      // Another instance may have made one between the look and the lease.
      if (!(await isDue(db, parts.env.every))) return false
      await noteRun(db, await backUp(parts))
      return true
    })
  } catch (error) {
    if (error instanceof LeaseTaken) return false
    throw error
  }
}

async function backUp({ env, direct }: Parts) {
  const file = join(env.folder, `triplan-every-${nowText().replaceAll(/[:.]/g, '-')}.backup`)
  try {
    await connected(direct, (client) => saveBackup(client, file))
    await checkBackup(file)
    const { size } = await stat(file)
    await keepNewest(env)
    return { file, bytes: size }
  } catch (error) {
    await rm(file, { force: true }).catch(() => undefined)
    return { problem: error instanceof BackupError ? error.message : `It failed: ${nameOf(error)}` }
  }
}

const nameOf = (error: unknown) => (error instanceof Error ? error.message || error.name : String(error))

/** The names tell the time, so that the oldest come first; the one that was just read back is among those that stay. */
async function keepNewest({ folder, keep }: BackupEnv): Promise<void> {
  const ours = (await readdir(folder)).filter((name) => NAME.test(name)).sort()
  for (const name of ours.slice(0, -keep)) await rm(join(folder, name), { force: true })
}
