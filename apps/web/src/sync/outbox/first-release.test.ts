import 'fake-indexeddb/auto'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../testing/fake-locks.js'
import { fakeStorage } from '../../testing/fake-storage.js'
import { clearFirstRelease, takeOverFirstRelease } from './first-release.js'
import { clearEntries, takeOverEntries } from './outbox-store.js'

const EARLIER = 'triplan.waitingEdits.1'
const ANN = 7
const move = { key: ['move-workout', 3], variables: { move: { kind: 'workout', workoutId: 5, week: 2, day: 5 } } }
const result = { key: ['complete-workout', 3], variables: { id: 5, version: 4, completed: true } }
const name = { key: ['rename-plan'], variables: { id: 3, version: 2, name: 'Lakefront' } }

let stored: Record<string, string>
let held: ReturnType<typeof fakeLocks>
beforeEach(async () => {
  await clearEntries()
  stored = {}
  held = fakeLocks()
  vi.stubGlobal('localStorage', fakeStorage(stored))
  vi.stubGlobal('navigator', { locks: held.locks })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const leave = (userId: unknown, edits: unknown) => {
  stored[EARLIER] = JSON.stringify({ userId, edits })
}
const takeOver = async () => {
  await new Promise<void>((onTaken) =>
    takeOverFirstRelease({ userId: ANN, signal: new AbortController().signal, onTaken }),
  )
  return takeOverEntries({ owner: 'next page', userId: ANN, isGone: () => true })
}

it('brings into the outbox what a page of the first release kept, once, with what it was made over', async () => {
  leave(ANN, [move, result, name])
  const taken = await takeOver()
  expect(taken.map(({ mutationKey, variables, versions }) => ({ key: mutationKey, variables, versions }))).toEqual([
    { ...move, versions: {} },
    { ...result, versions: { 'workout 5': 4 } },
    { ...name, versions: { 'plan 3': 2 } },
  ])
  expect(new Set(taken.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3)
  expect(stored).toEqual({})
})

it('waits until that page is gone', async () => {
  leave(ANN, [move])
  held.held.add(EARLIER)
  const taken = takeOver()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(Object.keys(stored)).toEqual([EARLIER])
  held.release(EARLIER)
  expect(await taken).toHaveLength(1)
})

it("drops what was somebody else's", async () => {
  leave(ANN + 1, [move])
  expect(await takeOver()).toEqual([])
  expect(stored).toEqual({})
})

it.each([
  ['nonsense'],
  [{ userId: ANN }],
  [null],
  [{ userId: ANN, edits: ['nonsense', { key: 3, variables: {} }, null] }],
])('is not misled by %j', async (kept) => {
  stored[EARLIER] = JSON.stringify(kept)
  expect(await takeOver()).toEqual([])
})

it('forgets what any page kept, and nothing else', () => {
  leave(ANN, [move])
  stored['triplan.draft'] = '{}'
  clearFirstRelease()
  expect(Object.keys(stored)).toEqual(['triplan.draft'])
})
