// A plan on the command line: node node.mjs olympic 2026-11-22 2027-02-28
import { argv } from 'node:process'
import {
  auditPlan,
  defaultSchedule,
  generatePlan,
  goalPaces,
  predictFinish,
  RACE_PRESETS,
  weeksUntil,
} from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'

const [raceType = 'olympic', today = '2026-11-22', raceDate = '2027-02-28'] = argv.slice(2)
const distances = RACE_PRESETS[raceType] ?? RACE_PRESETS.olympic
const currentPaces = { swim: 125, bike: 18.5, run: 505 } // s per 100 m, miles an hour, s per mile
const input = {
  raceType,
  distances,
  today,
  raceDate,
  totalWeeks: weeksUntil(today, raceDate),
  currentPaces,
  goalPaces: goalPaces(distances, currentPaces, predictFinish(distances, currentPaces) * 0.95),
  experienceLevel: 'intermediate',
  weeklySchedule: defaultSchedule(raceType),
}
const plan = generatePlan(input)
for (const { week, phase, minutes } of plan.weeks) console.log(`Week ${week}: ${phase}, ${minutes} min`)
for (const notice of plan.notices) console.log(en.message(notice, { units: 'miles', poolUnits: 'metres' }))
console.log(`Audit: ${auditPlan(plan, input).score} of 100`)
