import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.js'
import { BASE, dayOf, lived, type Missed, weekMinutes } from '../testing/histories.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import type { PlanInput, Sport, Workout } from '../types.js'
import { adaptPlan } from './adapt-plan.js'
import { applyProposal } from './proposal/apply.js'
import { revertProposal } from './proposal/revert.js'
import type { Change, Proposal, TimeOff } from './types.js'

/** What was missed, as days of weeks: `6 Tue` to `6 Thu`. */
const off = (from: string, to: string, sport?: Sport): Missed => {
  const dateOf = (text: string) => dayOf(Number(text.split(' ')[0]), text.split(' ')[1] ?? '')
  return { from: dateOf(from), to: dateOf(to), ...(sport && { sport }) }
}

type Scenario = {
  today: string
  missed?: Missed[]
  input?: PlanInput
  timeOff?: TimeOff[]
  change?: (saved: Workout[]) => Workout[]
}

function played({ today: day, missed = [], input = BASE, timeOff, change = (saved) => saved }: Scenario) {
  const { from: today } = off(day, day)
  const saved = change(lived(input, today, missed))
  const proposal = adaptPlan({ input: { ...input, ...(timeOff && { timeOff }) }, saved, today })
  const after = applyProposal(saved, proposal) ?? []
  const planned = weekMinutes(input, lived(input, input.today), input.today)
  return { proposal, planned, saved: weekMinutes(input, saved, today), after: weekMinutes(input, after, today) }
}

/** The longest run of a week and of those after it. */
const longRuns = ({ after }: Proposal, from: number): number[] =>
  (after?.weeks ?? []).slice(from - 1, from + 6).map(({ longestRun }) => longestRun)

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

  it.each(['w6d6e1', 'w6d6e2'])('moves nothing where %s of the missed pair is pinned', (id) => {
    const today = dayOf(6, 'Sun', LONG_SUNDAY)
    const saturday = { from: dayOf(6, 'Sat', LONG_SUNDAY), to: dayOf(6, 'Sat', LONG_SUNDAY) }
    const question = { input: LONG_SUNDAY, saved: lived(LONG_SUNDAY, today, [saturday]), today }
    expect(adaptPlan(question).changes.length).toBe(4)
    expect(adaptPlan({ ...question, pinned: [id] }).changes).toEqual([])
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
  it('G-A4: two days are easy at three quarters, three of running; of the weeks after two long runs come back by a tenth', () => {
    const { proposal, saved, after } = played({ today: '6 Sun', missed: [off('6 Tue', '6 Sat')] })
    expect(proposal.changes.map(line)).toEqual([
      'w6d0e1 shorten 45 > 30 easy',
      'w6d0e2 shorten 40 > 30 easy',
      'w7d1e1 ease 50 > 35 easy',
      // The third day: running alone.
      'w7d2e1 ease 100 > 75 easy',
      // The long run of week 6 is missing: of the 30 days before, week 5 had the longest with 90 min, and then this one has (R16).
      'w9d2e1 shorten 105 > 95 moderate',
      'w10d2e1 shorten 105 > 100 easy',
    ])
    expect(after[6]).toBe(595)
    expect(after.slice(7)).toEqual([415, 640, 655, ...saved.slice(10)])
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
        "w9d2e1 shorten 105 > 95 moderate",
        "w10d2e1 shorten 105 > 100 easy",
      ]
    `)
    // The recovery week is short enough, and two long runs come back by a tenth.
    expect(after.slice(7)).toEqual([415, 640, 655, ...saved.slice(10)])
  })
})

describe('once training has gone on', () => {
  it('a way back that was passed over is not asked for again, sport by sport', () => {
    const week6 = off('6 Mon', '6 Sun')
    // Monday’s ride was ridden as it was planned: neither runs nor swims of the week before ask anew.
    const { proposal } = played({ today: '7 Tue', missed: [week6] })
    expect([proposal.findings, proposal.changes]).toEqual([[], []])
    // After two weeks one ride is not yet a decision, two days are.
    const two = [off('5 Mon', '6 Sun')]
    expect(codes(played({ today: '7 Tue', missed: two }).proposal)).toContain('GAP')
    expect(codes(played({ today: '7 Thu', missed: two }).proposal)).not.toContain('GAP')
  })

  it('a sport that was missed before and since has its own gap', () => {
    const before = played({ today: '7 Tue', missed: [off('5 Mon', '5 Sun', 'run'), off('6 Mon', '6 Sun')] })
    expect(before.proposal.findings).toMatchObject([{ code: 'GAP', inputs: { sport: 'run', days: 13 } }])
    const since = played({ today: '8 Mon', missed: [off('6 Mon', '6 Sun'), off('7 Mon', '7 Sun', 'run')] })
    expect(since.proposal.findings).toMatchObject([{ code: 'GAP', inputs: { sport: 'run', days: 6 } }])
  })
})

describe('after two weeks', () => {
  it('G-A7: without running only the runs come back slowly, half and then three quarters of them, 1.4 % slower', () => {
    const { proposal, planned, after } = played({ today: '11 Mon', missed: [off('9 Mon', '10 Sun', 'run')] })
    expect(proposal.changes.every(({ from }) => from?.exercise.type === 'run')).toBe(true)
    expect(proposal.findings).toMatchObject([{ code: 'GAP', inputs: { sport: 'run' } }])
    expect([after[10], after[11]]).toEqual([550, 405])
    // Then .85 of the longest run before, and a tenth more each time.
    expect(longRuns(proposal, 11)).toEqual([55, 50, 85, 90, 95, 90, 100])
    expect(after.slice(17)).toEqual(planned.slice(17))
  })

  it('G-A8: a bridge of two weeks at .60 and .80, then as saved; 2.7 % slower at first', () => {
    const { proposal, planned, after } = played({ today: '11 Mon', missed: [off('9 Mon', '10 Sun')] })
    expect(after.slice(8, 12)).toEqual([0, 0, 360, 315])
    // As saved but for the long run, which begins anew at .85 and grows by a tenth.
    expect(longRuns(proposal, 11)).toEqual([55, 50, 85, 90, 95, 90, 100])
    expect(after[12]).toBe((planned[12] ?? 0) - 25)
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
    // Week 13 is base now: other sessions in the same minutes, each of them floored to five.
    expect(after.slice(8, 14)).toMatchInlineSnapshot(`
      [
        0,
        0,
        0,
        215,
        400,
        440,
      ]
    `)
    expect(codes(proposal)).toEqual(['GAP', 'DEALT_ANEW', 'GOAL_REVIEW'])
    const early = proposal.changes.filter(({ from }) => from?.week === 12 || from?.week === 13)
    expect(early.every(({ to }) => !to || to.exercise.intensity === 'easy')).toBe(true)
  })
})

describe('after three weeks or more the phases that are left are dealt anew', () => {
  /** The weeks that are planned anew. */
  const dealtIn = ({ changes }: Proposal): number[] => {
    const dealt = changes.filter(({ reasons }) => reasons.some(({ rule }) => rule === 'dealt-anew'))
    expect(new Set(dealt.map(({ group }) => group))).toEqual(new Set(dealt.length > 0 ? ['dealt-anew'] : []))
    return [...new Set(dealt.map(({ from, to }) => (from ?? to)?.week ?? 0))]
  }
  const away = (weeks: string, input = BASE) => {
    const [from = '', to = ''] = weeks.split('-')
    const today = dayOf(Number(to) + 1, 'Mon', input)
    const missed = [{ from: dayOf(Number(from), 'Mon', input), to: dayOf(Number(to), 'Sun', input) }]
    const question = { input, saved: lived(input, today, missed), today }
    return { question, proposal: adaptPlan(question) }
  }

  it('of four load weeks two are base again; the week of the rehearsal, the peak and the taper stay', () => {
    const { question, proposal } = away('9-11')
    expect(dealtIn(proposal)).toEqual([13, 14])
    expect(proposal.findings[1]).toEqual({ code: 'DEALT_ANEW', inputs: { days: 21, weeks: 2 }, source: 'friel' })
    const thirteen = proposal.changes.filter(({ from }) => from?.week === 13)
    // The second week back is easy throughout, and the brick of the peak has no place in base.
    expect(thirteen.every(({ to }) => !to || to.exercise.intensity === 'easy')).toBe(true)
    expect(thirteen.filter(({ to }) => !to).map(({ from }) => from?.exercise.code)).toEqual(['X-BRICKE'])
    const after = applyProposal(question.saved, proposal) ?? []
    expect(adaptPlan({ ...question, saved: after }).changes).toEqual([])
    expect(JSON.stringify(revertProposal(after, proposal))).toBe(JSON.stringify(question.saved))
  })

  it('of eleven a third is base, and two thirds of the others build', () => {
    expect(dealtIn(away('5-7').proposal)).toEqual([9, 10, 11, 14])
    expect(dealtIn(away('3-8').proposal)).toEqual([9, 10, 11, 14])
  })

  it('after less, and once it is dealt, the phases stay', () => {
    expect(dealtIn(away('9-10').proposal)).toEqual([])
    const { question, proposal } = away('9-11')
    const saved = applyProposal(question.saved, proposal) ?? []
    const later = adaptPlan({ ...question, saved, today: dayOf(12, 'Wed') })
    expect(dealtIn(later)).toEqual([])
    expect(later.findings.map(({ code }) => code)).toEqual(['GAP'])
  })
})

describe('after illness', () => {
  const fever = (week: number, to: string): TimeOff => ({
    id: 'f',
    from: dayOf(week, 'Mon'),
    to: dayOf(week, to),
    reason: 'ill-fever',
  })

  it('G-A6: one easy session a day after fever, of 15, 15, 30, 45, 60 and 60 min at most; then as after eleven days', () => {
    const { proposal, saved, after } = played({
      today: '10 Sat',
      missed: [off('10 Mon', '10 Fri')],
      timeOff: [fever(10, 'Fri')],
    })
    const left = proposal.changes.filter(({ to, reasons }) => to && reasons.some(({ rule }) => rule === 'after-fever'))
    expect(left.map(line)).toEqual([
      'w10d6e1 shorten 195 > 15 easy',
      'w10d0e1 shorten 45 > 15 easy',
      'w11d2e2 shorten 70 > 45 easy',
      'w11d4e2 ease 45 > 35 easy',
    ])
    expect(after.slice(9, 12)).toEqual([30, 430, 415])
    expect(after.slice(13)).toEqual(saved.slice(13))
    expect(codes(proposal)).toEqual(['ILLNESS'])
  })

  it('G-A10: a fever two weeks before the race is not made up; openers and race stay', () => {
    const { proposal, after } = played({
      today: '19 Mon',
      missed: [off('18 Mon', '18 Sun')],
      timeOff: [fever(18, 'Sun')],
    })
    expect(after[18]).toBe(185)
    expect(
      proposal.changes.every(({ from, to }) => !to || to.exercise.duration <= (from?.exercise.duration ?? 0)),
    ).toBe(true)
    expect(
      proposal.changes.some(({ from }) => from?.week === 20 && (from.day === 6 || from.day === 0 || from.day === 5)),
    ).toBe(false)
    expect(codes(proposal)).toEqual(['ILLNESS', 'LITTLE_TIME_LEFT'])
  })

  it('without fever the first day is easy at half, and as many days as were missed stay easy', () => {
    const cold: TimeOff = { id: 'c', from: dayOf(6, 'Tue'), to: dayOf(6, 'Thu'), reason: 'ill' }
    const { proposal } = played({ today: '6 Fri', missed: [off('6 Tue', '6 Thu')], timeOff: [cold] })
    expect(proposal.changes.map(line)).toEqual(['w6d5e1 shorten 35 > 15 easy', 'w6d6e1 ease 180 > 180 easy'])
  })

  it('with pain in the chest there is rest and a doctor, and no way back before it is over', () => {
    const alarm: TimeOff = { ...fever(10, 'Fri'), symptoms: ['chest-pain'] }
    const { proposal } = played({ today: '10 Wed', missed: [off('10 Mon', '10 Tue')], timeOff: [alarm] })
    expect(proposal.changes.every(({ kind }) => kind === 'drop')).toBe(true)
    expect(codes(proposal)).toContain('SEE_A_DOCTOR')
  })

  it.each([5, 8, 9])('after %i days with pain in the chest the way back is as gentle as after fever', (days) => {
    const missed = { from: addDays(dayOf(8, 'Sat'), -days), to: dayOf(8, 'Fri') }
    const ill: TimeOff = { id: 'i', ...missed, reason: 'ill' }
    const first = (symptoms: TimeOff['symptoms']) => {
      const { proposal, after } = played({ today: '8 Sat', missed: [missed], timeOff: [{ ...ill, symptoms }] })
      const told = proposal.changes.flatMap(({ reasons }) => reasons.filter(({ rule }) => rule === 'after-fever'))
      return {
        after,
        codes: codes(proposal),
        told,
        left: proposal.changes.filter(({ to }) => to?.week === 8).map(line),
      }
    }
    expect(first(['aches']).told).toEqual([])
    const alarming = first(['chest-pain'])
    expect(alarming.left).toEqual(['w8d6e2 shorten 120 > 15 easy', 'w8d0e1 shorten 25 > 15 easy'])
    expect(alarming.told.every(({ inputs }) => inputs.isAlarming === true)).toBe(true)
    expect(alarming.codes).toEqual(['ILLNESS', 'SEE_A_DOCTOR'])
    expect(alarming.after[8]).toBeLessThan((first(['fever']).after[8] ?? 0) * 0.8)
  })

  it('and that to the minute, up to the race', () => {
    const missed = off('8 Wed', '9 Wed')
    const ill: TimeOff = { id: 'i', ...missed, reason: 'ill' }
    const after = (told: TimeOff) => played({ today: '9 Thu', missed: [missed], timeOff: [told] }).after
    expect(after({ ...ill, symptoms: ['dizziness'] })).toEqual(after({ ...ill, reason: 'ill-fever' }))
  })
})

describe('with time off that is to come', () => {
  const holiday: TimeOff = { id: 'h', from: dayOf(7, 'Mon'), to: dayOf(7, 'Sun'), reason: 'holiday' }

  it('G-A5: a holiday told two weeks ahead and the recovery week behind it change places: that one leads back at load', () => {
    const { proposal, saved, after } = played({ today: '5 Mon', timeOff: [holiday] })
    expect(after.slice(0, 6)).toEqual(saved.slice(0, 6))
    // 635 and 415 before: the days back hold .60 and .80 of week 7, its runs .50 and .75; the next two long runs come back by a tenth.
    expect(after.slice(6, 10)).toEqual([0, 425, 625, 655])
    expect(after.slice(10)).toEqual(saved.slice(10))
    const swapped = proposal.changes.filter(({ group }) => group === 'weeks-7')
    expect(new Set(swapped.map(({ kind }) => kind))).toEqual(new Set(['move', 'drop']))
    expect(proposal.changes.filter((change) => !swapped.includes(change)).map(line)).toEqual([
      'w9d2e1 shorten 105 > 80 moderate',
      'w10d2e1 shorten 105 > 100 easy',
    ])
    expect(proposal.after?.weeks.slice(6, 8).map(({ kind }) => kind)).toEqual(['recovery', 'load'])
    expect(codes(proposal)).toEqual(['TIME_OFF_AHEAD'])
    // As saved it trains through the holiday, and goes on as if there had been none.
    expect(proposal.before?.broken).toEqual(['R28', 'R30'])
    expect([proposal.before?.auditScore, proposal.after?.auditScore]).toEqual([52, 100])
  })

  it('G-U1: of the holiday’s changes all but those of week 9 are accepted, and taken back to the byte', () => {
    const saved = lived(BASE, dayOf(5, 'Mon'))
    const proposal = adaptPlan({ input: { ...BASE, timeOff: [holiday] }, saved, today: dayOf(5, 'Mon') })
    const chosen = proposal.changes.filter(({ from }) => from?.week !== 9).map(({ id }) => id)
    expect(chosen.length).toBe(proposal.changes.length - 1)
    const after = applyProposal(saved, proposal, chosen) ?? []
    expect(after.filter(({ week }) => week === 7).flatMap(({ exercises }) => exercises)).toEqual([])
    expect(after.filter(({ week }) => week === 9)).toEqual(saved.filter(({ week }) => week === 9))
    expect(JSON.stringify(revertProposal(after, proposal, chosen))).toBe(JSON.stringify(saved))
  })

  /** Which recovery week loads instead when all of a week, or its days from one on, are off. */
  const swappedWith = (week: number, { from = 'Mon', ...fields }: Partial<TimeOff> = {}) => {
    const off = { ...holiday, from: dayOf(week, from), to: dayOf(week, 'Sun'), ...fields }
    const { proposal, after } = played({ today: '2 Mon', timeOff: [off] })
    const { weeks = [], broken } = proposal.after ?? {}
    const swapped = [4, 8, 12].find((other) => weeks[other - 1]?.kind === 'load')
    if (swapped) expect(broken).toEqual([])
    return { swapped, minutes: after.slice(week - 3, week + 2).join(' ') }
  }

  it('it changes places with a recovery week up to two weeks away, before it or behind, where four load weeks follow each other at most', () => {
    expect(swappedWith(6)).toEqual({ swapped: 8, minutes: '370 610 0 425 605' })
    expect(swappedWith(9)).toEqual({ swapped: 8, minutes: '635 650 0 440 645' })
    // With week 8 as well as it would with week 12; that one lies behind.
    expect(swappedWith(10)).toEqual({ swapped: 12, minutes: '415 650 0 450 640' })
    // Of a week of which the first days stay they are those of the recovery week.
    expect(swappedWith(7, { from: 'Wed' })).toEqual({ swapped: 8, minutes: '610 625 125 575 645' })
  })

  it('three days off, more than a week, or what nobody plans leave the recovery week where it is', () => {
    expect(swappedWith(7, { from: 'Fri' }).swapped).toBeUndefined()
    expect(swappedWith(7, { to: dayOf(8, 'Mon') }).swapped).toBeUndefined()
    for (const reason of ['injury', 'ill'] as const) expect(swappedWith(7, { reason }).swapped).toBeUndefined()
    expect(swappedWith(7, { sports: ['run'] }).swapped).toBeUndefined()
  })

  it('without a pool only the swims go', () => {
    const dry: TimeOff = {
      id: 'p',
      from: dayOf(6, 'Mon'),
      to: dayOf(6, 'Wed'),
      reason: 'travel',
      sports: ['bike', 'run'],
    }
    const { proposal } = played({ today: '6 Mon', timeOff: [dry] })
    expect(proposal.changes.every(({ from, kind }) => kind === 'drop' && from?.exercise.type === 'swim')).toBe(true)
  })

  it('a busy week keeps two sessions of each sport and the hard ones, none longer than the day', () => {
    const busy: TimeOff = { id: 'b', from: dayOf(6, 'Mon'), to: dayOf(6, 'Sun'), reason: 'busy', minutesPerDay: 60 }
    const { proposal, after } = played({ today: '6 Mon', timeOff: [busy] })
    const kept = proposal.changes.filter(({ to }) => to).map(line)
    // The long run of an hour is a shorter one to grow from (R16).
    expect(kept).toEqual([
      'w6d2e1 shorten 95 > 60 moderate',
      'w6d5e1 shorten 35 > 30 easy',
      'w6d6e1 shorten 180 > 60 moderate',
      'w6d0e1 shorten 45 > 30 easy',
      'w7d2e1 shorten 100 > 95 moderate',
      'w9d2e1 shorten 105 > 100 moderate',
    ])
    expect(after[5]).toBe(280)
    expect(proposal.findings).toEqual([
      { code: 'TIME_OFF_AHEAD', inputs: { days: 7, reason: 'busy', ahead: 0, most: 60 }, source: 'spiering' },
    ])
  })
})

describe('after more than was planned', () => {
  const much = (share: number) => (workouts: Workout[]) =>
    workouts.map((workout) =>
      workout.week === 6 ? { ...workout, actualDuration: Math.round(workout.totalDuration * share) } : workout,
    )

  it('G-A11: after 136 % of a week the next one is held to the last load week, and its first hard session is easy', () => {
    const { proposal, saved, after } = played({ today: '7 Mon', change: much(850 / 625) })
    expect(proposal.changes.map(line)).toEqual(['w7d1e1 ease 50 > 45 easy', 'w7d2e1 shorten 100 > 95 moderate'])
    expect(after[6]).toBe(625)
    expect(after.slice(7)).toEqual(saved.slice(7))
    expect(codes(proposal)).toEqual(['OVERDONE', 'LONG_RUN_OVERDONE'])
  })

  it('a run that was as long as planned is never too much, also where the plan begins far below it', () => {
    const input: PlanInput = {
      ...scenario('ironman', 'beginner', 7),
      today: '2026-01-01',
      raceDate: '2026-02-13',
      weeklySchedule: weekOffering('Sun 4e, Mon 0.5, Tue 0.5, Thu 1'),
    }
    const today = '2026-01-13'
    expect(adaptPlan({ input, saved: lived(input, today), today })).toMatchObject({ findings: [], changes: [] })
  })

  it('after 120 % the hard session is easy, and the long run after one that was too long is held; after 105 % nothing changes', () => {
    expect(played({ today: '7 Mon', change: much(1.2) }).proposal.changes.map(line)).toEqual([
      'w7d1e1 ease 50 > 50 easy',
      'w7d2e1 shorten 100 > 95 moderate',
    ])
    expect(played({ today: '7 Mon', change: much(1.05) }).proposal.changes).toEqual([])
  })
})

it('says that the hours are too many when less than half was done in four weeks', () => {
  const { proposal } = played({
    today: '7 Mon',
    change: (workouts) =>
      workouts.map((workout) =>
        workout.isCompleted ? { ...workout, actualDuration: Math.round(workout.totalDuration * 0.4) } : workout,
      ),
  })
  expect(proposal.findings.find(({ code }) => code === 'HOURS_TOO_MANY')?.inputs).toMatchObject({
    percent: 40,
    day3: 0,
  })
})
