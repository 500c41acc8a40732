import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { recallPlan } from './plan-edits.js'
import { currentPlanQuery, forgetPlan, knowNoPlans, plansQuery, rememberNewPlan } from './plans.js'

const first = samplePlan({ id: 1 })
const second = samplePlan({ id: 2 })
const keys = [plansQuery.queryKey, currentPlanQuery.queryKey]

const cachedIn = (client: QueryClient) => keys.map((key) => client.getQueryData<unknown>(key))
const isAskedAgain = (client: QueryClient) => keys.map((key) => client.getQueryState(key)?.isInvalidated)

describe('a plan that was just created', () => {
  it("is a new account's only and current plan, and nothing is asked for", async () => {
    const client = new QueryClient()
    knowNoPlans(client)
    await rememberNewPlan(client, first)
    expect(cachedIn(client)).toEqual([[first], first])
    expect(isAskedAgain(client)).toEqual([false, false])
  })

  it('comes first in a known list, and leaves the current plan', async () => {
    const client = new QueryClient()
    client.setQueryData(plansQuery.queryKey, [first])
    client.setQueryData(currentPlanQuery.queryKey, first)
    await rememberNewPlan(client, second)
    expect(cachedIn(client)).toEqual([[second, first], first])
    expect(isAskedAgain(client)).toEqual([false, false])
  })

  it('is not guessed into a list that nobody has read', async () => {
    const client = new QueryClient()
    await rememberNewPlan(client, first)
    expect(cachedIn(client)).toEqual([undefined, undefined])
  })

  it('overtakes an answer from before it was there, which is asked for again', async () => {
    const client = new QueryClient()
    let answers = 0
    const late = client
      .fetchQuery({ queryKey: plansQuery.queryKey, queryFn: () => new Promise(() => (answers += 1)) })
      .catch(() => 'given up')
    await rememberNewPlan(client, first)
    expect(await late).toBe('given up')
    expect(answers).toBe(1)
    expect(client.getQueryState(plansQuery.queryKey)).toMatchObject({ data: undefined, isInvalidated: true })
  })
})

describe('a plan that was deleted', () => {
  it.each([
    ['the only one that is left', [first, second], first],
    ['none of several', [first, second, samplePlan({ id: 3 })], null],
    ['none where none is left', [second], null],
  ])('leaves %s as the current one', (_, plans, current) => {
    const client = new QueryClient()
    client.setQueryData(plansQuery.queryKey, plans)
    client.setQueryData(currentPlanQuery.queryKey, second)
    forgetPlan(client, second.id)
    expect(cachedIn(client)).toEqual([plans.filter(({ id }) => id !== second.id), current])
  })

  it('leaves another current one alone', () => {
    const client = new QueryClient()
    client.setQueryData(plansQuery.queryKey, [first, second])
    client.setQueryData(currentPlanQuery.queryKey, first)
    forgetPlan(client, second.id)
    expect(cachedIn(client)).toEqual([[first], first])
  })
})

describe('a plan whose deletion was taken back', () => {
  it('stands in its place again, once, and it is asked which plan is current', async () => {
    const client = new QueryClient()
    const third = samplePlan({ id: 3 })
    client.setQueryData(plansQuery.queryKey, [third, first])
    client.setQueryData(currentPlanQuery.queryKey, null)
    await recallPlan(client, second)
    await recallPlan(client, second)
    expect(client.getQueryData(plansQuery.queryKey)).toEqual([third, second, first])
    expect(isAskedAgain(client)).toEqual([false, true])
  })
})
