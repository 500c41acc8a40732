import { MutationObserver } from '@tanstack/react-query'
import type { User } from '@tri/api-contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keys } from '../data/keys.js'
import { currentUserQuery } from '../data/user.js'
import { moveWorkout } from '../data/workouts.js'
import { makeQueryClient } from '../http/query-client.js'
import { CONNECTION } from '../http/send-with-retry.js'
import { runOutbox } from './outbox.js'

const ANN = { id: 7, username: 'ann@example.org' } as User
const EARLIER = 'triplan.waitingEdits.1'
const move = { kind: 'workout', workoutId: 5, week: 2, day: 5 } as const
const kept = { key: ['move-workout', 3], variables: { move } }

let storage: Record<string, string>
let client: ReturnType<typeof makeQueryClient>
let sent: string[]
let stop: () => void

beforeEach(() => {
  storage = {}
  sent = []
  // A browser's storage: what it holds are its own properties.
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      storage[key] = text
    },
    removeItem: (key: string) => delete storage[key],
  }
  vi.stubGlobal(
    'localStorage',
    new Proxy(methods, {
      ownKeys: () => Object.keys(storage),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  )
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    sent.push(`${method} ${path}`)
    return Response.json({ message: 'It has changed.' }, { status: 409 })
  })
  client = makeQueryClient()
  client.setQueryData(currentUserQuery.queryKey, ANN)
  client.setQueryData(keys.plan(3).workouts(), [])
  stop = () => undefined
})
afterEach(() => {
  stop()
  CONNECTION.network.giveUp()
  client.clear()
  vi.unstubAllGlobals()
})

const stored = () => Object.values(storage).map((text) => JSON.parse(text))

it('makes again what an earlier page of the same user could not send, and keeps it until it is answered', async () => {
  storage[EARLIER] = JSON.stringify({ userId: ANN.id, edits: [kept, 'nonsense'] })
  stop = runOutbox(client, ANN.id)
  expect(stored()).toEqual([{ userId: ANN.id, edits: [kept] }])
  await expect.poll(() => sent).toEqual(['PATCH /api/workouts/5/position'])
  await expect.poll(() => stored()).toEqual([])
})

it('makes nothing of somebody else’s', async () => {
  storage[EARLIER] = JSON.stringify({ userId: ANN.id + 1, edits: [kept] })
  stop = runOutbox(client, ANN.id)
  expect(stored()).toEqual([])
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(sent).toEqual([])
})

it('keeps an edit that waits for the network, and nothing once it has been sent', async () => {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  stop = runOutbox(client, ANN.id)
  const edit = new MutationObserver(client, moveWorkout(client, 3)).mutate({ move }).catch(() => undefined)
  await expect.poll(() => stored()).toEqual([{ userId: ANN.id, edits: [kept] }])
  vi.stubGlobal('fetch', fetch)
  CONNECTION.network.open()
  await edit
  await expect.poll(() => stored()).toEqual([])
})

it('drops what waits when the user has gone, and keeps it when only the page has', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const begin = () => {
    stop = runOutbox(client, ANN.id)
    return new MutationObserver(client, moveWorkout(client, 3)).mutate({ move }).catch(() => undefined)
  }
  void begin()
  await expect.poll(() => stored()).toHaveLength(1)
  stop()
  expect(stored(), 'the page is left').toHaveLength(1)
  stop = runOutbox(client, ANN.id)
  client.setQueryData(currentUserQuery.queryKey, null)
  stop()
  expect(stored(), 'the user has signed out').toEqual([])
})
