import { describe, expect, it, test } from 'vitest'
import { auditPlan } from '../../audit/audit-plan.js'
import { BASE, dayOf, lived, weekMinutes } from '../../testing/histories.js'
import { scenario } from '../../testing/scenarios.js'
import type { PlanInput, Workout } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'
import { revertProposal } from '../proposal/revert.js'
import type { Change, SeasonInput, TimeOff } from '../types.js'
import { raceOf } from './race-of.js'
import type { SeasonRace } from './types.js'

const IRONMAN = scenario('ironman', 'intermediate', 20)

/** A race on a day such as `14 Sun`. */
const raceOn = (day: string, fields: Partial<SeasonRace> = {}, input: PlanInput = BASE): SeasonRace => {
  const [week, name = ''] = day.split(' ')
  return { id: '7', date: dayOf(Number(week), name, input), priority: 'B', kind: 'olympic', distances: {}, ...fields }
}

const TEN_KM: Partial<SeasonRace> = { priority: 'C', kind: 'run', distances: { run: 6.2 } }

type Scenario = { races: SeasonRace[]; input?: SeasonInput; today?: string; change?: (saved: Workout[]) => Workout[] }

function played({ races, input = BASE, today: at = '6 Mon', change = (saved) => saved }: Scenario) {
  const [week, name = ''] = at.split(' ')
  const today = dayOf(Number(week), name, input)
  const saved = change(lived(input, today))
  const question = { input: { ...input, races }, saved, today }
  const proposal = adaptPlan(question)
  const after = applyProposal(saved, proposal) ?? []
  return {
    ...question,
    proposal,
    after,
    minutes: weekMinutes(input, after, today),
    planned: weekMinutes(input, saved, today),
  }
}

/** A change as a line such as `w14d6e1 replace 210 > 30 easy`. */
const line = ({ id, kind, from, to }: Change): string =>
  `${id} ${kind} ${from?.exercise.duration ?? 0} > ${to ? `${to.exercise.duration} ${to.exercise.intensity}` : '-'}`

const lines = ({ proposal }: { proposal: { changes: readonly Change[] } }): string[] => proposal.changes.map(line)
const codes = ({ proposal }: ReturnType<typeof played>): string[] =>
  [...proposal.findings, ...proposal.notices].map(({ code }) => code)

/** Workouts that are not to the byte what they were, as `week day`. */
const differing = (now: readonly Workout[] | undefined, before: readonly Workout[]): string[] =>
  now?.length === before.length
    ? before.flatMap((workout, index) =>
        JSON.stringify(now[index]) === JSON.stringify(workout) ? [] : [`${workout.week} ${workout.day}`],
      )
    : ['another number of workouts']

/** Weeks whose minutes are others than planned. */
const changedWeeks = ({ minutes, planned }: ReturnType<typeof played>): number[] =>
  minutes.flatMap((each, index) => (each === planned[index] ? [] : [index + 1]))

describe('a B race', () => {
  it('G-B1: an olympic one on the Sunday of week 14 has its openers the day before, and nothing hard from Monday to Thursday after', () => {
    const one = played({ races: [raceOn('14 Sun')] })
    expect(lines(one)).toEqual([
      // Three days before: 60 min at most, nothing hard. Friday is off the limit of 45 already.
      'w14d4e1 ease 50 > 50 easy',
      'w14d4e2 drop 40 > -',
      // The day before: 30 min of openers, no long ride and no brick.
      'w14d6e1 replace 210 > 30 easy',
      'w14d6e2 drop 25 > -',
      'w14d0e1 drop 45 > -',
      'w14d0e2 drop 45 > -',
      'w14d0e4 add 0 > 27 hard',
      'w14d0e5 add 0 > 76 hard',
      'w14d0e6 add 0 > 47 hard',
      // Four easy days: .4, .6 without a run, .8 (a day off), 1.
      'w15d1e1 ease 60 > 20 easy',
      'w15d2e1 drop 115 > -',
      'w15d2e2 shorten 65 > 35 easy',
      'w15d4e1 ease 45 > 45 easy',
      'w15d4e2 ease 45 > 45 easy',
    ])
    // 695 and 660 before: the race itself takes 151 of the 511.
    expect(one.minutes.slice(12, 16)).toEqual([685, 510, 475, 530])
    expect(changedWeeks(one)).toEqual([14, 15])
    expect(new Set(one.proposal.changes.map(({ group }) => group))).toEqual(new Set(['race-7']))
    expect(codes(one)).toEqual(['RACE_NEW'])
    expect(one.proposal.after?.weeks[13]).toMatchObject({ kind: 'tune-up', minutes: 510 })
    expect(one.proposal.after?.broken).toEqual([])
  })

  it('G-B2: in recovery week 12 it loses less: 199 minutes instead of 370', () => {
    const one = played({ races: [raceOn('12 Sun')] })
    expect(one.minutes.slice(11, 13)).toEqual([411, 510])
    expect(changedWeeks(one)).toEqual([12, 13])
    expect(one.proposal.after?.auditScore).toBe(100)
  })

  it.each([
    [13, 12, '670 685 410 520'],
    [11, 12, '660 411 495 685'],
    [9, 8, '635 650 388 495'],
  ])(
    'in week %d changes places with recovery week %d, and the two lose some 200 minutes less',
    (easy, load, minutes) => {
      const one = played({ races: [raceOn(`${easy} Sun`)], today: '5 Mon' })
      const first = Math.min(easy, load)
      expect(one.minutes.slice(first - 2, first + 2).join(' ')).toBe(minutes)
      const { weeks = [], broken, auditScore } = one.proposal.after ?? {}
      expect([weeks[easy - 1]?.kind, weeks[load - 1]?.kind, broken, auditScore]).toEqual(['tune-up', 'load', [], 100])
      // Both weeks are accepted with the race, and taken back with it.
      const moved = one.proposal.changes.filter(({ reasons }) => reasons.some(({ rule }) => rule === 'race-week-swap'))
      expect(new Set(moved.map(({ group }) => group))).toEqual(new Set(['race-7']))
      expect(moved.length).toBeGreaterThan(15)
      expect(differing(revertProposal(one.after, one.proposal), one.saved)).toEqual([])
      const { input, today, after: saved } = one
      expect(adaptPlan({ input, saved, today }).changes).toEqual([])
      // Whoever audits the plan reads the same of its sessions.
      expect(auditPlan({ workouts: saved }, input).rules.find(({ id }) => id === 'R07')?.result).toBe('pass')
    },
  )

  it('leaves a recovery week that has begun, holds another race, or was told of long ago', () => {
    const kindOf = (one: ReturnType<typeof played>) => one.proposal.after?.weeks[7]?.kind
    expect(kindOf(played({ races: [raceOn('7 Sun')], today: '5 Mon' }))).toBe('load')
    expect(kindOf(played({ races: [raceOn('9 Sun')], today: '8 Tue' }))).toBe('recovery')
    const both = [raceOn('8 Sun', { id: '1', kind: 'sprint' }), raceOn('9 Sun')]
    expect(kindOf(played({ races: both, today: '5 Mon' }))).toBe('tune-up')
    const off: TimeOff = { id: 'o', from: dayOf(8, 'Wed'), to: dayOf(8, 'Wed'), reason: 'busy', minutesPerDay: 30 }
    expect(kindOf(played({ races: [raceOn('9 Sun')], today: '5 Mon', input: { ...BASE, timeOff: [off] } }))).toBe(
      'recovery',
    )
  })

  it('a sprint asks for two easy days, and one without a run', () => {
    expect(
      lines(played({ races: [raceOn('14 Sun', { kind: 'sprint' })] })).filter((each) => each.startsWith('w15')),
    ).toEqual(['w15d1e1 ease 60 > 20 easy', 'w15d2e1 ease 115 > 65 easy', 'w15d2e2 shorten 65 > 35 easy'])
  })

  // A Saturday tells what a Sunday hides, whose third day after is a Wednesday without training.
  it('on a Saturday an olympic one leaves Tuesday .8 of its sessions, and the days off after a 70.3 reach to Tuesday', () => {
    const around = (kind: 'sprint' | 'olympic' | '70.3') =>
      lines(played({ races: [raceOn('14 Sat', { kind })] })).filter((each) => !each.startsWith('w14d6'))
    expect(around('sprint')).toMatchInlineSnapshot(`
      [
        "w14d4e1 ease 50 > 45 easy",
        "w14d4e2 drop 40 > -",
        "w14d5e1 shorten 45 > 30 easy",
        "w14d0e1 shorten 45 > 15 easy",
        "w14d0e2 drop 45 > -",
        "w15d1e1 ease 60 > 35 easy",
      ]
    `)
    expect(around('olympic')).toMatchInlineSnapshot(`
      [
        "w14d4e1 ease 50 > 45 easy",
        "w14d4e2 drop 40 > -",
        "w14d5e1 shorten 45 > 30 easy",
        "w14d0e1 shorten 45 > 15 easy",
        "w14d0e2 drop 45 > -",
        "w15d1e1 ease 60 > 35 easy",
        "w15d2e1 ease 115 > 90 easy",
        "w15d2e2 shorten 65 > 50 easy",
      ]
    `)
    expect(around('70.3')).toMatchInlineSnapshot(`
      [
        "w14d2e1 shorten 110 > 90 moderate",
        "w14d2e2 drop 70 > -",
        "w14d4e1 ease 50 > 45 easy",
        "w14d4e2 drop 40 > -",
        "w14d5e1 shorten 45 > 30 easy",
        "w14d0e1 drop 45 > -",
        "w14d0e2 drop 45 > -",
        "w15d1e1 drop 60 > -",
        "w15d2e1 drop 115 > -",
        "w15d2e2 drop 65 > -",
        "w15d4e1 ease 45 > 25 easy",
        "w15d4e2 ease 45 > 25 easy",
        "w15d5e1 shorten 45 > 25 easy",
        "w15d6e1 ease 150 > 90 easy",
        "w15d6e2 ease 45 > 25 easy",
        "w15d0e1 shorten 45 > 25 easy",
        "w15d0e2 shorten 45 > 25 easy",
        "w16d1e1 ease 40 > 20 easy",
        "w16d2e1 ease 90 > 50 easy",
        "w16d2e2 shorten 55 > 30 easy",
      ]
    `)
  })

  it('a 70.3 has six days before it as the goal race has, three days off and seven more at .6, with their limits', () => {
    const one = played({ races: [raceOn('14 Sun', { kind: '70.3' })] })
    expect(lines(one)).toMatchInlineSnapshot(`
      [
        "w14d2e1 shorten 110 > 90 moderate",
        "w14d2e2 drop 70 > -",
        "w14d4e1 ease 50 > 50 easy",
        "w14d4e2 drop 40 > -",
        "w14d6e1 replace 210 > 30 easy",
        "w14d6e2 drop 25 > -",
        "w14d0e1 drop 45 > -",
        "w14d0e2 drop 45 > -",
        "w14d0e4 add 0 > 36 tempo",
        "w14d0e5 add 0 > 177 tempo",
        "w14d0e6 add 0 > 106 tempo",
        "w15d1e1 drop 60 > -",
        "w15d2e1 drop 115 > -",
        "w15d2e2 drop 65 > -",
        "w15d4e1 ease 45 > 25 easy",
        "w15d4e2 ease 45 > 25 easy",
        "w15d5e1 shorten 45 > 25 easy",
        "w15d6e1 ease 150 > 90 easy",
        "w15d6e2 ease 45 > 25 easy",
        "w15d0e1 shorten 45 > 25 easy",
        "w15d0e2 shorten 45 > 25 easy",
        "w16d1e1 ease 40 > 20 easy",
        "w16d2e1 ease 90 > 50 easy",
        "w16d2e2 shorten 55 > 30 easy",
      ]
    `)
    expect(one.minutes.slice(13, 16)).toMatchInlineSnapshot(`
      [
        589,
        240,
        445,
      ]
    `)
    expect(one.proposal.after?.weeks[13]?.minutes ?? 0).toBeLessThanOrEqual(0.75 * 695 + 320)
  })

  it.each([
    ['sprint', '18 Sun', 'B'],
    ['sprint', '18 Mon', 'B'],
    ['olympic', '17 Sun', 'B'],
    ['olympic', '18 Mon', 'C'],
    ['sprint', '19 Mon', 'C'],
    ['olympic', '19 Thu', 'C'],
    ['olympic', '19 Fri', undefined],
    ['70.3', '16 Sun', 'B'],
    ['70.3', '17 Mon', undefined],
  ] as const)('%s in week %s of 20 is planned as %s', (kind, day, priority) => {
    const { after, proposal } = played({ races: [raceOn(day, { kind })] })
    expect(after.find(({ workoutType, priority: own }) => workoutType === 'race' && own)?.priority).toBe(priority)
    expect(proposal.notices.map(({ code }) => code)).toEqual(priority === 'B' ? [] : ['B_RACE_TOO_LATE'])
  })

  it('G-B3: a 70.3 three weeks before an ironman is refused', () => {
    const { proposal } = played({ races: [raceOn('17 Sun', { kind: '70.3' }, IRONMAN)], input: IRONMAN })
    expect(proposal.changes).toEqual([])
    expect(proposal.notices).toEqual([
      { code: 'B_RACE_TOO_LATE', inputs: { kind: '70.3', priority: 'B', days: 21, latest: 28, isRefused: true } },
    ])
  })

  it('longer than the goal race it is refused, and so is any ironman', () => {
    const olympic = scenario('olympic', 'intermediate', 20)
    const long = played({ races: [raceOn('10 Sun', { kind: '70.3' }, olympic)], input: olympic })
    expect([long.proposal.changes, codes(long)]).toEqual([[], ['B_RACE_LONGER']])
    expect(codes(played({ races: [raceOn('10 Sun', { kind: 'ironman' }, IRONMAN)], input: IRONMAN }))).toEqual([
      'B_RACE_LONGER',
    ])
  })
})

describe('a C race', () => {
  it('G-B4: ten kilometres on the Saturday of week 9 are Thursday’s hard run; the long ride has no place on Sunday', () => {
    const one = played({ races: [raceOn('9 Sat', TEN_KM)] })
    expect(lines(one)).toEqual([
      'w9d4e1 drop 45 > -',
      'w9d6e1 drop 190 > -',
      'w9d6e2 drop 20 > -',
      'w9d6e4 add 0 > 46 hard',
    ])
    const around = one.after.filter(({ week, day }) => week === 9 && (day === 5 || day === 0))
    for (const { exercises } of around) expect(exercises.every(({ intensity }) => intensity === 'easy')).toBe(true)
    expect(around.find(({ day }) => day === 5)?.totalDuration).toBeLessThanOrEqual(45)
    expect(changedWeeks(one)).toEqual([9])
    expect(one.proposal.after?.weeks[8]?.kind).toBe('load')
    expect(one.proposal.after?.broken).toEqual([])
  })

  it('moves the long ride to a Sunday that has the hours, easy', () => {
    const weeklySchedule = BASE.weeklySchedule.map((day) => (day.day === 0 ? { ...day, hours: 3.5 } : day))
    const one = played({ races: [raceOn('9 Sat', TEN_KM)], input: { ...BASE, weeklySchedule } })
    const [moved] = one.proposal.changes.filter(({ kind }) => kind === 'move')
    expect(moved).toMatchObject({
      from: { day: 6 },
      to: { week: 9, day: 0, exercise: { type: 'bike', intensity: 'easy' } },
    })
    const sunday = one.after.find(({ week, day }) => week === 9 && day === 0)
    expect(sunday?.exercises.map(({ id }) => id)).toEqual([moved?.id])
  })

  it('moves it to no day that another race takes', () => {
    const weeklySchedule = BASE.weeklySchedule.map((day) => (day.day === 0 ? { ...day, hours: 3.5 } : day))
    const second = raceOn('9 Sun', { id: '8', kind: 'sprint' })
    const one = played({ races: [raceOn('9 Sat', TEN_KM), second], input: { ...BASE, weeklySchedule } })
    expect(one.proposal.changes.filter(({ kind, to }) => kind === 'move' && to?.week === 9 && to.day === 0)).toEqual([])
    expect(adaptPlan({ ...one, saved: one.after }).changes).toEqual([])
  })

  it('the day before holds 45 min, the day after is easy', () => {
    const one = played({ races: [raceOn('9 Wed', TEN_KM)] })
    expect(lines(one)).toMatchInlineSnapshot(`
      [
        "w9d2e1 ease 105 > 45 easy",
        "w9d2e2 drop 75 > -",
        "w9d3e4 add 0 > 46 hard",
        "w9d4e1 drop 45 > -",
        "w9d4e2 ease 45 > 45 easy",
      ]
    `)
  })

  it('takes the long run’s place too where it is longer than half of it', () => {
    const half = played({ races: [raceOn('10 Sat', { ...TEN_KM, distances: { run: 13.1 } })] })
    const ten = played({ races: [raceOn('10 Sat', TEN_KM)] })
    expect(lines(half)).toContain('w10d2e1 drop 105 > -')
    expect(lines(ten)).not.toContain('w10d2e1 drop 105 > -')
  })

  it('as long as a 70.3 it is planned as a B race', () => {
    const { after } = played({ races: [raceOn('10 Sun', { kind: '70.3', priority: 'C' })] })
    expect(after.find(({ priority }) => priority)?.priority).toBe('B')
  })
})

describe('the race in the plan', () => {
  it('is a workout of its own, its legs with ids that the day never had, at the pace of the week and of the race', () => {
    const { after } = played({ races: [raceOn('14 Sun', { name: 'City' })] })
    const race = after.find(({ priority }) => priority === 'B')
    expect(race).toMatchObject({ week: 14, day: 0, workoutType: 'race', totalDuration: 150 })
    expect(race && raceOf(race)).toEqual({ id: '7', name: 'City', kind: 'olympic', priority: 'B' })
    expect(race?.exercises.map(({ code, distance, pace }) => [code, distance, pace])).toMatchInlineSnapshot(`
      [
        [
          "RACE-SWIM",
          "1500 m",
          "1:49/100m",
        ],
        [
          "RACE-BIKE",
          "25.0 mi",
          "19.7 mph",
        ],
        [
          "RACE-RUN",
          "6.2 mi",
          "7:36/mi",
        ],
      ]
    `)
    expect(after.filter(({ week, day }) => week === 14 && day === 0)).toHaveLength(1)
    expect(after.filter(({ workoutType, priority }) => workoutType === 'race' && !priority)).toHaveLength(1)
  })

  it.each([
    ['swim', { swim: 2 }, ['RACE-SWIM']],
    ['bike', { bike: 40, run: 5 }, ['RACE-BIKE']],
    ['aquabike', { swim: 0.9, bike: 25, run: 6 }, ['RACE-SWIM', 'RACE-BIKE']],
    ['duathlon', { bike: 25, run: 9.3 }, ['RACE-RUN', 'RACE-BIKE', 'RACE-RUN']],
    ['sprint', { run: 2 }, ['RACE-SWIM', 'RACE-BIKE', 'RACE-RUN']],
    ['run', { bike: 10 }, undefined],
  ] as const)('a %s has its legs', (kind, distances, legs) => {
    const { after } = played({ races: [raceOn('10 Sun', { kind, distances })] })
    expect(after.find(({ priority }) => priority)?.exercises.map(({ code }) => code)).toEqual(legs)
  })

  it('a duathlon’s running is two thirds before the ride', () => {
    const { after } = played({ races: [raceOn('10 Sun', { kind: 'duathlon', distances: { bike: 25, run: 9 } })] })
    const race = after.find(({ priority }) => priority)
    expect(race?.exercises.map(({ distance }) => distance)).toEqual(['6.0 mi', '25.0 mi', '3.0 mi'])
  })

  it('stays as it is once accepted; told no more, its legs go; told otherwise, others come; each way back is exact', () => {
    const { input, after: saved, today } = played({ races: [raceOn('14 Sun')] })
    expect(adaptPlan({ input, saved, today })).toMatchObject({ changes: [], findings: [] })
    const gone = adaptPlan({ input: BASE, saved, today })
    expect(gone.changes.map(line)).toEqual(['w14d0e4 drop 27 > -', 'w14d0e5 drop 76 > -', 'w14d0e6 drop 47 > -'])
    expect(gone.findings.map(({ code }) => code)).toEqual(['RACE_GONE'])
    const without = applyProposal(saved, gone) ?? []
    expect(without.filter(({ workoutType }) => workoutType === 'race')).toHaveLength(1)
    expect(differing(revertProposal(without, gone), saved)).toEqual([])
    const sprint = adaptPlan({ input: { ...BASE, races: [raceOn('14 Sun', { kind: 'sprint' })] }, saved, today })
    expect(sprint.findings.map(({ code }) => code)).toEqual(['RACE_CHANGED'])
    expect(sprint.changes.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'w14d0e4 drop',
      'w14d0e5 drop',
      'w14d0e6 drop',
      'w14d0e7 add',
      'w14d0e8 add',
      'w14d0e9 add',
    ])
    const changed = applyProposal(saved, sprint) ?? []
    expect(changed.filter(({ workoutType }) => workoutType === 'race')).toHaveLength(2)
    expect(differing(revertProposal(changed, sprint), saved)).toEqual([])
  })

  it('another date moves it, to the byte and back', () => {
    const { after: saved, today } = played({ races: [raceOn('14 Sun')] })
    const moved = adaptPlan({ input: { ...BASE, races: [raceOn('13 Sun')] }, saved, today })
    expect(moved.changes.filter(({ id }) => id.startsWith('w14d0')).every(({ kind }) => kind === 'drop')).toBe(true)
    const after = applyProposal(saved, moved) ?? []
    expect(after.filter(({ priority }) => priority).map(({ week }) => week)).toEqual([13])
    expect(differing(revertProposal(after, moved), saved)).toEqual([])
  })

  it('rows with no priority come back as they were', () => {
    const { today, input, saved } = played({
      races: [raceOn('14 Sun')],
      change: (all) => all.map((each) => ({ ...each, priority: null })),
    })
    const proposal = adaptPlan({ input, saved, today })
    expect(differing(revertProposal(applyProposal(saved, proposal) ?? [], proposal), saved)).toEqual([])
  })
})

describe('a race that is not planned', () => {
  const off: TimeOff = { id: 'o', from: dayOf(14, 'Fri'), to: dayOf(15, 'Mon'), reason: 'holiday' }

  test.each<[string, Scenario, string[]]>([
    ['is over', { races: [raceOn('5 Sun')] }, []],
    ['is on the day of the goal race', { races: [raceOn('20 Sun', { kind: 'sprint' })] }, ['B_RACE_TOO_LATE']],
    ['is after the goal race', { races: [raceOn('21 Sun')] }, ['RACE_OUTSIDE_PLAN']],
    [
      'is on a day before the first week',
      { races: [raceOn('0 Sun')], today: '0 Sun', input: BASE },
      ['RACE_OUTSIDE_PLAN'],
    ],
    ['has no date', { races: [raceOn('9 Sun', { date: '2027-02-30' })] }, []],
  ])('%s', (_, told, expected) => {
    const one = played(told)
    expect([one.proposal.changes, codes(one)]).toEqual([[], expected])
  })

  it('is on a day of time off', () => {
    const one = played({ races: [raceOn('14 Sun')], input: { ...BASE, timeOff: [off] } })
    expect(codes(one)).toContain('RACE_ON_TIME_OFF')
    expect(one.after.some(({ priority }) => priority)).toBe(false)
  })

  it('shares its day with a B race', () => {
    const one = played({ races: [raceOn('14 Sun', { ...TEN_KM, id: '1' }), raceOn('14 Sun', { id: '2' })] })
    expect(one.after.flatMap((each) => raceOf(each)?.id ?? [])).toEqual(['2'])
    expect(codes(one)).toEqual(['RACE_NEW', 'RACES_SAME_DAY'])
  })
})

it('two races on two days in a row are judged alike in whatever order they stand', () => {
  const races = [raceOn('14 Sat', { id: '1', kind: 'sprint' }), raceOn('14 Sun', { id: '2', kind: 'sprint' })]
  const { input, saved, today, proposal } = played({ races })
  expect(JSON.stringify(adaptPlan({ input, saved: saved.toReversed(), today }))).toBe(JSON.stringify(proposal))
  const { after } = played({ races })
  const judged = [after, after.toReversed()].map((workouts) => auditPlan({ workouts }, input).rules)
  expect(judged[0]).toEqual(judged[1])
})

it('a race that is pinned or was logged stays whatever is told', () => {
  const { after: saved, today } = played({ races: [raceOn('14 Sun')] })
  expect(adaptPlan({ input: BASE, saved, today, pinned: ['w14d0e5'] }).changes).toEqual([])
})
