// npm run bench:api [-- --rounds 15 --milliseconds 400 --saves 40]: the built app beside a bare server, which looks up the same rows
// with Fastify, pg and named prepared statements and checks nothing, on the same PostgreSQL; they take turns, so that what else the
// machine does weighs on both. Prints calls per second as a share of the bare server's (the median of the rounds), and the time of a
// save as a multiple; fails where a goal is missed.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { pagePath, routes } from '../packages/api-contract/dist/all-routes.js'
import { startAppOn } from './lib/app.mjs'
import { addAthletes } from './lib/data/athletes.mjs'
import { goalOf, tellFigure } from './lib/figures.mjs'
import { flood } from './lib/flood.mjs'
import { compareSaves, planToSave, savedBefore } from './lib/saves.mjs'
import { pg, startServer } from './lib/server.mjs'
import { median } from './lib/statistics.mjs'

const ATHLETES = 8
/** Columns. */
const NAME = 52
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    milliseconds: { type: 'string', default: '400' },
    saves: { type: 'string', default: '40' },
    /** Only these comparisons, by a part of their names. */
    only: { type: 'string', default: '' },
  },
})

const planOf = (id) => pagePath(routes.workouts.listForPlan, { id })
const weekOf = (id) => pagePath(routes.workouts.listForWeek, { id, week: 3 })

/**
 * What is asked of each, by the athlete who asks.
 *
 * @type {{ name: string, ofApp: (id: number) => string, ofBare: (id: number) => string, atLeast?: number }[]}
 */
const COMPARISONS = [
  { name: 'user', ofApp: () => routes.users.current.path, ofBare: () => '/user', atLeast: 0.8 },
  { name: 'week', ofApp: weekOf, ofBare: (id) => `/plans/${id}/weeks/3`, atLeast: 0.8 },
  { name: 'plan, beside JSON made in PostgreSQL', ofApp: planOf, ofBare: (id) => `/plans/${id}/text`, atLeast: 0.8 },
  { name: 'plan, beside select and stringify', ofApp: planOf, ofBare: (id) => `/plans/${id}` },
]

const server = await startServer()
const db = new pg.Pool({ ...server.connection, max: 1 })
const app = await startAppOn(server.folder, {
  DATABASE_URL: server.url,
  ...{ CALL_LIMIT: '100000000', HEAVY_CALL_LIMIT: '100000000', MAX_LOOP_DELAY: '0' },
})
// Each on a connection of their own: heavy calls of one stand in line.
let athletes = []
let bare
try {
  athletes = await addAthletes(app.address, ATHLETES)
  bare = await startBare(await savedBefore(app.address, athletes[0], db))
  console.log(`load of the machine before: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`)
  console.log(`${'calls a second'.padEnd(NAME)}    bare     app   ratio   (quartiles)  goal`)
  const results = []
  for (const comparison of COMPARISONS) {
    if (comparison.name.includes(values.only)) results.push(print(await compare(comparison)))
  }
  if ('save'.includes(values.only)) {
    const saves = await compareSaves({ app, bare, athlete: athletes[0], db, count: Number(values.saves) })
    results.push(printSaves(saves))
  }
  process.exitCode = results.every(Boolean) ? 0 : 1
} finally {
  bare?.kill()
  await app.stop()
  await db.end()
  await server.stop()
}

async function startBare(saved) {
  const child = fork(fileURLToPath(new URL('./lib/bare-server.mjs', import.meta.url)), [server.url])
  child.send(saved)
  const [address] = await once(child, 'message')
  return Object.assign(child, { address })
}

async function compare({ name, ofApp, ofBare, ...goal }) {
  const questions = (pathOf) => athletes.map(({ planId, cookie }) => ({ path: pathOf(planId), cookie }))
  const askBare = () => flood(bare.address, questions(ofBare), Number(values.milliseconds))
  const askApp = () => flood(app.address, questions(ofApp), Number(values.milliseconds))
  const rounds = []
  for (const ask of [askBare, askApp, askBare, askApp]) await ask()
  for (let round = 0; round < Number(values.rounds); round += 1) {
    // Who begins takes turns too: the machine may get slower or faster meanwhile.
    const first = round % 2 === 0 ? askBare : askApp
    const [one, other] = [await first(), await (first === askBare ? askApp : askBare)()]
    rounds.push(first === askBare ? { bare: one, app: other } : { bare: other, app: one })
  }
  return { name, rounds, ...goal }
}

function print({ name, rounds, ...goal }) {
  const ratios = rounds.map((round) => round.app / round.bare)
  return printRatio({ name, ratios, value: median(ratios), ...goal }, rounds, 0)
}

function printSaves(pairs) {
  console.log(`\n${'milliseconds'.padEnd(NAME)}    bare     app`)
  const value = median(pairs.map((pair) => pair.app)) / median(pairs.map((pair) => pair.bare))
  const ratios = pairs.map((pair) => pair.app / pair.bare)
  const name = `save ${planToSave().totalWeeks} weeks of an ironman, beside two INSERTs`
  return printRatio({ name, ratios, value, atMost: 1.4 }, pairs, 1)
}

/** One line; whether the goal is kept. */
function printRatio({ name, ratios, value, ...goal }, rounds, digits) {
  const told = ['bare', 'app'].map((who) =>
    median(rounds.map((round) => round[who]))
      .toFixed(digits)
      .padStart(8),
  )
  const sorted = ratios.toSorted((one, other) => one - other)
  const [low, high] = [0.25, 0.75].map((share) => sorted[Math.floor(sorted.length * share)]?.toFixed(2))
  const isKept = tellFigure({ area: 'API', name, value, ...goal })
  const ratio = `${value.toFixed(2).padStart(8)}   (${low} - ${high})`
  console.log(`${name.padEnd(NAME)}${told.join('')}${ratio}  ${goalOf(goal)}${isKept ? '' : '  MISSED'}`)
  return isKept
}
