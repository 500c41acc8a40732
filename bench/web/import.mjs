// npm run bench:import [-- --activities 1000]: five years of training in one archive, read by the page of the built app in a headless Chromium, from the
// choice of the file until it says what it read; and the most memory that the page's process ever held, the browser's own included.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeArchive } from '../lib/data/past-training.mjs'
import { tellFigure } from '../lib/figures.mjs'
import { startApp, startBrowser } from './app.mjs'

const SECONDS = 10
const MEBIBYTES = 400
const PATIENCE_MS = 300_000
const { values } = parseArgs({ options: { activities: { type: 'string', default: '1000' } } })
const ACTIVITIES = Number(values.activities)

const folder = await mkdtemp(join(tmpdir(), 'triplan-archive-'))
const app = await startApp()
const browser = await startBrowser()
try {
  const archive = join(folder, 'export.zip')
  const { zip, seconds } = makeArchive({ activities: ACTIVITIES, until: new Date() })
  await writeFile(archive, zip)
  const size = (zip.length / 1024 / 1024).toFixed(0)
  console.log(`${ACTIVITIES} activities, ${(seconds / 3600).toFixed(0)} hours with a point a second, in ${size} MiB`)
  console.log(`Load of this machine: ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores (quiet is below 2)`)
  const page = await browser.newPage()
  await page.goto(`${app.origin}/history`)
  const input = await page.waitForSelector('input[type="file"]')
  const begun = performance.now()
  await input.uploadFile(archive)
  const found = await page.waitForSelector('#what-was-read', { timeout: PATIENCE_MS })
  const took = (performance.now() - begun) / 1000
  const told = await found.evaluate((title) => title.parentElement.textContent)
  if (!told.includes(`${ACTIVITIES.toLocaleString('en')} activities from`))
    throw new Error(`Not all was read: ${told.slice(0, 300)}`)
  const kept = [
    tell('of an archive, read', { value: took, unit: 's', atMost: SECONDS }),
    tell('of an archive, most memory of the page', { value: await mostMemory(), unit: 'MiB', atMost: MEBIBYTES }),
  ]
  process.exitCode = kept.every(Boolean) ? 0 : 1
} finally {
  await browser.close()
  await app.stop()
  await rm(folder, { recursive: true, force: true })
}

function tell(what, figure) {
  const name = `${ACTIVITIES} activities ${what}`
  const isKept = tellFigure({ area: 'import', name, ...figure })
  const { value, unit, atMost } = figure
  console.log(`${name}: ${value.toFixed(1)} ${unit}${isKept ? '' : ` (should be at most ${atMost})`}`)
  return isKept
}

/** MiB that the largest process of a page ever had in memory, shared parts of the browser included. */
async function mostMemory() {
  const session = await browser.target().createCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const most = processInfo.flatMap(({ type, id }) => (type === 'renderer' ? [peakOf(id)] : []))
  return Math.max(...(await Promise.all(most)))
}

async function peakOf(id) {
  const [, kilobytes = '0'] = /^VmHWM:\s+(\d+)/m.exec(await readFile(`/proc/${id}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
