// npm run bench:start [-- --rounds 5 --first no]: how long `npm start` takes until the app answers. The second time, on data that are there:
// the median of the rounds. The first time, in a new clone without packages or anything built (what npm has fetched before it need not
// fetch again). Fails where a goal is missed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { routes } from '../packages/api-contract/dist/all-routes.js'
import { goalOf, tellFigure } from './lib/figures.mjs'
import { median } from './lib/statistics.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/** Columns. */
const NAME = 52
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, first: { type: 'string', default: 'yes' } },
})

const folder = mkdtempSync(join(tmpdir(), 'triplan-start-'))
// Run by root, the database belongs to another account, which must be able to enter.
chmodSync(folder, 0o755)
try {
  console.log(`load of the machine before: ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`)
  const kept = []
  if (values.first === 'yes') kept.push(await measureFirst())
  kept.push(await measureSecond())
  process.exitCode = kept.every(Boolean) ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureFirst() {
  const clone = join(folder, 'clone')
  const git = spawn('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, clone], { stdio: 'inherit' })
  await once(git, 'exit')
  const { seconds, said } = await start(clone, join(folder, 'first'))
  const steps = said.split('\n').filter((line) => / \.\.\. /.test(line))
  console.log(steps.map((line) => `  ${line}`).join('\n'))
  return tell('npm start, the first time', seconds, 45)
}

async function measureSecond() {
  const data = join(folder, 'second')
  // Makes the data, and builds what is not built.
  await start(ROOT, data)
  const times = []
  for (let round = 0; round < Number(values.rounds); round += 1) times.push((await start(ROOT, data)).seconds)
  return tell('npm start, the second time', median(times), 1)
}

/** Seconds until the app answers, and what was said meanwhile; then it is stopped. */
async function start(cwd, dataDir) {
  const began = performance.now()
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(await freePort()), DATA_DIR: dataDir }
  const child = spawn('npm', ['start'], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  const exited = once(child, 'exit')
  let said = ''
  const address = await new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        said += text
        const [, found] = /ready at (\S+)/.exec(said) ?? []
        if (found) resolve(found)
      })
    }
    exited.then(() => reject(new Error(said)))
  })
  const { status } = await fetch(`${address}${routes.health.ready.path}`)
  if (status !== 200) throw new Error(`The app answered ${status}.`)
  const seconds = (performance.now() - began) / 1_000
  // As Ctrl+C does in a terminal.
  process.kill(-Number(child.pid), 'SIGINT')
  await exited
  return { seconds, said }
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.')
  server.close()
  await once(server, 'close')
  return address.port
}

function tell(name, value, atMost) {
  const goal = { atMost, unit: 's' }
  const isKept = tellFigure({ area: 'Start', name, value, ...goal })
  console.log(`${name.padEnd(NAME)}${value.toFixed(2).padStart(8)}  ${goalOf(goal)}${isKept ? '' : '  MISSED'}`)
  return isKept
}
