import { routes, type Workout } from '@tri/api-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shortPlan } from '../testing/samples.js'
import { type Reply, startTestApp, type TestApp, Visitor } from '../testing/test-app.js'

const { plans, workouts } = routes
const CHANGED = 'This workout was changed in another window. It was reloaded; please check it and try again.'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** What an edit is made from: a workout with two exercises, and another one of its week. */
type Seen = { row: Workout; other: Workout; exerciseId: string; secondId: string }

/** An athlete in two windows that have seen the same; the second exercise of the row is deleted where it is to be restored. */
async function twoWindows({ isDeleted }: { isDeleted: boolean }) {
  const mine = await server.user()
  const theirs = new Visitor(server.app)
  theirs.cookie = mine.cookie
  const plan = await mine.ask(plans.create, { body: shortPlan() })
  const list = () => mine.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  const rows = (await list()).filter(({ workoutType }) => workoutType !== 'race')
  const row = rows.find(({ exercises }) => exercises.length > 1)
  const other = rows.find(({ id }) => id !== row?.id)
  const [first, second] = row?.exercises ?? []
  if (!row || !other || !first || !second) throw new Error('The sample plan has too few exercises')
  const params = { id: String(row.id), exerciseId: second.id }
  const seen = isDeleted ? await mine.ask(workouts.deleteExercise, { params }) : row
  return { mine, theirs, list, seen: { row: seen, other, exerciseId: first.id, secondId: second.id } }
}

const byId = ({ id }: { id: number }) => ({ id: String(id) })

/** Each edit that names the version it was made from. */
const EDITS: Record<string, (window: Visitor, seen: Seen, version: number) => Promise<Reply>> = {
  'another day': (window, { row }, version) =>
    window.call(workouts.move, {
      params: byId(row),
      body: { week: 1, day: row.day === 3 ? 4 : 3, dayName: '', version },
    }),
  'an exercise moved out of it': (window, { row, other, exerciseId }, sourceVersion) =>
    window.call(workouts.moveExercise, {
      body: { sourceWorkoutId: row.id, targetWorkoutId: other.id, exerciseId, targetIndex: 0, sourceVersion },
    }),
  'an exercise moved into it': (window, { row, other }, targetVersion) =>
    window.call(workouts.moveExercise, {
      body: {
        sourceWorkoutId: other.id,
        targetWorkoutId: row.id,
        exerciseId: other.exercises[0]?.id ?? '',
        targetIndex: 0,
        targetVersion,
      },
    }),
  'a link': (window, { row, secondId }, version) =>
    window.call(workouts.linkExercise, {
      params: { ...byId(row), exerciseId: secondId },
      body: { linked: !row.exercises[1]?.linked, version },
    }),
  'a deletion': (window, { row, exerciseId }, version) =>
    window.call(workouts.deleteExerciseByBody, { body: { workoutId: row.id, exerciseId, version } }),
  'an exercise put back': (window, { row, secondId }, version) =>
    window.call(workouts.restoreExercise, {
      params: byId(row),
      body: { exerciseId: secondId, targetIndex: 1, version },
    }),
}

describe('S38: a workout that somebody else has changed', () => {
  it.each(Object.entries(EDITS))('S38 refuses %s, and takes it for the version that stands', async (name, edit) => {
    const { mine, theirs, list, seen } = await twoWindows({ isDeleted: name === 'an exercise put back' })
    const body = { completed: true, notes: 'Theirs' } as const
    const changed = await theirs.ask(workouts.complete, { params: byId(seen.row), body })
    const before = await list()

    const refused = await edit(mine, seen, seen.row.version)
    expect([refused.status, refused.message]).toEqual([409, CHANGED])
    expect(await list()).toEqual(before)

    expect((await edit(mine, seen, changed.version)).status).toBe(200)
    const after = (await list()).find(({ id }) => id === seen.row.id)
    expect([after?.notes, after?.version]).toEqual(['Theirs', changed.version + 1])
  })

  it.each(Object.entries(EDITS))('S38 takes one of 20 at once of %s', async (name, edit) => {
    const { mine, theirs, seen } = await twoWindows({ isDeleted: name === 'an exercise put back' })
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => edit(index % 2 ? mine : theirs, seen, seen.row.version)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  })
})
