// How long a proposal takes against how long its plan takes to generate, in one run: with nothing to change, after gaps, and before a
// holiday. The best of many calls each, taken in turns, so that what else the machine does weighs on all alike.
// Usage: pnpm build && node bench/adapt.mjs
import { adaptPlan } from '../dist/adapt.js'
import { addDays, completeWorkout, dateOf, defaultSchedule, generatePlan, RACE_PRESETS } from '../dist/index.js'

const RUNS = 100
const WARM_UP = 50

/** Generation's time, of half a year: weeks off are planned anew and audited twice. Of two years it is known only that nobody waits: milliseconds. */
const MOST = { empty: 0.5, changed: 2, weeksOff: 3, milliseconds: 15 }
const WEEKS_OFF = '28 days missed'

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

/** The questions of a season that is nearly half over. */
function questionsOf(season, { workouts }) {
  const today = addDays(season.today, 7 * Math.round((11 / 24) * season.totalWeeks))
  const after = (gap) => {
    const resumed = addDays(today, -gap)
    const saved = workouts.map((workout) =>
      dateOf(season, workout.week, workout.day) < resumed
        ? completeWorkout(workout, {}, '2027-01-01T00:00:00Z')
        : workout,
    )
    return { input: season, saved, today }
  }
  const holiday = { id: 'holiday', from: addDays(today, 14), to: addDays(today, 20), reason: 'holiday' }
  return {
    'nothing to change': after(0),
    '5 days missed': after(5),
    '14 days missed': after(14),
    [WEEKS_OFF]: after(28),
    'a holiday in two weeks': { ...after(0), input: { ...season, timeOff: [holiday] } },
  }
}

/** The shortest time of each act in milliseconds. */
function shortest(acts) {
  const times = acts.map(() => Number.POSITIVE_INFINITY)
  for (let run = 0; run < WARM_UP + RUNS; run++)
    acts.forEach((act, index) => {
      const start = performance.now()
      act()
      if (run >= WARM_UP) times[index] = Math.min(times[index] ?? 0, performance.now() - start)
    })
  return times
}

let isSlow = false
for (const weeks of [24, 104]) {
  const season = input(weeks)
  const questions = Object.entries(questionsOf(season, generatePlan(season)))
  const proposals = questions.map(
    ([, question]) =>
      () =>
        adaptPlan(question),
  )
  const [generate = 0, ...times] = shortest([() => generatePlan(season), ...proposals])
  console.log(`ironman, ${weeks} weeks: generate ${generate.toFixed(2)} ms`)
  for (const [index, [name, question]] of questions.entries()) {
    const time = times[index] ?? 0
    const changes = adaptPlan(question).changes.length
    const most = name === WEEKS_OFF ? MOST.weeksOff : changes > 0 ? MOST.changed : MOST.empty
    const goal = weeks === 24 ? `at most ${most}` : `at most ${MOST.milliseconds} ms`
    console.log(
      `  ${name.padEnd(23)}${time.toFixed(2).padStart(6)} ms, ${changes} changes, ratio ${(time / generate).toFixed(2)} (${goal})`,
    )
    if (weeks === 24 ? time > most * generate : time > MOST.milliseconds) isSlow = true
  }
}
process.exitCode = isSlow ? 1 : 0
