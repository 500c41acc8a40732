// How much a season differs from week to week: node bench/variety.mjs [key of a plan to read = year]
// Prints hard sessions, their main sets, names and repeats, and exits with 1 when a bound is passed.
import process from 'node:process'
import { generatePlan, SPORTS } from '../dist/index.js'
import { planInWords } from '../dist/texts.js'
import { en } from '../dist/texts-en.js'
import { PLANS_TO_READ } from './plans-to-read.mjs'

const HARD = ['tempo', 'hard', 'interval']
const EASY_ZONES = ['easy', 'recovery']
const BOUNDS = { sets: 90, names: 60, easySwims: 6, easyRides: 4, easyRuns: 4 }

const key = process.argv[2] ?? 'year'
const season = PLANS_TO_READ[key]
if (!season) throw new Error(`Name one of: ${Object.keys(PLANS_TO_READ).join(', ')}`)
const { workouts } = planInWords(generatePlan(season), en, { units: 'miles', poolUnits: 'metres' })
const training = workouts.filter(({ workoutType }) => workoutType !== 'race')
const sessions = training.flatMap(({ week, day, exercises }) => exercises.map((each) => ({ ...each, week, day })))
const hard = sessions.filter(({ intensity }) => HARD.includes(intensity))

/** Tests, the sharpener and the openers are meant to be alike. */
const mayRepeat = ({ name }) => /Test|Sharpener|Openers/.test(name)

/** What is done above easy, repeats told as such. */
const stretch = ({ zone, label, metres, seconds }) => `${metres ? `${metres} m` : `${seconds} s`} ${zone} ${label}`
const isHardStep = ({ zone }) => !EASY_ZONES.includes(zone)
const mainSet = ({ steps }) =>
  steps
    .flatMap((step) => {
      const inner = ('repeat' in step ? step.steps : [step]).filter(isHardStep)
      return inner.length > 0 ? `${step.repeat ?? 1} x (${inner.map(stretch).join(' + ')})` : []
    })
    .join('; ')

const twice = SPORTS.flatMap((sport) => {
  const sets = hard.filter((each) => each.type === sport && !mayRepeat(each))
  return sets.filter((each, index) => index > 0 && mainSet(each) === mainSet(sets[index - 1] ?? { steps: [] }))
})
const namesOf = (list) => new Set(list.map(({ name }) => name))
const easyOf = (sport) => {
  const isOther = ({ name }) => /Long|Brick|Transition|Openers|Primer|Rehearsal|Test/.test(name)
  return namesOf(sessions.filter((each) => each.type === sport && each.intensity === 'easy' && !isOther(each))).size
}
const found = {
  sets: new Set(hard.map((each) => `${each.type} ${mainSet(each)}`)).size,
  names: namesOf(sessions).size,
  easySwims: easyOf('swim'),
  easyRides: easyOf('bike'),
  easyRuns: easyOf('run'),
}

console.log(`${key}: ${season.totalWeeks} weeks, ${sessions.length} sessions, ${hard.length} hard ones`)
for (const [name, value] of Object.entries(found)) console.log(`${name.padEnd(10)} ${value}, at least ${BOUNDS[name]}`)
console.log(`main sets twice running: ${twice.length}`)
for (const { week, name, steps } of twice) console.log(`  week ${week}: ${name}, ${mainSet({ steps })}`)

const minutesAt = (zone, { steps }) =>
  steps.reduce((sum, { repeat = 1, steps: inner, ...step }) => {
    const parts = (inner ?? [step]).filter((each) => each.zone === zone)
    return sum + (repeat * parts.reduce((seconds, each) => seconds + each.seconds, 0)) / 60
  }, 0)
const coded = (code) => sessions.filter((each) => each.code?.startsWith(code))
const weeksOf = (list) => [...new Set(list.map(({ week }) => week))].join(', ') || 'none'
const rides = sessions.filter(({ type }) => type === 'bike')
console.log(`longest race effort in a ride: ${Math.max(...rides.map((each) => minutesAt('race', each)))} min`)
console.log(
  `rehearsal in week ${weeksOf(coded('X-REHEARSAL'))}: ${coded('X-REHEARSAL')
    .map(({ duration }) => duration)
    .join(' + ')} min`,
)
console.log(`tests in weeks ${weeksOf(sessions.filter(({ code }) => code?.endsWith('-TEST')))}`)
console.log(
  `swims with sighting: ${sessions.filter(({ type, notes }) => type === 'swim' && /sight/i.test(notes)).length}`,
)
console.log(`sessions with a word on fuel: ${sessions.filter(({ notes }) => notes.includes('Fuel:')).length}`)
if (key === 'year')
  process.exitCode = twice.length > 0 || Object.entries(found).some(([name, value]) => value < BOUNDS[name]) ? 1 : 0
