import 'fake-indexeddb/auto'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keys } from '../../data/keys.js'
import { sampleUser } from '../../testing/dom/athlete.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { FRESHNESS } from './freshness.js'
import { keepAnswers } from './keep-answers.js'
import { dropKept, readKept, writeKept } from './kept-store.js'

const ANN = sampleUser({ id: 7 })
const plan = samplePlan()

let client: QueryClient
let stop: () => void
let page: EventTarget & { visibilityState: string }

beforeEach(async () => {
  await dropKept()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible', querySelector: () => null })
  vi.stubGlobal('document', page)
  client = new QueryClient()
  client.setQueryData(keys.user(), ANN)
  client.setQueryData(keys.planList(), [plan])
  client.setQueryData(keys.currentPlan(), plan)
  client.setQueryData(keys.plan(plan.id).workouts(), [{ id: 1, version: 1 }])
  client.setQueryData(keys.plan(plan.id + 1).workouts(), [{ id: 2, version: 1 }])
  client.setQueryData(keys.signIns(), ['where somebody signed in'])
  FRESHNESS.heard()
  stop = () => undefined
})
afterEach(() => {
  stop()
  client.clear()
  vi.unstubAllGlobals()
})

const hide = () => page.dispatchEvent(new Event('visibilitychange'))
const keptKeys = async () => (await readKept())?.queries.queries.map(({ queryKey }) => queryKey) ?? []

it('keeps the plan that is followed with what its pages show, and nothing else', async () => {
  stop = keepAnswers(client, ANN.id)
  hide()
  await expect.poll(keptKeys).toEqual([keys.user(), keys.planList(), keys.currentPlan(), keys.plan(plan.id).workouts()])
  expect(await readKept()).toMatchObject({ userId: ANN.id, asOf: FRESHNESS.current().asOf })
})

it('keeps what the server has said, and not what waits to be sent', async () => {
  stop = keepAnswers(client, ANN.id)
  hide()
  await expect.poll(keptKeys).toHaveLength(4)
  let answer = (_: unknown): void => undefined
  const sending = client
    .getMutationCache()
    .build(client, { mutationFn: () => new Promise((resolve) => (answer = resolve)) })
    .execute(undefined)
  client.setQueryData(keys.plan(plan.id).workouts(), [{ id: 1, version: 1, isCompleted: true }])
  hide()
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(JSON.stringify(await readKept())).not.toContain('isCompleted')
  answer(undefined)
  await sending
  hide()
  await expect.poll(async () => JSON.stringify(await readKept())).toContain('isCompleted')
})

it('drops what another user has left at once, and all of it when the user has gone', async () => {
  await writeKept({ userId: 8, asOf: 1, queries: { queries: [], mutations: [] } })
  stop = keepAnswers(client, ANN.id)
  await expect.poll(readKept).toBeUndefined()
  hide()
  await expect.poll(keptKeys).toHaveLength(4)
  client.setQueryData(keys.user(), null)
  stop()
  await expect.poll(readKept).toBeUndefined()
})
