import { inject } from 'vitest'
import { buildApp } from '../app.js'
import { readEnv } from '../config/env.js'
import { openDatabase } from '../db/database.js'
import { faultyLineTo } from './faulty-line.js'
import { freshDatabase } from './fresh-database.js'
import { refuseUnowned } from './refuse-unowned.js'
import { UNLIMITED, visitorsOf } from './test-app.js'

/** A server whose every statement passes a line on which it may meet with an accident. `truth` looks past the line. */
export async function startDisturbedApp() {
  const fresh = await freshDatabase()
  const line = await faultyLineTo(fresh.connection)
  const db = openDatabase(line.connection, () => {})
  // Without Garmin nothing works in the background, whose statements would be taken for those of a call.
  const settings = { LOG_LEVEL: 'silent', ...UNLIMITED, WEB_DIR: '/nowhere', GARMIN_MODE: 'off' }
  const app = await buildApp({
    db: refuseUnowned(db),
    env: readEnv(settings),
    direct: fresh.connection,
    programs: inject('programs'),
  })
  await app.ready()
  return {
    app,
    line,
    truth: fresh.db,
    ...visitorsOf(app, fresh.db),
    async stop() {
      await app.close()
      await db.destroy()
      await line.close()
      await fresh.drop()
    },
  }
}

export type DisturbedApp = Awaited<ReturnType<typeof startDisturbedApp>>
