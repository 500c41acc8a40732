import 'fake-indexeddb/auto'
import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keys } from '../data/keys.js'
import { moveWorkout } from '../data/workouts/move-edits.js'
import { makeQueryClient } from '../http/query-client.js'
import { CONNECTION } from '../http/send-with-retry.js'
import { sampleUser } from '../testing/dom/athlete.js'
import { fakeLocks } from '../testing/fake-locks.js'
import { fakeStorage } from '../testing/fake-storage.js'
import { addEntry, clearEntries, type OutboxEntry, takeOverEntries } from './outbox/outbox-store.js'
import { runOutbox } from './run-outbox.js'

const ANN = sampleUser({ id: 7 })
const move = { kind: 'workout', workoutId: 5, week: 2, day: 5 } as const
const LINE = 'PATCH /api/workouts/5/position?texts=none'

let stored: Record<string, string>
let held: ReturnType<typeof fakeLocks>
let client: ReturnType<typeof makeQueryClient>
let sent: string[]
let page: EventTarget & { visibilityState: string }
let stop: () => void

beforeEach(async () => {
  await clearEntries()
  stored = {}
  sent = []
  held = fakeLocks()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null })
  vi.stubGlobal('localStorage', fakeStorage(stored))
  vi.stubGlobal('navigator', { onLine: true, locks: held.locks })
  vi.stubGlobal('document', page)
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (method !== 'GET') sent.push(`${method} ${path}`)
    return Response.json({ message: 'No' }, { status: 400 })
  })
  client = makeQueryClient()
  client.setQueryData(keys.user(), ANN)
  client.setQueryData(keys.plan(3).workouts(), [])
  stop = () => undefined
})
afterEach(async () => {
  stop()
  CONNECTION.network.giveUp()
  client.clear()
  vi.unstubAllGlobals()
})

const entry = (changes: Partial<OutboxEntry> = {}) => ({
  owner: 'earlier page',
  userId: ANN.id,
  idempotencyKey: 'key',
  mutationKey: ['move-workout', 3],
  variables: { move },
  versions: {},
  ...changes,
})
/** What is in the outbox; `take` empties it. */
const kept = () => takeOverEntries({ owner: `reader ${Math.random()}`, userId: ANN.id, isGone: () => true })
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 40))

it('makes again what an earlier page of the same user could not send, once', async () => {
  await addEntry(entry())
  await addEntry(entry({ mutationKey: ['nonsense'] }))
  stop = runOutbox(client, ANN.id)
  await expect.poll(() => sent).toEqual([LINE])
  stop()
  stop = runOutbox(client, ANN.id)
  await aMoment()
  expect(sent).toEqual([LINE])
})

it('makes nothing of somebody else’s', async () => {
  await addEntry(entry({ userId: ANN.id + 1 }))
  stop = runOutbox(client, ANN.id)
  await aMoment()
  expect(sent).toEqual([])
})

it('leaves what another page sends to it as long as it is there', async () => {
  held.held.add('other page')
  await addEntry(entry({ owner: 'other page' }))
  stop = runOutbox(client, ANN.id)
  await aMoment()
  expect(sent).toEqual([])
  held.release('other page')
  await expect.poll(() => sent).toEqual([LINE])
})

it('looks for what gone pages left whenever the athlete comes back to this one', async () => {
  stop = runOutbox(client, ANN.id)
  await aMoment()
  await addEntry(entry({ owner: 'page that crashed' }))
  page.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => sent).toEqual([LINE])
})

it('makes again what a page of the first release kept', async () => {
  const edits = [{ key: ['move-workout', 3], variables: { move } }]
  stored['triplan.waitingEdits.1'] = JSON.stringify({ userId: ANN.id, edits })
  stop = runOutbox(client, ANN.id)
  await expect.poll(() => sent).toEqual([LINE])
  expect(stored).toEqual({})
})

it('drops what waits when the user has gone, and keeps it when only the page has', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  stop = runOutbox(client, ANN.id)
  void new MutationObserver(client, moveWorkout(client, 3)).mutate({ move }).catch(() => undefined)
  await expect.poll(() => CONNECTION.network.isWaiting()).toBe(true)
  stop()
  await aMoment()
  expect(await kept(), 'the page is left').toMatchObject([{ mutationKey: ['move-workout', 3], variables: { move } }])
  stop = runOutbox(client, ANN.id)
  client.setQueryData(keys.user(), null)
  stop()
  await expect.poll(kept).toEqual([])
})
