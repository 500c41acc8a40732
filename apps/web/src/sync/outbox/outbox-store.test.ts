import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addEntry,
  clearEntries,
  type OutboxEntry,
  ownersOfEntries,
  removeEntry,
  replaceEntry,
  takeOverEntries,
} from './outbox-store.js'

const ANN = 7
const BOB = 8

const entry = (changes: Partial<OutboxEntry> = {}) => ({
  owner: 'first page',
  userId: ANN,
  idempotencyKey: 'key',
  mutationKey: ['move-workout', 3],
  variables: { move: { day: 5 } },
  versions: { 'workout 5': 1 },
  ...changes,
})
const takeOver = (changes: Partial<Parameters<typeof takeOverEntries>[0]> = {}) =>
  takeOverEntries({ owner: 'second page', userId: ANN, isGone: () => true, ...changes })

beforeEach(clearEntries)

it('hands over what pages kept that are gone, in the order in which it was made, once', async () => {
  const orders = [await addEntry(entry()), await addEntry(entry({ owner: 'other page' })), await addEntry(entry())]
  expect(orders).toEqual([...orders].sort((one, other) => one - other))
  const taken = await takeOver()
  expect(taken.map(({ order }) => order)).toEqual(orders)
  expect(taken[0]).toEqual({ ...entry({ owner: 'second page' }), order: orders[0] })
  expect(await takeOver()).toEqual([])
  expect(await takeOver({ owner: 'third page', isGone: (page) => page === 'first page' })).toEqual([])
})

it('leaves to a page that is there what it sends', async () => {
  await addEntry(entry())
  await addEntry(entry({ owner: 'gone page' }))
  expect(await takeOver({ isGone: (page) => page === 'gone page' })).toHaveLength(1)
  expect((await ownersOfEntries()).sort()).toEqual(['first page', 'second page'])
})

it("drops what was somebody else's, and never hands it over", async () => {
  await addEntry(entry({ userId: BOB }))
  expect(await takeOver()).toEqual([])
  expect(await takeOver({ userId: BOB })).toEqual([])
  expect(await ownersOfEntries()).toEqual([])
})

describe('an edit that was answered', () => {
  it('is gone, and what was made over the same version is made over its answer', async () => {
    const [first = 0] = [await addEntry(entry())]
    await addEntry(entry())
    await addEntry(entry({ versions: { 'workout 5': 1, 'workout 6': 4 } }))
    await addEntry(entry({ versions: { 'workout 6': 1 } }))
    await removeEntry({ order: first, userId: ANN, before: { 'workout 5': 1 }, after: { 'workout 5': 2 } })
    expect((await takeOver()).map(({ versions }) => versions)).toEqual([
      { 'workout 5': 2 },
      { 'workout 5': 2, 'workout 6': 4 },
      { 'workout 6': 1 },
    ])
  })

  it('changes nothing of what was made before it, nor of another user’s', async () => {
    await addEntry(entry())
    const order = await addEntry(entry())
    await addEntry(entry({ userId: BOB }))
    await removeEntry({ order, userId: ANN, before: { 'workout 5': 1 }, after: { 'workout 5': 2 } })
    expect(await takeOver()).toMatchObject([{ versions: { 'workout 5': 1 } }])
  })
})

it('keeps an edit that is sent over another version with its new number, in its place', async () => {
  const order = await addEntry(entry())
  await addEntry(entry())
  const again = { ...entry({ idempotencyKey: 'another', versions: { 'workout 5': 4 } }), order }
  await replaceEntry(again, { 'workout 5': 1 })
  expect(await takeOver()).toMatchObject([
    { order, idempotencyKey: 'another', versions: { 'workout 5': 4 } },
    { idempotencyKey: 'key', versions: { 'workout 5': 4 } },
  ])
})
