import { describe, expect, test } from 'vitest'
import { auditPlan } from './audit/audit-plan.js'
import { generatePlan } from './generate-plan.js'
import { weekOfPlan } from './testing/plan-facts.js'
import { scenario, weekOffering } from './testing/scenarios.js'
import type { PlanInput } from './types.js'

const audited = (input: PlanInput, rule: string) =>
  auditPlan(generatePlan(input), input).rules.find(({ id }) => id === rule)?.result

describe('what a coach asks of long seasons and of race week', () => {
  test('GC9: of 52 weeks none is cut before the last 21 days, and at most four load in a row', () => {
    const { weeks } = generatePlan(scenario('ironman', 'intermediate', 52))
    const kinds = weeks.map(({ kind }) => kind)
    expect(kinds.map((kind) => (kind === 'load' ? 'l' : '-')).join('')).not.toContain('lllll')
    expect(kinds.indexOf('taper')).toBe(49)
    const offered = 15.5 * 60
    for (const { kind, minutes } of weeks.slice(0, 24))
      if (kind === 'load') expect(minutes).toBeLessThanOrEqual(0.8 * offered + 2.5)
    expect(audited(scenario('ironman', 'intermediate', 52), 'R08')).toBe('pass')
    expect(audited(scenario('ironman', 'intermediate', 52), 'R33')).toBe('pass')
  })

  test('GC11: four days of four hours keep two hours of race week’s days, an easy eve, and a cut that only warns', () => {
    const input = scenario('olympic', 'advanced', 16, { weeklySchedule: weekOffering('Sun 4, Tue 4e, Thu 4, Sat 4e') })
    const plan = generatePlan(input)
    const last = weekOfPlan(plan, 16).filter(({ workoutType }) => workoutType !== 'race')
    expect(last.map(({ totalDuration }) => totalDuration)).toEqual([120, 120, 30])
    for (const { exercises } of last)
      for (const { type, duration } of exercises) if (type === 'bike') expect(duration).toBeLessThanOrEqual(75)
    expect(audited(input, 'R09')).toBe('warn')
  })
})
