// Runs after the build: what the engine weighs gzipped, whole and for those who import one function of it.
// A limit that is passed fails the build, so that weight is a decision and never an accident.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'tsup'

const PACKAGE = fileURLToPath(new URL('..', import.meta.url))

/** Bytes. The engine is meant to come down to 20 kB; until it does, its limit is what it weighs, so that it only shrinks. */
const LIMITS = { index: 27_800, 'edit-warnings': 4_500, season: 8_000, schema: 2_000, predictFinish: 300 }

const gzipped = (path) => gzipSync(readFileSync(path), { level: 9 }).length

/** Bytes of a bundle that imports one name, with everything the name needs, date-fns included. */
async function bundled(name) {
  const folder = mkdtempSync(join(PACKAGE, 'dist/.size-'))
  try {
    const entry = join(folder, 'entry.mjs')
    writeFileSync(entry, `export { ${name} } from '../index.js'\n`)
    await build({
      entry: [entry],
      outDir: folder,
      format: 'esm',
      target: 'es2022',
      minify: true,
      noExternal: [/./],
      config: false,
      silent: true,
    })
    return gzipped(
      join(
        folder,
        readdirSync(folder).find((file) => file.startsWith('entry.') && file !== 'entry.mjs'),
      ),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Names of the packages that a built file imports. */
const importsOf = (path) => [...readFileSync(path, 'utf8').matchAll(/\bfrom\s*"([^"]+)"/g)].map(([, name]) => name)

const entry = (name) => join(PACKAGE, `dist/${name}.js`)
const ENTRIES = ['index', 'edit-warnings', 'season', 'schema']
const sizes = {
  ...Object.fromEntries(ENTRIES.map((name) => [name, gzipped(entry(name))])),
  predictFinish: await bundled('predictFinish'),
}
for (const [name, size] of Object.entries(sizes))
  console.log(`${name.padEnd(14)}${(size / 1000).toFixed(2).padStart(6)} kB gzipped, at most ${LIMITS[name] / 1000} kB`)

const tooBig = Object.keys(sizes).filter((name) => sizes[name] > LIMITS[name])
// No entry imports another file of the package: what is measured is all that is loaded.
const strangers = ENTRIES.flatMap((name) => importsOf(entry(name))).filter((name) => name !== 'date-fns')
if (tooBig.length > 0) console.error(`Too big: ${tooBig.join(', ')}. Make it smaller, or say why its limit is wrong.`)
if (strangers.length > 0)
  console.error(`The engine imports ${strangers.join(', ')}; date-fns is to be its only dependency.`)
process.exitCode = tooBig.length + strangers.length > 0 ? 1 : 0
