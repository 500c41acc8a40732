// npm run bench:load [-- --users 200 --seconds 60 --mix season --thinking 5 --database postgres://...]: signed-in athletes at work on
// the built app and its own database, or that one; prints errors, times and memory, and fails when there was an error. `npm start`
// once builds what it needs.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startApp } from './lib/app.mjs'
import { addAthletes } from './lib/data/athletes.mjs'
import { MIXES } from './lib/mixes.mjs'
import { report } from './lib/report.mjs'

const { values } = parseArgs({
  options: {
    users: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    /** `season`: what athletes do in a day; `figure`: 80 % reads of a plan, 15 % changes, 5 % new plans. */
    mix: { type: 'string', default: 'season' },
    /** Seconds between two calls of one athlete: people read what they see; the figure asks for 1. */
    thinking: { type: 'string', default: '5' },
    /** A database for the run, one server's or a cluster's; what is in it stays, and what the run adds. */
    database: { type: 'string' },
  },
})
const mix = MIXES[values.mix]
if (!mix) throw new Error(`There are the mixes ${Object.keys(MIXES).join(' and ')}.`)
/** Milliseconds between two calls of one athlete, in the mean. */
const THINKING_MS = Number(values.thinking) * 1_000

const app = await startApp(values.database)
try {
  const athletes = await addAthletes(app.address, Number(values.users))
  const calls = []
  const memory = []
  const end = Date.now() + Number(values.seconds) * 1_000
  const began = performance.now()
  await Promise.all([...athletes.map((athlete) => work(athlete, calls, end)), watch(memory, end), pulse(calls, end)])
  const seconds = (performance.now() - began) / 1_000
  process.exitCode = report({ calls, memory, seconds, users: athletes.length, mix: values.mix }) ? 0 : 1
} finally {
  await app.stop()
}

async function work(athlete, calls, until) {
  await sleep(Math.random() * THINKING_MS)
  while (Date.now() < until) {
    calls.push(await athlete.call(pick(mix)(athlete)))
    await sleep(Math.min(-Math.log(1 - Math.random()) * THINKING_MS, Math.max(0, until - Date.now())))
  }
}

/** One of the mix's deeds, by its weight. */
function pick(deeds) {
  let left = Math.random() * deeds.reduce((sum, [weight]) => sum + weight, 0)
  for (const [weight, deed] of deeds) {
    left -= weight
    if (left < 0) return deed
  }
  return deeds[0][1]
}

async function watch(memory, until) {
  for (; Date.now() < until; await sleep(1_000)) memory.push(app.megabytes())
}

/** Asks the process, not the database: how long it keeps anybody waiting. */
async function pulse(calls, until) {
  const [first] = await addAthletes(app.address, 0, 1)
  if (!first) throw new Error('No athlete could be added.')
  for (; Date.now() < until; await sleep(100)) calls.push(await first.call({ name: 'pulse', path: '/api/health/live' }))
}
