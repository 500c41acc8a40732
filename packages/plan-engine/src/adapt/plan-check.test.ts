import { describe, expect, it } from 'vitest'
import { auditPlan } from '../audit/audit-plan.js'
import { addDays } from '../calendar.js'
import { BASE, dayOf, lived } from '../testing/histories.js'
import { adaptPlan } from './adapt-plan.js'
import { applyProposal } from './proposal/apply.js'
import type { AdaptQuestion } from './types.js'

/** What the plan check says before a proposal is accepted, in the proposal, and of the plan once it is accepted. */
function checked(question: AdaptQuestion) {
  const proposal = adaptPlan(question)
  const { rules, score } = auditPlan(
    { workouts: applyProposal(question.saved, proposal) ?? [] },
    { ...question.input, asOf: question.today },
  )
  return { proposal, rules, score, failing: rules.filter(({ result }) => result === 'fail').map(({ id }) => id) }
}

/** The 70.3 of twenty weeks, some days before week 10 missed. */
function afterMissing(days: number) {
  const today = dayOf(10, 'Mon')
  return checked({
    input: BASE,
    saved: lived(BASE, today, [{ from: addDays(today, -days), to: addDays(today, -1) }]),
    today,
  })
}

describe('the plan check of what was proposed', () => {
  it.each([
    [5, 100, ['R28']],
    [9, 100, ['R28']],
    [16, 96, ['R28']],
    [25, 96, ['R28']],
    // To go on as if nothing had been missed would raise fitness by more than may be regained in a week.
    [45, 96, ['R06', 'R28']],
  ])('after %i days without training calls none of it a failure', (days, points, broken) => {
    const { proposal, failing, score } = afterMissing(days)
    expect(proposal.before?.broken).toEqual(broken)
    expect(failing).toEqual([])
    expect(score).toBe(points)
  })

  it('says the same in the proposal and of the plan that was accepted', () => {
    for (const days of [9, 25]) {
      const { proposal, score, failing } = afterMissing(days)
      expect([proposal.after?.auditScore, proposal.after?.broken]).toEqual([score, failing])
    }
  })

  it('says which rule a season has become too short for', () => {
    expect(afterMissing(9).rules.find(({ id }) => id === 'R24')?.finding).toBe('hours-used')
    expect(afterMissing(45).rules.find(({ id }) => id === 'R24')).toMatchObject({
      result: 'pass',
      finding: 'cut-short',
      inputs: { days: 45 },
    })
  })

  it('blames no recovery week for the C race that takes its run and its swim', () => {
    const today = dayOf(6, 'Mon')
    const race = {
      id: 'run',
      date: dayOf(8, 'Sun'),
      kind: 'run',
      priority: 'C',
      distances: { swim: 0, bike: 0, run: 6.2 },
    } as const
    const { proposal, failing, score } = checked({
      input: { ...BASE, races: [race] },
      saved: lived(BASE, today),
      today,
    })
    expect(proposal.changes.some(({ kind, from }) => kind === 'drop' && from?.week === 8)).toBe(true)
    expect([failing, score]).toEqual([[], 100])
  })
})
