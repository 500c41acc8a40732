import { routes, type Workout } from '@tri/api-contract'
import type { Weekday } from '@tri/plan-engine'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan, shortPlan } from '../testing/samples.js'
import { type Reply, startTestApp, type TestApp, Visitor } from '../testing/test-app.js'

const { plans, workouts } = routes
const CHANGED = 'This workout was changed in another window. It was reloaded; please check it and try again.'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

/** One athlete in two windows. */
async function twoWindows(body = shortPlan(3)) {
  const one = await server.user()
  const other = new Visitor(server.app)
  other.cookie = one.cookie
  const plan = await one.ask(plans.create, { body })
  const params = { id: String(plan.id) }
  const list = () => one.ask(workouts.listForPlan, { params })
  return { windows: [one, other] as const, plan, params, list }
}

const byId = ({ id }: { id: number }) => ({ id: String(id) })
const idsOf = (rows: readonly Workout[]) => rows.flatMap(({ exercises }) => exercises.map(({ id }) => id))
const statusesOf = (replies: readonly Reply[]) => replies.map(({ status }) => status).sort()

type Act = { kind: 'move' | 'delete' | 'complete' | 'place'; workout: number; other: number; at: number; window: 0 | 1 }

const act = fc.record<Act>({
  kind: fc.constantFrom('move', 'move', 'delete', 'complete', 'place'),
  workout: fc.nat(11),
  other: fc.nat(11),
  at: fc.nat(5),
  window: fc.constantFrom(0, 1),
})

/** Sends an act on the rows as the windows last saw them. */
function send(window: Visitor, rows: readonly Workout[], { kind, workout, other, at }: Act): Promise<Reply> {
  const [source, target] = [rows[workout % rows.length], rows[other % rows.length]]
  if (!source || !target) throw new Error('The sample plan has no workouts')
  const exerciseId = source.exercises[at % Math.max(1, source.exercises.length)]?.id ?? 'gone'
  if (kind === 'move') {
    const body = { sourceWorkoutId: source.id, targetWorkoutId: target.id, exerciseId, targetIndex: at }
    return window.call(workouts.moveExercise, { body })
  }
  if (kind === 'delete') return window.call(workouts.deleteExercise, { params: { ...byId(source), exerciseId } })
  const params = byId(source)
  if (kind === 'complete') return window.call(workouts.complete, { params, body: { completed: true, notes: `${at}` } })
  const body = { week: 1 + (at % 3), day: (other % 7) as Weekday, dayName: '' }
  return window.call(workouts.move, { params, body })
}

describe('S38: two windows on one plan', () => {
  it('S38 lose no exercise and no minute in 200 random moves, deletions and completions at once', async () => {
    const { windows, list } = await twoWindows()
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 20 }), async (acts) => {
        const before = await list()
        const replies = await Promise.all(acts.map((each) => send(windows[each.window], before, each)))
        // What has gone elsewhere is missing there; nothing is an accident, a deadlock least of all.
        expect(replies.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
        const deleted = acts.flatMap((each, index) => {
          const { exercises = [] } = before[each.workout % before.length] ?? {}
          const isGone = each.kind === 'delete' && replies[index]?.status === 200
          return isGone ? [exercises[each.at % exercises.length]?.id] : []
        })
        const after = await list()
        expect(idsOf(after).sort()).toEqual(
          idsOf(before)
            .filter((id) => !deleted.includes(id))
            .sort(),
        )
        for (const { exercises, totalDuration } of after)
          expect(totalDuration).toBe(exercises.reduce((sum, { duration }) => sum + duration, 0))
      }),
      { numRuns: 10, seed: 38 },
    )
  })

  it('S38 count each of 40 changes at once', async () => {
    const { windows, list } = await twoWindows()
    const [workout] = await list()
    if (!workout) throw new Error('The sample plan has no workouts')
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        windows[index % 2]?.ask(workouts.complete, {
          params: byId(workout),
          body: { completed: true, notes: `Note ${index}` },
        }),
      ),
    )
    const versions = replies.map((row) => row?.version ?? 0).sort((a, b) => a - b)
    expect(versions).toEqual(Array.from({ length: 40 }, (_, index) => index + 2))
  })

  it('S38 store one of 40 results for the same version, and tell the others why not', async () => {
    const { windows, list } = await twoWindows()
    const [workout] = await list()
    if (!workout) throw new Error('The sample plan has no workouts')
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (windows[index % 2] ?? windows[0]).call(workouts.complete, {
          params: byId(workout),
          body: { completed: true, notes: `Note ${index}`, version: workout.version },
        }),
      ),
    )
    expect(statusesOf(replies)).toEqual([200, ...Array(39).fill(409)])
    expect(new Set(replies.filter(({ status }) => status === 409).map(({ message }) => message))).toEqual(
      new Set([CHANGED]),
    )
    const stored = (await list())[0]
    const stores = replies.findIndex(({ status }) => status === 200)
    expect([stored?.notes, stored?.version]).toEqual([`Note ${stores}`, workout.version + 1])
  })
})

describe('S38: an edit of what somebody else has changed', () => {
  it.each([
    ['a result', { completed: true, notes: 'Mine' }],
    ['a result taken back', { completed: false }],
  ] as const)('S38 is refused for %s, and goes through for the version that stands', async (_, body) => {
    const { windows, list } = await twoWindows()
    const [workout] = await list()
    if (!workout) throw new Error('The sample plan has no workouts')
    const params = byId(workout)
    const theirs = await windows[1].ask(workouts.complete, { params, body: { completed: true, notes: 'Theirs' } })
    const refused = await windows[0].call(workouts.complete, { params, body: { ...body, version: workout.version } })
    expect([refused.status, refused.message]).toEqual([409, CHANGED])
    expect((await list())[0]).toEqual(theirs)
    const stored = await windows[0].ask(workouts.complete, { params, body: { ...body, version: theirs.version } })
    expect(stored.isCompleted).toBe(body.completed)
  })

  it('S38 is refused for a plan’s name and goal', async () => {
    const { windows, plan, params } = await twoWindows(newPlan())
    const { goalSwimPace, goalBikePace, goalRunPace } = plan
    const goal = { goalFinishTime: '02:45:00', goalSwimPace, goalBikePace, goalRunPace }
    const renamed = await windows[1].ask(plans.rename, { params, body: { name: 'Theirs', version: plan.version } })
    const replies = [
      await windows[0].call(plans.rename, { params, body: { name: 'Mine', version: plan.version } }),
      await windows[0].call(plans.changeGoal, { params, body: { ...goal, version: plan.version } }),
    ]
    for (const { status, message } of replies)
      expect([status, message]).toEqual([
        409,
        'This plan was changed in another window. It was reloaded; please check it and try again.',
      ])
    expect(await windows[0].ask(plans.list)).toEqual([renamed])
    const changed = await windows[0].ask(plans.changeGoal, { params, body: { ...goal, version: renamed.version } })
    expect(changed).toEqual({ ...renamed, goalFinishTime: '02:45:00', version: renamed.version + 1 })
  })

  it('S38 never counts a plan that was deleted and restored as changed', async () => {
    const { windows, plan, params } = await twoWindows()
    await windows[1].ask(plans.remove, { params })
    await windows[1].ask(plans.restore, { params })
    const body = { name: 'Mine', version: plan.version }
    expect((await windows[0].call(plans.rename, { params, body })).status).toBe(200)
  })
})
