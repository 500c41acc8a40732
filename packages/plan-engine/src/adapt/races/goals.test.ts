import { describe, expect, test } from 'vitest'
import { auditPlan } from '../../audit/audit-plan.js'
import { addDays, dateOf, daysBetween } from '../../calendar.js'
import { BASE, dayOf, lived, weekMinutes } from '../../testing/histories.js'
import { scenario } from '../../testing/scenarios.js'
import type { PlanInput, Workout } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'
import { revertProposal } from '../proposal/revert.js'
import type { SeasonRace } from './types.js'

/** What becomes of a plan of which four weeks were done when other goals are told, such as an olympic race on `10 Sun`. */
function withGoals(goals: Partial<Record<string, SeasonRace['kind']>>, input: PlanInput = BASE) {
  const today = dayOf(5, 'Mon', input)
  const saved = lived(input, today)
  const races = Object.entries(goals).flatMap(([day, kind]): SeasonRace[] => {
    const [week, name = ''] = day.split(' ')
    const date = dayOf(Number(week), name, input)
    return kind ? [{ id: day, date, priority: 'A', kind, distances: {} }] : []
  })
  const question = { input: { ...input, races }, saved, today }
  const proposal = adaptPlan(question)
  const now = applyProposal(saved, proposal) ?? []
  const [race] = races
  /** Sessions on the days after the first goal. */
  const after = (day: number) =>
    now.filter(
      ({ week, day: weekday, workoutType }) =>
        workoutType !== 'race' && daysBetween(race?.date ?? '', dateOf(input, week, weekday)) === day,
    )
  return { ...question, proposal, now, after, minutes: weekMinutes(input, now, today) }
}

const sessions = (workouts: readonly Workout[]) => workouts.flatMap(({ exercises }) => exercises)
const isHard = ({ intensity }: { intensity: string }) => ['tempo', 'hard', 'interval'].includes(intensity)

describe('a goal on the way', () => {
  const two = withGoals({ '10 Sun': 'olympic' })

  test('G-B5: ten weeks before a 70.3 an olympic race has its own taper, days 1 and 2 off, and nothing hard up to day 10', () => {
    expect([1, 2].map((day) => sessions(two.after(day)))).toEqual([[], []])
    for (let day = 3; day <= 10; day++) expect(sessions(two.after(day)).filter(isHard)).toEqual([])
    // Day 11 is a Thursday: its hard run stands.
    expect(sessions(two.after(11)).some(isHard)).toBe(true)
    // Week 9 at .75 of 650, then the days before the race as before the last goal; recovery, and the plan goes on: what eases and tapers from
    // week 16 on follows the load weeks since (530, 650, 505 before they did).
    expect(two.minutes.join(' ')).toBe(
      '490 530 570 370 610 625 635 415 465 423 230 395 660 680 645 515 710 635 495 285',
    )
  })

  test('has its taper before the last one, its openers and its race as legs', () => {
    const race = two.now.find(({ priority }) => priority === 'A')
    expect(race).toMatchObject({ week: 10, day: 0, workoutType: 'race' })
    expect(race?.exercises.map(({ code }) => code)).toEqual(['RACE-SWIM', 'RACE-BIKE', 'RACE-RUN'])
    const eve = two.now.find(({ week, day }) => week === 10 && day === 6)
    expect(eve?.exercises.map(({ code }) => code)).toEqual(['X-OPEN'])
    expect(two.now.filter((workout) => workout.workoutType === 'race' && !workout.priority)).toHaveLength(1)
  })

  test('lets no long run jump: weeks and runs grow by a tenth from what was before it (R05, R16)', () => {
    const goals = [
      two,
      withGoals({ '12 Sat': '70.3' }),
      withGoals({ '8 Wed': 'sprint' }),
      withGoals({ '6 Sun': 'sprint', '12 Sun': 'olympic' }),
    ]
    for (const { proposal, now, input } of goals) {
      expect(proposal.notices).toEqual([])
      expect(proposal.after?.broken).toEqual([])
      const spikes = auditPlan({ workouts: now }, input).rules.find(({ id }) => id === 'R16')
      expect(spikes?.result).toBe('pass')
    }
  })

  test('is accepted as one, once, and taken back to the byte', () => {
    expect(new Set(two.proposal.changes.map(({ group }) => group))).toEqual(new Set(['race-10 Sun']))
    expect(adaptPlan({ ...two, saved: two.now }).changes).toEqual([])
    expect(JSON.stringify(revertProposal(two.now, two.proposal))).toBe(JSON.stringify(two.saved))
  })

  test('may be longer than the last one: an ironman fourteen weeks before leaves four easy weeks', () => {
    const long = withGoals({ '10 Sun': 'ironman' }, scenario('ironman', 'intermediate', 24))
    for (let day = 1; day <= 5; day++) expect(sessions(long.after(day))).toEqual([])
    for (let day = 1; day <= 7; day++)
      expect(sessions(long.after(day)).filter(({ type }) => type === 'run')).toEqual([])
    for (let day = 1; day <= 28; day++) expect(sessions(long.after(day)).filter(isHard)).toEqual([])
    const steps = long.proposal.changes.flatMap(({ reasons }) =>
      reasons.filter(({ inputs }) => inputs.limit === 'return'),
    )
    expect([...new Set(steps.map(({ inputs: { week } }) => week))]).toEqual([15])
  })

  test.each([
    ['ironman', 'intermediate', 24, '10 Sun', 'ironman', 7],
    ['ironman', 'beginner', 24, '10 Sun', 'ironman', 4],
    ['ironman', 'advanced', 30, '16 Sun', 'ironman', 9],
    ['ironman', 'intermediate', 24, '16 Sun', 'ironman', 3],
    ['ironman', 'intermediate', 24, '18 Sun', 'ironman', 0],
    ['ironman', 'intermediate', 24, '12 Sun', '70.3', 2],
    ['70.3', 'intermediate', 24, '10 Sun', 'ironman', 6],
  ] as const)(
    'leaves an %s plan (%s, %i weeks) sound after %s, an %s: weeks come back in steps, rest, and %i sessions ease with them',
    (type, level, weeks, day, kind, eased) => {
      const { proposal, now } = withGoals({ [day]: kind }, scenario(type, level, weeks))
      expect(proposal.notices).toEqual([])
      // R24 tells how much of the hours is used, and costs nothing: who recovers for four weeks uses less.
      expect(proposal.after?.broken.filter((id) => id !== 'R24')).toEqual([])
      const easier = sessions(now).flatMap(({ reasons }) => reasons.filter(({ rule }) => rule === 'easy-share'))
      expect(easier).toHaveLength(eased)
    },
  )

  test('has six weeks to the next after a long race and three after a short one; nearer it is a B or C race, or none', () => {
    const notices = (goals: Parameters<typeof withGoals>[0]) =>
      withGoals(goals).proposal.notices.map(({ code, inputs }) => [
        code,
        inputs?.days,
        inputs?.least,
        inputs?.plannedAs,
      ])
    expect(notices({ '14 Sun': '70.3' })).toEqual([])
    expect(notices({ '15 Sun': '70.3' })).toEqual([['RACES_TOO_CLOSE', 35, 42, 'B']])
    expect(notices({ '17 Sun': 'olympic' })).toEqual([])
    expect(notices({ '18 Sun': 'olympic' })).toEqual([['RACES_TOO_CLOSE', 14, 21, 'C']])
    expect(notices({ '9 Sun': 'sprint', '11 Sun': 'sprint' })).toEqual([['RACES_TOO_CLOSE', 14, 21, 'B']])
    const asB = withGoals({ '15 Sun': '70.3' }).now.find(({ priority }) => priority)
    expect(asB?.priority).toBe('B')
  })
  test.each([
    ['B', 'sprint', 6, true],
    ['C', 'run', 10, true],
    ['B', 'sprint', 11, false],
  ] as const)(
    'has no %s race (%s) %i days after it while one recovers from it, and says so: %s',
    (priority, kind, days, isRefused) => {
      const date = addDays(dayOf(10, 'Sun'), days)
      const race: SeasonRace = { id: 'b', date, priority, kind, distances: { run: 6.2 } }
      const input = { ...BASE, races: [race, ...two.input.races] }
      const proposal = adaptPlan({ ...two, saved: two.saved, input })
      expect(proposal.notices).toEqual(
        isRefused ? [{ code: 'RACE_IN_RECOVERY', inputs: { kind, days, least: 11 } }] : [],
      )
      const now = applyProposal(two.saved, proposal) ?? []
      expect(now.some(({ priority }) => priority === race.priority)).toBe(!isRefused)
      expect(auditPlan({ workouts: now }, BASE).rules.find(({ id }) => id === 'R29')?.result).toBe('pass')
    },
  )

  test.each([
    ['8 Thu', 'B', []],
    ['9 Wed', 'C', [['B_RACE_TOO_LATE', 11, false]]],
    ['9 Sun', undefined, [['B_RACE_TOO_LATE', 7, true]]],
    ['12 Sun', 'B', []],
  ])('keeps a B race on %s at its days to the next goal, on the way or the last one', (day, priority, notices) => {
    const [week, name = ''] = day.split(' ')
    const race: SeasonRace = { id: 'b', date: dayOf(Number(week), name), priority: 'B', kind: 'sprint', distances: {} }
    const races = [race, ...two.input.races]
    const question = { ...two, saved: two.saved, input: { ...two.input, races } }
    const proposal = adaptPlan(question)
    expect(proposal.notices.map(({ code, inputs }) => [code, inputs?.days, inputs?.isRefused])).toEqual(notices)
    const now = applyProposal(two.saved, proposal) ?? []
    const planned = now.find((workout) => workout.priority && dateOf(BASE, workout.week, workout.day) === race.date)
    expect(planned?.priority).toBe(priority)
    const recovery = (workouts: readonly Workout[]) =>
      auditPlan({ workouts }, BASE).rules.find(({ id }) => id === 'R29')?.result
    expect(recovery(now)).toBe('pass')
    // Where it was planned as told before the goal came, the plan check says that it is too near.
    const told = adaptPlan({ ...question, input: { ...BASE, races: [race] } })
    const both = applyProposal(two.saved, told)?.map((workout) =>
      workout.week === 10 && workout.day === 0
        ? (two.now.find(({ week, day }) => week === 10 && day === 0) ?? workout)
        : workout,
    )
    expect(recovery(both?.filter(({ workoutType, week }) => workoutType === 'race' || week < 7) ?? [])).toBe(
      notices.length > 0 ? 'fail' : 'pass',
    )
  })
})
