import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const ROOT = '<div id="root"></div>'

/** What the page of a plan loads after the first chunk. */
const USER_CHUNKS = [
  'src/app/plan/plan-page.tsx',
  'src/app/shell/user-menu.tsx',
  'src/ui/theme/themed.tsx',
  '../../packages/api-contract/src/all-routes.ts',
]

/** Views that are rendered with the page of their address: their styles come with it. */
const STYLED_VIEWS = ['src/app/plan/progress-view.tsx', 'src/app/plan/race-view.tsx']

/**
 * Writes, beside the empty page, those that the dashboard is answered with: `visitor.html` with the set-up rendered already; `user.html`
 * with a skeleton, and everything that a plan's page will ask for named ahead; and `plan.html` and `first.html`, into which the
 * server renders a user's plan and the set-up of this very day, of which `visitor.html` is that of the build's.
 */
export async function prerender({ dist, renderer }) {
  const page = await readFile(join(dist, 'index.html'), 'utf8')
  if (!page.includes(ROOT)) throw new Error(`index.html has no ${ROOT} to render into.`)
  const { renderHome, userReads } = await import(pathToFileURL(join(renderer, 'render-home.js')).href)
  const yielding = yieldingScripts(page)
  const withLinks = (links) => yielding.replace('</head>', `${links.map((link) => `    ${link}\n`).join('')}</head>`)
  const write = (name, html, body) =>
    writeFile(
      join(dist, name),
      html.replace(ROOT, () => body),
    )
  const chunks = await chunkLinks(dist, page)
  await write('visitor.html', yielding, await renderHome('visitor'))
  await write('user.html', withLinks([...chunks, ...userReads.map(readLink)]), await renderHome('user'))
  await write('plan.html', withLinks(chunks), '__PLAN__')
  await write('first.html', yielding, '__PLAN__')
}

/** The rendered page stands without a script: styles and font come first. */
const yieldingScripts = (page) =>
  page.replaceAll('<script type="module" ', '<script type="module" fetchpriority="low" ')

const readLink = (path) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${path}">`

/** The chunks of a plan's page that the empty page does not name yet. */
async function chunkLinks(dist, page) {
  const manifest = JSON.parse(await readFile(join(dist, '.vite', 'manifest.json'), 'utf8'))
  const chunks = USER_CHUNKS.flatMap((name) => chunksOf(manifest, name))
  const styled = [...chunks, ...STYLED_VIEWS.flatMap((name) => chunksOf(manifest, name))]
  const missing = (files) => [...new Set(files)].filter((file) => !page.includes(file))
  return [
    ...missing(styled.flatMap(({ css = [] }) => css)).map((file) => chunkLink('stylesheet', file)),
    ...missing(chunks.map(({ file }) => file)).map((file) => chunkLink('modulepreload', file)),
  ]
}

const chunkLink = (rel, file) =>
  `<link rel="${rel}" ${rel === 'modulepreload' ? 'fetchpriority="low" ' : ''}crossorigin href="/${file}" nonce="__CSP_NONCE__">`

/** A chunk with all that it imports. */
function chunksOf(manifest, name, found = []) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no chunk for ${name}. Correct its name in build/prerender.mjs.`)
  if (found.includes(chunk)) return found
  found.push(chunk)
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, found)
  return found
}

/** What only the build needed. */
export async function clearAway({ dist, renderer }) {
  await rm(join(dist, '.vite'), { recursive: true, force: true })
  await rm(join(renderer, 'render-home.js'))
}
