import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { textOf } from '../../testing/render.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { PlanCard } from './plan-card.js'

const show = (isCurrent: boolean) =>
  textOf(
    <QueryClientProvider client={new QueryClient()}>
      <PlanCard plan={samplePlan()} isCurrent={isCurrent} />
    </QueryClientProvider>,
  )

it('a plan card tells what the plan is for', () => {
  const text = show(false)
  expect(text).toMatch(/^Lakefront Olympic Olympic Race date Sunday, 28 March 2027 Duration 14 weeks/)
  expect(text).toContain('Goal Not set')
  expect(text).toContain('Swim 0.93 mi 2:05 /100m Bike 25 mi 18.5 mph Run 6.2 mi 8:25 /mi')
})

it('a plan card offers View Plan, Edit and Delete', () => {
  expect(show(true)).toMatch(/View Plan Edit Delete$/)
})

it('a plan that is not the current one can be made so, by a button of its own', () => {
  expect(show(false)).toMatch(/View Plan Make current Edit Delete$/)
})

it('only the current plan says so', () => {
  expect(show(true)).toContain('Current plan')
  expect(show(false)).not.toContain('Current plan')
})
