import { IS_SOAK, rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../calendar.js'
import { BASE, dayOf, lived, type Missed } from '../../testing/histories.js'
import { type History, questionOf, randomHistory } from '../../testing/random-history.js'
import type { IsoDay } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { readTimeOff } from '../timeline/time-off.js'
import type { AdaptQuestion, Proposal, TimeOff } from '../types.js'
import { applyProposal } from './apply.js'

/** What time off keeps from being done. */
const missedIn = (timeOff: readonly TimeOff[] | undefined): Missed[] =>
  readTimeOff(timeOff, BASE.today).flatMap(({ from, to, blocked }) =>
    blocked.map((sport) => ({ from: addDays(BASE.today, from), to: addDays(BASE.today, to), sport })),
  )

/** The same question so many days later, all that was possible done as planned. */
function later({ input, saved, today, ...question }: AdaptQuestion, days: number): AdaptQuestion {
  const then = addDays(today, days)
  const was = new Set(saved.filter((workout) => workout.isCompleted))
  const missed = [{ from: '0001-01-01' as IsoDay, to: addDays(today, -1) }, ...missedIn(input.timeOff)]
  const done = lived(input, then, missed, saved)
  return {
    ...question,
    input,
    today: then,
    saved: saved.map((each, index) => (was.has(each) ? each : (done[index] ?? each))),
  }
}

const accepted = (question: AdaptQuestion): AdaptQuestion => ({
  ...question,
  saved: applyProposal(question.saved, adaptPlan(question)) ?? [],
})

const days = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

const holiday: TimeOff = { id: '1', from: dayOf(11, 'Mon'), to: dayOf(12, 'Sun'), reason: 'holiday' }
const injury: TimeOff = {
  id: '1',
  from: dayOf(8, 'Mon'),
  to: dayOf(10, 'Sun'),
  reason: 'injury',
  sports: ['swim', 'bike'],
}

const asked = (today: IsoDay, timeOff: readonly TimeOff[], missed: readonly Missed[] = []): AdaptQuestion => ({
  input: { ...BASE, timeOff },
  saved: lived(BASE, today, missed),
  today,
})

/** What of a proposal was not told before. */
const newIn = ({ facts }: Proposal, ...known: readonly Proposal[]): string[] =>
  facts.filter((fact) => !known.some((proposal) => proposal.facts.includes(fact)))

describe('what a proposal rests on', () => {
  it('a holiday that is to come is one proposal on every day until it begins, and one once it is accepted', () => {
    const question = asked(dayOf(6, 'Mon'), [holiday])
    const ids = (one: AdaptQuestion) => days(14).map((day) => adaptPlan(later(one, day)).id)
    expect(new Set(ids(question)).size).toBe(1)
    expect(new Set(ids(accepted(question))).size).toBe(1)
    expect(adaptPlan(accepted(question)).facts).toEqual(adaptPlan(question).facts)
  })

  it('a holiday that is moved, and one that is given as another, is told anew', () => {
    const before = adaptPlan(asked(dayOf(6, 'Mon'), [holiday]))
    for (const other of [{ to: dayOf(12, 'Sat') }, { reason: 'ill' as const }, { sports: ['run' as const] }])
      expect(newIn(adaptPlan(asked(dayOf(6, 'Mon'), [{ ...holiday, ...other }])), before)).toHaveLength(1)
  })

  it('a session that is missed beside what was told is told anew, and none that was told ahead', () => {
    const missed = [{ from: dayOf(7, 'Wed'), to: dayOf(7, 'Sun') }]
    const before = adaptPlan(asked(dayOf(8, 'Mon'), [], missed))
    expect(before.facts.length).toBeGreaterThan(3)
    const monday = [...missed, { from: dayOf(8, 'Mon'), to: dayOf(8, 'Mon') }]
    expect(newIn(adaptPlan(asked(dayOf(8, 'Tue'), [], monday)), before)).toEqual(['missed w8d1e1', 'missed w8d1e2'])
    const { findings } = adaptPlan(asked(dayOf(8, 'Wed'), [injury], missedIn([injury])))
    expect(findings.map(({ code }) => code)).toEqual(['GAP'])
  })

  it('a sport that was missed for longer is known with the gap of all, and a single swim that is left out is nothing new', () => {
    const runs = { from: dayOf(5, 'Mon'), to: dayOf(5, 'Sun'), sport: 'run' as const }
    const missed = [runs, { from: dayOf(6, 'Mon'), to: dayOf(6, 'Sun') }]
    const before = adaptPlan(asked(dayOf(7, 'Mon'), [], missed))
    // Monday’s ride was ridden.
    const after = adaptPlan(asked(dayOf(7, 'Tue'), [], missed))
    expect(after.findings).toMatchObject([{ code: 'GAP', inputs: { sport: 'run', days: 13 } }])
    expect(after.facts.length).toBeGreaterThan(3)
    expect(newIn(after, before)).toEqual([])
    const swim = { from: dayOf(7, 'Mon'), to: dayOf(7, 'Sun'), sport: 'swim' as const }
    const ahead = asked(dayOf(7, 'Mon'), [holiday])
    const later = asked(dayOf(7, 'Fri'), [holiday], [{ ...swim, from: dayOf(7, 'Wed') }])
    expect(later.saved).not.toEqual(asked(dayOf(7, 'Fri'), [holiday]).saved)
    expect(newIn(adaptPlan(later), adaptPlan(ahead))).toEqual([])
  })

  it('a run injury that was accepted asks for nothing more, until the runs are back and after', () => {
    const question = accepted(asked(dayOf(8, 'Mon'), [injury]))
    const settled = adaptPlan(question)
    for (const day of days(42)) {
      const proposal = adaptPlan(later(question, day))
      expect([proposal.changes, newIn(proposal, settled)], `day ${day}`).toEqual([[], []])
    }
  })

  it('no session is slowed by less than one per cent', () => {
    const { changes } = adaptPlan(asked(dayOf(8, 'Mon'), [injury]))
    const slowed = changes.flatMap(({ reasons }) => reasons.filter(({ rule }) => rule === 'way-back-pace'))
    expect(slowed.length).toBeGreaterThan(5)
    expect(slowed.filter(({ inputs }) => Number(inputs.percent) > 99)).toEqual([])
  })

  it('who is back from four weeks off is not told that their hours are too many', () => {
    const question = asked(dayOf(9, 'Mon'), [], [{ from: dayOf(5, 'Fri'), to: dayOf(8, 'Sun') }])
    const told = days(30).flatMap((day) => adaptPlan(later(question, day)).findings.map(({ code }) => code))
    expect(new Set(told)).toEqual(new Set(['GAP', 'DEALT_ANEW']))
  })
})

/** Time off, or a gap until yesterday, on any day of a season whose other days were done as planned. */
const histories = fc
  .tuple(
    fc.oneof(randomHistory({ misses: 0 }), randomHistory({ misses: 1, offs: 0 })),
    fc.integer({ min: 0, max: 1_000 }),
  )
  .map(([history, permille]): History => {
    const misses = history.misses.map((miss) => ({ ...miss, ago: 1, sport: undefined }))
    return { ...history, at: permille / 1_000, done: 1, races: [], misses }
  })

describe('a proposal for random histories', () => {
  it(
    'asks the same again on no later day, refused or accepted, where all goes as planned',
    () => {
      fc.assert(
        fc.property(histories, (history) => {
          const question = questionOf(history)
          const first = adaptPlan(question)
          if (first.findings.length === 0) return
          const once = accepted(question)
          const settled = adaptPlan(once)
          for (const day of days(7)) {
            expect(newIn(adaptPlan(later(question, day)), first), `refused, day ${day}`).toEqual([])
            expect(newIn(adaptPlan(later(once, day)), first, settled), `accepted, day ${day}`).toEqual([])
          }
        }),
        { numRuns: rounds({ short: 100, soak: 10_000 }) },
      )
    },
    IS_SOAK ? 86_400_000 : 300_000,
  )
})
