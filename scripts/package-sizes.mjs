// Prints what one import of each published package weighs, with everything it needs: bundled for a browser and minified by
// esbuild, gzipped. The tables in the packages' READMEs are held to it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

const PACKAGES = fileURLToPath(new URL('../packages/', import.meta.url))

/** Names of the engine's main entry that are measured alone: bundlers leave the rest out. */
const ALONE = { '@tri/plan-engine': ['generatePlan', 'auditPlan', 'predictFinish'] }

/**
 * Returns the gzipped bytes of a bundle of these exports of a built file.
 * @param {string} file
 * @param {string} names
 */
async function bundled(file, names) {
  const {
    outputFiles: [bundle],
  } = await build({
    stdin: { contents: `export ${names} from ${JSON.stringify(file)}`, resolveDir: PACKAGES },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    logLevel: 'error',
  })
  if (!bundle) throw new Error(`Nothing was bundled of ${file}.`)
  return gzipSync(bundle.contents, { level: 9 }).length
}

for (const folder of ['plan-engine', 'plan-files', 'api-contract']) {
  const { name, exports } = JSON.parse(readFileSync(join(PACKAGES, folder, 'package.json'), 'utf8'))
  for (const [entry, target] of Object.entries(exports)) {
    const file = (target.import ?? target).default
    if (!file?.endsWith('.js')) continue
    const path = join(PACKAGES, folder, file)
    const print = (label, bytes) => console.log(`${label.padEnd(32)}${(bytes / 1000).toFixed(2).padStart(7)} kB`)
    print(join(name, entry), await bundled(path, '*'))
    if (entry === '.') for (const alone of ALONE[name] ?? []) print(alone, await bundled(path, `{ ${alone} }`))
  }
}
