// Processor time of the server for one page of a signed-in user: all that the process does from the request to the last byte.
// "anew" is rendered for this request, "again" is the same page once more with nothing changed.
import { readFile } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { tellFigure } from '../lib/figures.mjs'
import { newPlan, PASSWORD, startApp } from './app.mjs'

const { values } = parseArgs({ options: { pages: { type: 'string', default: '20' } } })
const PAGES = Number(values.pages)
const WEEKS = [24, 104]
const BOUND_MS = 25
/** What Linux counts a process's time in. */
const TICK_MS = 10
const VIEWS = [
  ['today', (count) => `/?n=${count}`],
  ['a week', (count) => `/?week=3&n=${count}`],
  ['progress', (count) => `/progress?n=${count}`],
]

const app = await startApp()
try {
  console.log(`Load of this machine: ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores (quiet is below 2)`)
  for (const weeks of WEEKS) {
    for (const [name, address] of VIEWS) {
      // A user each: what one may ask for in a minute is limited.
      const cookie = await signUp(weeks)
      await measure(cookie, (count) => address(-count))
      const anew = await measure(cookie, address)
      const again = await measure(cookie, () => address(0))
      tell(`${name}, ${weeks} weeks`, anew, again)
    }
  }
} finally {
  await app.stop()
}

/** Milliseconds a page, of many. */
async function measure(cookie, address) {
  const before = await processorTime()
  for (let count = 1; count <= PAGES; count += 1) {
    const answer = await fetch(`${app.origin}${address(count)}`, { headers: { accept: 'text/html', cookie } })
    const text = await answer.text()
    if (!text.includes('id="hydration-state"'))
      throw new Error(`${address(count)} was not rendered: ${text.slice(0, 500)}`)
  }
  return ((await processorTime()) - before) / PAGES
}

async function processorTime() {
  const stat = await readFile(`/proc/${app.pid}/stat`, 'utf8')
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) * TICK_MS
}

async function signUp(weeks) {
  const send = (path, body, cookie = '') =>
    fetch(`${app.origin}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', cookie },
    })
  const signedUp = await send('/api/register', {
    username: `page.${weeks}.${Math.random()}@example.org`,
    password: PASSWORD,
  })
  const [session = ''] = signedUp.headers.getSetCookie().map((each) => each.split(';', 1)[0])
  const made = await send('/api/training-plans', newPlan(weeks), session)
  if (!made.ok) throw new Error(`No plan was made: ${await made.text()}`)
  return `${session}; time-zone=UTC`
}

function tell(name, anew, again) {
  const bounded = (word, value) =>
    tellFigure({
      area: 'web',
      name: `page of ${name}, ${word}`,
      value: Number(value.toFixed(1)),
      unit: 'ms',
      atMost: BOUND_MS,
    })
  const isMet = [bounded('anew', anew), bounded('again', again)].every(Boolean)
  const figures = `anew ${anew.toFixed(1)} ms, again ${again.toFixed(1)} ms of processor time`
  console.log(`page of ${name}: ${figures}${isMet ? '' : ` (should be at most ${BOUND_MS})`}`)
}
