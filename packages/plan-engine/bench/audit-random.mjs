// Audits random plans and prints how each rule fares: node bench/audit-random.mjs [plans = 100000] [first seed = 1]
// Half of the inputs are realistic, half use any hours. Exits with 1 when a promise is broken, and prints the inputs.
import process from 'node:process'
import { auditPlan, generatePlan } from '../dist/index.js'
import { random, randomInput } from './random-inputs.mjs'

const PLANS_PER_SEED = 10_000
const ALWAYS_PASS = ['R01', 'R02', 'R03', 'R04', 'R13']
const NEVER_FAIL = ['R05', 'R06', 'R11']
const HALVES = ['realistic', 'any hours']

const plans = Number(process.argv[2] ?? 100_000)
const firstSeed = Number(process.argv[3] ?? 1)
const tallies = new Map()
const scores = { realistic: [], 'any hours': [] }
const broken = []
const started = performance.now()

for (let index = 0, next = random(firstSeed); index < plans; index++) {
  if (index % PLANS_PER_SEED === 0) next = random(firstSeed + index / PLANS_PER_SEED)
  const half = HALVES[index % 2]
  auditOne(randomInput(next, half === 'realistic'), half)
}
report()

function auditOne(input, half) {
  const { score, rules } = auditPlan(generatePlan(input), input)
  scores[half].push(score)
  for (const { id, result, finding, inputs } of rules) {
    const tally = tallies.get(id) ?? { realistic: { warn: 0, fail: 0 }, 'any hours': { warn: 0, fail: 0 } }
    tallies.set(id, tally)
    if (result !== 'pass') tally[half][result]++
    const isBroken = ALWAYS_PASS.includes(id) ? result !== 'pass' : NEVER_FAIL.includes(id) && result === 'fail'
    if (isBroken) broken.push({ id, message: `${finding} ${JSON.stringify(inputs)}`, input })
  }
}

function report() {
  console.log(`${plans} plans, seeds from ${firstSeed}, ${Math.round((performance.now() - started) / 1000)} s`)
  for (const half of HALVES) console.log(`${half}: ${distribution(scores[half])}`)
  console.log('rule  realistic: warn % fail %   any hours: warn % fail %')
  for (const [id, tally] of tallies)
    console.log(id.padEnd(6), ...HALVES.flatMap((half) => [share(tally[half].warn), share(tally[half].fail), '  ']))
  console.log(`${broken.length} promises broken`)
  for (const { id, message, input } of broken.slice(0, 10)) console.log(id, message, JSON.stringify(input))
  process.exitCode = broken.length > 0 ? 1 : 0
}

function distribution(values) {
  const sorted = values.toSorted((one, other) => one - other)
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  const at = (part) => sorted[Math.floor(part * (sorted.length - 1))]
  return `mean ${mean.toFixed(2)}, median ${at(0.5)}, 5th percentile ${at(0.05)}, 1st ${at(0.01)}, least ${at(0)}`
}

function share(count) {
  return ((count / plans) * 200).toFixed(2).padStart(10)
}
