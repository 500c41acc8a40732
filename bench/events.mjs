// npm run bench:events: opens 1,000 streams of changes to the built app on its own database, lets each of their users change
// something at once, and prints memory, connections to the database and the time until everybody knows. Fails beyond the limits.
import { readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { routes } from '../packages/api-contract/dist/all-routes.js'
import { startApp } from './lib/app.mjs'
import { addAthletes } from './lib/data/athletes.mjs'
import { tellFigure } from './lib/figures.mjs'

const USERS = 50
const PAGES_OF_EACH = 20
const STREAMS = USERS * PAGES_OF_EACH
const AT_ONCE = 20
const ROUNDS = 5
const LIMITS = { megabytes: 100, connections: 1, milliseconds: 2_000 }
/** Milliseconds after which the pool has closed what nobody uses. */
const QUIET = 12_000
/** Milliseconds after which a stream has missed what was to be heard. */
const PATIENCE = 20_000

const app = await startApp()
try {
  const athletes = await addAthletes(app.address, USERS)
  await sleep(QUIET)
  const before = { megabytes: app.megabytes(), connections: await steadyConnections() }
  const streams = await openAll(athletes)
  await sleep(QUIET)
  const after = { megabytes: app.megabytes(), connections: await steadyConnections() }
  const times = []
  for (let round = 1; round <= ROUNDS; round++) times.push(await timeOfRound(athletes, streams, round))
  process.exitCode = report(before, after, times) ? 0 : 1
  for (const stream of streams) stream.leave()
} finally {
  await app.stop()
}

/** Opens each athlete's pages, some at a time; all of them are ready then. */
async function openAll(athletes) {
  const left = athletes.flatMap((athlete) => Array(PAGES_OF_EACH).fill(athlete))
  const streams = []
  const open = async () => {
    for (let athlete = left.pop(); athlete; athlete = left.pop()) streams.push(await openStream(athlete))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open))
  return streams
}

function openStream({ cookie }) {
  return new Promise((resolve, reject) => {
    const options = { headers: { cookie }, agent: false }
    const asked = request(`${app.address}${routes.events.listen.path}`, options, (reply) => {
      const stream = { changes: 0, heardAt: 0, leave: () => asked.destroy() }
      let rest = ''
      reply.setEncoding('utf8').on('data', (text) => {
        const messages = `${rest}${text}`.split('\n\n')
        rest = messages.pop() ?? ''
        for (const message of messages) {
          if (message.startsWith('event: ready')) resolve(stream)
          if (!message.startsWith('event: change')) continue
          stream.changes += 1
          stream.heardAt = performance.now()
        }
      })
      reply.on('error', () => {})
      if (reply.statusCode !== 200) reject(new Error(`A stream was answered ${reply.statusCode}`))
    })
    asked.on('error', reject).end()
  })
}

/** Every user renames their plan at once; milliseconds until the last of all pages has heard it. */
async function timeOfRound(athletes, streams, round) {
  const began = performance.now()
  const calls = athletes.map((athlete) =>
    athlete.call({
      name: 'rename',
      route: routes.plans.rename,
      params: { id: athlete.planId },
      body: { name: `Race ${round}` },
    }),
  )
  const refused = (await Promise.all(calls)).filter(({ status }) => status !== 200)
  if (refused.length > 0) throw new Error(`${refused.length} changes were refused, one with ${refused[0]?.text}`)
  while (streams.some(({ changes }) => changes < round)) {
    const left = streams.filter(({ changes }) => changes < round)
    if (performance.now() - began > PATIENCE) throw new Error(`${left.length} streams never heard of the change`)
    await sleep(1)
  }
  return Math.max(...streams.map(({ heardAt }) => heardAt)) - began
}

/** Connections that are always open: the fewest of ten seconds, because jobs are looked for now and then. */
async function steadyConnections() {
  let fewest = Number.POSITIVE_INFINITY
  for (let look = 0; look < 40; look++, await sleep(250)) fewest = Math.min(fewest, connectionsOf(app.dataDir))
  return fewest
}

/** Connections that the app has open to its database; NaN where there is no /proc. */
function connectionsOf(dataDir) {
  if (process.platform !== 'linux') return Number.NaN
  const [postmaster] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isConnection(pid, Number(postmaster))).length
}

/** A server process names itself after what it does: `postgres: user database [local] idle` serves a connection. */
function isConnection(pid, postmaster) {
  try {
    const parent = Number(/\nPPid:\t(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    return parent === postmaster && / (\[local\]|[\d.:]+\(\d+\)) /.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

function report(before, after, times) {
  const [load = 0] = loadavg()
  const more = after.megabytes - before.megabytes
  const connections = after.connections - before.connections
  const slowest = Math.max(...times)
  console.log(`${STREAMS} streams of ${USERS} users, ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  console.log(
    `memory:       ${before.megabytes.toFixed(0)} MiB before, ${after.megabytes.toFixed(0)} MiB with them: ${more.toFixed(0)} MiB more (limit ${LIMITS.megabytes})`,
  )
  console.log(
    `connections:  ${before.connections} before, ${after.connections} with them: the one that listens is ${LIMITS.connections}`,
  )
  console.log(
    `all ${STREAMS} know: ${times.map((time) => time.toFixed(0)).join(', ')} ms after ${USERS} changes at once (limit ${LIMITS.milliseconds})`,
  )
  const of = `${STREAMS} pages that listen`
  const kept = [
    tellFigure({ area: 'Events', name: `memory of ${of}`, value: more, unit: 'MiB', atMost: LIMITS.megabytes }),
    tellFigure({ area: 'Events', name: `connections of ${of}`, value: connections, atMost: LIMITS.connections }),
    tellFigure({
      area: 'Events',
      name: 'until all of them know',
      value: slowest,
      unit: 'ms',
      atMost: LIMITS.milliseconds,
    }),
  ]
  return kept.every(Boolean)
}
