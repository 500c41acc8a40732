import { expect, test } from 'vitest'
import { auditPlan } from '../../audit/audit-plan.js'
import { addDays } from '../../calendar.js'
import { generatePlan } from '../../generate-plan.js'
import { BASE, dayOf, lived } from '../../testing/histories.js'
import { scenario } from '../../testing/scenarios.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'
import type { Change } from '../types.js'

const IRONMAN = scenario('ironman', 'advanced', 24)

/** What is proposed on the Thursday of a week after so many days without training. */
function afterDays(days: number, week: number, input = BASE) {
  const today = dayOf(week, 'Thu', input)
  const saved = lived(input, today, [{ from: addDays(today, -days), to: addDays(today, -1) }])
  const proposal = adaptPlan({ input, saved, today })
  return { proposal, today, saved, now: applyProposal(saved, proposal) ?? [] }
}

test('a week that may hold no more is told as what it is: none but load weeks grow', () => {
  const kinds = generatePlan(IRONMAN).weeks.map(({ kind }) => kind)
  const told = new Set<string>()
  for (const days of [13, 25, 35])
    for (const week of [8, 13, 17])
      for (const { reasons } of afterDays(days, week, IRONMAN).proposal.changes)
        for (const { rule, inputs } of reasons)
          if (rule === 'growth-held') told.add(`${kinds[Number(inputs.week) - 1]}: ${inputs.limit ?? 'grows'}`)
  expect([...told].sort()).toEqual([
    ...['absorb: recovery', 'load: fitness', 'load: grows', 'race: taper', 'recovery: recovery', 'taper: taper'],
  ])
})

test('long runs after two weeks without are told by the longest before them, and later ones by the 30 days before', () => {
  const held = afterDays(17, 10).proposal.changes.flatMap(({ to, reasons }) =>
    reasons.flatMap(({ rule, inputs: { longest, most, days } }) =>
      rule === 'run-held' ? `w${to?.week}: ${days ?? '-'} days, ${longest} > ${most}` : [],
    ),
  )
  expect(held).toEqual([
    'w13: 16 days, 100 > 85',
    'w14: 16 days, 100 > 90',
    'w15: - days, 90 > 95',
    'w17: - days, 95 > 100',
  ])
})

test('days that fever counts for beside its own are not told as days without running', () => {
  const days = [7, 9, 10, 13].flatMap((week) => {
    const today = dayOf(week, 'Thu')
    const gone = { from: addDays(today, -12), to: addDays(today, -1) }
    const timeOff = [{ id: 'off', ...gone, reason: 'ill-fever' as const }]
    const { changes } = adaptPlan({ input: { ...BASE, timeOff }, saved: lived(BASE, today, [gone]), today })
    return changes.flatMap(({ reasons }) =>
      reasons.flatMap(({ rule, inputs }) => (rule === 'run-held' ? (inputs.days ?? []) : [])),
    )
  })
  expect(days.length).toBeGreaterThan(0)
  expect(Math.max(...days.map(Number))).toBe(12)
})

test.each([
  [50, 8],
  [35, 13],
  [35, 10],
  [25, 13],
])('after %i days off at least 70 %% of each week stay easy (R12), where they were', (days, week) => {
  const { now, saved, today } = afterDays(days, week, IRONMAN)
  const r12 = (workouts: typeof now) =>
    auditPlan({ workouts }, { ...IRONMAN, asOf: today }).rules.find(({ id }) => id === 'R12')?.result
  expect([r12(saved), r12(now)]).toEqual(['pass', 'pass'])
})

test('a session that is held again tells each of its reasons once, as it is now', () => {
  const first = dayOf(6, 'Thu')
  const gone = { from: addDays(first, -14), to: addDays(first, -1) }
  const saved = lived(BASE, first, [gone])
  const then = applyProposal(saved, adaptPlan({ input: BASE, saved, today: first })) ?? []
  const today = dayOf(9, 'Mon')
  const open = then.map((workout) => ({ ...workout, isCompleted: false }))
  const again = lived(BASE, today, [gone, { from: addDays(today, -9), to: addDays(today, -1) }], open)
  const rulesOf = (place: Change['to']) => (place?.exercise.reasons ?? []).map(({ rule }) => rule)
  const { changes } = adaptPlan({ input: BASE, saved: again, today })
  const held = changes.filter(
    ({ from, to }) => to && rulesOf(from).includes('run-held') && rulesOf(to).includes('run-held'),
  )
  expect(held.map(({ id }) => id)).toContain('w9d2e1')
  for (const { to, reasons } of held) {
    expect(rulesOf(to)).toEqual([...new Set(rulesOf(to))])
    expect(to?.exercise.reasons).toEqual(expect.arrayContaining([...reasons]))
  }
})
