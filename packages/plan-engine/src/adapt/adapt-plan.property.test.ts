import { IS_SOAK, rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gatherFacts, readOnce } from '../audit/facts/gather-facts.js'
import { judge } from '../audit/rule.js'
import { addsUp, oneRace, withinHours } from '../audit/schedule-rules.js'
import { addDays, dateOf, daysBetween, weekOf } from '../calendar.js'
import { generatePlan } from '../generate-plan.js'
import { badDate, badInput } from '../testing/garbage.js'
import { lived } from '../testing/histories.js'
import { fillFault } from '../testing/plan-facts.js'
import { type History, questionOf, randomHistory } from '../testing/random-history.js'
import { randomInput } from '../testing/random-input.js'
import { weekOffering } from '../testing/scenarios.js'
import { frozen } from '../testing/workouts.js'
import type { Exercise, PlanInput, Workout } from '../types.js'
import { adaptPlan, outlookAfter } from './adapt-plan.js'
import { applyProposal } from './proposal/apply.js'
import { revertProposal } from './proposal/revert.js'
import { gapsOf } from './timeline/gaps.js'
import { readTimeline } from './timeline/timeline.js'
import type { AdaptQuestion, Change, Proposal } from './types.js'

/** As many as take seconds: a round plans a season, and adapts it several times. */
const RUNS = rounds({ short: 400, soak: 100_000 })

/** Of rounds that plan hardly anything. */
const CHEAP_RUNS = rounds({ short: 2_000, soak: 100_000 })

/** Milliseconds that they may take on a busy machine. */
const PATIENCE = IS_SOAK ? 86_400_000 : 300_000

type Case = { question: AdaptQuestion; proposal: Proposal }

/** The saved workouts with what is proposed, all of it or some. */
function applied({ question, proposal }: Case, accepted?: readonly string[]): Workout[] {
  const after = applyProposal(question.saved, proposal, accepted)
  if (!after) throw new Error('The proposal was not made for these workouts')
  return after
}

/** Every other group of changes. */
function everyOther({ changes }: Proposal): string[] {
  const groups = [...new Set(changes.map(({ group }) => group))].filter((_, index) => index % 2 === 0)
  return changes.flatMap(({ id, group }) => (groups.includes(group) ? [id] : []))
}

const idOf = ({ from, to }: Change): string => from?.exercise.id ?? to?.exercise.id ?? ''

/** P2: what is past, logged, pinned or made by hand stays, and the race. Only a session that was missed may move out of the past. */
function keepsWhatIsFixed(one: Case): unknown[] {
  const { input, saved, today, pinned = [] } = one.question
  const changed = new Map(one.proposal.changes.map((change) => [idOf(change), change]))
  const joined = new Set(one.proposal.changes.flatMap(({ to }) => (to ? [7 * to.week + to.day] : [])))
  const after = new Set(applied(one))
  return saved.flatMap((workout) => {
    const changes = workout.exercises.flatMap(({ id }) => changed.get(id) ?? [])
    const isSame = changes.length > 0 || joined.has(7 * workout.week + workout.day) || after.has(workout)
    const isRace = workout.workoutType === 'race' && !workout.priority
    const isPast = changes.length > 0 && dateOf(input, workout.week, workout.day) < today
    const wrong = changes.filter(
      ({ kind, from }) =>
        workout.isCompleted ||
        isRace ||
        from?.exercise.origin !== undefined ||
        (isPast && kind !== 'move') ||
        pinned.includes(from?.exercise.id ?? ''),
    )
    return isSame ? wrong : [workout, ...wrong]
  })
}

/** P3: the same bytes in whatever order workouts and time off stand. */
function isTheSameInAnyOrder({ question, proposal }: Case): unknown[] {
  const { input, saved, ...rest } = question
  const timeOff = input.timeOff?.toReversed()
  const races = input.races?.toReversed()
  const told = { ...input, ...(timeOff && { timeOff }), ...(races && { races }) }
  const other = adaptPlan({ ...rest, input: told, saved: saved.toReversed() })
  return JSON.stringify(other) === JSON.stringify(proposal) ? [] : [other]
}

/** A choice of all is told as the proposal tells it, and a choice of nothing as the plan stands. */
function tellsOfChoices({ question, proposal }: Case): unknown[] {
  const { before, after, changes } = proposal
  if (changes.length === 0) return []
  const told = [outlookAfter(question, proposal, []), outlookAfter(question, proposal)]
  const isTold = JSON.stringify(told) === JSON.stringify([before, after])
  return [...(isTold ? [] : told), ...[outlookAfter(question, { ...proposal, basedOn: 'else' }) ?? []].flat()]
}

/** P4: nothing more to change on the same day. */
const isSettledOnceAccepted = (one: Case): unknown[] =>
  adaptPlan({ ...one.question, saved: applied(one) }).changes.map(({ id, kind, reasons }) => [id, kind, reasons])

/** P5: the exact way back; what was not touched is the same object. */
function isTakenBackToTheByte(one: Case): unknown[] {
  const { proposal, question } = one
  const choices = [undefined, everyOther(proposal), proposal.changes.slice(0, 1).map(({ id }) => id)]
  return choices.flatMap((accepted): unknown[] => {
    const back = revertProposal(applied(one, accepted), proposal, accepted)
    if (back?.length !== question.saved.length) return [accepted]
    return back.filter((each, index) => {
      const saved = question.saved[index]
      return each !== saved && JSON.stringify(each) !== JSON.stringify(saved)
    })
  })
}

/** Legs of races come and go; everything else is training. */
const isLeg = ({ reasons }: Change): boolean => reasons.some(({ rule }) => rule === 'race-leg' || rule === 'race-gone')

/** P6: whatever is accepted, hours, sums and races are as right as before. */
function breaksNothing(one: Case): unknown[] {
  const { input, saved } = one.question
  const read = readOnce()
  const found = (workouts: readonly Workout[]) => {
    const facts = gatherFacts({ workouts }, input, read)
    return [withinHours, addsUp, oneRace].map((rule) => judge(rule, facts).value)
  }
  const [hours = 0, sums = 0, races] = found(saved)
  return [undefined, everyOther(one.proposal)].flatMap((accepted) => {
    const [hoursNow = 0, sumsNow = 0, racesNow] = found(applied(one, accepted))
    return hoursNow > hours || sumsNow > sums || racesNow !== races ? [[accepted, hoursNow, sumsNow, racesNow]] : []
  })
}

/** Weeks change places for what is told ahead, never for what was missed. */
const isSwapped = (reasons: Change['reasons']): boolean => reasons.some(({ rule }) => rule.endsWith('week-swap'))

/** Weeks that are planned anew hold other sessions: none of the weeks holds more. */
const isDealt = ({ reasons }: Change): boolean => reasons.some(({ rule }) => rule === 'dealt-anew')

/** P7: no session grows, none comes into a week, and none gets harder. */
function makesNothingUp({ proposal }: Case): unknown[] {
  const dealt = proposal.changes.filter(isDealt)
  const weeks = [...new Set(dealt.flatMap(({ from, to }) => from?.week ?? to?.week ?? []))]
  const grown = weeks.filter((week) => {
    const own = dealt.filter(({ from, to }) => (from ?? to)?.week === week)
    return [({ duration }: Exercise) => duration, hardSeconds].some((load) => {
      const [was = 0, is = 0] = [own.map(({ from }) => from), own.map(({ to }) => to)].map((places) =>
        places.reduce((sum, place) => sum + (place ? load(place.exercise) : 0), 0),
      )
      return is > was
    })
  })
  const others = proposal.changes.filter((change) => !isLeg(change) && !isDealt(change))
  const wrong = others.filter(({ from, to, reasons }) => {
    if (!from || !to) return !from
    const isMoved = isSwapped(reasons) ? Math.abs(to.week - from.week) > 2 : to.week !== from.week
    const isLonger = to.exercise.duration > from.exercise.duration
    return isMoved || isLonger || hardWork(to.exercise) > hardWork(from.exercise)
  })
  return [...grown, ...wrong]
}

const HARD_ZONES: readonly string[] = ['tempo', 'threshold', 'interval']

/** Seconds above easy, those at race effort among them. */
function hardSeconds({ steps }: Exercise): number {
  let sum = 0
  for (const step of steps)
    for (const { zone, seconds } of 'repeat' in step ? step.steps : [step])
      if (zone === 'race' || HARD_ZONES.includes(zone)) sum += seconds * ('repeat' in step ? step.repeat : 1)
  return sum
}

/** Seconds above easy; in the water metres, which take longer when one swims slower. */
function hardWork({ steps }: Exercise): number {
  let sum = 0
  for (const step of steps)
    for (const { zone, seconds, metres } of 'repeat' in step ? step.steps : [step])
      if (HARD_ZONES.includes(zone)) sum += (metres ?? seconds) * ('repeat' in step ? step.repeat : 1)
  return sum
}

/** P13: every change has its reasons; what it leaves adds up. */
const isSound = ({ proposal }: Case): unknown[] =>
  proposal.changes.filter(({ to, reasons }) => {
    const isTold = reasons.every(
      ({ rule, inputs, source }) =>
        /^[a-z-]+$/.test(rule) && /^[a-zA-Z0-9]+$/.test(source) && Number(inputs.planned) > 0,
    )
    const isTraining = to && to.exercise.code?.startsWith('RACE-') !== true
    const isFull = !isTraining || fillFault(to.exercise.type, to.exercise.steps, to.exercise.duration) === ''
    return reasons.length === 0 || !isTold || !isFull
  })

/** P9: up to three days away change nothing but that one session may move; up to 13, only a limit reaches beyond the second week. */
function staysNear({ question, proposal }: Case): unknown[] {
  const { input, today } = question
  if (input.timeOff || input.races || proposal.findings.some(({ code }) => code.endsWith('OVERDONE'))) return []
  const longest = Math.max(0, ...gapDays(question))
  const groups = new Set(proposal.changes.map(({ group }) => group))
  const wrong = longest <= 3 && groups.size > 1 ? [...groups] : []
  if (longest > 13 || daysBetween(today, input.raceDate) < 35) return wrong
  const far = proposal.changes.filter(({ from }) => from && from.week > weekOf(input, today) + 2)
  return [...wrong, ...far.filter(({ reasons }) => reasons.some(({ rule }) => !/^(growth|run)-held$/.test(rule)))]
}

function gapDays(question: AdaptQuestion): number[] {
  const timeline = readTimeline(question)
  return timeline ? gapsOf(timeline).map(({ days }) => days) : []
}

const isHeld = ({ reasons }: Pick<Change, 'reasons'>): boolean => reasons.every(({ rule }) => rule.endsWith('-held'))

/** P10: what is told of a time to come leaves the weeks before it as they are, and unless it is long those far behind it. */
function staysLocal({ question, proposal }: Case): unknown[] {
  const { input, today } = question
  const [off] = input.timeOff ?? []
  if (!off || input.timeOff?.length !== 1 || off.from <= today) return []
  const alone = adaptPlan({ ...question, input: { ...input, timeOff: [] } })
  if (alone.changes.length > 0) return []
  const [first, last] = [weekOf(input, off.from), weekOf(input, off.to)]
  const isLong = Math.max(0, ...gapDays(question)) > 13 || off.reason === 'ill-fever'
  const swapped = proposal.changes.some((change) => isSwapped(change.reasons))
  return proposal.changes.filter(({ from, reasons }) => {
    if ((from?.week ?? first) < (swapped ? first - 2 : first)) return true
    // A run stands alone where the ride before it went.
    const day = proposal.changes.filter((other) => other.from?.week === from?.week && other.from?.day === from?.day)
    const isUnlinked = reasons.every(({ rule }) => rule === 'unlinked') && day.some(isHeld)
    return !isLong && !isHeld({ reasons }) && !isUnlinked && !(from && from.week <= last + 4)
  })
}

const PROMISES = [
  tellsOfChoices,
  staysNear,
  staysLocal,
  keepsWhatIsFixed,
  isTheSameInAnyOrder,
  isSettledOnceAccepted,
  isTakenBackToTheByte,
  breaksNothing,
  makesNothingUp,
  isSound,
]

/** None, or one that asks for a way back: after up to three days one missed session may take an easier one's place, which P9 bounds. */
const gap = fc.integer({ min: 3, max: 60 }).map((days) => (days === 3 ? 0 : days))

/** Of six weeks to half a year. */
const season = randomInput.filter(({ today, raceDate }) => {
  const days = daysBetween(today, raceDate)
  return days >= 42 && days <= 182
})

/** Minutes of the two weeks after so many days without training, and the slowest speed of them. */
function afterGap(input: PlanInput, today: string, days: number): { minutes: number; speed: number } {
  const missed = days > 0 ? [{ from: addDays(today, -days), to: addDays(today, -1) }] : []
  const saved = lived(input, today, missed)
  const proposal = adaptPlan({ input, saved, today })
  const until = addDays(today, 14)
  const after = (applyProposal(saved, proposal) ?? []).filter((workout) => {
    const date = dateOf(input, workout.week, workout.day)
    return date >= today && date < until && workout.workoutType !== 'race'
  })
  const slowed = proposal.changes.flatMap(({ reasons }) => reasons.filter(({ rule }) => rule === 'way-back-pace'))
  return {
    minutes: after.reduce((sum, { totalDuration }) => sum + totalDuration, 0),
    speed: Math.min(100, ...slowed.map(({ inputs }) => Number(inputs.percent))),
  }
}

const PACES = { swim: 60, bike: 10, run: 300 }

/** A season whose history brought a fault to light. */
const seasonOf = (input: Omit<PlanInput, 'currentPaces' | 'goalPaces' | 'experienceLevel'>): PlanInput => ({
  ...input,
  currentPaces: PACES,
  goalPaces: PACES,
  experienceLevel: 'beginner',
})

/** Found by long runs: the first two asked for more once accepted, the third put sessions back in another order. */
const FOUND: [History][] = [
  // A race of 842 minutes in a week that a gap makes no smaller: its minutes are none of the fives that training is held to.
  [
    {
      input: seasonOf({
        raceType: 'ironman',
        weeklySchedule: weekOffering('Mon 0.5, Tue 0.5, Fri 0.5'),
        distances: { swim: 2.4, bike: 112, run: 26.2 },
        today: '2026-01-01',
        raceDate: '2026-05-08',
        totalWeeks: 19,
      }),
      at: 0,
      misses: [],
      offs: [{ ahead: 0, days: 4, reason: 'holiday' }],
      races: [{ ahead: 5, priority: 'A', kind: 'ironman', miles: 0, isPlanned: true }],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
  // A long run that a race moves by a day, and that a week off holds.
  [
    {
      input: seasonOf({
        raceType: 'olympic',
        weeklySchedule: weekOffering('Tue 3, Thu 1.5, Fri 1.5, Sat 1, Sun 5.5'),
        distances: { swim: 0.93, bike: 25, run: 6.2 },
        today: '2027-10-26',
        raceDate: '2028-02-09',
        totalWeeks: 16,
      }),
      at: 0,
      misses: [],
      offs: [{ ahead: 0, days: 7, reason: 'holiday', sports: [] }],
      races: [{ ahead: 51, priority: 'C', kind: 'ironman', miles: 6.2, isPlanned: false }],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
  // Weeks that are planned anew, and a session of theirs that goes by itself.
  [
    {
      input: {
        ...seasonOf({
          raceType: 'ironman',
          weeklySchedule: weekOffering('Mon 2e, Tue 1.5, Wed 2e, Fri 1, Sun 1'),
          distances: { swim: 2.4, bike: 112, run: 26.2 },
          today: '2026-01-01',
          raceDate: '2026-04-17',
          totalWeeks: 16,
        }),
        currentPaces: { ...PACES, swim: 65.3 },
        goalPaces: { ...PACES, swim: 65.3 },
      },
      at: 0,
      misses: [],
      offs: [{ ahead: 0, days: 39, reason: 'holiday' }],
      races: [],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
]

/** A long session that a race moved to a day of few minutes. */
const MOVED: History = {
  input: seasonOf({
    raceType: 'ironman',
    weeklySchedule: weekOffering('Sun 2.5, Wed 0.5, Fri 0.5, Sat 2e'),
    distances: { swim: 2.4, bike: 112, run: 26.2 },
    today: '2026-01-01',
    raceDate: '2026-01-13',
    totalWeeks: 2,
  }),
  at: 0,
  misses: [],
  offs: [{ ahead: 3, days: 1, reason: 'holiday', sports: ['bike'], minutesPerDay: 30 }],
  races: [{ ahead: 2, priority: 'A', kind: 'ironman', miles: 6.2, isPlanned: false }],
  pinned: 0,
  edited: 0,
  done: 1,
}

/** Histories that took the ground from under what came after. */
const SUNK: [History][] = [
  [MOVED],
  // A first week that is all time off: nothing grows from it.
  [
    {
      input: {
        ...seasonOf({
          raceType: 'ironman',
          weeklySchedule: weekOffering('Sun 0.5, Mon 0.5, Sat 0.5'),
          distances: { swim: 2.4, bike: 112, run: 26.2 },
          today: '2026-10-02',
          raceDate: '2026-11-27',
          totalWeeks: 8,
        }),
        fitness: { minutesPerWeek: 0 },
      },
      at: 0,
      misses: [],
      offs: [{ ahead: -6, days: 10, reason: 'holiday' }],
      races: [],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
  // Two stretches of time off that take all sports together, but none of them all.
  [
    {
      input: seasonOf({
        raceType: 'ironman',
        weeklySchedule: weekOffering('Tue 4.5, Thu 0.5, Fri 0.5'),
        distances: { swim: 2.4, bike: 112, run: 26.2 },
        today: '2027-10-31',
        raceDate: '2027-11-29',
        totalWeeks: 5,
      }),
      at: 0,
      misses: [],
      offs: [
        { ahead: 17, days: 1, reason: 'holiday', sports: ['swim'] },
        { ahead: 0, days: 18, reason: 'injury', sports: ['run'] },
      ],
      races: [],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
  // Sessions dealt anew that hold fewer minutes than their week had.
  [
    {
      input: {
        ...seasonOf({
          raceType: 'ironman',
          weeklySchedule: weekOffering('Mon 4, Tue 1, Wed 1, Thu 0.5'),
          distances: { swim: 2.4, bike: 112, run: 26.2 },
          today: '2026-01-01',
          raceDate: '2026-05-13',
          totalWeeks: 19,
        }),
        fitness: { minutesPerWeek: 132 },
      },
      at: 0,
      misses: [],
      offs: [{ ahead: 7, days: 40, reason: 'holiday' }],
      races: [],
      pinned: 0,
      edited: 0,
      done: 1,
    },
  ],
]

/** Gaps of which the longer one gave a longer run: it stood on the way back, where only later ones were held. */
const LONGER: [PlanInput, number, [number, number]][] = [
  [
    seasonOf({
      raceType: 'ironman',
      weeklySchedule: weekOffering('Mon 1.5, Tue 2, Fri 0.5, Sat 1e'),
      distances: { swim: 2.4, bike: 112, run: 26.2 },
      today: '2026-10-04',
      raceDate: '2026-11-17',
      totalWeeks: 7,
    }),
    0.3,
    [11, 8],
  ],
  // A run of the third week was as short as its cap after eight days, after seven it was the week's swim of day 12 that gave.
  [
    seasonOf({
      raceType: 'ironman',
      weeklySchedule: weekOffering('Mon 0.5, Tue 1, Wed 3.5e, Fri 0.5, Sat 0.5'),
      distances: { swim: 2.4, bike: 112, run: 26.2 },
      today: '2026-01-01',
      raceDate: '2026-04-08',
      totalWeeks: 14,
      fitness: { minutesPerWeek: 0, longest: {} },
    }),
    0.6288659793814433,
    [7, 8],
  ],
]

describe('a proposal for random seasons and histories', () => {
  it(
    'keeps every promise: fixed sessions, one answer, once is enough, an exact way back, nothing made up, sound sessions',
    () => {
      fc.assert(
        fc.property(randomHistory(), (history) => {
          const question = frozen(questionOf(history))
          const one = { question, proposal: adaptPlan(question) }
          for (const keeps of PROMISES) expect(keeps(one), keeps.name).toEqual([])
        }),
        { numRuns: RUNS, examples: [...FOUND, [MOVED]] },
      )
    },
    PATIENCE,
  )

  it(
    'takes no ground from under what comes after: accepting all breaks none of the limits of growth, ramp, hard days, runs and time off (P6)',
    () => {
      const free = randomHistory().map((history) => ({
        ...history,
        // What is pinned or was made by hand cannot give; and before an alarm is over there is rest, and no way back yet.
        pinned: 0,
        edited: 0,
        offs: history.offs.map((off) => ({ ...off, symptoms: undefined })),
      }))
      fc.assert(
        fc.property(free, (history) => {
          const question = frozen(questionOf(history))
          const { before, after } = adaptPlan(question)
          // A race is hard work of its own, whatever stands around it; it is no run to grow from.
          const limits = question.input.races ? ['R16'] : ['R05', 'R06', 'R13', 'R16']
          expect(limits.filter((rule) => after?.broken.includes(rule) && !before?.broken.includes(rule))).toEqual([])
          for (const rule of ['R28', 'R30']) expect(after?.broken ?? []).not.toContain(rule)
        }),
        { numRuns: RUNS, examples: SUNK },
      )
    },
    PATIENCE,
  )

  it(
    'gives no more after a longer gap: fewer minutes in the two weeks back, and no faster paces (P8)',
    () => {
      fc.assert(
        fc.property(season, fc.double({ min: 0.3, max: 0.8, noNaN: true }), fc.tuple(gap, gap), (input, at, gaps) => {
          const today = addDays(input.today, Math.floor(at * daysBetween(input.today, input.raceDate)))
          const [shorter, longer] = gaps
            .toSorted((one, other) => one - other)
            .map((days) => afterGap(input, today, days))
          expect(longer?.minutes).toBeLessThanOrEqual(shorter?.minutes ?? 0)
          expect(longer?.speed).toBeLessThanOrEqual(shorter?.speed ?? 0)
        }),
        { numRuns: RUNS, examples: LONGER },
      )
    },
    PATIENCE,
  )

  it(
    'answers anything at all, without a throw and a number that is none (P12)',
    () => {
      fc.assert(
        fc.property(badInput, badDate, fc.anything(), fc.anything(), (input, today, timeOff, saved) => {
          const workouts = generatePlan(input).workouts
          for (const given of [workouts, [saved, { week: 1, day: 2, exercises: [saved] }]]) {
            const sound: AdaptQuestion = { input, saved: workouts, today }
            const races = [
              timeOff,
              { id: 'r', date: addDays(today, 20), kind: 'run', distances: timeOff, priority: saved },
            ]
            const told = { ...input, timeOff: [timeOff, { id: 'a', from: today, to: today }], races }
            const proposal = adaptPlan(Object.assign(sound, { input: told, saved: given }))
            expect(JSON.stringify(proposal)).not.toMatch(/NaN|Infinity|:null/)
          }
        }),
        { numRuns: CHEAP_RUNS },
      )
    },
    PATIENCE,
  )

  it(
    'changes nothing where nothing was missed and nothing is told, and then gives the same objects (P1)',
    () => {
      fc.assert(
        fc.property(randomHistory({ offs: 0, misses: 0, races: 0 }), (history) => {
          const question = frozen(questionOf({ ...history, done: 1 }))
          const one = { question, proposal: adaptPlan(question) }
          expect(one.proposal.changes).toEqual([])
          const after = applied(one)
          expect(after.every((workout, index) => workout === question.saved[index])).toBe(true)
        }),
        { numRuns: RUNS },
      )
    },
    PATIENCE,
  )
})
