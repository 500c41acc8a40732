// npm run bench:scale [-- --workouts 1000000 --rounds 15 --calls 400]: two built apps on one PostgreSQL, one whose database holds ten
// thousand workouts, and one whose database holds a hundred times as many (ten million take some 15 GB and a quarter of an hour). They
// take turns. Prints the time that 99 of 100 calls take as a multiple of the smaller one's (the median of the rounds), and how often a
// table of the larger one was read from end to end meanwhile; then its size, and the time of a vacuum and of a backup. Fails where a goal is
// missed.
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { routes } from '../packages/api-contract/dist/all-routes.js'
import { startAppOn } from './lib/app.mjs'
import { addAthletes } from './lib/data/athletes.mjs'
import { fillDatabase } from './lib/data/fill.mjs'
import { goalOf, tellFigure } from './lib/figures.mjs'
import { pg, startServer } from './lib/server.mjs'
import { median } from './lib/statistics.mjs'
import { tellUpkeep } from './lib/upkeep.mjs'

const FEW_WORKOUTS = 10_000
/** Athletes whose calls are timed: half of them there before all others, half after them. */
const ATHLETES = 24
const AT_ONCE = 4
const MOST = 1.3
/** Milliseconds until PostgreSQL has told what its connections counted. */
const STATISTICS = 2_000
/** Whole reads of a table: what is old is cleared away once an hour, while thousands of calls are made. */
const MOST_WHOLE_READS = 5
/** Tables that grow with the athletes. */
const GROWING = ['users', 'training_plans', 'workouts', 'sessions']
/** Columns. */
const NAME = 34
const { values } = parseArgs({
  options: {
    workouts: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '15' },
    /** Of each kind in each round. */
    calls: { type: 'string', default: '400' },
  },
})

const { users, workouts } = routes
const CALLS = [
  { name: 'user', what: () => ({ route: users.current }) },
  { name: 'week', what: ({ planId: id }) => ({ route: workouts.listForWeek, params: { id, week: 3 } }) },
  { name: 'plan', what: ({ planId: id }) => ({ route: workouts.listForPlan, params: { id } }) },
]

const server = await startServer()
const sides = []
try {
  for (const [name, count] of [
    ['few', FEW_WORKOUTS],
    ['many', Number(values.workouts)],
  ])
    sides.push(await openSide(name, count))
  const [few, many] = sides
  console.log(`load of the machine before: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`)
  console.log(`workouts: ${few.count} and ${many.count}; milliseconds of 99 of 100 calls`)
  console.log(`${'call'.padEnd(NAME)}     few    many   ratio  goal`)
  const before = await wholeReads(many)
  const kept = []
  for (const call of CALLS) kept.push(await compare(call, few, many))
  const reads = await wholeReads(many)
  for (const table of GROWING) kept.push(tellReads(table, reads[table] - before[table]))
  const print = (name, told) => console.log(`${name.padEnd(NAME)}${told.padStart(16)}`)
  await tellUpkeep({ db: many.db, url: server.urlOf('bench_many'), folder: server.folder, print })
  process.exitCode = kept.every(Boolean) ? 0 : 1
} finally {
  for (const { app, db } of sides) {
    await app.stop()
    await db.end()
  }
  await server.stop()
}

/** An app on a database of its own with so many workouts. */
async function openSide(name, count) {
  const admin = new pg.Client(server.admin)
  await admin.connect()
  await admin.query(`create database bench_${name} owner ${admin.escapeIdentifier(server.connection.user)}`)
  await admin.end()
  const app = await startAppOn(join(server.folder, name), {
    DATABASE_URL: server.urlOf(`bench_${name}`),
    ...{ CALL_LIMIT: '100000000', HEAVY_CALL_LIMIT: '100000000', MAX_LOOP_DELAY: '0' },
  })
  const db = new pg.Pool({ ...server.connection, database: `bench_${name}`, max: 1 })
  const first = await addAthletes(app.address, ATHLETES / 2)
  const [template] = first
  if (!template) throw new Error('No athlete could be added.')
  await fillDatabase(db, template.planId, count)
  const athletes = [...first, ...(await addAthletes(app.address, ATHLETES / 2))]
  await db.query('vacuum analyze')
  const { rows } = await db.query('select count(*)::integer as count from workouts')
  return { app, db, athletes, count: rows[0].count }
}

async function compare({ name, what }, few, many) {
  const rounds = []
  for (let round = -2; round < Number(values.rounds); round += 1) {
    // Who begins takes turns; the first rounds fill caches and compile.
    const order = round % 2 === 0 ? [few, many] : [many, few]
    const times = new Map()
    for (const side of order) times.set(side, await slowest(side, what))
    if (round >= 0) rounds.push({ few: times.get(few), many: times.get(many) })
  }
  const value = median(rounds.map((round) => round.many / round.few))
  const goal = { atMost: MOST }
  const isKept = tellFigure({ area: 'Scale', name: `${name}, p99 beside ${FEW_WORKOUTS} workouts`, value, ...goal })
  const told = ['few', 'many'].map((side) =>
    median(rounds.map((round) => round[side]))
      .toFixed(1)
      .padStart(8),
  )
  console.log(
    `${name.padEnd(NAME)}${told.join('')}${value.toFixed(2).padStart(8)}  ${goalOf(goal)}${isKept ? '' : '  MISSED'}`,
  )
  return isKept
}

/** Milliseconds that 99 of 100 calls take at most. */
async function slowest({ athletes }, what) {
  const times = []
  const left = Array.from({ length: Number(values.calls) }, (_, index) => athletes[index % athletes.length])
  const ask = async () => {
    for (let athlete = left.pop(); athlete; athlete = left.pop()) {
      const { status, ms } = await athlete.call({ name: 'read', ...what(athlete) })
      if (status !== 200) throw new Error(`A call answered ${status}.`)
      times.push(ms)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)]
}

/** How often each growing table was read from end to end. */
async function wholeReads({ db }) {
  await sleep(STATISTICS)
  const { rows } = await db.query('select relname, seq_scan::integer as reads from pg_stat_user_tables')
  return Object.fromEntries(GROWING.map((table) => [table, rows.find(({ relname }) => relname === table)?.reads ?? 0]))
}

function tellReads(table, value) {
  const isKept = tellFigure({
    area: 'Scale',
    name: `${table}, read from end to end`,
    value,
    unit: 'times',
    atMost: MOST_WHOLE_READS,
  })
  console.log(
    `${`${table}, read from end to end`.padEnd(NAME)}${String(value).padStart(16)}${isKept ? '' : '  MISSED'}`,
  )
  return isKept
}
