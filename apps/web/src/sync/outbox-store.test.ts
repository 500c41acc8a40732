import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { clearOutbox, takeOverOutboxes, writeOutbox } from './outbox-store.js'

const EARLIER = 'triplan.waitingEdits.1'
const ANN = 7
const { signal } = new AbortController()

/** A storage as far as it is used; what it holds is a property of it, as in the browser. */
class FakeStorage {
  [key: string]: unknown
}
Object.defineProperties(FakeStorage.prototype, {
  getItem: {
    value(key: string) {
      return this[key] ?? null
    },
  },
  setItem: {
    value(key: string, text: string) {
      this[key] = text
    },
  },
  removeItem: {
    value(key: string) {
      delete this[key]
    },
  },
})

let storage: FakeStorage
beforeEach(() => {
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const leave = (userId: unknown, edits: unknown) => {
  storage[EARLIER] = JSON.stringify({ userId, edits })
}
const adopted = (userId: number) => {
  const all: unknown[] = []
  takeOverOutboxes({ userId, adopt: (edits) => all.push(...edits), signal })
  return all
}

it('keeps edits as long as there are any', () => {
  writeOutbox(ANN, [{ key: ['rename-plan'] }])
  expect(Object.values(storage)).toEqual([JSON.stringify({ userId: ANN, edits: [{ key: ['rename-plan'] }] })])
  writeOutbox(ANN, [])
  expect(Object.keys(storage)).toEqual([])
})

it('hands over what an earlier page kept, once', () => {
  leave(ANN, ['one', 'two'])
  expect(adopted(ANN)).toEqual(['one', 'two'])
  expect(adopted(ANN)).toEqual([])
})

it("drops what was somebody else's", () => {
  leave(ANN + 1, ['one'])
  expect(adopted(ANN)).toEqual([])
  expect(Object.keys(storage)).toEqual([])
})

it.each([['nonsense'], [{ userId: ANN }], [null]])('is not misled by %j', (stored) => {
  storage[EARLIER] = JSON.stringify(stored)
  expect(adopted(ANN)).toEqual([])
})

it('forgets what any page kept, and nothing else', () => {
  leave(ANN, ['one'])
  storage['triplan.draft'] = '{}'
  writeOutbox(ANN, ['two'])
  clearOutbox()
  expect(Object.keys(storage)).toEqual(['triplan.draft'])
})
