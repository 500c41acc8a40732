import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { markupOf, textOf } from '../../testing/render.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { PlanRow } from './plan-row.js'

const WEEKS = { planId: 1, planned: [300, 360, 240], done: [300, 90, 0] }

const row = (isCurrent: boolean, weeks: typeof WEEKS | null = WEEKS) => (
  <QueryClientProvider client={new QueryClient()}>
    <PlanRow plan={samplePlan()} isCurrent={isCurrent} today="2027-01-28" weeks={weeks ?? undefined} />
  </QueryClientProvider>
)

it('a plan tells in its line what it is for and how far it is', () => {
  expect(textOf(row(false))).toMatch(
    /^Lakefront Olympic Olympic 28 Mar 2027 Hours a week 5:00 Done 43 % Race 59 days to go View Plan/,
  )
  expect(markupOf(row(false))).toContain(
    'role="img" aria-label="Season: 3 weeks, the biggest 6:00; 6:30 of 15:00 done"',
  )
})

it('a plan tells the rest behind a press', () => {
  const [, details = ''] = textOf(row(false)).split(' Details ')
  expect(details).toMatch(/^Race date Sunday, 28 March 2027 Duration 14 weeks/)
  expect(details).toContain('Goal Not set')
  expect(details).toContain('Swim 0.93 mi 2:05 /100m Bike 25 mi 18.5 mph Run 6.2 mi 8:25 /mi')
})

it('a plan keeps the places of its figures until they are known', () => {
  expect(textOf(row(false, null))).toContain('Hours a week \u2013 Done \u2013 Race 59 days to go')
})

it('a plan offers View Plan, Edit and Delete', () => {
  expect(textOf(row(true))).toMatch(/View Plan Edit Delete Details/)
})

it('a plan that is not the current one can be made so, by a button of its own', () => {
  expect(textOf(row(false))).toMatch(/View Plan Make current Edit Delete Details/)
})

it('only the current plan says so', () => {
  expect(textOf(row(true))).toContain('Current plan')
  expect(textOf(row(false))).not.toContain('Current plan')
})
