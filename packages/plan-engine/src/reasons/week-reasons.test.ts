import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { planInEnglish } from '../testing/words.js'
import type { PlanInput } from '../types.js'

const sentences = (input: PlanInput, week: number) =>
  planInEnglish(input).weeks[week - 1]?.reasons.map(({ sentence }) => sentence)

describe('why a week holds what it holds', () => {
  test.each([
    [1, 'You begin with 8 h 10, 68 % of the 12 h your biggest week may hold.'],
    [2, 'Load week: 8 h 55, 9 % more than your biggest recent week; the limit is 10 %.'],
    [4, "Recovery week: 6 h 15, 65 % of your last load week's 9 h 40, so that the work can take effect."],
    [12, "A lighter week: 8 h 50, 80 % of your last load week's 11 h, so that no more than four weeks load in a row."],
    [15, "Taper: 8 h 25, 70 % of your biggest recent week's 12 h. Shorter, not slower."],
    [
      16,
      "Race week: 4 h 45 before the race, 40 % of your biggest recent week's 12 h. Rest is what makes you faster now.",
    ],
  ])('week %i of a 70.3 plan: %s', (week, expected) => {
    expect(sentences(GOLDEN.G3, week)?.[0]).toBe(expected)
  })

  test.each([
    [1, "Paces are today's."],
    [9, "Paces are 50 % of the way from today's to your goal's."],
    [16, 'Paces are those of your goal.'],
  ])('week %i trains at: %s', (week, expected) => {
    expect(sentences(GOLDEN.G3, week)?.at(-1)).toBe(expected)
  })

  test("a goal of today's paces is no way to go: every week says that paces stay", () => {
    const input = { ...GOLDEN.G13, goalPaces: GOLDEN.G13.currentPaces }
    const reasons = planInEnglish(input).weeks.map((week) => week.reasons.at(-1))
    for (const reason of reasons)
      expect(reason).toMatchObject({ rule: 'paces', sentence: "Paces stay as they are: your goal's are today's." })
    const faster = { ...input, goalPaces: { ...input.goalPaces, run: input.goalPaces.run - 1 } }
    expect(sentences(faster, 1)?.at(-1)).toBe("Paces are today's.")
  })

  test('a first week that today cuts short says so, and the next one begins', () => {
    const late = { ...GOLDEN.G2, today: '2027-03-19' }
    expect(sentences(late, 1)?.[0]).toBe('This week is cut short: 3 h 05 on the days that are left.')
    expect(sentences(late, 2)?.[0]).toMatch(/^You begin with 5 h 45/)
  })

  test('a week that its days cannot fill says how much would fit the season', () => {
    const week = generatePlan(GOLDEN.G4).weeks.find(({ reasons }) => reasons.some(({ rule }) => rule === 'day-hours'))
    const reason = week?.reasons.find(({ rule }) => rule === 'day-hours')
    expect(reason?.inputs.minutes).toBe(week?.minutes)
    expect(Number(reason?.inputs.target)).toBeGreaterThan(week?.minutes ?? 0)
  })

  test('percentages are those of the minutes planned', () => {
    for (const { kind, minutes, reasons } of generatePlan(GOLDEN.G5).weeks) {
      const inputs = reasons[0]?.inputs ?? {}
      expect(inputs.minutes).toBe(minutes)
      if (kind === 'recovery') expect(inputs.percent).toBe(Math.round((100 * minutes) / Number(inputs.than)))
    }
  })
})
