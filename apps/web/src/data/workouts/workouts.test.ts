import { MutationObserver } from '@tanstack/react-query'
import type { Workout } from '@tri/api-contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../http/query-client.js'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { keys } from '../keys.js'
import { removeExercise, restoreExercise } from './exercise-edits.js'
import { moveExercise, moveWorkout } from './move-edits.js'
import { completeWorkout, markIncomplete, workoutsQuery } from './workouts.js'

const PLAN = 3
const run = sampleExercise('run')
const tuesday = sampleWorkout(1005, 2, [sampleExercise('bike'), run])
const friday = sampleWorkout(1006, 5, [sampleExercise('swim')])

const toThursday = { kind: 'workout', workoutId: 1005, week: 6, day: 4 } as const
const toSaturday = { kind: 'workout', workoutId: 1005, week: 6, day: 6 } as const
const runToFriday = { kind: 'exercise', sourceId: 1005, targetId: 1006, exerciseId: 'run', targetIndex: 0 } as const
const restoring = { workoutId: 1006, exercise: { ...run, id: 'deleted' }, targetIndex: 1 }

/** A call that the server has not answered yet. */
type Asked = { line: string; answer: (status: number, body: unknown) => void }

let client: ReturnType<typeof makeQueryClient>
let asked: Asked[]
const rows = () => client.getQueryData<Workout[]>(keys.plan(PLAN).workouts()) ?? []

beforeEach(() => {
  client = makeQueryClient()
  client.setQueryData(keys.plan(PLAN).workouts(), [tuesday, friday])
  asked = []
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', (path: string, { method, signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      asked.push({ line: `${method} ${path}`, answer: (status, body) => resolve(Response.json(body, { status })) })
    })
  })
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

/** Waits for so many calls, and answers the last of them. */
async function answerLast(count: number, status: number, body: unknown): Promise<void> {
  await expect.poll(() => asked.length).toBe(count)
  asked[count - 1]?.answer(status, body)
}

/** Each edit that shows at once: how it is made, and what is on the screen meanwhile. */
const EDITS = {
  'a workout on another day': {
    make: () => new MutationObserver(client, moveWorkout(client, PLAN)).mutate({ move: toThursday }),
    meanwhile: () => [{ ...tuesday, day: 4 }, friday].map(({ day }) => day),
    look: () => rows().map(({ day }) => day),
  },
  'an exercise in another workout': {
    make: () => new MutationObserver(client, moveExercise(client, PLAN)).mutate({ move: runToFriday }),
    meanwhile: () => [1, 2],
    look: () => rows().map(({ exercises }) => exercises.length),
  },
  'an exercise that is deleted': {
    make: () =>
      new MutationObserver(client, removeExercise(client, PLAN)).mutate({ workoutId: 1005, exerciseId: 'run' }),
    meanwhile: () => [1, 1],
    look: () => rows().map(({ exercises }) => exercises.length),
  },
  'an exercise that is put back': {
    make: () => new MutationObserver(client, restoreExercise(client, PLAN)).mutate(restoring),
    meanwhile: () => [2, 2],
    look: () => rows().map(({ exercises }) => exercises.length),
  },
} as const

describe.each(Object.entries(EDITS))('%s', (_, { make, meanwhile, look }) => {
  it('shows at once, and is as before when the server refuses it', async () => {
    const before = rows()
    const edit = make().catch((error: Error) => error.message)
    await expect.poll(look).toEqual(meanwhile())
    await answerLast(1, 400, { message: 'Not there' })
    expect(await edit).toBe('Not there')
    expect(rows()).toEqual(before)
  })

  it('is not overwritten by an answer from before it', async () => {
    const reading = client.fetchQuery({ ...workoutsQuery(PLAN), staleTime: 0 }).catch(() => undefined)
    await expect.poll(() => asked.length).toBe(1)
    const edit = make().catch(() => undefined)
    await expect.poll(look).toEqual(meanwhile())
    asked[0]?.answer(200, [tuesday, friday])
    await reading
    await expect.poll(() => asked.length).toBe(2)
    expect(look()).toEqual(meanwhile())
    asked[1]?.answer(400, { message: 'No' })
    await edit
  })
})

describe('the edits of a plan', () => {
  it('reach the server in the order in which they were made, one after the other', async () => {
    const first = new MutationObserver(client, moveWorkout(client, PLAN)).mutate({ move: toThursday })
    const second = new MutationObserver(client, moveWorkout(client, PLAN)).mutate({ move: toSaturday })
    const third = new MutationObserver(client, markIncomplete(client, PLAN)).mutate(friday)
    await expect.poll(() => asked.length).toBe(1)
    // Whatever could overtake the first one has had the time to.
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(asked.map(({ line }) => line)).toEqual(['PATCH /api/workouts/1005/position?texts=none'])
    await answerLast(1, 200, { ...tuesday, day: 4, dayName: 'Thursday', version: 2 })
    await first
    await answerLast(2, 200, { ...tuesday, day: 6, dayName: 'Saturday', version: 3 })
    await second
    await answerLast(3, 200, { ...friday, version: 2 })
    await third
    expect(asked.map(({ line }) => line)).toEqual([
      'PATCH /api/workouts/1005/position?texts=none',
      'PATCH /api/workouts/1005/position?texts=none',
      'PATCH /api/workouts/1006/complete?texts=none',
    ])
    expect(rows().map(({ day }) => day)).toEqual([6, 5])
  })

  it('of all kinds wait for one another, and not for those of another plan', () => {
    const kinds = [moveWorkout, moveExercise, removeExercise, restoreExercise, completeWorkout, markIncomplete]
    const scopes = kinds.map((edit) => edit(client, PLAN).scope?.id)
    expect(new Set(scopes).size).toBe(1)
    expect(scopes[0]).toBeTruthy()
    expect(moveWorkout(client, PLAN + 1).scope?.id).not.toBe(scopes[0])
  })
})

describe('the words for an edit', () => {
  it.each([
    [moveWorkout, 'Error moving workout'],
    [moveExercise, 'Error moving exercise'],
    [removeExercise, 'Error deleting exercise'],
    [restoreExercise, 'Error restoring exercise'],
    [completeWorkout, 'Error'],
    [markIncomplete, 'Failed to update workout status'],
  ] as const)('that is refused are its own: %#, %s', (edit, title) => {
    expect(edit(client, PLAN).meta?.failure).toMatchObject({ title })
  })

  it('that was made name the day, what it breaks and the way back', () => {
    const { success } = moveWorkout(client, PLAN).meta ?? {}
    const undo = () => undefined
    const told =
      typeof success === 'function'
        ? success(
            { ...tuesday, dayName: 'Thursday' } as never,
            { move: toThursday, undo, warnings: ['Two hard days in a row'] } as never,
          )
        : success
    expect(told).toEqual({
      title: 'Workout moved successfully',
      message: 'Workout moved to Thursday. Two hard days in a row',
      undo,
    })
  })
})
