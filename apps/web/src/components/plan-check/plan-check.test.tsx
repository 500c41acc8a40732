import { readPlanInput } from '@tri/api-contract'
import { auditPlan, generatePlan, type PlanAudit } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { markupOf, textOf } from '../../testing/render.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { PlanCheck } from './plan-check.js'
import { PlanCheckChip } from './plan-check-chip.js'

const input = readPlanInput(samplePlan())
const plan = generatePlan(input)
const audit = auditPlan(plan, input)

const TOO_FULL = { finding: 'day-overfull', inputs: { week: 2, day: 4, minutes: 85, over: 25, days: 1 } }

/** The same plan with its first rule judged otherwise. */
const judged = (result: 'warn' | 'fail', score: number): PlanAudit => ({
  score,
  rules: audit.rules.map((rule, index) => (index === 0 ? { ...rule, result, ...TOO_FULL } : rule)),
})

describe('the plan check on the screen', () => {
  it('tells score, word and that all is kept', () => {
    expect(textOf(<PlanCheck audit={audit} />)).toBe(
      'Plan check 100 of 100 Sound All 41 rules are kept. See all 41 rules',
    )
  })

  it.each([
    ['warn', 'Fair'],
    ['fail', 'Needs a change'],
  ] as const)('says what to look at: %s', (result, word) => {
    const text = textOf(<PlanCheck audit={judged(result, 80)} />)
    expect(text).toContain(`80 of 100 ${word} Thursday of week 2 holds 85 min, 25 more than you have.`)
  })

  it('tells the same in little room', () => {
    expect(textOf(<PlanCheckChip audit={audit} />)).toBe(
      'Plan check 100 of 100 Sound. All 41 rules are kept. See all 41 rules',
    )
    expect(textOf(<PlanCheckChip audit={judged('fail', 80)} />)).toMatch(
      /^Plan check 80 of 100 Needs a change. Thursday of week 2 holds 85 min/,
    )
  })

  it('never speaks by colour alone: a word stands beside every icon', () => {
    const icons = (['warn', 'fail'] as const).map((result) => markupOf(<PlanCheck audit={judged(result, 80)} />))
    for (const markup of icons) expect(markup).toMatch(/<svg[^>]*aria-hidden="true"/)
  })

  it('says what was checked, where that is not the plan on the page', () => {
    const text = textOf(<PlanCheck audit={audit} note="Checked for a race 14 weeks away." />)
    expect(text).toContain('All 41 rules are kept. Checked for a race 14 weeks away.')
  })
})
