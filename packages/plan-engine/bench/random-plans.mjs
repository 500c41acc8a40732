// What a coach would ask of many plans at once: node bench/random-plans.mjs [plans = 1500] [first seed = 1]
// Realistic inputs only: hours near the suggested ones, the level that the paces tell; one athlete in three tells what they did lately.
// Exits with 1 when a fatal rule fails.
import process from 'node:process'
import { auditPlan, generatePlan } from '../dist/index.js'
import { random, randomInput } from './random-inputs.mjs'

const PLANS_PER_SEED = 10_000
const LENGTH = 50
const DRILL_LENGTH = 25
const LONG_RUNS = /^R-(LONG|WWL)/

const plans = Number(process.argv[2] ?? 1500)
const firstSeed = Number(process.argv[3] ?? 1)
const scores = []
const results = new Map()
const longSwims = { pass: 0, warn: 0, fail: 0, silent: 0 }
const counts = { told: 0, fatal: 0, looseLongRuns: 0, swimSteps: 0, oddSwimSteps: 0 }
const started = performance.now()

// Drawn apart, so that the seasons of a seed stay what they are.
const lately = random(-firstSeed)
for (let index = 0, next = random(firstSeed); index < plans; index++) {
  if (index % PLANS_PER_SEED === 0) next = random(firstSeed + index / PLANS_PER_SEED)
  const season = randomInput(next, true)
  const input = index % 3 === 2 ? { ...season, fitness: randomFitness(lately) } : season
  const plan = generatePlan(input)
  countAudit(auditPlan(plan, input))
  for (const { workoutType, exercises } of plan.workouts) if (workoutType !== 'race') countSessions(exercises)
}
report()

/** Up to sixteen hours a week, with long sessions that fit them. */
function randomFitness(next) {
  const minutesPerWeek = Math.round(next() * 960)
  const share = (most) => Math.round(next() * most * minutesPerWeek)
  counts.told++
  return { minutesPerWeek, longest: { swim: share(0.2), bike: share(0.5), run: share(0.3) } }
}

function countAudit({ score, rules }) {
  scores.push(score)
  if (rules.some(({ severity, result }) => severity === 'fatal' && result === 'fail')) counts.fatal++
  for (const { id, result, limit, severity } of rules) {
    const tally = results.get(id) ?? { pass: 0, warn: 0, fail: 0, silent: 0 }
    results.set(id, tally)
    const outcome = Object.keys(limit).length > 0 ? result : 'silent'
    tally[outcome]++
    if (id === 'R26' && severity !== 'info') longSwims[outcome]++
  }
}

function countSessions(exercises) {
  exercises.forEach(({ type, linked, code, steps }, index) => {
    const isLongRun = type === 'run' && LONG_RUNS.test(code)
    if (isLongRun && !linked && exercises[index - 1]?.type === 'bike') counts.looseLongRuns++
    if (type === 'swim') for (const step of steps.flatMap((each) => each.steps ?? each)) countSwimStep(step)
  })
}

function countSwimStep({ kind, metres = 0, cue = '' }) {
  if (kind === 'rest') return
  counts.swimSteps++
  const length = /drill/.test(cue) ? DRILL_LENGTH : LENGTH
  if (metres < length || metres % length > 0) counts.oddSwimSteps++
}

function report() {
  const sorted = scores.toSorted((one, other) => one - other)
  const at = (part) => sorted[Math.floor(part * (sorted.length - 1))]
  console.log(
    `${plans} realistic plans, seeds from ${firstSeed}, ${Math.round((performance.now() - started) / 1000)} s`,
  )
  console.log(`plans with a fatal failure: ${counts.fatal}; of athletes who told what they did lately: ${counts.told}`)
  console.log(`score: median ${at(0.5)}, 5th percentile ${at(0.05)}, least ${at(0)}`)
  console.log(`long runs directly behind an unlinked ride: ${counts.looseLongRuns}`)
  console.log(`swim steps that are no whole lengths: ${counts.oddSwimSteps} of ${counts.swimSteps}`)
  console.log(`R26 passes where the hours allow it: ${passing(longSwims)}`)
  console.log('rule   fail %   warn %   does not apply %')
  for (const [id, { warn, fail, silent }] of results)
    if (warn + fail > 0)
      console.log(id.padEnd(5), ...[fail, warn, silent].map((value) => share(value, plans).padStart(8)))
  process.exitCode = counts.fatal > 0 ? 1 : 0
}

function share(part, all) {
  return ((100 * part) / all).toFixed(2)
}

function passing({ pass, warn, fail }) {
  const judged = pass + warn + fail
  return `${share(pass, judged)} % of ${judged}`
}
