// npm run bench:fair [-- --seconds 5 --each 2]: one user, a process of its own, loops the heaviest calls (5 s each) and then every call of the
// contract (2 s each), 8 at a time, on the built app as it ships; prints how long another user waits meanwhile, how many times as long as beside nobody, and what the process holds; fails above
// 200 ms (99 of 100 calls) or 512 MiB.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { routes } from '../packages/api-contract/dist/all-routes.js'
import { startApp } from './lib/app.mjs'
import { addAthletes } from './lib/data/athletes.mjs'
import { tellFigure } from './lib/figures.mjs'

const NOBODY = 'nobody'
const MOST_MS = 200
const MOST_MEGABYTES = 512
const ASK_EVERY_MS = 10
/** 99 of 100 is not told by fewer. */
const LEAST_SAMPLES = 100
/** They take turns: one who asks so often would spend a budget that is for people. */
const OTHERS = 4
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    /** For each call of the contract; none of them with 0. */
    each: { type: 'string', default: '2' },
  },
})

const app = await startApp()
const attacker = fork(fileURLToPath(new URL('./lib/attacker.mjs', import.meta.url)), [app.address])
try {
  const others = await addAthletes(app.address, OTHERS)
  const [attacks] = await once(attacker, 'message')
  console.log(`load of the machine before: ${(loadavg()[0] ?? 0).toFixed(1)}`)
  console.log(
    `${'what one user loops'.padEnd(34)}  answers                    another user's p50     p99     max ms   times    MiB`,
  )
  let isFair = true
  let alone
  let slowest = 0
  for (const { name, isOneOfAll } of [{ name: NOBODY, isOneOfAll: false }, ...attacks]) {
    const seconds = Number(isOneOfAll ? values.each : values.seconds)
    if (seconds === 0) continue
    const measured = await measure(others, name, seconds)
    alone ??= measured
    isFair = print(name, measured, alone) && isFair
    if (isOneOfAll) slowest = Math.max(slowest, measured.at(0.99))
    else tellTime(name, measured.at(0.99))
  }
  if (slowest > 0) tellTime('the worst of every call of the contract', slowest)
  process.exitCode = isFair ? 0 : 1
} finally {
  attacker.kill()
  await app.stop()
}

/** The other users' calls while one loops. */
async function measure(others, name, seconds) {
  const until = Date.now() + seconds * 1_000
  const answered = name === NOBODY ? [{}] : once(attacker, 'message')
  if (name !== NOBODY) attacker.send({ name, until })
  const asked = []
  let megabytes = 0
  while (Date.now() < until) {
    const other = others[asked.length % OTHERS]
    asked.push(await other.call({ route: routes.workouts.listForWeek, params: { id: other.planId, week: 1 } }))
    megabytes = Math.max(megabytes, app.megabytes())
    await sleep(ASK_EVERY_MS)
  }
  const [statuses] = await answered
  return { asked, megabytes, statuses, at: shareOf(asked) }
}

function shareOf(asked) {
  const times = asked.map(({ ms }) => ms).sort((one, other) => one - other)
  return (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
}

function tellTime(name, value) {
  tellFigure({ area: 'Fair', name: `${name}: p99 of another user`, value, unit: 'ms', atMost: MOST_MS })
}

/** Prints one line; true when the other user was served in time, and nobody else refused. */
function print(name, { asked, megabytes, statuses, at }, alone) {
  const refused = asked.filter(({ status }) => status !== 200).length
  const isFair = at(0.99) < MOST_MS && refused === 0 && !(megabytes >= MOST_MEGABYTES)
  const figures = [0.5, 0.99, 1].map((share) => at(share).toFixed(0).padStart(7)).join(' ')
  const times = (at(0.99) / alone.at(0.99)).toFixed(1).padStart(7)
  const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
  const few = asked.length < LEAST_SAMPLES ? `  only ${asked.length} calls` : ''
  const end = `${megabytes.toFixed(0).padStart(6)}${isFair ? '' : '  TOO MUCH'}${refused ? `, ${refused} refused` : ''}${few}`
  console.log(`${name.slice(0, 62).padEnd(34)}  ${answers.join(', ').padEnd(36)}${figures} ${times} ${end}`)
  return isFair
}
