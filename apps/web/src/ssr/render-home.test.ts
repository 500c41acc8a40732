import { afterEach, expect, it, vi } from 'vitest'
import { currentUserQuery } from '../data/account/user.js'
import { currentPlanQuery, plansQuery } from '../data/plans/plans.js'
import { makeQueryClient } from '../http/query-client.js'
import { userReads } from './render-home.js'

afterEach(() => vi.unstubAllGlobals())

it('what a user’s dashboard has read ahead is what its page asks for, at the same addresses', async () => {
  const asked: string[] = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json({ message: 'Not now' }, { status: 400 })
  })
  const client = makeQueryClient()
  for (const { queryKey, queryFn } of [currentUserQuery, plansQuery, currentPlanQuery])
    await client
      .fetchQuery<unknown>({ queryKey, queryFn: queryFn as () => Promise<unknown>, retry: false })
      .catch(() => {})
  client.clear()
  expect(asked).toEqual(userReads)
})
