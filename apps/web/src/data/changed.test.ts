import { QueryClient } from '@tanstack/react-query'
import { routes } from '@tri/api-contract/routes'
import { expect, it } from 'vitest'
import { AS_KNOWN, changed } from './changed.js'
import { keys } from './keys.js'

const SOURCES = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true })
const sources = Object.entries(SOURCES).filter(([file]) => !/\.test\.|testing\//.test(file))

/** `noun.act` of all that `pattern` finds; its groups are the noun and the acts. */
const namesIn = (pattern: RegExp) =>
  new Set(
    sources.flatMap(([, text]) =>
      [...text.matchAll(pattern)].flatMap(([, noun, acts = '']) =>
        [...acts.matchAll(/'(\w+)'/g)].map(([, act]) => `${noun}.${act}`),
      ),
    ),
  )

/** Of `WorkoutAct`, the calls of which all are edits of workouts. */
const WORKOUT_ACTS = new Set(
  Object.entries(routes.workouts).flatMap(([act, { method }]) => (method === 'GET' ? [] : [`workouts.${act}`])),
)

it('tells of every call that changes something what becomes of the nouns it changes', () => {
  const writing = Object.entries(routes).flatMap(([noun, acts]) =>
    Object.entries(acts).flatMap(([act, route]) =>
      // What is only worked out, from a question too long for an address, changes nothing.
      route.method !== 'GET' && route.access === 'user' && route.changes?.length !== 0 ? [`${noun}.${act}`] : [],
    ),
  )
  const called = namesIn(/\bcall\(\s*'(\w+)',\s*('\w+')/g)
  const told = namesIn(/\bchanged<'(\w+)',\s*([^>]+)>/g)
  expect(writing.length).toBeGreaterThan(20)
  expect(writing.filter((name) => called.has(name) && !told.has(name) && !WORKOUT_ACTS.has(name))).toEqual([])
})

it('asks anew for a noun, or puts what is known of it, and waits for both', async () => {
  const client = new QueryClient()
  client.setQueryData(keys.planList(), [])
  client.setQueryData(keys.plan(3).workouts(), [])
  let isPut = false
  await changed<'plans', 'changeGoal'>(client, {
    plans: async () => {
      await Promise.resolve()
      isPut = true
    },
    workouts: 'ask',
  })
  expect(isPut).toBe(true)
  expect(client.getQueryState(keys.planList())?.isInvalidated).toBe(false)
  expect(client.getQueryState(keys.plan(3).workouts())?.isInvalidated).toBe(true)
})

it('does not compile when a noun is forgotten', async () => {
  const client = new QueryClient()
  // @ts-expect-error The workouts of the plan have new paces as well.
  await changed<'plans', 'changeGoal'>(client, { plans: 'ask' })
  expect(client.isFetching()).toBe(0)
})

const put = (): void => undefined

it.each([
  ['put', put, true],
  ['asked anew', 'ask', true],
  ['as known', AS_KNOWN, false],
] as const)('asks for what is proposed where workouts are %s: %s', async (_, workouts, isInvalidated) => {
  const client = new QueryClient()
  client.setQueryData(keys.proposalsOf(3, '2027-01-28'), {})
  await changed<'proposals', 'accept'>(client, { workouts })
  expect(client.getQueryState(keys.proposalsOf(3, '2027-01-28'))?.isInvalidated).toBe(isInvalidated)
})
