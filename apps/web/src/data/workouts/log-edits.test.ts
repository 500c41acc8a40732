import { MutationObserver } from '@tanstack/react-query'
import type { Workout } from '@tri/api-contract'
import { type ExerciseLog, logExercise, loggedSession } from '@tri/plan-engine'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../http/query-client.js'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { keys } from '../keys.js'
import { logSession, reopenSession, type SessionLog } from './log-edits.js'

const PLAN = 3
const AT = '2027-01-26T07:00:00Z'
const swim = sampleExercise('swim')
const run = sampleExercise('run')
const tuesday = sampleWorkout(1005, 2, [swim, run])

let client: ReturnType<typeof makeQueryClient>
let sent: { line: string; body: unknown }[]
let answer: (body: unknown, status?: number) => void

beforeEach(() => {
  client = makeQueryClient()
  client.setQueryData(keys.plan(PLAN).workouts(), [tuesday])
  sent = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (path: string, { method, body }: RequestInit) => {
    sent.push({ line: `${method} ${path}`, body: JSON.parse(String(body)) })
    return new Promise<Response>((resolve) => {
      answer = (given, status = 200) => resolve(Response.json(given, { status }))
    })
  })
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

const row = () => client.getQueryData<Workout[]>(keys.plan(PLAN).workouts())?.[0] ?? tuesday
const ask = (log: ExerciseLog): SessionLog => ({ workoutId: 1005, exerciseId: 'run', log })
const logged = (log: ExerciseLog) => ({ ...(logExercise(tuesday, 'run', log, AT) ?? tuesday), version: 2 })
const minutes = () => loggedSession(row(), run)?.duration

describe('a session that is logged', () => {
  it.each([
    ['done', { state: 'done' }, 30],
    ['done with changes', { state: 'done', minutes: 12, effort: 7 }, 12],
    ['skipped', { state: 'skipped', reason: 'sick' }, 0],
  ] as const)('%s shows at once, and as the server has it with its answer', async (_, log, shown) => {
    const edit = new MutationObserver(client, logSession(client, PLAN)).mutate(ask(log))
    await expect.poll(minutes).toBe(shown)
    expect(loggedSession(row(), swim)).toBeUndefined()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toEqual({
      line: 'PATCH /api/workouts/1005/exercises/run/log?texts=none',
      body: { ...log, version: 1 },
    })
    answer(logged(log))
    await edit
    expect(loggedSession(row(), run)?.loggedAt).toBe(AT)
    expect(row().version).toBe(2)
  })

  it('is open again when the server refuses it', async () => {
    const edit = new MutationObserver(client, logSession(client, PLAN)).mutate(ask({ state: 'done' }))
    const refused = edit.catch((error: Error) => error.message)
    await expect.poll(minutes).toBe(30)
    await expect.poll(() => sent.length).toBe(1)
    answer({ message: 'No' }, 400)
    expect(await refused).toBe('No')
    expect(minutes()).toBeUndefined()
  })

  it('is sent over the row that the athlete looked at as they began', async () => {
    client.setQueryData(keys.plan(PLAN).workouts(), [{ ...tuesday, version: 9 }])
    const edit = { ...ask({ state: 'done' }), version: 4 }
    void new MutationObserver(client, logSession(client, PLAN)).mutate(edit)
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.body).toMatchObject({ version: 4 })
  })
})

describe('a session that is opened again', () => {
  it('keeps what was typed for the next time', async () => {
    client.setQueryData(keys.plan(PLAN).workouts(), [logged({ state: 'done', minutes: 12 })])
    void new MutationObserver(client, reopenSession(client, PLAN)).mutate(ask({ state: 'open' }))
    await expect.poll(minutes).toBeUndefined()
    expect(row().actualExercises?.map(({ duration }) => duration)).toEqual([12])
  })
})

describe('the words', () => {
  const said = (log: ExerciseLog) => {
    const { success } = logSession(client, PLAN).meta ?? {}
    return typeof success === 'function' ? success(tuesday as never, ask(log) as never) : success
  }

  it.each([
    [{ state: 'done' }, 'Workout completed!'],
    [{ state: 'skipped', reason: 'tired' }, 'Session skipped'],
  ] as const)('of %j are %s', (log, title) => {
    expect(said(log)).toMatchObject({ title })
  })

  it('of one that is opened again are its own, also when that is refused', () => {
    expect(reopenSession(client, PLAN).meta).toMatchObject({
      success: { title: 'Workout marked incomplete' },
      failure: { title: 'Failed to update workout status' },
    })
  })

  it('of one that could not be logged are those of a workout', () => {
    expect(logSession(client, PLAN).meta?.failure).toMatchObject({ message: 'Failed to complete workout' })
  })

  it('of all edits of a plan wait for one another', () => {
    expect(logSession(client, PLAN).scope).toEqual(reopenSession(client, PLAN).scope)
    expect(logSession(client, PLAN + 1).scope).not.toEqual(logSession(client, PLAN).scope)
  })
})
