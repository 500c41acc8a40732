import { describe, expect, it } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { step } from '../testing/plans.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import type { AfterRaceSession } from '../types.js'
import { auditPlan } from './audit-plan.js'

const input = scenario('ironman', 'intermediate', 20, {
  weeklySchedule: weekOffering('Sun 3, Mon 3, Tue 3, Thu 3, Fri 3, Sat 3'),
})
const plan = generatePlan(input)
const judged = (afterRace: readonly AfterRaceSession[] | undefined) =>
  auditPlan({ ...plan, afterRace }, input).rules.find(({ id }) => id === 'R29')
const [ride, swim] = plan.afterRace
if (!ride || !swim) throw new Error('The plan has no days after the race')
const changed = (fields: Partial<AfterRaceSession>) => [{ ...ride, ...fields }, swim]

describe('R29 after the race', () => {
  it('passes what is generated', () => {
    expect(judged(plan.afterRace)).toMatchObject({ result: 'pass', value: 0, severity: 'major' })
  })

  it.each([[[]], [undefined]])('has nothing to judge where the plan ends with the race', (afterRace) => {
    expect(judged(afterRace)).toMatchObject({ result: 'pass', limit: {} })
  })

  it.each([
    ['on race day', { date: input.raceDate }],
    ['before the race', { date: '2027-06-05' }],
    ['on a day off', { date: '2027-06-10' }],
    ['without a date', { date: '' }],
    ['with a tempo part', { steps: [step(ride.duration - 5, 'easy'), step(5, 'tempo')] }],
    ['labelled hard, without steps', { steps: [], intensity: 'hard' }],
    ['that is a run before day 8', { type: 'run', duration: 30, steps: [step(30, 'easy')], date: '2027-06-13' }],
    ['longer than a tired body takes', { duration: 125, steps: [step(125, 'easy')], date: '2027-06-17' }],
    ['on a weekday without hours', { date: '2027-06-16' }],
  ] as const)('fails a session %s', (_, fields) => {
    expect(judged(changed(fields))).toMatchObject({ result: 'fail', value: 1 })
  })

  it('allows a run on day 8', () => {
    const run = { type: 'run', duration: 30, steps: [step(30, 'easy')], date: '2027-06-14' } as const
    expect(judged(changed(run))?.result).toBe('pass')
  })
})
