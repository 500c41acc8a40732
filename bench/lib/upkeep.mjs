import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tellFigure } from './figures.mjs'

const BACKUP = fileURLToPath(new URL('../../apps/api/dist/backup.js', import.meta.url))
const GIBIBYTE = 2 ** 30

/**
 * What a database of this size asks of who keeps it: its size on disk, and how long it takes to vacuum and to back up. Without a goal.
 *
 * @param {{ db: { query: (text: string) => Promise<{ rows: any[] }> }, url: string, folder: string, print: (name: string, told: string) => void }} side
 */
export async function tellUpkeep({ db, url, folder, print }) {
  const tell = (name, value, unit) => {
    tellFigure({ area: 'Scale', name, value, unit })
    print(name, `${value.toFixed(1)} ${unit}`)
  }
  const { rows } = await db.query('select pg_database_size(current_database())::float as bytes')
  tell('size on disk', rows[0].bytes / GIBIBYTE, 'GiB')
  tell('vacuum', await secondsOf(() => db.query('vacuum')), 's')
  const file = join(folder, 'backup')
  tell('backup', await secondsOf(() => backUp(url, file)), 's')
  tell('size of the backup', statSync(file).size / GIBIBYTE, 'GiB')
  rmSync(file)
}

async function secondsOf(work) {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1_000
}

async function backUp(url, file) {
  const env = { PATH: process.env.PATH, DATABASE_URL: url }
  const child = spawn(process.execPath, [BACKUP, file], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The backup ended with ${code}.`)
}
