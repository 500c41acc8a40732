import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.mjs'
import { build } from './turbo.mjs'

const STAMP = inRoot('node_modules', '.built')
/** What every build reads. */
const SHARED = ['pnpm-lock.yaml', 'tsconfig.base.json', 'turbo.json']
/** Folders that no build reads, the results of builds among them. */
const UNREAD = ['node_modules', 'dist', '.turbo']
/** A result of each program that is started. */
const RESULTS = ['apps/api/dist/main.js', 'apps/garmin-sandbox/dist/main.js', 'apps/web/dist/index.html']

/**
 * Builds what changed since the last build. Whether anything did is told by the sizes and times of the files, as `make` does: Turbo,
 * which reads them all, takes half of the time that a second start has.
 */
export async function buildChanges() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === state()) return
  await build()
  const built = state()
  if (built !== undefined) writeFileSync(STAMP, built)
}

/** Changes with every file that a build reads or leaves behind; undefined where a result is missing. */
function state() {
  if (!RESULTS.every((path) => existsSync(inRoot(path)))) return undefined
  const hash = createHash('sha256').update(process.version)
  for (const path of [...SHARED, ...RESULTS].map((path) => inRoot(path))) note(hash, path)
  for (const folder of ['apps', 'packages']) noteFolder(hash, inRoot(folder))
  return hash.digest('hex')
}

function noteFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (UNREAD.includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) noteFolder(hash, path)
    else note(hash, path)
  }
}

function note(hash, path) {
  const { size, mtimeMs } = statSync(path)
  hash.update(`${path} ${size} ${mtimeMs}\n`)
}
