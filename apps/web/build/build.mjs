// Builds the web app: its chunks, the pages of `/` that are drawn ahead, how the server draws a plan, and the compressed copies.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './compress.mjs'
import { clearAway, drawAhead } from './prerender.mjs'

const folder = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const dist = folder('dist')
/** Never served: the web app's own way to draw a page, for the server. */
const drawing = folder('dist/.ssr')
const root = folder('.')

await build({ root, build: { manifest: true } })
await build({
  root,
  logLevel: 'warn',
  // Whole: it runs wherever the folder is put, without what the web app is built from.
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: drawing,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: ['src/ssr/render-home.tsx', 'src/ssr/render-plan.tsx'] },
  },
})
await writeFile(join(drawing, 'package.json'), '{ "type": "module" }\n')
await drawAhead({ dist, drawing })
await clearAway({ dist, drawing })
await compressFiles(dist)
