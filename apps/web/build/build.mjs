// Builds the web app: its chunks, the pages of `/` that are rendered ahead, how the server renders a plan, and the compressed copies.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './compress.mjs'
import { clearAway, prerender } from './prerender.mjs'

const folder = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const dist = folder('dist')
/** Never served: the web app's own way to render a page, for the server. */
const renderer = folder('dist/.ssr')
const root = folder('.')

await build({ root, build: { manifest: true } })
await build({
  root,
  logLevel: 'warn',
  // React's own checks are for who writes the app; they take more than half of the time.
  define: { 'process.env.NODE_ENV': '"production"' },
  // Whole: it runs wherever the folder is put, without what the web app is built from.
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: renderer,
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { input: ['src/ssr/render-home.tsx', 'src/ssr/render-plan.tsx'] },
  },
})
await writeFile(join(renderer, 'package.json'), '{ "type": "module" }\n')
await prerender({ dist, renderer })
await clearAway({ dist, renderer })
await compressFiles(dist)
