import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { keys } from '../data/keys.js'
import type { OutboxEntry } from './outbox/outbox-store.js'
import { isPersistedMutation, resumeMutations } from './persisted-mutations.js'

const PLAN = 3
const move = { kind: 'workout', workoutId: 5, week: 2, day: 5 } as const

let client: QueryClient
let asked: string[]
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  client.setQueryData(keys.plan(PLAN).workouts(), [])
  asked = []
  vi.stubGlobal('fetch', async (path: string, { method, body, headers }: RequestInit) => {
    if (method !== 'GET') asked.push(`${method} ${path} ${body} ${new Headers(headers).get('idempotency-key')}`)
    return Response.json({ message: 'It has changed.' }, { status: 409 })
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

const entryOf = (mutationKey: OutboxEntry['mutationKey'], variables: object, order: number): OutboxEntry => ({
  order,
  owner: 'this page',
  userId: 7,
  idempotencyKey: `number ${order}`,
  mutationKey,
  variables,
  versions: {},
})

it('makes edits again one after the other, with the numbers they have, and settles also when they are refused', async () => {
  const again = { kind: 'workout', workoutId: 6, week: 2, day: 3 } as const
  const edits = [move, again].map((move, index) => entryOf(['move-workout', PLAN], { move }, index))
  await resumeMutations(client, [...edits, entryOf(['nonsense'], {}, 2)])
  expect(asked).toEqual([
    'PATCH /api/workouts/5/position?texts=none {"week":2,"day":5,"dayName":"Friday"} number 0',
    'PATCH /api/workouts/6/position?texts=none {"week":2,"day":3,"dayName":"Wednesday"} number 1',
  ])
  expect(client.getMutationCache().findAll({ status: 'pending' })).toEqual([])
})

it('sends them over the versions they were made over, whatever the page shows by now', async () => {
  const versions = { 'workout 5': 4 }
  await resumeMutations(client, [{ ...entryOf(['move-workout', PLAN], { move }, 0), versions }])
  expect(asked[0]).toContain('"version":4')
})

it.each([
  [{ mutationKey: ['move-workout', PLAN], variables: { move } }, true],
  [{ mutationKey: ['update-preferences'], variables: { units: 'metric' } }, true],
  [{ mutationKey: ['move-workout'], variables: { move } }, false],
  [{ mutationKey: ['rename-plan', PLAN], variables: {} }, false],
  [{ mutationKey: ['toString', PLAN], variables: {} }, false],
  [{ mutationKey: ['move-workout', PLAN], variables: undefined }, false],
  [{ mutationKey: undefined, variables: {} }, false],
])('%j can be made again: %s', (stored, expected) => {
  expect(isPersistedMutation(stored)).toBe(expected)
})
