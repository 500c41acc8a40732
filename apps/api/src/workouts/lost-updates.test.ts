import { routes, type Workout } from '@tri/api-contract'
import { formatFinishTime, sessionLog, type Weekday } from '@tri/plan-engine'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPlan, planFile, shortPlan } from '../testing/samples.js'
import { type Reply, startTestApp, type TestApp, Visitor } from '../testing/test-app.js'

const { garmin, planFiles, plans, workouts } = routes
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

const KINDS = ['move', 'move', 'delete', 'complete', 'place', 'goal', 'import', 'link'] as const

type Act = { kind: (typeof KINDS)[number]; workout: number; other: number; at: number; window: 0 | 1 }
type Scene = Awaited<ReturnType<typeof busyScene>>

const act = fc.record<Act>({
  kind: fc.constantFrom(...KINDS),
  workout: fc.nat(11),
  other: fc.nat(11),
  at: fc.nat(5),
  window: fc.constantFrom(0, 1),
})

/** The statuses that an act may end with; only where it is about something that is gone or taken are there two. */
const ENDS: Record<Act['kind'], readonly number[]> = {
  move: [200, 404],
  delete: [200, 404],
  complete: [200],
  place: [200],
  goal: [200],
  import: [201],
  link: [200, 409],
}

/** Two windows, and activities to link: two of each sport. */
async function busyScene() {
  const scene = await twoWindows()
  const activities: string[] = []
  for (const activityType of ['RUNNING', 'CYCLING', 'LAP_SWIMMING', 'RUNNING', 'CYCLING', 'LAP_SWIMMING']) {
    const body = { activityType, duration: 1800, distance: 5000 }
    activities.push((await scene.windows[0].ask(garmin.createActivity, { body })).garminActivityId)
  }
  return { ...scene, activities, goals: 0 }
}

/** Sends an act on the rows as the windows last saw them. */
function send(
  scene: Scene,
  rows: readonly Workout[],
  { kind, workout, other, at, window: which }: Act,
): Promise<Reply> {
  const window = scene.windows[which]
  const [source, target] = [rows[workout % rows.length], rows[other % rows.length]]
  if (!source || !target) throw new Error('The sample plan has no workouts')
  const exerciseId = source.exercises[at % Math.max(1, source.exercises.length)]?.id ?? 'gone'
  const params = byId(source)
  switch (kind) {
    case 'move': {
      const body = { sourceWorkoutId: source.id, targetWorkoutId: target.id, exerciseId, targetIndex: at }
      return window.call(workouts.moveExercise, { body })
    }
    case 'delete':
      return window.call(workouts.deleteExercise, { params: { ...params, exerciseId } })
    case 'complete':
      return window.call(workouts.complete, { params, body: { completed: true, notes: `${at}` } })
    case 'place':
      return window.call(workouts.move, {
        params,
        body: { week: 1 + (at % 3), day: (other % 7) as Weekday, dayName: '' },
      })
    case 'goal': {
      const { goalSwimPace, goalBikePace, goalRunPace } = scene.plan
      const goalFinishTime = formatFinishTime(9_000 + ++scene.goals)
      return window.call(plans.changeGoal, {
        params: scene.params,
        body: { goalFinishTime, goalSwimPace, goalBikePace, goalRunPace },
      })
    }
    case 'import':
      return window.call(planFiles.bringIn, { body: planFile() })
    case 'link': {
      const garminActivityId = scene.activities[other % scene.activities.length] ?? ''
      return window.call(garmin.link, { body: { garminActivityId, workoutId: source.id } })
    }
  }
}

/** The exercises that acts have deleted. */
const deletedBy = (acts: readonly Act[], replies: readonly Reply[], before: readonly Workout[]) =>
  acts.flatMap((each, index) => {
    const { exercises = [] } = before[each.workout % before.length] ?? {}
    const isGone = each.kind === 'delete' && replies[index]?.status === 200
    return isGone ? [exercises[each.at % exercises.length]?.id] : []
  })

/** Plans, the version of the first, and what is linked to what. */
async function standing({ windows: [window], plan }: Scene) {
  const kept = await window.ask(plans.list)
  const linked = await server.db
    .selectFrom('garmin_activities')
    .select(['garminActivityId', 'linkedWorkoutId', 'linkedExerciseId'])
    .where('userId', '=', plan.userId)
    .where('linkedWorkoutId', 'is not', null)
    .execute()
  return { kept, version: kept.find(({ id }) => id === plan.id)?.version ?? 0, linked }
}

/** Takes back what would stand in the way of the next round: links, and plans from files. */
async function clearUp(scene: Scene) {
  const { windows, plan } = scene
  const [window] = windows
  const { kept, linked } = await standing(scene)
  for (const { garminActivityId } of linked) await window.ask(garmin.unlink, { params: { garminActivityId } })
  for (const { id } of kept) if (id !== plan.id) await window.ask(plans.remove, { params: { id: String(id) } })
}

type Links = Awaited<ReturnType<typeof standing>>['linked']
type Ends = readonly { kind: Act['kind']; status: number }[]

/**
 * No link without a call that made it, none for one exercise twice, and each of their sessions is logged, wherever it has moved. A
 * session that is deleted gives its activity back.
 */
function expectLinks(linked: Links, rows: readonly Workout[], ends: Ends) {
  const legs = linked.map(({ linkedExerciseId }) => linkedExerciseId)
  expect(new Set(legs).size).toBe(legs.length)
  const made = ends.filter(({ kind, status }) => kind === 'link' && status === 200).length
  expect(linked.length).toBeLessThanOrEqual(made)
  const deleted = ends.filter(({ kind, status }) => kind === 'delete' && status === 200).length
  expect(linked.length > 0 || deleted > 0).toBe(made > 0 || deleted > 0)
  for (const { linkedExerciseId } of linked)
    expect(rows.some((row) => sessionLog(row).some(({ id }) => id === linkedExerciseId))).toBe(true)
  const standing = new Set(idsOf(rows))
  expect(legs.filter((id) => !standing.has(id ?? ''))).toEqual([])
}

describe('S38: two windows on one plan', () => {
  it('S38 lose no exercise and no minute in 200 random moves, deletions and completions at once, among goals, files and links', async () => {
    const scene = await busyScene()
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 20 }), async (acts) => {
        const before = await scene.list()
        const { kept, version } = await standing(scene)
        const replies = await Promise.all(acts.map((each) => send(scene, before, each)))
        // What has gone elsewhere is missing there; nothing is an accident, a deadlock least of all.
        const ends = acts.map(({ kind }, index) => ({ kind, status: replies[index]?.status ?? 0 }))
        expect(ends.filter(({ kind, status }) => !ENDS[kind].includes(status))).toEqual([])
        const after = await scene.list()
        const deleted = deletedBy(acts, replies, before)
        expect(idsOf(after).sort()).toEqual(
          idsOf(before)
            .filter((id) => !deleted.includes(id))
            .sort(),
        )
        for (const { exercises, totalDuration } of after)
          expect(totalDuration).toBe(exercises.reduce((sum, { duration }) => sum + duration, 0))
        const now = await standing(scene)
        const count = (kind: Act['kind']) => acts.filter((each) => each.kind === kind).length
        expect([now.kept.length, now.version]).toEqual([kept.length + count('import'), version + count('goal')])
        expectLinks(now.linked, after, ends)
        for (const { kind, status } of ends) seen.add(`${kind} ${status}`)
        await clearUp(scene)
      }),
      // A round that fails leaves its links behind: a shorter one would be blamed for them, and the cause be lost.
      { numRuns: 10, endOnFailure: true },
    )
    expect([...seen]).toEqual(expect.arrayContaining(['move 200', 'goal 200', 'import 201', 'link 200']))
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
