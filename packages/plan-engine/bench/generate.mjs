// How long a plan takes to generate against how long JSON.stringify takes to write that same plan down, and how long its audit
// takes against generating it, side by side.
// Usage: pnpm build && node bench/generate.mjs
import { appendFileSync } from 'node:fs'
import { addDays, auditPlan, defaultSchedule, generatePlan, RACE_PRESETS } from '../dist/index.js'

const ROUNDS = 15
const RUNS = 40
/** JSON.stringify's time, and the generation's. */
const MOST = { generate: 2, audit: 1.5 }

/** @returns {import('../dist/index.js').PlanInput} */
const input = (totalWeeks) => ({
  raceType: 'ironman',
  distances: RACE_PRESETS.ironman,
  today: addDays('2027-06-06', -7 * totalWeeks),
  raceDate: '2027-06-06',
  totalWeeks,
  currentPaces: { swim: 115, bike: 18.5, run: 500 },
  goalPaces: { swim: 110, bike: 19.2, run: 478 },
  experienceLevel: 'intermediate',
  weeklySchedule: defaultSchedule('ironman'),
})

/** Milliseconds one call takes, on average over some. */
function time(act) {
  const start = performance.now()
  for (let run = 0; run < RUNS; run++) act()
  return (performance.now() - start) / RUNS
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]

function measure(totalWeeks) {
  const season = input(totalWeeks)
  const plan = generatePlan(season)
  const rounds = Array.from({ length: ROUNDS }, () => {
    const generate = time(() => generatePlan(season))
    const stringify = time(() => JSON.stringify(plan))
    const audit = time(() => auditPlan(plan, season))
    return { generate, stringify, ratio: generate / stringify, auditRatio: audit / generate }
  })
  const settled = rounds.slice(3)
  return {
    weeks: totalWeeks,
    kB: Math.round(JSON.stringify(plan).length / 1000),
    generate: median(settled.map(({ generate }) => generate)),
    stringify: median(settled.map(({ stringify }) => stringify)),
    ratio: median(settled.map(({ ratio }) => ratio)),
    auditRatio: median(settled.map(({ auditRatio }) => auditRatio)),
  }
}

const rows = [24, 52, 104].map(measure)
for (const { weeks, kB, generate, stringify, ratio, auditRatio } of rows) {
  const perWeek = ((1000 * generate) / weeks).toFixed(1)
  console.log(
    `ironman, ${weeks} weeks, ${kB} kB: generate ${generate.toFixed(2)} ms (${perWeek} µs a week), ` +
      `JSON.stringify ${stringify.toFixed(2)} ms, ratio ${ratio.toFixed(2)} (at most ${MOST.generate}); ` +
      `its audit ${auditRatio.toFixed(2)} of generating it (at most ${MOST.audit})`,
  )
}
const [usual] = rows
// What `npm run bench` of the repository asks for.
if (usual && process.env.BENCH_FIGURES)
  for (const [name, value, atMost] of [
    ['generatePlan, 24 weeks, beside JSON.stringify of it', usual.ratio, MOST.generate],
    ['auditPlan, 24 weeks, beside generatePlan', usual.auditRatio, MOST.audit],
  ])
    appendFileSync(process.env.BENCH_FIGURES, `${JSON.stringify({ area: 'Engine', name, value, atMost })}\n`)
process.exitCode = usual && usual.ratio <= MOST.generate && usual.auditRatio <= MOST.audit ? 0 : 1
