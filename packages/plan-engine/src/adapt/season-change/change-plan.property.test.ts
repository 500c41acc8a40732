import { printFigures, rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { auditPlan } from '../../audit/audit-plan.js'
import type { AuditInput } from '../../audit/facts/audited-plan.js'
import { gatherFacts } from '../../audit/facts/gather-facts.js'
import { addDays, dateOf, daysBetween } from '../../calendar.js'
import { generatePlan } from '../../generate-plan.js'
import { foundBy } from '../../testing/found-cases.js'
import { badDate, badInput, badSchedule } from '../../testing/garbage.js'
import { fillFault } from '../../testing/plan-facts.js'
import { type ChangeCase, changeOf, randomChange } from '../../testing/random-change.js'
import { weekOffering } from '../../testing/scenarios.js'
import { frozen } from '../../testing/workouts.js'
import type { Exercise, PlanInput, Workout } from '../../types.js'
import { applyProposal } from '../proposal/apply.js'
import { isGoalRace, isUnderWay } from '../proposal/chosen.js'
import { revertProposal } from '../proposal/revert.js'
import { raceOf } from '../races/race-of.js'
import type { Proposal, SeasonInput } from '../types.js'
import { changePlan } from './change-plan.js'
import { changedInput, refileWorkouts } from './read-change.js'
import type { ChangeQuestion } from './types.js'

const RUNS = rounds({ short: 50, soak: 100_000 })

type Case = {
  question: ChangeQuestion
  proposal: Proposal
  after: SeasonInput
  /** The saved workouts, filed by the weeks to the race as it is then, before the change and with it. */
  filed: Workout[]
  now: Workout[]
}

function caseOf(question: ChangeQuestion): Case {
  const proposal = changePlan(question)
  const after = changedInput(question)
  const filed = refileWorkouts(question.saved, question.input, after)
  const now = applyProposal(filed, proposal)
  if (!now) throw new Error('The proposal was not made for these workouts')
  return { question, proposal, after, filed, now }
}

/** P2: what lies before the first day that may change, is logged, pinned or made by hand stays. */
function keepsWhatIsFixed({ question: { today, from = today, pinned = [] }, after, filed, now }: Case) {
  const byId = new Map(
    now.flatMap((workout) => workout.exercises.map((exercise) => [exercise.id, { workout, exercise }])),
  )
  for (const workout of filed) {
    const date = dateOf(after, workout.week, workout.day)
    if (date < from || isUnderWay(workout)) expect(now).toContain(workout)
    if (isGoalRace(workout) || date > after.raceDate || raceOf(workout)) continue
    for (const exercise of workout.exercises)
      if (exercise.origin || pinned.includes(exercise.id)) {
        expect(byId.get(exercise.id)?.exercise).toBe(exercise)
        expect(byId.get(exercise.id)?.workout).toMatchObject({ week: workout.week, day: workout.day })
      }
  }
}

/** Dates stay whatever their weeks are called, and the way back is exact. */
function isTakenBackToTheByte({ question: { input, saved }, after, filed, now, proposal }: Case) {
  expect(filed.map(({ week, day }) => dateOf(after, week, day))).toEqual(
    saved.map(({ week, day }) => dateOf(input, week, day)),
  )
  const back = revertProposal(now, proposal)
  expect(JSON.stringify(back && refileWorkouts(back, after, input))).toBe(JSON.stringify(saved))
}

/** P3: the same bytes in whatever order the days of the week, workouts, races and time off stand. */
function isTheSameInAnyOrder({ question, proposal }: Case) {
  const { input, saved, changed } = question
  const { weeklySchedule } = changed
  const shuffled: ChangeQuestion = {
    ...question,
    input: {
      ...input,
      weeklySchedule: input.weeklySchedule.toReversed(),
      ...(input.races && { races: input.races.toReversed() }),
      ...(input.timeOff && { timeOff: input.timeOff.toReversed() }),
    },
    changed: { ...changed, ...(weeklySchedule && { weeklySchedule: weeklySchedule.toReversed() }) },
    saved: saved.toReversed(),
  }
  expect(JSON.stringify(changePlan(shuffled))).toBe(JSON.stringify(proposal))
}

/** P4: what is as it is asked for is not changed again. */
function isSettledOnceAccepted({ question, after, now }: Case) {
  const again = changePlan({ ...question, input: after, saved: now })
  expect([again.changes, again.findings]).toEqual([[], []])
}

/** P6: from the first day that may change hours hold, nothing stands on time off, sums add up, and the race stands on its day alone. */
function breaksNothing({ question, proposal, after, now }: Case) {
  if (proposal.changes.length === 0) return
  const { from = '', pinned = [] } = question
  const isOwn = ({ id, origin }: Exercise) => origin !== undefined || pinned.includes(id)
  const isFixed = (workout: Workout) => isUnderWay(workout) || workout.exercises.some(isOwn)
  const fixed = new Set(now.flatMap((workout) => (isFixed(workout) ? [7 * workout.week + workout.day] : [])))
  const within = now.filter(({ week }) => week <= after.totalWeeks)
  const facts = gatherFacts({ workouts: within }, after)
  for (const { week, day, minutes, availableMinutes, daysToRace } of facts?.days ?? [])
    if (dateOf(after, week, day) >= from && !fixed.has(7 * week + day) && daysToRace > 0)
      expect(minutes, `week ${week} day ${day}`).toBeLessThanOrEqual(availableMinutes)
  expect(facts?.miscounts).toBe(0)
  const free = within.filter(({ week, day }) => !fixed.has(7 * week + day))
  const { rules } = auditPlan({ workouts: free }, { ...after, asOf: from })
  expect(rules.find(({ id }) => id === 'R30')?.result).toBe('pass')
  const ids = now.flatMap(({ exercises }) => exercises.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { to, reasons } of proposal.changes) {
    expect(reasons.length).toBeGreaterThan(0)
    if (to && !to.exercise.code?.startsWith('RACE-'))
      expect(fillFault(to.exercise.type, to.exercise.steps, to.exercise.duration)).toBe('')
  }
  expect(now.filter(isGoalRace).map(({ week, day }) => dateOf(after, week, day))).toEqual([after.raceDate])
}

const PACES = { swim: 60, bike: 10, run: 300 }

const ATHLETE: PlanInput = {
  raceType: 'ironman',
  distances: { swim: 2.4, bike: 112, run: 26.2 },
  currentPaces: PACES,
  goalPaces: PACES,
  experienceLevel: 'beginner',
  weeklySchedule: weekOffering('Sun 1.5, Mon 0.5, Tue 3, Wed 2e'),
  today: '2026-01-01',
  raceDate: '2026-04-10',
  totalWeeks: 15,
}

/** Found by long runs. */
const FOUND: [ChangeCase][] = [
  // A pinned leg of a race that is planned no more shared its day with training that came before it, or after it.
  [
    {
      history: {
        ...{ input: ATHLETE, at: 0, misses: [], offs: [], edited: 0, done: 1, pinned: 7 },
        races: [{ ahead: 54, priority: 'B', kind: 'ironman', miles: 1, isPlanned: true }],
      },
      wish: { race: -5, other: ATHLETE, isSchedule: false, isPaces: false, isGoal: false, later: 0 },
    },
  ],
  // A day behind an earlier race lost a session changed by hand and a race on the way: its legs came back to the session's workout.
  [
    {
      history: {
        ...{ at: 0.52, misses: [], offs: [], edited: 11, done: 1, pinned: 0 },
        input: {
          ...ATHLETE,
          weeklySchedule: weekOffering('Sun 0.5, Mon 0.5, Tue 0.5, Wed 0.5, Thu 0.5, Fri 0.5, Sat 0.5'),
          raceDate: '2026-05-12',
          totalWeeks: 19,
        },
        races: [{ ahead: 53, priority: 'A', kind: 'ironman', miles: 1, isPlanned: true }],
      },
      wish: { race: -21, other: ATHLETE, isSchedule: false, isPaces: false, isGoal: false, later: 0 },
    },
  ],
  // Runs of 18 minutes were followed by one of 14.
  [
    {
      history: {
        ...{ at: 0.6, misses: [], offs: [], races: [], edited: 0, done: 0.6, pinned: 0 },
        input: {
          ...ATHLETE,
          fitness: { minutesPerWeek: 0, longest: {} },
          weeklySchedule: weekOffering('Sun 0.5, Tue 0.5, Sat 0.5'),
          raceDate: '2026-01-06',
          totalWeeks: 1,
        },
      },
      wish: {
        ...{ race: 56, isSchedule: true, isPaces: false, isGoal: false, later: 0 },
        other: { ...ATHLETE, weeklySchedule: weekOffering('Sun 0.5, Mon 0.5, Tue 3') },
      },
    },
  ],
]

const PROMISES = [keepsWhatIsFixed, isTakenBackToTheByte, isTheSameInAnyOrder, isSettledOnceAccepted, breaksNothing]

/** The minutes of each session but the race's. */
const minutesOf = (workouts: readonly Workout[]) =>
  workouts
    .filter(({ workoutType }) => workoutType !== 'race')
    .flatMap(({ week, day, exercises }) => exercises.map(({ id, duration }) => [week, day, id, duration]))

/** Other paces leave minutes as they are; R05, R06, R13 and R16 are no worse than in the plan before, and in one made anew. */
function trainsAsSoundly(given: ChangeCase) {
  const { question, proposal, after, now } = caseOf(changeOf(given))
  const { input, saved, from = '' } = question
  const { raceDate, weeklySchedule: hours, experienceLevel, rhythm } = question.changed
  if ([raceDate, hours, experienceLevel, rhythm].every((field) => field === undefined))
    expect(minutesOf(now)).toEqual(minutesOf(saved))
  // The first weeks of a plan are no measure: who has hardly begun begins anew.
  if (proposal.changes.length === 0 || daysBetween(after.today, from) < 21) return
  const weeklySchedule = changedWeek(after)
  const anew = { ...after, scheduleChanges: undefined, weeklySchedule }
  const within = now.filter(({ week }) => week <= after.totalWeeks)
  // What stands before the change is done by then, and judged no more.
  const done = within.map((workout) =>
    dateOf(after, workout.week, workout.day) < from ? { ...workout, isCompleted: true } : workout,
  )
  const [is, was, fresh] = [
    rank(done, { ...after, asOf: from }),
    rank(saved, input),
    rank(generatePlan(anew).workouts, anew),
  ]
  for (const rule of ['R05', 'R06', 'R13', 'R16'])
    expect(is(rule), rule).toBeLessThanOrEqual(Math.max(was(rule), fresh(rule), NEARLY[rule] ?? 0))
}

const undisturbed = randomChange({ offs: 0, misses: 0, races: 0 }).map(({ history, wish }) => ({
  wish,
  history: { ...history, pinned: 0, edited: 0, done: 1 },
}))

/** A change that is of the rhythm too: a wish from tomorrow on asks for fewer load weeks, a later one for more. */
function ofRhythm({ history, wish }: ChangeCase): ChangeCase {
  const [before, rhythm] = wish.later === 0 ? (['3:1', '2:1'] as const) : (['2:1', '3:1'] as const)
  return { history: { ...history, input: { ...history.input, rhythm: before } }, wish: { ...wish, rhythm } }
}

describe('a change of a plan that has begun', () => {
  it('keeps every promise: fixed sessions, one answer, once is enough, an exact way back, sound sessions', () => {
    fc.assert(
      fc.property(randomChange(), (given) => {
        const one = caseOf(frozen(changeOf(given)))
        for (const keeps of PROMISES) keeps(one)
      }),
      { numRuns: RUNS, examples: [...FOUND, ...foundBy<[ChangeCase]>('change')] },
    )
    printFigures(`${RUNS} random changes from seed ${fc.readConfigureGlobal().seed} on kept every promise`)
  })

  it('keeps every promise where another number of load weeks comes before each recovery week', () => {
    fc.assert(
      fc.property(randomChange().map(ofRhythm), undisturbed.map(ofRhythm), (given, sound) => {
        const one = caseOf(frozen(changeOf(given)))
        for (const keeps of PROMISES) keeps(one)
        trainsAsSoundly(sound)
      }),
      { numRuns: RUNS },
    )
    printFigures(
      `${RUNS} random changes of the rhythm from seed ${fc.readConfigureGlobal().seed} on kept every promise`,
    )
  })

  it('trains as soundly as a plan made anew would: growth, fitness, hard days and long runs (R05, R06, R13, R16)', () => {
    fc.assert(fc.property(undisturbed, trainsAsSoundly), {
      numRuns: RUNS,
      examples: foundBy<[ChangeCase]>('soundness'),
    })
  })

  it('answers anything at all, without a throw and a number that is none (P12)', () => {
    const anything = fc.record(
      {
        raceDate: badDate,
        weeklySchedule: badSchedule,
        goalPaces: fc.anything(),
        experienceLevel: fc.anything(),
        rhythm: fc.anything(),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(badInput, badDate, anything, fc.anything(), (input, today, changed, told) => {
        const { workouts } = generatePlan(input)
        for (const saved of [workouts, [told, { week: 1, day: 2, exercises: [told] }]]) {
          const changes = [{ from: addDays(today, 9), weeklySchedule: told }, told]
          for (const scheduleChanges of [undefined, told, changes]) {
            const sound: ChangeQuestion = { input, saved: workouts, today, changed: {} }
            const field = { input: { ...input, scheduleChanges, pacesFrom: told }, saved, changed, from: told }
            const asked = frozen(Object.assign(sound, field))
            expect(JSON.stringify([changePlan(asked), changedInput(asked).totalWeeks])).not.toMatch(/NaN|Infinity/)
          }
        }
      }),
      // Weeks that no plan has.
      { numRuns: RUNS, examples: [[{ ...ATHLETE, totalWeeks: -1e308 }, '2026-02-01', {}, []]] },
    )
  })
})

/** The days and hours that hold in the end. */
const changedWeek = ({ scheduleChanges, weeklySchedule }: SeasonInput) =>
  scheduleChanges?.at(-1)?.weeklySchedule ?? weeklySchedule

/** Fitness may rise by some tenths more than 5 points in a week: what was done before is not told by the plan alone. */
const NEARLY: Record<string, number> = { R06: 1 }

/** How bad each rule of the audit finds a plan, 0 being good. */
function rank(workouts: readonly Workout[], input: AuditInput): (rule: string) => number {
  const { rules } = auditPlan({ workouts }, input)
  return (rule) => ['pass', 'warn', 'fail'].indexOf(rules.find(({ id }) => id === rule)?.result ?? 'pass')
}
