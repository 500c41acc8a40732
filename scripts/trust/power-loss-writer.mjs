// The athletes of power-loss-test.sh: `write DATA LEDGER` saves plans until killed, `end DATA LEDGER` ends what ran on the
// data, `check DATA LEDGER` looks for every plan that was acknowledged.
import { appendFileSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { startAppOn } from '../../bench/lib/app.mjs'
import { addAthletes, planFor } from '../../bench/lib/data/athletes.mjs'
import { routes } from '../../packages/api-contract/dist/all-routes.js'

const { plans, workouts } = routes
const ATHLETES = 16
const MOST_PLANS = 45

const [deed = '', dataDir = '', ledger = ''] = process.argv.slice(2)
await new Map([
  ['write', write],
  ['end', end],
  ['check', check],
]).get(deed)?.()

async function write() {
  const { address, pid } = await startAppOn(dataDir)
  const athletes = await addAthletes(address, ATHLETES)
  const note = (what) => appendFileSync(ledger, `${JSON.stringify(what)}\n`)
  note({ pid })
  await Promise.all(
    athletes.map(async (athlete) => {
      note({ cookie: athlete.cookie, plan: athlete.planId })
      for (let count = 1; count < MOST_PLANS; count++) {
        const { status, text } = await athlete.call({ route: plans.create, body: planFor(12), keep: true })
        if (status !== 201) return
        note({ cookie: athlete.cookie, plan: JSON.parse(text).id })
      }
    }),
  )
  // Until the power goes.
  setInterval(() => {}, 1_000)
}

async function end() {
  const { pid } = readLedger()[0]
  const onData = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => folderOf(name).startsWith(join(dataDir, '/')))
  for (const each of [pid, ...onData.map(Number)]) kill(each)
}

async function check() {
  const app = await startAppOn(dataDir)
  try {
    const acknowledged = readLedger().slice(1)
    const found = new Map()
    const sizes = new Map()
    for (const cookie of new Set(acknowledged.map((each) => each.cookie))) {
      for (const plan of await ask(app, plans.list, cookie)) {
        const size = (await ask(app, workouts.listForPlan, cookie, { id: plan.id })).length
        found.set(plan.id, size)
        sizes.set(plan.totalWeeks, Math.max(size, sizes.get(plan.totalWeeks) ?? 0))
        if (size !== sizes.get(plan.totalWeeks)) throw new Error(`Plan ${plan.id} has ${size} workouts`)
      }
    }
    const lost = acknowledged.filter(({ plan }) => !found.has(plan))
    console.log(`${acknowledged.length} plans acknowledged, ${found.size} stored, ${lost.length} lost`)
    process.exitCode = lost.length === 0 ? 0 : 1
  } finally {
    await app.stop()
  }
}

async function ask({ address }, route, cookie, params = {}) {
  const path = route.path.replace(':id', params.id)
  const reply = await fetch(`${address}${path}`, { headers: { cookie } })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  return reply.json()
}

function readLedger() {
  const lines = readFileSync(ledger, 'utf8').split('\n')
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line))
}

function folderOf(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return ''
  }
}

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
