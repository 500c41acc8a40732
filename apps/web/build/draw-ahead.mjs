import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = '<div id="root"></div>'

/** What the page of a plan loads after the first chunk. */
const USER_CHUNKS = ['src/features/training/training-view.tsx', '../../packages/api-contract/src/all-routes.ts']

/**
 * Writes, beside the empty page, the two that `/` is answered with: `visitor.html` with the set-up drawn already, and
 * `user.html` with its skeleton and everything that a plan's page will ask for named ahead. React takes the drawing's
 * place; until then nothing in it can be used (`inert`).
 */
export async function drawAhead({ dist, drawnBy }) {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT} to draw into.`)
  const { drawHome, userReads } = await import(pathToFileURL(join(drawnBy, 'prerender.js')).href)
  await writeFile(join(dist, 'visitor.html'), into(page, drawHome('visitor')))
  const links = [...(await chunkLinks(dist, page)), ...userReads.map(readLink)]
  const user = into(page, drawHome('user')).replace(
    '</head>',
    `${links.map((link) => `    ${link}\n`).join('')}</head>`,
  )
  await writeFile(join(dist, 'user.html'), user)
}

function into(page, drawing) {
  const { html, css } = withoutStyleAttributes(drawing)
  const styles = css ? `<style nonce="__CSP_NONCE__">${css}</style>` : ''
  return yieldingScripts(page).replace(ROOT, () => `${styles}<div id="root" inert>${html}</div>`)
}

/** The drawing stands without a script: styles and font come first. */
const yieldingScripts = (page) =>
  page.replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" ')

/** The content policy lets no style attribute of a page in; each becomes a rule of the page's own style sheet. */
export function withoutStyleAttributes(drawing) {
  const rules = new Map()
  const html = drawing.replace(/ style="([^"]*)"/g, (_, style) => {
    if (!rules.has(style)) rules.set(style, rules.size)
    return ` data-drawn="${rules.get(style)}"`
  })
  const css = [...rules].map(([style, number]) => `[data-drawn="${number}"]{${decoded(style)}}`).join('')
  return { html, css }
}

const decoded = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const readLink = (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`

/** The chunks of a plan's page that the empty page does not name yet. */
async function chunkLinks(dist, page) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const chunks = USER_CHUNKS.flatMap((name) => chunksOf(manifest, name))
  const missing = (files) => [...new Set(files)].filter((file) => !page.includes(file))
  return [
    ...missing(chunks.flatMap(({ css = [] }) => css)).map((file) => chunkLink('stylesheet', file)),
    ...missing(chunks.map(({ file }) => file)).map((file) => chunkLink('modulepreload', file)),
  ]
}

const chunkLink = (rel, file) =>
  `<link rel="${rel}" ${rel === 'modulepreload' ? 'fetchpriority="low" ' : ''}crossorigin href="/${file}" nonce="__CSP_NONCE__">`

/** A chunk with all that it imports. */
function chunksOf(manifest, name, found = []) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no chunk for ${name}. Correct its name in build/draw-ahead.mjs.`)
  if (found.includes(chunk)) return found
  found.push(chunk)
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found)
  return found
}

/** What only the drawing needed. */
export async function clearAway({ dist, drawnBy }) {
  await rm(join(dist, '.vite'), { recursive: true, force: true })
  await rm(drawnBy, { recursive: true, force: true })
}
