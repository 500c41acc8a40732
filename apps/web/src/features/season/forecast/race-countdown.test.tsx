import { expect, it } from 'vitest'
import { markupOf, textOf } from '../../../testing/render.js'
import { samplePlan } from '../../../testing/sample-plan.js'
import { RaceCountdown } from './race-countdown.js'

const plan = samplePlan()

it.each([
  ['2027-01-28', '59 days to go'],
  ['2027-03-28', 'Race day'],
  ['2027-04-02', 'Race done'],
])('on %s says %s, and leads to the race', (today, words) => {
  const card = <RaceCountdown plan={plan} today={today} to="/race" />
  expect(textOf(card)).toBe(`${words} Sunday, 28 March 2027`)
  expect(markupOf(card)).toContain('href="/race"')
})
