import { describe, expect, it } from 'vitest'
import { BASE, dayOf, lived, type Missed, weekMinutes } from '../testing/histories.js'
import type { PlanInput, Sport } from '../types.js'
import { adaptPlan } from './adapt-plan.js'
import { applyProposal } from './proposal/apply.js'
import type { Change, Proposal, TimeOff } from './types.js'

/** What was missed, as days of weeks: `6 Tue` to `6 Thu`. */
const off = (from: string, to: string, sport?: Sport): Missed => {
  const dateOf = (text: string) => dayOf(Number(text.split(' ')[0]), text.split(' ')[1] ?? '')
  return { from: dateOf(from), to: dateOf(to), ...(sport && { sport }) }
}

type Scenario = { today: string; missed?: Missed[]; input?: PlanInput; timeOff?: TimeOff[] }

function played({ today: day, missed = [], input = BASE, timeOff }: Scenario) {
  const { from: today } = off(day, day)
  const saved = lived(input, today, missed)
  const proposal = adaptPlan({ input: { ...input, ...(timeOff && { timeOff }) }, saved, today })
  const after = applyProposal(saved, proposal) ?? []
  const planned = weekMinutes(input, lived(input, input.today), input.today)
  return { proposal, planned, saved: weekMinutes(input, saved, today), after: weekMinutes(input, after, today) }
}

const codes = ({ findings, notices }: Proposal): string[] => [...findings, ...notices].map(({ code }) => code)

/** A change as a line such as `w7d1e1 ease 50 > 35 easy`. */
const line = ({ id, kind, from, to }: Change): string =>
  `${id} ${kind} ${from?.exercise.duration} > ${to ? `${to.exercise.duration} ${to.exercise.intensity}` : '-'}`

/** Sunday with four hours instead of an hour and a half. */
const LONG_SUNDAY: PlanInput = {
  ...BASE,
  weeklySchedule: BASE.weeklySchedule.map((day) => (day.day === 0 ? { ...day, hours: 4 } : day)),
}

describe('after a few days', () => {
  it('G-A1: three days with a long run and a hard one missed are over: the plan goes on as it is', () => {
    const { proposal } = played({ today: '6 Fri', missed: [off('6 Tue', '6 Thu')] })
    expect(proposal.changes).toEqual([])
    expect(proposal.findings).toEqual([
      { code: 'MISSED_FEW', inputs: { days: 3, from: 2, to: 4, sessions: 4, minutes: 255 }, source: 'friel' },
    ])
  })

  it('G-A2: the long ride and its run take the place of the easy sessions of a Sunday that has the hours, as one group', () => {
    const { proposal, planned, saved, after } = played({
      today: '6 Sun',
      missed: [off('6 Sat', '6 Sat')],
      input: LONG_SUNDAY,
    })
    expect(proposal.changes.map(line)).toEqual([
      'w6d6e1 move 180 > 180 moderate',
      'w6d6e2 move 30 > 30 easy',
      'w6d0e1 drop 75 > -',
      'w6d0e2 drop 60 > -',
    ])
    expect(new Set(proposal.changes.map(({ group }) => group)).size).toBe(1)
    expect(proposal.changes[1]?.to).toMatchObject({ week: 6, day: 0, index: 1, exercise: { linked: true } })
    expect(after[5]).toBeLessThanOrEqual(planned[5] ?? 0)
    expect(after.toSpliced(5, 1)).toEqual(saved.toSpliced(5, 1))
  })

  it('G-A3: with an hour and a half on Sunday the long ride stays missed', () => {
    const { proposal } = played({ today: '6 Sun', missed: [off('6 Sat', '6 Sat')] })
    expect(proposal.changes).toEqual([])
    expect(codes(proposal)).toEqual(['MISSED_FEW'])
  })

  it('two days later the long ride may still be ridden, three days later no more', () => {
    const monday = {
      ...LONG_SUNDAY,
      weeklySchedule: LONG_SUNDAY.weeklySchedule.map((day) => (day.day === 0 ? { ...day, hours: 1 } : day)),
    }
    expect(played({ today: '6 Sun', missed: [off('6 Sat', '6 Sat')], input: monday }).proposal.changes).toEqual([])
    // Sunday was missed too, and Monday is of another week.
    expect(played({ today: '7 Mon', missed: [off('6 Sat', '6 Sun')], input: LONG_SUNDAY }).proposal.changes).toEqual([])
  })
})

describe('after four to six days', () => {
  it('G-A4: two days are easy at three quarters, three of running; the weeks after stay', () => {
    const { proposal, saved, after } = played({ today: '6 Sun', missed: [off('6 Tue', '6 Sat')] })
    expect(proposal.changes.map(line)).toEqual([
      'w6d0e1 shorten 45 > 30 easy',
      'w6d0e2 shorten 40 > 30 easy',
      'w7d1e1 ease 50 > 35 easy',
      // The third day: running alone.
      'w7d2e1 ease 100 > 75 easy',
    ])
    expect(after[6]).toBe(595)
    expect(after.slice(7)).toEqual(saved.slice(7))
    expect(codes(proposal)).toEqual(['GAP'])
  })
})

describe('after a week', () => {
  it('three days are easy at .60, four more at .80 with one hard session; running halves first', () => {
    const { proposal, saved, after } = played({ today: '7 Mon', missed: [off('6 Mon', '6 Sun')] })
    expect(proposal.findings[0]?.inputs).toMatchObject({ days: 7 })
    expect(proposal.changes.map(line)).toMatchInlineSnapshot(`
      [
        "w7d1e1 ease 50 > 30 easy",
        "w7d2e1 ease 100 > 50 easy",
        "w7d2e2 shorten 70 > 40 easy",
        "w7d4e1 ease 45 > 20 easy",
        "w7d4e2 shorten 45 > 35 hard",
        "w7d5e1 shorten 35 > 25 easy",
        "w7d6e1 shorten 185 > 145 moderate",
        "w7d6e2 shorten 20 > 15 easy",
        "w7d0e1 shorten 45 > 35 easy",
        "w7d0e2 shorten 40 > 30 easy",
      ]
    `)
    expect(after.slice(7)).toEqual(saved.slice(7))
  })
})

describe('after two weeks', () => {
  it('G-A7: without running only the runs come back slowly, half and then three quarters of them, 1.4 % slower', () => {
    const { proposal, planned, after } = played({ today: '11 Mon', missed: [off('9 Mon', '10 Sun', 'run')] })
    expect(proposal.changes.every(({ from }) => from?.exercise.type === 'run')).toBe(true)
    expect(proposal.findings).toMatchObject([{ code: 'GAP', inputs: { sport: 'run' } }])
    expect([after[10], after[11]]).toEqual([550, 405])
    expect(after.slice(12)).toEqual(planned.slice(12))
  })

  it('G-A8: a bridge of two weeks at .60 and .80, then as saved; 2.7 % slower at first', () => {
    const { proposal, planned, after } = played({ today: '11 Mon', missed: [off('9 Mon', '10 Sun')] })
    expect(after.slice(8)).toEqual([0, 0, 360, 315, ...planned.slice(12)])
    const [first] = proposal.changes
    expect(first?.reasons.map(({ rule, inputs }) => [rule, inputs.percent])).toEqual([
      ['way-back-easy', undefined],
      ['way-back', 60],
      ['way-back-pace', 97.3],
    ])
    const week11 = proposal.changes.filter(({ from }) => from?.week === 11)
    expect(week11.every(({ to }) => !to || to.exercise.intensity === 'easy')).toBe(true)
    expect(codes(proposal)).toEqual(['GAP'])
  })
})

describe('after three weeks', () => {
  it('G-A9: half, .65 and .80 of three weeks, the first two of them easy, and the goal is worth a look', () => {
    const { proposal, after } = played({ today: '12 Mon', missed: [off('9 Mon', '11 Sun')] })
    expect(after.slice(8, 14)).toMatchInlineSnapshot(`
      [
        0,
        0,
        0,
        215,
        405,
        520,
      ]
    `)
    expect(codes(proposal)).toEqual(['GAP', 'GOAL_REVIEW'])
    const early = proposal.changes.filter(({ from }) => from?.week === 12 || from?.week === 13)
    expect(early.every(({ to }) => !to || to.exercise.intensity === 'easy')).toBe(true)
  })
})
