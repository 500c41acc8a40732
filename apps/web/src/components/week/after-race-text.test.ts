import { readPlanInput } from '@tri/api-contract'
import { generatePlan, type RACE_TYPES } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { afterRaceText } from './after-race-text.js'

const after = (raceType: (typeof RACE_TYPES)[number]) =>
  generatePlan({ ...readPlanInput(samplePlan()), raceType }).afterRace

describe('what is said of the days after the race', () => {
  it.each([
    ['sprint', "The first day is off. All easy, and in none of the plan's hours."],
    ['olympic', "The first 2 days are off. All easy, and in none of the plan's hours."],
    [
      '70.3',
      "The first 3 days are off. All easy, and in none of the plan's hours. These 14 days are the beginning of 17 easy ones.",
    ],
    [
      'ironman',
      "The first 5 days are off. All easy, and in none of the plan's hours. These 14 days are the beginning of 28 easy ones.",
    ],
  ] as const)('%s', (race, words) => {
    expect(afterRaceText(after(race))).toBe(words)
  })

  it('goes without what a shared plan does not tell', () => {
    const [first, ...rest] = after('ironman')
    if (!first) throw new Error('The plan has no days after the race')
    const { reasons: _, ...untold } = first
    expect(afterRaceText([untold, ...rest])).toBe("All easy, and in none of the plan's hours.")
  })
})
