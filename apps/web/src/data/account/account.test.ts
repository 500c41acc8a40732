import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../http/query-client.js'
import { newcomer } from '../../testing/sample-user.js'
import { keys } from '../keys.js'
import { savePreferences } from './account.js'
import { currentUserQuery, forgetOthers } from './user.js'

let client: ReturnType<typeof makeQueryClient>
let answers: (() => Promise<Response>)[]
let sent: { line: string; body: unknown }[]

beforeEach(() => {
  client = makeQueryClient()
  answers = []
  sent = []
  client.setQueryData(currentUserQuery.queryKey, newcomer)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push({ line: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : undefined })
    return answers.shift()?.() ?? Promise.reject(new TypeError('Failed to fetch'))
  })
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

const answer = (body: unknown, status = 200) => answers.push(async () => Response.json(body, { status }))
const user = () => client.getQueryData(currentUserQuery.queryKey)

describe('what the user prefers', () => {
  it('is sent by itself, and stands as the server has it with its answer', async () => {
    answer({ ...newcomer, units: 'miles' })
    await savePreferences(client, { units: 'miles' })
    expect(sent).toEqual([{ line: 'PATCH /api/user/preferences', body: { units: 'miles' } }])
    expect(user()?.units).toBe('miles')
  })

  it('stays as it was when the server refuses it, and says why', async () => {
    answer({ message: 'There are no such units' }, 400)
    await expect(savePreferences(client, { units: 'miles' })).rejects.toThrow('There are no such units')
    expect(user()).toEqual(newcomer)
  })
})

describe('who is signed in', () => {
  const ask = () => makeQueryClient().fetchQuery(currentUserQuery)

  it('is nobody where the server knows no session: that is an answer', async () => {
    answer({ message: 'Please log in' }, 401)
    await expect(ask()).resolves.toBeNull()
  })

  it('is not known while the server is away: nobody is signed out by that', async () => {
    answer({ message: 'Something went wrong on our side.' }, 500)
    await expect(ask()).rejects.toMatchObject({ status: 500 })
    await expect(ask()).rejects.toMatchObject({ status: 0 })
  })
})

it('nothing of one user is left in the cache for the next, but who is signed in', () => {
  client.setQueryData(keys.planList(), [{ id: 1 }])
  client.setQueryData(keys.currentPlan(), { id: 1 })
  forgetOthers(client)
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([currentUserQuery.queryKey])
})
