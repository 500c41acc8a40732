import { QueryClient } from '@tanstack/react-query'
import type { Workout } from '@tri/api-contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../http/api-error.js'
import { type Move, movedRows } from '../lib/moves.js'
import { sampleExercise, sampleWorkout } from '../testing/sample-workouts.js'
import { editRows, putBack, putRows } from './workout-rows.js'

const KEY = ['workouts of plan 1']
const monday = sampleWorkout(1, 1, [sampleExercise('bike')])
const thursday = sampleWorkout(2, 4, [sampleExercise('swim'), sampleExercise('run')])
const move = (change: Move) => (workouts: readonly Workout[]) => movedRows(workouts, change)
const toFriday = move({ kind: 'workout', workoutId: 2, week: 6, day: 5 })

let client: QueryClient
const cached = () => client.getQueryData<Workout[]>(KEY)
const isOutdated = () => client.getQueryState(KEY)?.isInvalidated

beforeEach(() => {
  client = new QueryClient()
  client.setQueryData(KEY, [monday, thursday])
})

describe('an edit', () => {
  it('shows at once, and answers what it changed as it was', async () => {
    const before = await editRows(client, KEY, toFriday)
    expect(cached()?.map(({ day }) => day)).toEqual([1, 5])
    expect(before).toEqual([thursday])
  })

  it('of two rows answers both', async () => {
    const runToMonday = move({ kind: 'exercise', sourceId: 2, targetId: 1, exerciseId: 'run', targetIndex: 1 })
    expect(await editRows(client, KEY, runToMonday)).toEqual([monday, thursday])
    expect(cached()?.map(({ exercises }) => exercises.length)).toEqual([2, 1])
  })

  it('that changes nothing leaves the list as it is', async () => {
    expect(await editRows(client, KEY, () => undefined)).toEqual([])
    expect(cached()).toEqual([monday, thursday])
  })

  it('of a list that is not there yet makes none', async () => {
    client.clear()
    expect(await editRows(client, KEY, toFriday)).toEqual([])
    expect(cached()).toBeUndefined()
  })
})

describe('a refused edit', () => {
  it('goes back, and leaves what was edited since', async () => {
    const before = await editRows(client, KEY, toFriday)
    putRows(client, KEY, [{ ...monday, notes: 'windy' }])
    putBack(client, KEY, { before, error: new ApiError(500, 'Something went wrong') })
    expect(cached()).toEqual([{ ...monday, notes: 'windy' }, thursday])
    expect(isOutdated()).toBe(false)
  })

  it.each([404, 409])('with a %i asks for the list again: it has changed elsewhere', async (status) => {
    const before = await editRows(client, KEY, toFriday)
    await putBack(client, KEY, { before, error: new ApiError(status, 'Workout not found') })
    expect(cached()).toEqual([monday, thursday])
    expect(isOutdated()).toBe(true)
  })

  it('without a network does not ask again', async () => {
    putBack(client, KEY, { before: undefined, error: new ApiError(0, 'The server cannot be reached.') })
    expect(cached()).toEqual([monday, thursday])
    expect(isOutdated()).toBe(false)
  })
})
