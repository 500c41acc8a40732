import { join, resolve } from 'node:path'
import { now } from '../clock.js'
import { type Env, EnvError, readEnv } from '../config/env.js'

/** Where npm was called: `npm run` itself goes to the folder of package.json. */
const HERE = process.env.INIT_CWD ?? process.cwd()

/** Runs a command on this program's settings; a failure becomes one line and exit code 1. */
export async function runCommand(what: string, work: (env: Env) => Promise<void>): Promise<void> {
  try {
    await work(readEnv(process.env))
  } catch (error) {
    const isOurs = error instanceof Error && /^(Backup|Distribute|Embedded|Schema|Env|NoAccount)Error$/.test(error.name)
    const text = error instanceof Error ? error.message || error.name : String(error)
    console.error(isOurs && !(error instanceof EnvError) ? text : `${what}: ${text}`)
    process.exitCode = 1
  }
}

/** The file that was named, seen from where the command was given. */
export const fileNamed = (name: string): string => resolve(HERE, name)

/** A new name for a file in `backups/`, e.g. `backups/triplan-2026-11-20T08-15-30-250Z.backup`. */
export const nameForNow = (what: string, at = now()): string =>
  join(HERE, 'backups', `${what}-${at.toISOString().replaceAll(/[:.]/g, '-')}.backup`)

/** Rows in words: `3 users, 5 training_plans`; tables without any are left out. */
export const inWords = (rows: Map<string, number>): string =>
  [...rows]
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `${count} ${table}`)
    .join(', ') || 'no rows'
