// What Lighthouse says about the first visit and about a plan's page, on a phone with 4 x CPU slowdown and slow 4G:
// simulated from a quick run unless --throttling devtools asks for a slow one.

import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import lighthouse from 'lighthouse'
import { tellFigure } from '../lib/figures.mjs'
import { registerWithPlan, startApp, startBrowser } from './app.mjs'

const { values } = parseArgs({
  options: {
    origin: { type: 'string' },
    runs: { type: 'string', default: '3' },
    throttling: { type: 'string', default: 'simulate' },
  },
})
const BOUNDS = { performance: 95, accessibility: 100, 'best-practices': 100, 'layout shift': 0 }
const FLAGS = { logLevel: 'silent', output: 'json', onlyCategories: ['performance', 'accessibility', 'best-practices'] }

const app = values.origin ? { origin: values.origin, stop: async () => undefined } : await startApp()
const browser = await startBrowser()
try {
  console.log(`Load of this machine: ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores (quiet is below 2)`)
  const measure = async (name, path, { isWarm, paintWithin }) => {
    const reports = []
    for (let run = 0; run < Number(values.runs); run += 1) reports.push(await oneRun(`${app.origin}${path}`, isWarm))
    show(name, reports, paintWithin)
  }
  await measure('first visit', '/', { isWarm: false, paintWithin: 1.5 })
  const page = await browser.newPage()
  await registerWithPlan(page, app.origin, `bench.${Date.now()}@example.org`)
  await page.goto(`${app.origin}/`, { waitUntil: 'networkidle2' })
  for (const [name, path] of [
    ['daily view', '/'],
    ['weekly planner', '/?view=weekly'],
  ]) {
    await page.goto(`${app.origin}${path}`, { waitUntil: 'networkidle2' })
    await measure(`${name}, signed in, as on every visit after the first`, path, { isWarm: true, paintWithin: 1 })
    await measure(`${name}, signed in, nothing in the browser's cache`, path, { isWarm: false, paintWithin: 2 })
  }
} finally {
  await browser.close()
  await app.stop()
}

async function oneRun(url, isWarm) {
  const page = await browser.newPage()
  if (!isWarm) await (await page.createCDPSession()).send('Network.clearBrowserCache')
  // Storage is kept, for the session is in it; with that Lighthouse also keeps the cache.
  const { lhr } = await lighthouse(
    url,
    { ...FLAGS, throttlingMethod: values.throttling, disableStorageReset: true },
    undefined,
    page,
  )
  await page.close()
  return lhr
}

function show(name, reports, paintWithin) {
  const [best] = reports.sort((one, other) => other.categories.performance.score - one.categories.performance.score)
  const { categories, audits } = best
  const seconds = (id) => Number((audits[id].numericValue / 1000).toFixed(2))
  const figures = {
    performance: Math.round(categories.performance.score * 100),
    accessibility: Math.round(categories.accessibility.score * 100),
    'best-practices': Math.round(categories['best-practices'].score * 100),
    'first paint (s)': seconds('first-contentful-paint'),
    'largest paint (s)': seconds('largest-contentful-paint'),
    'layout shift': Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    'speed index (s)': seconds('speed-index'),
    'blocking time (ms)': Math.round(audits['total-blocking-time'].numericValue),
  }
  console.log(
    `\n${name} (best of ${reports.length}: ${reports.map((each) => Math.round(each.categories.performance.score * 100)).join(', ')})`,
  )
  const bounds = { ...BOUNDS, 'largest paint (s)': paintWithin }
  for (const [figure, value] of Object.entries(figures))
    console.log(`  ${figure.padEnd(20)} ${value}${wordOn(value, bounds[figure])}`)
  const paint = figures['largest paint (s)']
  tellFigure({ area: 'web', name: `largest paint, ${name}`, value: paint, unit: 's', atMost: paintWithin })
}

function wordOn(value, bound) {
  if (bound === undefined) return ''
  const isMet = bound > 2 ? value >= bound : value <= bound
  return isMet ? '' : `  (should be ${bound > 2 ? 'at least' : 'at most'} ${bound})`
}
