import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { keys } from '../data/keys.js'
import { currentPlanQuery, plansQuery } from '../data/plans.js'
import { workoutsQuery } from '../data/workouts.js'
import { refreshPlans } from './use-fresh-plans.js'

let client: QueryClient
let asked: string[]
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
  asked = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(null)
  })
  client.setQueryData(keys.plan(3).workouts(), [])
  client.setQueryData(plansQuery.queryKey, [])
  client.setQueryData(currentPlanQuery.queryKey, null)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

it('asks again for what is on the page, and later for the rest', async () => {
  const leave = new QueryObserver(client, workoutsQuery(3)).subscribe(() => undefined)
  refreshPlans(client)
  await expect.poll(() => asked).toEqual(['/api/training-plans/3/workouts'])
  expect([plansQuery, currentPlanQuery].map(({ queryKey }) => client.getQueryState(queryKey)?.isInvalidated)).toEqual([
    true,
    true,
  ])
  leave()
})

it('lets an edit come to its end first', () => {
  const edit = client.getMutationCache().build(client, { mutationFn: () => new Promise(() => undefined) })
  void edit.execute(undefined)
  refreshPlans(client)
  expect(client.getQueryState(keys.plan(3).workouts())?.isInvalidated).toBe(false)
})
