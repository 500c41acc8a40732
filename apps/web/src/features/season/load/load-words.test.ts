import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { seasonLoad } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { daysUntilToday, loadFacts, loadRows, loadText } from './load-words.js'

const plan = samplePlan()
const { workouts } = generatePlan(readPlanInput(plan))
const loadOn = (today: string) =>
  seasonLoad({ calendar: plan, workouts, raceType: plan.raceType, startDate: plan.startDate, today })

describe('the load in words', () => {
  it.each([
    [12.4, '12'],
    [-9.6, '\u221210'],
    [-0.4, '0'],
  ])('%f reads %s', (value, text) => {
    expect(loadText(value)).toBe(text)
  })

  it('tells the three lines with what they mean, today and on race morning', () => {
    const load = loadOn('2027-01-28')
    const facts = loadFacts(load, 'total')
    expect(facts.map(({ title }) => title)).toEqual(['Fitness', 'Fatigue', 'Form'])
    const evening = load.lines.total.at(-2)
    const morning = load.lines.total.at(-1)
    expect(facts.map(({ race }) => race)).toEqual(
      [evening?.fitness, evening?.fatigue, morning?.form].map((value) => loadText(value ?? 0)),
    )
    for (const { meaning } of facts) expect(meaning).toMatch(/^[A-Z].*\.$/)
  })

  it('counts the days until today, none before the season and all after it', () => {
    expect(daysUntilToday(loadOn('2026-12-24').days)).toBe(1)
    expect(daysUntilToday(loadOn('2026-12-01').days)).toBe(0)
    const after = loadOn('2027-06-01')
    expect(daysUntilToday(after.days)).toBe(after.days.length)
    expect(loadFacts(loadOn('2026-12-01'), 'swim')).toHaveLength(3)
  })

  it('has a row a week, the lines as they stand at its end', () => {
    const load = loadOn('2027-01-28')
    const rows = loadRows(load, 'bike')
    expect(rows.map(({ week }) => week)).toEqual(Array.from({ length: 14 }, (_, index) => index + 1))
    expect(rows.at(-1)?.fitness).toBe(loadText(load.lines.bike.at(-1)?.fitness ?? 0))
    expect([rows[0]?.isAhead, rows[5]?.isAhead]).toEqual([false, true])
    expect(rows[0]?.planned).toBe(loadText(load.weeks[0]?.planned.bike ?? 0))
  })
})
