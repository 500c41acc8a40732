import { type Env, EnvError, readEnv } from '../config/env.js'
import { checkPort, checkPublicOrigin } from './check-address.js'
import { checkDatabase } from './check-database.js'
import { checkFolder } from './check-folders.js'
import { checkMail } from './check-mail.js'
import type { Finding } from './finding.js'

/** Looks at everything that these settings name; nothing is changed. */
export async function examine(settings: Record<string, string | undefined>): Promise<Finding[]> {
  const env = read(settings)
  if (!('port' in env)) return [env]
  const found = await Promise.all([
    checkPort(env),
    checkPublicOrigin(env),
    ...(env.databaseUrl ? [] : [checkFolder({ about: 'Data folder', path: env.dataDir, variable: 'DATA_DIR' })]),
    checkDatabase(env),
    ...(env.backups
      ? [checkFolder({ about: 'Backup folder', path: env.backups.folder, variable: 'BACKUP_FOLDER' })]
      : []),
    checkMail(env.mail),
  ])
  return [{ about: 'Settings', state: 'well', is: 'can be read' }, ...found.flat()]
}

function read(settings: Record<string, string | undefined>): Env | Finding {
  try {
    return readEnv(settings)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const [, ...lines] = error.message.split('\n')
    return {
      about: 'Settings',
      state: 'wrong',
      is: lines.map((line) => line.trim()).join('; '),
      todo: 'Correct these first: nothing else can be looked at before.',
    }
  }
}
