import { describe, expect, it } from 'vitest'
import { addDays, dateOf } from '../../calendar.js'
import { BASE, dayOf, lived } from '../../testing/histories.js'
import type { PlanInput } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'

/** Nothing was done for so many days before a day of week 13; the runs from then on, in minutes, with the limits that made them so. */
function runsAfter(days: number, input: PlanInput = BASE, day = 'Mon') {
  const today = dayOf(13, day, input)
  const saved = lived(input, today, [{ from: addDays(today, -days), to: addDays(today, -1) }])
  const after = applyProposal(saved, adaptPlan({ input, saved, today })) ?? []
  return after
    .filter(({ week, day, workoutType }) => workoutType !== 'race' && dateOf(input, week, day) >= today)
    .flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'run'))
    .map(({ duration, reasons }) => ({ duration, rules: reasons.map(({ rule }) => rule) }))
}

describe('runs after a long time without', () => {
  it('begin with half an hour at most from six weeks on, and grow from there', () => {
    const runs = runsAfter(50)
    const minutes = runs.map(({ duration }) => duration)
    expect(minutes[0]).toBe(30)
    expect(runs[0]?.rules).toContain('run-back-held')
    for (const [index, each] of minutes.entries()) {
      const longest = Math.max(30, ...minutes.slice(0, index))
      expect(each).toBeLessThanOrEqual(Math.max(longest + 5, longest * 1.1))
    }
  })

  it('are as long after ten weeks as after six: no limit goes away with time', () => {
    const minutes = (days: number) => runsAfter(days).map(({ duration }) => duration)
    expect(minutes(70)).toEqual(minutes(42))
    expect(runsAfter(41).flatMap(({ rules }) => rules)).not.toContain('run-back-held')
    expect(runsAfter(42).flatMap(({ rules }) => rules)).toContain('run-back-held')
  })

  it('are measured by those before, where these were shorter', () => {
    const short = { ...BASE, fitness: { minutesPerWeek: 400, longest: { run: 15 } } }
    const first = ['Mon', 'Wed', 'Fri', 'Sat', 'Sun'].map((day) => runsAfter(80, short, day)[0]?.duration)
    expect(Math.max(...first.map(Number))).toBe(20)
  })
})
