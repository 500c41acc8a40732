// npm run bench:fair [-- --seconds 5]: one user loops each call, 8 at a time, on the built app as it ships; prints how long another
// user waits meanwhile and what the process holds, and fails above 200 ms (99 of 100 calls) or 512 MiB.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { routes } from '../packages/api-contract/dist/all-routes.js'
import { startApp } from './lib/app.mjs'
import { addAthletes } from './lib/athletes.mjs'
import { attacksOf } from './lib/attacks.mjs'

const AT_ONCE = 8
const MOST_MS = 200
const MOST_MEGABYTES = 512
const ASK_EVERY_MS = 25
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' } } })

const app = await startApp()
try {
  const [victim] = await addAthletes(app.address, 1)
  console.log(
    `${'what one user loops'.padEnd(34)}  answers                    another user's p50     p99     max ms    MiB`,
  )
  let isFair = true
  for (const attack of await attacksOf(app.address)) isFair = (await measure(victim, attack)) && isFair
  process.exitCode = isFair ? 0 : 1
} finally {
  await app.stop()
}

/** Prints one line; true when the other user was served in time, and nobody else refused. */
async function measure(victim, { name, call }) {
  const until = Date.now() + Number(values.seconds) * 1_000
  const statuses = {}
  const asked = []
  let megabytes = 0
  const loop = async () => {
    while (Date.now() < until) {
      const { status } = await call()
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  const ask = async () => {
    while (Date.now() < until) {
      asked.push(await victim.call({ route: routes.workouts.listForWeek, params: { id: victim.planId, week: 1 } }))
      megabytes = Math.max(megabytes, app.megabytes())
      await sleep(ASK_EVERY_MS)
    }
  }
  await Promise.all([...Array.from({ length: AT_ONCE }, loop), ask()])
  const times = asked.map(({ ms }) => ms).sort((one, other) => one - other)
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))]
  const refused = asked.filter(({ status }) => status !== 200).length
  const isFair = at(0.99) < MOST_MS && refused === 0 && !(megabytes >= MOST_MEGABYTES)
  const figures = [0.5, 0.99, 1].map((share) => at(share).toFixed(0).padStart(7)).join(' ')
  const answers = Object.entries(statuses).map(([status, count]) => `${count} x ${status}`)
  const end = `${megabytes.toFixed(0).padStart(6)}${isFair ? '' : '  TOO MUCH'}${refused ? `, ${refused} refused` : ''}`
  console.log(`${name.padEnd(34)}  ${answers.join(', ').padEnd(36)}${figures} ${end}`)
  return isFair
}
