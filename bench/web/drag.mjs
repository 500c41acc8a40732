// How much script one step of a drag runs, at 4 x CPU slowdown, with a week of 21 exercises on seven days on the screen.
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { call, registerWithPlan, startApp, startBrowser } from './app.mjs'

const { values } = parseArgs({ options: { origin: { type: 'string' }, steps: { type: 'string', default: '60' } } })
const SLOWDOWN = 4
const BOUND_MS = 16
const WEEK = 2
const EXERCISES = 21
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const app = values.origin ? { origin: values.origin, stop: async () => undefined } : await startApp()
const browser = await startBrowser()
try {
  console.log(`Load of this machine: ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores (quiet is below 2)`)
  const page = await browser.newPage()
  await page.setViewport({ width: 1440, height: 1800 })
  const planId = await registerWithPlan(page, app.origin, `drag.${Date.now()}@example.org`)
  await fillWeek(page, planId)
  await page.goto(`${app.origin}/?view=weekly`, { waitUntil: 'networkidle0' })
  await page.locator('button[aria-label="Next week"]').click()
  await sleep(500)
  const count = await page.$$eval('article', (cards) => cards.length)
  console.log(`${count} exercises on the screen, ${SLOWDOWN} x slowdown, ${values.steps} steps each`)

  const cdp = await page.createCDPSession()
  await cdp.send('Performance.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const handles = await page.$$('[aria-label^="Drag "]')
  const exercise = handles[1]
  await byMouse(page, cdp, exercise)
  await byKeyboard(page, cdp, exercise)
} finally {
  await browser.close()
  await app.stop()
}

async function byMouse(page, cdp, handle) {
  await handle.hover()
  const box = await handle.boundingBox()
  await page.mouse.down()
  const steps = []
  for (let step = 1; step <= Number(values.steps); step += 1) {
    // A big circle through several columns and back.
    const turn = (step / Number(values.steps)) * 2 * Math.PI
    const move = () => page.mouse.move(box.x + 8 + 400 * Math.sin(turn), box.y + 8 + 300 * (1 - Math.cos(turn)))
    steps.push(await scriptOf(cdp, move))
  }
  await page.keyboard.press('Escape')
  await page.mouse.up()
  report('mouse', steps)
}

async function byKeyboard(page, cdp, handle) {
  await handle.focus()
  await page.keyboard.press('Space')
  await sleep(300)
  const steps = []
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowLeft']
  for (let step = 0; step < Number(values.steps); step += 1)
    steps.push(await scriptOf(cdp, () => page.keyboard.press(keys[Math.floor(step / 4) % keys.length])))
  await page.keyboard.press('Escape')
  report('keyboard', steps)
}

/** Milliseconds of script that an input runs until the page is at rest again. */
async function scriptOf(cdp, act) {
  const before = await scriptSeconds(cdp)
  await act()
  await sleep(60)
  return ((await scriptSeconds(cdp)) - before) * 1000
}

async function scriptSeconds(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration').value
}

function report(name, steps) {
  const [first = 0, ...later] = steps
  const sorted = later.sort((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1)
  const isMet = Number(at(1)) < BOUND_MS
  console.log(
    `${name}: first step ${first.toFixed(1)} ms, then median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} ms` +
      (isMet ? '' : ` (should be below ${BOUND_MS})`),
  )
}

/** Brings sessions of later weeks into one week until it holds enough, each day as many as the others. */
async function fillWeek(page, planId) {
  const workouts = await call(page, 'GET', `/api/training-plans/${planId}/workouts`)
  let inWeek = workouts.filter(({ week }) => week === WEEK).reduce((sum, { exercises }) => sum + exercises.length, 0)
  let day = 0
  for (const { id, exercises } of workouts.filter(({ week, workoutType }) => week > WEEK && workoutType !== 'race')) {
    if (inWeek + exercises.length > EXERCISES) continue
    await call(page, 'PATCH', `/api/workouts/${id}/position`, { week: WEEK, day, dayName: DAYS[day] })
    inWeek += exercises.length
    day = (day + 1) % DAYS.length
  }
}
