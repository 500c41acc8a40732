// The server that sqlmap-test.sh attacks: `sqlmap-requests.mjs FOLDER` starts the built app on an empty database in FOLDER,
// writes a request for each call of the contract into FOLDER/requests, as sqlmap reads them, and serves until it is ended.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startAppOn } from '../../bench/lib/app.mjs'
import { addAthletes } from '../../bench/lib/data/athletes.mjs'
import { allRoutes, routes } from '../../packages/api-contract/dist/all-routes.js'
import { sampleFor } from './sqlmap-samples.mjs'

const SETTINGS = {
  // Each request says that it comes from another network, so that no limit on attempts ends the attack.
  TRUST_PROXY: '127.0.0.1',
  // However slow the machine is: a refused request attacks nothing.
  MAX_LOOP_DELAY: '0',
  CALL_LIMIT: '10000000',
  HEAVY_CALL_LIMIT: '10000000',
  GARMIN_WEBHOOK_SECRET_PATH: 'webhook-secret-for-sqlmap',
}
const TIDY_EVERY_MS = 500
const MOST_PLANS = 20

const [folder = ''] = process.argv.slice(2)
const app = await startAppOn(join(folder, 'data'), SETTINGS)
process.once('SIGTERM', async () => {
  await app.stop()
  process.exit(0)
})

const targets = allRoutes.filter(({ params, body, path }) => params || body || path === routes.garmin.callback.path)
// One for each call: a call that erases an account or a plan must not disturb the others.
const athletes = await addAthletes(app.address, targets.length + 1)
mkdirSync(join(folder, 'requests'))
for (const [at, route] of targets.entries()) await writeRequest(route, athletes[at])
await writeFeedRequest(athletes.at(-1))
console.log(`${targets.length + 1} requests are written`)

// What sqlmap sends is stored where it is good; a full shelf would turn all that follows away.
setInterval(() => Promise.all(athletes.map(tidy)), TIDY_EVERY_MS)

async function writeRequest(route, athlete) {
  const { params = {}, body, query = '' } = await sampleFor(route, athlete)
  // A star marks where in the path to attack; sqlmap finds the places of a query and of JSON by itself.
  const path = route.path.replace(/:(\w+)/g, (_, name) => `${encodeURIComponent(String(params[name]))}*`)
  write(`${route.method} ${route.path}`, `${route.method} ${path}${query}`, { athlete, body })
}

async function writeFeedRequest(athlete) {
  const { text } = await athlete.call({ route: routes.calendar.makeFeed, keep: true })
  write('GET /calendar', `GET ${JSON.parse(text).path.replace('.ics', '*.ics')}`, { athlete, body: undefined })
}

function write(call, line, { athlete: { cookie }, body }) {
  const name = call.replace(/\W+/g, '-')
  const type = body === undefined ? [] : ['Content-Type: application/json']
  const head = [`${line} HTTP/1.1`, `Host: ${new URL(app.address).host}`, `Cookie: ${cookie}`, ...type]
  const content = body === undefined ? '' : JSON.stringify(body)
  writeFileSync(join(folder, 'requests', `${name}.txt`), `${head.join('\r\n')}\r\n\r\n${content}`)
}

async function tidy(athlete) {
  const { status, text } = await athlete.call({ route: routes.plans.list, keep: true })
  if (status !== 200) return
  const plans = JSON.parse(text)
  const extra = plans.filter(({ id }) => id !== athlete.planId).slice(MOST_PLANS)
  for (const { id } of extra) await athlete.call({ route: routes.plans.remove, params: { id } })
}
