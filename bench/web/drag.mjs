// How much script one step of a drag runs, on a CPU that is 4 x slower, with a week of 21 exercises on seven days on the
// screen. Counted is the processor's time, not the clock's: a busy machine measures the same.
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { tellFigure } from '../lib/figures.mjs'
import { call, registerWithPlan, startApp, startBrowser } from './app.mjs'

const { values } = parseArgs({ options: { origin: { type: 'string' }, steps: { type: 'string', default: '60' } } })
const SLOWDOWN = 4
const BOUND_MS = 16
const STEPS = Number(values.steps)
const SCRIPTS = ['EventDispatch', 'FunctionCall', 'TimerFire', 'FireAnimationFrame', 'RunMicrotasks', 'EvaluateScript']
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
  // Not until the network is silent: a page that hears of changes leaves a request open.
  await page.goto(`${app.origin}/?view=weekly`, { waitUntil: 'load' })
  await page.locator('#root:not([inert]) button[aria-label="Next week"]').click()
  await sleep(500)
  const count = await page.$$eval('article', (cards) => cards.length)
  console.log(`${count} exercises on the screen, ${SLOWDOWN} x slowdown, ${STEPS} steps each`)

  const handles = await page.$$('[aria-label^="Drag "]')
  const exercise = handles[1]
  await byMouse(page, exercise)
  await byKeyboard(page, exercise)
} finally {
  await browser.close()
  await app.stop()
}

async function byMouse(page, handle) {
  await handle.hover()
  const box = await handle.boundingBox()
  await page.mouse.down()
  const steps = await scriptOfSteps(page, 'mousemove', (step) => {
    // A big circle through several columns and back.
    const turn = (step / STEPS) * 2 * Math.PI
    return page.mouse.move(box.x + 8 + 400 * Math.sin(turn), box.y + 8 + 300 * (1 - Math.cos(turn)))
  })
  await page.keyboard.press('Escape')
  await page.mouse.up()
  report('mouse', steps)
}

async function byKeyboard(page, handle) {
  await handle.focus()
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowLeft']
  const steps = await scriptOfSteps(page, 'keydown', (step) =>
    page.keyboard.press(step === 1 ? 'Space' : keys[Math.floor(step / 4) % keys.length]),
  )
  await page.keyboard.press('Escape')
  report('keyboard', steps)
}

/** Milliseconds of script from each input to the next, times the slowdown. */
async function scriptOfSteps(page, type, act) {
  await page.tracing.start({ categories: ['devtools.timeline'] })
  for (let step = 1; step <= STEPS; step += 1) {
    await act(step)
    await sleep(60)
  }
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()))
  const scripts = outermost(traceEvents.filter(({ name, tdur }) => SCRIPTS.includes(name) && tdur > 0))
  const starts = traceEvents
    .filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === type)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other)
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY
    const inStep = scripts.filter(({ ts }) => ts >= start && ts < end)
    return (inStep.reduce((sum, { tdur }) => sum + tdur, 0) / 1000) * SLOWDOWN
  })
}

/** What runs inside something else is counted with it. */
function outermost(events) {
  let end = 0
  return events
    .sort((one, other) => one.ts - other.ts || other.dur - one.dur)
    .filter(({ ts, dur }) => {
      if (ts < end) return false
      end = ts + dur
      return true
    })
}

function report(name, steps) {
  const [first = 0, ...later] = steps
  const sorted = later.sort((one, other) => one - other)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1)
  const bounded = (what, value) =>
    tellFigure({ area: 'web', name: `a card by ${name}, ${what}`, value: Number(value), unit: 'ms', atMost: BOUND_MS })
  const isMet = [bounded('picked up', first.toFixed(1)), bounded('each step', at(1))].every(Boolean)
  console.log(
    `${name}: picked up in ${first.toFixed(1)} ms, then median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)} ms` +
      (isMet ? '' : ` (should be at most ${BOUND_MS})`),
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
