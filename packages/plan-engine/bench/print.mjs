// Prints a whole plan as a coach reads it, with what the audit says, in miles and metres:
// node bench/print.mjs KEY [first week] [last week] [--language de]
import process from 'node:process'
import { parseArgs } from 'node:util'
import { de as auditDe } from '../dist/audit-texts-de.js'
import { en as auditEn } from '../dist/audit-texts-en.js'
import { auditPlan, generatePlan, timingText } from '../dist/index.js'
import { planInWords } from '../dist/texts.js'
import { de } from '../dist/texts-de.js'
import { en } from '../dist/texts-en.js'
import { PLANS_TO_READ } from './plans-to-read.mjs'

const LANGUAGES = { de, en }
const AUDITS = { de: auditDe, en: auditEn }
/** @type {import('../dist/texts.js').Measures} */
const MEASURES = { units: 'miles', poolUnits: 'metres' }
const { values, positionals } = parseArgs({
  options: { language: { type: 'string', default: 'en' } },
  allowPositionals: true,
})
const [key = '', first = '1', last = '104'] = positionals
const input = PLANS_TO_READ[key]
const texts = LANGUAGES[values.language]
if (input && texts) printPlan(input)
else {
  console.error(
    `Name one of: ${Object.keys(PLANS_TO_READ).join(', ')}; languages are ${Object.keys(LANGUAGES).join(' and ')}.`,
  )
  process.exitCode = 1
}

function printPlan(season) {
  const generated = generatePlan(season)
  const plan = planInWords(generated, texts, MEASURES)
  for (const { code, message } of plan.notices) console.log(`${code}: ${message}`)
  for (const week of plan.weeks.filter((each) => each.week >= Number(first) && each.week <= Number(last))) {
    const { swim, bike, run } = week.bySport
    console.log(
      `\nWeek ${week.week}, ${week.phase} (${week.kind}): ${week.minutes} min, swim ${swim}, bike ${bike}, run ${run}`,
    )
    for (const workout of plan.workouts.filter((each) => each.week === week.week)) printDay(workout)
  }
  if (Number(last) >= plan.weeks.length) {
    console.log('\nAfter the race')
    for (const { date, name, duration, distance, notes } of plan.afterRace)
      console.log(`  ${date}: ${name}, ${duration} min, ${distance}\n      ${notes}`)
  }
  const audit = auditPlan(generated, season)
  console.log(`\nAudit: ${audit.score} of 100`)
  for (const rule of audit.rules)
    if (rule.result !== 'pass')
      console.log(`  ${rule.id} ${rule.result}: ${AUDITS[values.language].finding(rule, MEASURES)}`)
}

function printDay(workout) {
  console.log(`  ${workout.dayName.slice(0, 3)}, ${workout.workoutType}, ${workout.totalDuration} min`)
  for (const exercise of workout.exercises) {
    const { name, duration, distance, pace, intensity, notes } = exercise
    const timing = timingText(workout, exercise)
    console.log(`    ${timing && `${timing}: `}${name}, ${duration} min, ${distance}, ${pace}, ${intensity}`)
    console.log(`      ${notes}`)
  }
}
