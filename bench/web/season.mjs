// How long the season's charts take to draw for the longest plan, 104 weeks: script, style and layout after one press.
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { registerWithPlan, startApp, startBrowser } from './app.mjs'

const { values } = parseArgs({ options: { origin: { type: 'string' }, runs: { type: 'string', default: '15' } } })
const WEEKS = 104
const BOUND_MS = 100
const WORK = ['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']
const SIZES = [
  ['laptop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
]

const app = values.origin ? { origin: values.origin, stop: async () => undefined } : await startApp()
const browser = await startBrowser()
try {
  console.log(`Load of this machine: ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores (quiet is below 2)`)
  const page = await browser.newPage()
  await registerWithPlan(page, app.origin, `season.${Date.now()}@example.org`, WEEKS)
  const cdp = await page.createCDPSession()
  // Time of the page's own thread: what else the machine does is not the chart's.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  for (const [name, viewport] of SIZES) {
    await page.setViewport(viewport)
    await page.goto(`${app.origin}/`, { waitUntil: 'networkidle2' })
    await page.locator('::-p-text(Show as table)').wait()
    await measure(page, cdp, `strip, ${name}`, ['Show as table', 'Show as chart'])
    await measure(page, cdp, `load, ${name}`, ['Hours', 'Load'])
  }
} finally {
  await browser.close()
  await app.stop()
}

/** Presses one label and then the other, and tells what drawing after the second one takes. */
async function measure(page, cdp, name, [away, back]) {
  const times = []
  for (let run = 0; run <= Number(values.runs); run += 1) {
    await press(page, away)
    await sleep(250)
    const before = await workSeconds(cdp)
    await press(page, back)
    await sleep(250)
    times.push(((await workSeconds(cdp)) - before) * 1000)
  }
  // The first one also loads the chart's code.
  const [first, ...later] = times
  const sorted = later.sort((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)]
  const most = sorted.at(-1)
  const isMet = most < BOUND_MS
  const figures = `first ${first.toFixed(0)} ms, then median ${median.toFixed(0)}, most ${most.toFixed(0)} ms`
  console.log(`${name}, ${WEEKS} weeks: ${figures}${isMet ? '' : ` (should be below ${BOUND_MS})`}`)
}

function press(page, label) {
  return page.evaluate((text) => {
    const season = document.querySelector('section[aria-labelledby="season"]')
    const target = [...season.querySelectorAll('label, button')].find((each) => each.textContent.trim() === text)
    target.click()
  }, label)
}

async function workSeconds(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.filter(({ name }) => WORK.includes(name)).reduce((sum, { value }) => sum + value, 0)
}
