// Builds the web app: its chunks, the two pages of `/` that are drawn ahead, and the compressed copies.
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { compressFiles } from './compress.mjs'
import { clearAway, drawAhead } from './draw-ahead.mjs'

const folder = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url))
const folders = { dist: folder('dist'), drawnBy: folder('node_modules/.drawn-by') }
const root = folder('.')

await build({ root, build: { manifest: true } })
await build({
  root,
  logLevel: 'warn',
  build: { ssr: 'src/prerender.tsx', outDir: folders.drawnBy, emptyOutDir: true, copyPublicDir: false },
})
await drawAhead(folders)
await clearAway(folders)
await compressFiles(folders.dist)
