// npm run bench [-- --only api,scale]: every benchmark in turn, and then one table of all that they measured beside its goal. Takes about
// half an hour on a quiet machine; fails where a goal is missed or a benchmark did not end.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { goalOf, keepsGoal } from './lib/figures.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BENCHMARKS = {
  engine: ['node', 'packages/plan-engine/bench/generate.mjs'],
  api: ['npm', 'run', '-s', 'bench:api'],
  scale: ['npm', 'run', '-s', 'bench:scale'],
  fair: ['npm', 'run', '-s', 'bench:fair'],
  events: ['npm', 'run', '-s', 'bench:events'],
  start: ['npm', 'run', '-s', 'bench:start'],
  web: ['npm', 'run', '-s', 'bench:web'],
  import: ['npm', 'run', '-s', 'bench:import'],
  archive: ['npm', 'run', '-s', 'bench:archive'],
}
const { values } = parseArgs({ options: { only: { type: 'string', default: Object.keys(BENCHMARKS).join() } } })

const folder = mkdtempSync(join(tmpdir(), 'triplan-bench-'))
const figures = join(folder, 'figures')
writeFileSync(figures, '')
try {
  const broken = []
  for (const name of values.only.split(',')) {
    const before = told().length
    await run(name)
    if (told().length === before) broken.push(name)
  }
  const kept = told().map(print)
  for (const name of broken) console.log(`${name}: no figure was told. See above.`)
  process.exitCode = kept.every(Boolean) && broken.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function run(name) {
  const [command, ...parts] = BENCHMARKS[name] ?? []
  if (!command) throw new Error(`There are the benchmarks ${Object.keys(BENCHMARKS).join(', ')}.`)
  console.log(`\n== ${name}`)
  const env = { ...process.env, BENCH_FIGURES: figures }
  const child = spawn(command === 'node' ? process.execPath : command, parts, { cwd: ROOT, env, stdio: 'inherit' })
  // A missed goal ends a benchmark with 1: its figure tells.
  await once(child, 'exit')
}

function told() {
  const lines = readFileSync(figures, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line))
}

function print(figure, index) {
  const { area, name, value, unit = '' } = figure
  const isKept = keepsGoal(figure)
  if (index === 0) console.log(`\n${'area'.padEnd(8)}${'what'.padEnd(70)}${'measured'.padStart(14)}  goal`)
  const measured = `${value.toFixed(value < 10 ? 2 : 0)} ${unit}`.trim().padStart(14)
  console.log(
    `${area.padEnd(8)}${name.slice(0, 68).padEnd(70)}${measured}  ${goalOf(figure)}${isKept ? '' : '  MISSED'}`,
  )
  return isKept
}
