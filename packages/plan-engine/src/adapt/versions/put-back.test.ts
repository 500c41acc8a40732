import { IS_SOAK, rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateOf } from '../../calendar.js'
import { completeWorkout } from '../../edit/edits.js'
import { BASE, dayOf, lived, weekMinutes } from '../../testing/histories.js'
import { type History, questionOf, randomHistory } from '../../testing/random-history.js'
import type { IsoDay, PlanInput, Workout } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'
import type { SeasonRace } from '../races/types.js'
import type { AdaptQuestion, Made, Proposal, SeasonInput, TimeOff } from '../types.js'
import { madeOf } from './put-back.js'

/** What is told of a season. */
type Told = Pick<SeasonInput, 'timeOff' | 'races'>

/** The plan after all that was proposed each time that something was told. */
function told(question: AdaptQuestion, each: readonly Told[]) {
  const made: Made[] = []
  const asked = { ...question, made }
  let proposal: Proposal | undefined
  for (const one of each) {
    Object.assign(asked, { input: { ...question.input, timeOff: [], races: [], ...one } })
    proposal = adaptPlan(asked)
    asked.saved = applyProposal(asked.saved, proposal) ?? []
    if (proposal.changes.length > 0) made.push(proposal)
  }
  return { asked, proposal, saved: asked.saved }
}

const accepted = (question: AdaptQuestion): readonly Workout[] =>
  applyProposal(question.saved, adaptPlan(question)) ?? []

/** What stands in a plan after a day: each session, where it stands, and all of it. */
const after = (workouts: readonly Workout[], input: PlanInput, today: IsoDay): string[] =>
  workouts
    .filter((workout) => dateOf(input, workout.week, workout.day) > today)
    .flatMap(({ week, day, exercises }) =>
      exercises.map(({ reasons: _, ...exercise }, index) => `${week} ${day} ${index} ${JSON.stringify(exercise)}`),
    )
    .sort()

const idsOn = (workouts: readonly Workout[], input: PlanInput, date: IsoDay): string[] =>
  workouts
    .filter((workout) => dateOf(input, workout.week, workout.day) === date)
    .flatMap(({ exercises }) => exercises.map(({ id }) => id))

const leavingOut = (workouts: readonly Workout[], ids: readonly string[]): Workout[] =>
  workouts.map((workout) => ({ ...workout, exercises: workout.exercises.filter(({ id }) => !ids.includes(id)) }))

const today = dayOf(6, 'Mon')
const plan: AdaptQuestion = { input: BASE, saved: lived(BASE, today), today }
const holiday = (from: number, to: number): TimeOff[] => [
  { id: '1', from: dayOf(from, 'Mon'), to: dayOf(to, 'Sun'), reason: 'holiday' },
]
const race = (week: number): SeasonRace[] => [
  { id: 'r', date: dayOf(week, 'Sun'), kind: 'olympic', priority: 'B', distances: { swim: 0.93, bike: 25, run: 6.2 } },
]
const minutes = (saved: readonly Workout[]) => weekMinutes(BASE, saved, today).slice(8, 16)
const codes = ({ findings }: Pick<Proposal, 'findings'> = { findings: [] }) => findings.map(({ code }) => code)

describe('what is told no more', () => {
  it.each<[string, Told[], string[]]>([
    ['a holiday that is cancelled', [{ timeOff: holiday(13, 14) }, {}], ['TIME_OFF_GONE']],
    [
      'a holiday that is moved, and cancelled',
      [{ timeOff: holiday(13, 14) }, { timeOff: holiday(10, 11) }, {}],
      ['TIME_OFF_GONE'],
    ],
    [
      'a race that is moved twice, and cancelled',
      [{ races: race(10) }, { races: race(14) }, { races: race(11) }, {}],
      ['RACE_GONE'],
    ],
  ])('%s gives back all that it took', (_, each, found) => {
    const { saved, proposal, asked } = told(plan, each)
    expect(codes(proposal)).toEqual(found)
    expect(after(saved, BASE, today)).toEqual(after(plan.saved, BASE, today))
    expect(adaptPlan(asked)).toMatchObject({ findings: [], changes: [] })
  })

  it.each<[string, Told[]]>([
    ['a holiday that is moved', [{ timeOff: holiday(13, 14) }, { timeOff: holiday(10, 11) }]],
    ['one that is shorter', [{ timeOff: holiday(13, 14) }, { timeOff: holiday(13, 13) }]],
    ['a race that is moved', [{ races: race(10) }, { races: race(14) }]],
    [
      'a race that goes beside a holiday',
      [{ races: race(12) }, { races: race(12), timeOff: holiday(15, 15) }, { timeOff: holiday(15, 15) }],
    ],
  ])('after %s the plan is what it had been if just that had been told', (_, each) => {
    const { saved, asked } = told(plan, each)
    const direct = accepted({ ...plan, input: { ...BASE, ...each.at(-1) } })
    expect(after(saved, BASE, today)).toEqual(after(direct, BASE, today))
    expect(minutes(saved)).not.toEqual(minutes(plan.saved))
    expect(adaptPlan(asked).changes).toEqual([])
  })
})

describe('what was taken', () => {
  const cancelled = (question: AdaptQuestion, made: readonly Made[]) => adaptPlan({ ...question, input: BASE, made })
  const away = { ...plan, input: { ...BASE, timeOff: holiday(10, 10) } }
  const made = [adaptPlan(away)]
  const without = accepted(away)

  it('comes back as one group, that is accepted or refused as a whole, with the reason', () => {
    const { changes, facts } = cancelled({ ...plan, saved: without }, made)
    expect(changes.length).toBeGreaterThan(10)
    expect(new Set(changes.map(({ group }) => group)).size).toBe(1)
    expect(new Set(changes.flatMap(({ reasons }) => reasons.map(({ rule }) => rule)))).toEqual(new Set(['put-back']))
    expect(facts).toEqual([expect.stringContaining('gone ["off"')])
  })

  it('stays where its session was edited, moved or pinned since, and comes back around it', () => {
    const [eased] = made.flatMap(({ changes }) => changes.filter(({ to }) => to && to.week > 10))
    const id = eased?.id ?? ''
    const edited = without.map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) => (each.id === id ? { ...each, origin: 'edited' as const } : each)),
    }))
    const ids = ({ changes }: Proposal) => changes.map((change) => change.id)
    const all = ids(cancelled({ ...plan, saved: without }, made))
    expect(all).toContain(id)
    expect(ids(cancelled({ ...plan, saved: edited }, made))).toEqual(all.filter((each) => each !== id))
    expect(ids(cancelled({ ...plan, saved: without, pinned: [id] }, made))).toEqual(all.filter((each) => each !== id))
  })

  it('comes back from tomorrow on: today stays as it is', () => {
    const monday = dayOf(10, 'Mon')
    const saved = lived(BASE, monday, [], without)
    const { changes } = cancelled({ ...plan, saved, today: monday }, made)
    expect(changes.some(({ id }) => id.startsWith('w10d1'))).toBe(false)
    expect(changes.some(({ id }) => id.startsWith('w10d2'))).toBe(true)
  })

  it('stays where the holiday is over, though it is told no more', () => {
    const monday = dayOf(11, 'Mon')
    const saved = lived(BASE, monday, [{ from: dayOf(10, 'Mon'), to: dayOf(10, 'Sun') }], without)
    const question = { ...away, saved, today: monday, made }
    expect(adaptPlan({ ...question, input: BASE }).changes).toEqual([])
    expect(adaptPlan({ ...question, input: BASE, made: [] }).changes).toEqual([])
  })

  it('for an injury that heals after one of four weeks: the runs of the others come back, gently at first', () => {
    const injured = (to: number): TimeOff[] => [
      { id: '1', from: dayOf(8, 'Mon'), to: dayOf(to, 'Sun'), reason: 'injury', sports: ['swim', 'bike'] },
    ]
    const told8 = {
      input: { ...BASE, timeOff: injured(11) },
      saved: lived(BASE, dayOf(8, 'Mon')),
      today: dayOf(8, 'Mon'),
    }
    const first = adaptPlan(told8)
    const healed = dayOf(9, 'Mon')
    const runs = { from: dayOf(8, 'Mon'), to: dayOf(8, 'Sun'), sport: 'run' as const }
    const saved = lived(BASE, healed, [runs], accepted(told8))
    const question = { input: { ...BASE, timeOff: injured(8) }, saved, today: healed, made: [first] }
    const ofRuns = (workouts: readonly Workout[], week: number) =>
      workouts
        .filter((workout) => workout.week === week)
        .flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'run').map(({ duration }) => duration))
    expect(ofRuns(saved, 10)).toEqual([])
    const after = accepted(question)
    expect(ofRuns(after, 10).length).toBeGreaterThan(1)
    expect(ofRuns(after, 12)).toEqual(ofRuns(told8.saved, 12))
    expect(ofRuns(accepted({ ...question, made: [] }), 10), 'unknown what was taken').toEqual([])
  })

  it.each([1, 2, 3])(
    'for %i weeks that were missed stays, though a holiday told with them is cancelled later',
    (weeks) => {
      const monday = dayOf(7, 'Mon')
      const missed = [{ from: dayOf(7 - weeks, 'Mon'), to: dayOf(6, 'Sun') }]
      const question = {
        input: { ...BASE, timeOff: holiday(13, 13) },
        saved: lived(BASE, monday, missed),
        today: monday,
      }
      const first = adaptPlan(question)
      for (const [week, day] of [
        [7, 'Mon'],
        [7, 'Thu'],
        [9, 'Thu'],
      ] as const) {
        const today = dayOf(week, day)
        const { changes } = cancelled({ ...question, saved: lived(BASE, today, missed, accepted(question)), today }, [
          first,
        ])
        expect(changes.some(({ id }) => id.startsWith('w13'))).toBe(true)
        expect(changes.filter(({ from, to }) => Number((from ?? to)?.week) < 12)).toEqual([])
      }
    },
  )

  it('stays away from a day that was logged ahead of time', () => {
    const long = { ...plan, input: { ...BASE, timeOff: holiday(8, 10) } }
    const dropped = adaptPlan(long).changes.find(({ id }) => id === 'w11d6e2')
    expect(dropped?.kind).toBe('drop')
    const isDay = (at: Pick<Workout, 'week' | 'day'> | undefined) => at?.week === 11 && at.day === 6
    const left = accepted(long)
    const logged = left.map((workout) =>
      isDay(workout) ? completeWorkout(workout, {}, `${today}T08:00:00Z`) : workout,
    )
    const ofDay = (saved: readonly Workout[]) =>
      cancelled({ ...plan, saved }, [adaptPlan(long)]).changes.filter(({ from, to }) => isDay(from) || isDay(to))
    expect(ofDay(left).map(({ id }) => id)).toEqual(['w11d6e1', 'w11d6e2'])
    expect(ofDay(logged)).toEqual([])
  })

  it.each([
    [10, 'in the middle of a plan'],
    [1, 'in its first week, which measures those after it'],
  ])('for a race that is called off on its morning comes back from the next day on: week %i, %s', (week) => {
    const sunday = dayOf(week, 'Sun')
    const before = lived(BASE, sunday)
    const racing = { saved: before, today: sunday, input: { ...BASE, races: race(week) } }
    const saved = lived(BASE, sunday, [], accepted(racing))
    const question = { ...plan, saved, today: sunday }
    const { changes } = cancelled(question, [adaptPlan(racing)])
    expect(changes.length).toBeGreaterThan(0)
    const back = applyProposal(saved, cancelled(question, [adaptPlan(racing)])) ?? []
    expect(after(back, BASE, sunday)).toEqual(after(before, BASE, sunday))
  })

  it('comes back as one with the changes that stand or fall with it, for a race that moves by a week', () => {
    const racing = { ...plan, input: { ...BASE, races: race(10) } }
    const first = adaptPlan(racing)
    const question = { ...racing, saved: accepted(racing), made: [first] }
    const groups = ({ changes }: Proposal) => new Set(changes.map(({ group }) => group)).size
    expect(groups(adaptPlan({ ...question, input: { ...BASE, races: race(11) } }))).toBe(1)
    const far = adaptPlan({ ...question, input: { ...BASE, races: race(14) } })
    expect(groups(far)).toBe(2)
    const gone = far.changes.filter(({ reasons }) => reasons.some(({ rule }) => rule === 'race-gone'))
    expect(gone.map(({ kind, from }) => [kind, from?.week])).toEqual(Array(3).fill(['drop', 10]))

    // What is left out is offered again, what was taken has come back.
    const group = far.changes.find(({ reasons }) => reasons.some(({ rule }) => rule === 'put-back'))?.group
    const ids = (isBack: boolean) =>
      far.changes.filter((change) => (change.group === group) === isBack).map(({ id }) => id)
    const input = { ...BASE, races: race(14) }
    for (const isBack of [true, false]) {
      const saved = applyProposal(question.saved, far, ids(isBack)) ?? []
      const then = adaptPlan({ input, saved, today, made: [first, madeOf(far, ids(isBack))] })
      expect(then.changes.some(({ reasons }) => reasons.some(({ rule }) => rule === 'put-back'))).toBe(!isBack)
    }
  })
})

/** Time off and races that are told and accepted, then cancelled, on any day of a season that goes as planned: what is over was lived. */
const histories = fc
  .tuple(randomHistory({ misses: 0 }), fc.integer({ min: 0, max: 700 }))
  .map(([history, permille]): History => {
    const races = history.races.map((race) => ({ ...race, isPlanned: false }))
    const offs = history.offs.filter(({ ahead, days }) => ahead + days > 0)
    return { ...history, at: permille / 1_000, done: 1, races, offs }
  })

describe('what is told in random histories, and told no more', () => {
  it(
    'gives back every session from tomorrow on but what came to today or left it, and asks for nothing then',
    () => {
      fc.assert(
        fc.property(histories, (history) => {
          const question = questionOf(history)
          const plain = { ...question, input: { ...question.input, timeOff: [], races: [] } }
          const first = adaptPlan(question)
          if (adaptPlan(plain).changes.length + adaptPlan(plain).findings.length > 0) return
          const gone = { ...plain, saved: accepted(question), made: [first] }
          const back = adaptPlan(gone)
          const saved = applyProposal(gone.saved, back) ?? []
          const { input, today } = question
          const ofToday = [question.saved, gone.saved].flatMap((workouts) => idsOn(workouts, input, today))
          const [is, was] = [saved, question.saved].map((workouts) =>
            after(leavingOut(workouts, ofToday), input, today),
          )
          expect(is).toEqual(was)
          expect(adaptPlan({ ...gone, saved, made: [first, back] }).changes).toEqual([])
        }),
        { numRuns: rounds({ short: 100, soak: 10_000 }) },
      )
    },
    IS_SOAK ? 86_400_000 : 300_000,
  )
})
