import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { keys } from '../data/keys.js'
import { renamePlan } from '../data/plan-edits.js'
import { moveWorkout } from '../data/workouts.js'
import { isPersistedMutation, pendingMutations, resumeMutations } from './persisted-mutations.js'

const PLAN = 3
const move = { kind: 'workout', workoutId: 5, week: 2, day: 5 } as const

let client: QueryClient
let asked: string[]
beforeEach(() => {
  client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
  client.setQueryData(keys.plan(PLAN).workouts(), [])
  asked = []
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path} ${body}`)
    return Response.json({ message: 'It has changed.' }, { status: 409 })
  })
})
afterAll(() => {
  vi.unstubAllGlobals()
})

it('names the edits that have no answer yet, in their order and with what they were asked with', async () => {
  const silence = vi.fn(() => new Promise(() => undefined))
  vi.stubGlobal('fetch', silence)
  const mutations = client.getMutationCache()
  void mutations.build(client, moveWorkout(client, PLAN)).execute({ move })
  void mutations.build(client, renamePlan(client)).execute({ id: PLAN, name: 'Lakefront', version: 2 })
  void mutations.build(client, { mutationFn: () => new Promise(() => undefined) }).execute(undefined)
  expect(pendingMutations(client)).toEqual([
    { key: ['move-workout', PLAN], variables: { move } },
    { key: ['rename-plan'], variables: { id: PLAN, name: 'Lakefront', version: 2 } },
  ])
  await expect.poll(() => silence.mock.calls.length).toBe(2)
})

it('makes them again one after the other, and settles also when they are refused', async () => {
  const again = { kind: 'workout', workoutId: 6, week: 2, day: 3 } as const
  const begun = vi.fn()
  const edits = [move, again].map((move) => ({ key: ['move-workout', PLAN] as const, variables: { move } }))
  await resumeMutations(client, edits, begun)
  expect(begun).toHaveBeenCalledOnce()
  expect(asked).toEqual([
    'PATCH /api/workouts/5/position {"week":2,"day":5,"dayName":"Friday"}',
    'PATCH /api/workouts/6/position {"week":2,"day":3,"dayName":"Wednesday"}',
  ])
  expect(pendingMutations(client)).toEqual([])
})

it.each([
  [{ key: ['move-workout', PLAN], variables: { move } }, true],
  [{ key: ['update-preferences'], variables: { units: 'metric' } }, true],
  [{ key: ['move-workout'], variables: { move } }, false],
  [{ key: ['rename-plan', PLAN], variables: {} }, false],
  [{ key: ['toString', PLAN], variables: {} }, false],
  [{ key: ['move-workout', PLAN] }, false],
  [{ variables: {} }, false],
  ['move-workout', false],
  [null, false],
])('%j can be made again: %s', (stored, expected) => {
  expect(isPersistedMutation(stored)).toBe(expected)
})
