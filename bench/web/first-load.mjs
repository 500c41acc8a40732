// What a page loads before it can be used, gzipped, and how long its script blocks the page on a CPU that is 4 x slower: for a
// visitor's first visit and for a user's plan, with nothing in the browser's cache.
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { tellFigure } from '../lib/figures.mjs'
import { registerWithPlan, startApp, startBrowser } from './app.mjs'

const { values } = parseArgs({ options: { origin: { type: 'string' }, runs: { type: 'string', default: '5' } } })
const SLOWDOWN = 4
const BLOCK_MS = 50
const SETTLED_MS = 3000
const PHONE = { width: 390, height: 844 }
/** Of a first visit. */
const BYTES = { js: ['script', 125], css: ['style sheets', 15] }

const app = values.origin ? { origin: values.origin, stop: async () => undefined } : await startApp()
const browser = await startBrowser()
try {
  console.log(`Load of this machine: ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores (quiet is below 2)`)
  await tellBytes()
  await tellBlocks('first visit', await browser.createBrowserContext())
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await registerWithPlan(page, app.origin, `first.${Date.now()}@example.org`)
  // Leaves the browser's time zone, without which no plan is rendered.
  await page.goto(`${app.origin}/`, { waitUntil: 'load' })
  await page.close()
  await tellBlocks('a plan', context)
} finally {
  await browser.close()
  await app.stop()
}

async function tellBytes() {
  const page = await (await browser.createBrowserContext()).newPage()
  const bodies = []
  page.on('response', (response) => {
    const [, kind] = /\.(js|css)$/.exec(new URL(response.url()).pathname) ?? []
    if (kind) bodies.push(response.buffer().then((body) => ({ kind, bytes: gzipSync(body).length })))
  })
  await page.goto(`${app.origin}/`, { waitUntil: 'networkidle0' })
  const files = await Promise.all(bodies)
  for (const [kind, [name, atMost]] of Object.entries(BYTES)) {
    const value = files.filter((file) => file.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
    const isMet = tellFigure({ area: 'web', name: `first load of /, ${name} gzipped`, value, unit: 'kB', atMost })
    console.log(`first load of /: ${value.toFixed(1)} kB of ${name}${isMet ? '' : ` (should be at most ${atMost})`}`)
  }
  await page.close()
}

/** The longest task of a load; of several loads the middle one, for a busy machine lengthens single ones. */
async function tellBlocks(name, context) {
  const longest = []
  for (let run = 0; run < Number(values.runs); run += 1) longest.push(await longestTask(context))
  const value = longest.sort((one, other) => one - other)[Math.floor(longest.length / 2)]
  const isMet = tellFigure({ area: 'web', name: `longest task, ${name}, 4 x CPU`, value, unit: 'ms', atMost: BLOCK_MS })
  const all = longest.map((each) => each.toFixed(0)).join(', ')
  console.log(
    `longest task, ${name}: ${value.toFixed(0)} ms of ${all}${isMet ? '' : ` (should be at most ${BLOCK_MS})`}`,
  )
}

/** Milliseconds of processor time of the page's own thread, times the slowdown. */
async function longestTask(context) {
  const page = await context.newPage()
  await page.setViewport(PHONE)
  await (await page.createCDPSession()).send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.tracing.start({ categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await page.goto(`${app.origin}/`, { waitUntil: 'load' })
  await page.waitForSelector('#root:not([inert])')
  await sleep(SETTLED_MS)
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()))
  await page.close()
  const pids = new Map()
  for (const { name, pid, tid, tdur = 0 } of traceEvents)
    if (name === 'RunTask' && tdur > 0) {
      const key = `${pid} ${tid}`
      pids.set(key, Math.max(pids.get(key) ?? 0, tdur))
    }
  const main =
    traceEvents.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'DOMContentLoaded') ??
    traceEvents.find(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'load')
  return ((pids.get(`${main?.pid} ${main?.tid}`) ?? 0) / 1000) * SLOWDOWN
}
