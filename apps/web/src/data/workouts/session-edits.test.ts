import { MutationObserver } from '@tanstack/react-query'
import type { Workout } from '@tri/api-contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../http/query-client.js'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { keys } from '../keys.js'
import { restoreExercise } from './exercise-edits.js'
import { addSession, changeSession } from './session-edits.js'

const PLAN = 3
const run = sampleExercise('run')
const tuesday = sampleWorkout(1005, 2, [sampleExercise('bike'), run])
const gym = { type: 'strength', minutes: 40, intensity: 'moderate', name: 'Gym' } as const
const longer = { type: 'run', minutes: 55, intensity: 'easy', name: '', note: '' } as const

/** A call that the server has not answered yet. */
type Asked = { line: string; body: unknown; answer: (status: number, body: unknown) => void }

let client: ReturnType<typeof makeQueryClient>
let asked: Asked[]
const rows = () => client.getQueryData<Workout[]>(keys.plan(PLAN).workouts()) ?? []

beforeEach(() => {
  client = makeQueryClient()
  client.setQueryData(keys.plan(PLAN).workouts(), [tuesday])
  asked = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    return new Promise<Response>((resolve) => {
      const answer = (status: number, told: unknown) => resolve(Response.json(told, { status }))
      asked.push({ line: `${method} ${path}`, body: typeof body === 'string' ? JSON.parse(body) : undefined, answer })
    })
  })
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

async function answer(status: number, body: unknown): Promise<Asked | undefined> {
  await expect.poll(() => asked.length).toBe(1)
  asked[0]?.answer(status, body)
  return asked[0]
}

const adding = () =>
  new MutationObserver(client, addSession(client, PLAN)).mutate({ session: { week: 6, day: 2, ...gym } })
const changing = () =>
  new MutationObserver(client, changeSession(client, PLAN)).mutate({
    ...{ workoutId: 1005, exerciseId: 'run', session: longer, version: 1 },
  })

describe('a session that is added', () => {
  it('is sent without a version, for it changes nothing that stands there, and the week is asked anew', async () => {
    const edit = adding()
    const made = { ...tuesday, version: 2 }
    expect(await answer(201, made)).toMatchObject({
      ...{ line: `POST /api/training-plans/${PLAN}/exercises?texts=none`, body: { week: 6, day: 2, ...gym } },
    })
    expect(await edit).toMatchObject({ id: 1005, version: 2 })
    expect(client.getQueryState(keys.plan(PLAN).workouts())?.isInvalidated).toBe(true)
  })

  it('leaves the week as it is when the server refuses it', async () => {
    const edit = adding().catch((error: Error) => error.message)
    await answer(400, { message: 'Race day is for the race alone.' })
    expect(await edit).toBe('Race day is for the race alone.')
    expect(rows()).toEqual([tuesday])
  })
})

describe('a session that is changed', () => {
  it('is sent over the version that the athlete looked at, and shown with the answer', async () => {
    const edit = changing()
    const changed = { ...tuesday, version: 2, totalDuration: 85 }
    expect(rows()).toEqual([tuesday])
    expect(await answer(200, changed)).toMatchObject({
      ...{ line: 'PATCH /api/workouts/1005/exercises/run/session?texts=none', body: { ...longer, version: 1 } },
    })
    await edit
    expect(rows()).toEqual([changed])
  })
})

it('a session of one’s own is put back as it was, a generated one by its name alone', async () => {
  const own = { ...run, origin: 'edited' as const }
  const putBack = (exercise: typeof run) =>
    new MutationObserver(client, restoreExercise(client, PLAN)).mutate({
      ...{ workoutId: 1005, exercise, targetIndex: 1, replaces: true },
    })
  const edit = putBack(own)
  const sent = await answer(200, { ...tuesday, version: 2 })
  expect(sent?.body).toMatchObject({ exerciseId: 'run', exercise: own, replaces: true })
  await edit
  asked = []
  const again = putBack(run)
  const bare = await answer(200, { ...tuesday, version: 3 })
  expect(bare?.body).not.toHaveProperty('exercise')
  await again
})
