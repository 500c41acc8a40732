import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { BackupEnv } from '../config/backup-env.js'
import type { Database } from '../db/schema.js'
import { backUpWhenDue } from './scheduled-backup.js'

/** Milliseconds between looks whether a backup is due. */
const LOOK_EVERY = 60_000

type Parts = { env: BackupEnv | undefined; direct: pg.ClientConfig }

/** Makes backups by itself, where the settings say how often; nothing runs otherwise. One that is under way is finished first. */
export function startBackups(app: FastifyInstance, db: Kysely<Database>, { env, direct }: Parts): void {
  if (!env) return
  let running: Promise<unknown> = Promise.resolve()
  let isBusy = false
  const look = () => {
    if (isBusy) return
    isBusy = true
    running = backUpWhenDue(db, { env, direct })
      .catch((err) => app.log.error({ err }, 'a backup could not be made'))
      .finally(() => {
        isBusy = false
      })
  }
  const timer = setInterval(look, LOOK_EVERY)
  timer.unref()
  app.addHook('onReady', async () => look())
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
