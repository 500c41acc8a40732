import { allRoutes, type Noun, type Route, routes, type Workout } from '@tri/api-contract'
import { dateOf } from '@tri/plan-engine'
import { writePlanFile } from '@tri/plan-files/plan-file'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Announcement, CHANGES_CHANNEL } from '../db/announce.js'
import { inTransaction } from '../db/transaction.js'
import { makeAdminLink } from '../sign-ups/admin-link.js'
import { openAuthenticator } from '../testing/authenticator.js'
import { CALLS, type Call, IDLE_CALLS, nameOf, OWN_CALLS, ownerOn, send } from '../testing/calls.js'
import {
  calmGarminApp,
  comeBack,
  connect,
  consent,
  eventually,
  report,
  runOf,
  WEBHOOK_SECRET,
  workedOff,
} from '../testing/garmin-app.js'
import { activityFile, newPlan } from '../testing/samples.js'
import { PASSWORD, type Visitor } from '../testing/test-app.js'
import { codeOf, newSecret } from '../testing/totp.js'
import { noteEvent } from '../users/account-events.js'

const { passkeys, secondFactor } = routes
const { account, activityFiles, calendar, garmin, pastTraining, planFiles, plans, sharing, signUps, users, workouts } =
  routes

const server = await calmGarminApp()
let client: pg.Client
const announced: Announcement[] = []
let markers = 0

beforeAll(async () => {
  client = new pg.Client(server.connection)
  await client.connect()
  client.on('notification', ({ payload }) => announced.push(JSON.parse(payload ?? '{}')))
  await client.query(`listen ${CHANGES_CHANNEL}`)
})
afterAll(() => client.end())

/** What is announced to a user while something is done: all of it, because announcements come in the order of commits. */
async function announcedDuring(userId: () => Promise<number> | number, act: () => Promise<unknown>) {
  await mark()
  const from = announced.length
  await act()
  await mark()
  const id = await userId()
  return announced.slice(from).filter((each) => each.userId === id)
}

async function mark() {
  const userId = -++markers
  await client.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, JSON.stringify({ userId })])
  await expect.poll(() => announced.some((each) => each.userId === userId), { interval: 2 }).toBe(true)
}

const nounsOf = (changes: readonly { noun: Noun }[]) => [...new Set(changes.map(({ noun }) => noun))].sort()

type Owner = Awaited<ReturnType<typeof ownerOn>>

/** What there is to end: a feed, a shared plan, a connection. */
async function openAll({ visitor, rows }: Owner) {
  await visitor.ask(calendar.makeFeed)
  await visitor.ask(sharing.share, { params: { id: String(rows.planId) } })
  await connectQuietly(visitor)
}

/** Connects without a permission that work in the background would follow from. */
async function connectQuietly(visitor: Visitor) {
  await connect(server, visitor, { athlete: 0, permissions: ['ACTIVITY_EXPORT'] })
  await jobsDone(visitor)
}

/** Waits until what follows from connecting is over. */
async function jobsDone(visitor: Visitor) {
  const { id } = await visitor.ask(users.current)
  await eventually(async () => {
    const { rows } = await client.query(
      "select from jobs.job where name like 'garmin-%' and data ->> 'userId' = $1 and state < 'completed'",
      [String(id)],
    )
    return rows.length === 0
  })
}

const choosesNone = async ({ visitor }: Owner) => {
  const { id } = await visitor.ask(users.current)
  await server.db.updateTable('users').set({ currentTrainingPlanId: null }).where('id', '=', id).execute()
}

const asksForCodes = ({ visitor }: Owner) => {
  const secret = newSecret()
  return visitor.ask(secondFactor.setUpTotp, { body: { secret, code: codeOf(secret), password: PASSWORD } })
}

const link = ({ visitor, rows: { garminActivityId, workoutId } }: Owner) =>
  visitor.ask(garmin.link, { body: { garminActivityId, workoutId } })

/** Everything that an account's file may bring. */
async function fullFile() {
  const { visitor } = await ownerOn(server)
  await visitor.ask(users.updatePreferences, { body: { units: 'metric' } })
  const startTimes = ['07:00', ...Array(6).fill(null)]
  await visitor.ask(calendar.changeTimes, { body: { timeZone: 'Europe/Berlin', startTimes } })
  return visitor.ask(account.download)
}

async function filedPlan() {
  const { visitor, rows } = await ownerOn(server)
  const [plan] = await visitor.ask(plans.list)
  const list = await visitor.ask(workouts.listForPlan, { params: { id: String(rows.planId) } })
  if (!plan) throw new Error('There is no plan')
  return JSON.parse(writePlanFile(plan, list))
}

/** What has to be there before a call, so that it changes all that it may; and a call that does, where the sample does not. */
const BEFORE: Record<string, (owner: Owner) => Promise<Call | unknown>> = {
  [nameOf(plans.create)]: choosesNone,
  [nameOf(plans.duplicate)]: choosesNone,
  [nameOf(users.setCurrentPlan)]: choosesNone,
  [nameOf(plans.restore)]: ({ visitor, rows }) => visitor.ask(plans.remove, { params: { id: String(rows.planId) } }),
  [nameOf(planFiles.bringIn)]: async (owner) => {
    await choosesNone(owner)
    return { body: await filedPlan() }
  },
  [nameOf(account.bringIn)]: async (owner) => {
    await choosesNone(owner)
    await owner.visitor.ask(garmin.eraseActivities)
    await owner.visitor.ask(activityFiles.takeBack, { params: { id: String(owner.rows.activityId) } })
    return { body: await fullFile() }
  },
  [nameOf(routes.security.closeEvents)]: async ({ visitor }) => {
    const { id } = await visitor.ask(users.current)
    await inTransaction(server.db, (transaction) =>
      noteEvent(transaction, { userId: id, kind: 'new-device', isOpen: true }),
    )
  },
  [nameOf(secondFactor.setUpTotp)]: async () => {
    const secret = newSecret()
    return { body: { secret, code: codeOf(secret), password: PASSWORD } }
  },
  [nameOf(secondFactor.endTotp)]: asksForCodes,
  [nameOf(secondFactor.makeRecoveryCodes)]: asksForCodes,
  [nameOf(passkeys.add)]: async ({ visitor }) => {
    const headers = { host: 'localhost' }
    const { challenge } = await visitor.ask(passkeys.beginAdding, { body: { password: PASSWORD }, headers })
    const asked = { challenge, rpId: 'localhost', origin: 'http://localhost' }
    return { body: openAuthenticator().make(asked), headers }
  },
  [nameOf(workouts.linkExercise)]: async ({ visitor, rows }) => {
    const list = await visitor.ask(workouts.listForPlan, { params: { id: String(rows.planId) } })
    const row = list.find(({ exercises, workoutType }) => workoutType !== 'race' && exercises.length > 1)
    const [, second] = row?.exercises ?? []
    return { params: { id: row?.id ?? 0, exerciseId: second?.id ?? '' }, body: { linked: !second?.linked } }
  },
  [nameOf(workouts.moveExercise)]: async (owner) => {
    await link(owner)
    const { workoutId, otherWorkoutId, exerciseId } = owner.rows
    return { body: { sourceWorkoutId: workoutId, targetWorkoutId: otherWorkoutId, exerciseId, targetIndex: 0 } }
  },
  [nameOf(workouts.deleteExercise)]: link,
  [nameOf(workouts.deleteExerciseByBody)]: link,
  [nameOf(workouts.restoreExercise)]: async (owner) => {
    await link(owner)
    const { workoutId, exerciseId } = owner.rows
    await owner.visitor.ask(workouts.deleteExercise, { params: { id: String(workoutId), exerciseId } })
  },
  [nameOf(sharing.unshare)]: ({ visitor, rows }) => visitor.ask(sharing.share, { params: { id: String(rows.planId) } }),
  [nameOf(calendar.endFeed)]: ({ visitor }) => visitor.ask(calendar.makeFeed),
  [nameOf(activityFiles.takeBack)]: link,
  [nameOf(garmin.unlink)]: link,
  [nameOf(garmin.undoLink)]: link,
  [nameOf(garmin.eraseActivities)]: async ({ visitor, rows: { workoutId } }) => {
    const body = { activityType: 'RUNNING', duration: 1800, distance: 5000 }
    const { garminActivityId } = await visitor.ask(garmin.createActivity, { body })
    await server.db.updateTable('workouts').set({ garminActivityId }).where('id', '=', workoutId).execute()
    await server.db
      .updateTable('garmin_activities')
      .set({ linkedWorkoutId: workoutId })
      .where('garminActivityId', '=', garminActivityId)
      .execute()
  },
  [nameOf(pastTraining.remove)]: async ({ rows: { workoutId, pastImportId } }) => {
    const garminActivityId = 'past-1'
    await server.db.updateTable('workouts').set({ garminActivityId }).where('id', '=', workoutId).execute()
    await server.db
      .updateTable('garmin_activities')
      .set({ linkedWorkoutId: workoutId, garminActivityId })
      .where('pastImportId', '=', pastImportId)
      .execute()
  },
  [nameOf(garmin.changeSettings)]: async ({ visitor }) => {
    await connect(server, visitor, { athlete: 0, permissions: ['ACTIVITY_EXPORT', 'WORKOUT_IMPORT'] })
  },
  [nameOf(garmin.disconnect)]: ({ visitor }) => connectQuietly(visitor),
  [nameOf(garmin.sync)]: async ({ visitor }) => {
    // What Garmin then sends is announced by itself.
    server.sandbox.sendWebhooksTo('http://127.0.0.1:9/{kind}')
    await connect(server, visitor)
    await jobsDone(visitor)
  },
  [nameOf(signUps.becomeAdmin)]: async () => {
    const [, token = ''] = (await makeAdminLink(server.db)).split('#')
    return { body: { token } }
  },
  [nameOf(garmin.callback)]: () => Promise.resolve(),
  [nameOf(account.changePassword)]: async (owner) => {
    await openAll(owner)
    const alsoEnd = ['feed', 'shares', 'garmin']
    return { body: { currentPassword: PASSWORD, newPassword: 'another-horse-8', alsoEnd } }
  },
}

const isCall = (given: unknown): given is Call => typeof given === 'object' && given !== null && 'body' in given

/** Sends what is prepared, the sample, or what a visitor sends. */
async function act(route: Route, { visitor, rows }: Owner, prepared: unknown) {
  if (route === garmin.callback) {
    const { authUrl } = await visitor.ask(garmin.auth)
    return comeBack(visitor, await consent(server, authUrl, { athlete: 0, permissions: ['ACTIVITY_EXPORT'] }))
  }
  const name = nameOf(route)
  const credentials = { username: visitor.username, password: PASSWORD }
  const open: Call = route.status === 204 ? {} : { body: credentials }
  const call = isCall(prepared) ? prepared : (CALLS[name]?.(rows) ?? OWN_CALLS[name] ?? open)
  const reply = await send(route === users.register ? server.visitor() : visitor, route, call)
  expect([name, reply.status]).toEqual([name, route.status ?? 200])
  return reply
}

// What an admin does is announced to those it is done to.
const writing = allRoutes.filter(({ access, changes }) => changes && access !== 'admin')
const reading = allRoutes.filter(
  ({ access, changes, method }) => access === 'user' && method === 'GET' && changes === undefined,
)
const byName = (list: readonly Route[]) => list.map((route) => [nameOf(route), route] as const)

beforeEach(() => server.sandbox.sendWebhooksTo(`${server.origin}/api/garmin/webhooks/${WEBHOOK_SECRET}/{kind}`))

describe('a call that changes something', () => {
  it.each(byName(writing.filter((route) => route !== users.register)))(
    '%s announces exactly what the contract says',
    async (name, route) => {
      const owner = await ownerOn(server, name)
      const { id } = await owner.visitor.ask(users.current)
      const prepared = await BEFORE[name]?.(owner)
      const changes = await announcedDuring(
        () => id,
        () => act(route, owner, prepared),
      )
      expect(nounsOf(changes)).toEqual([...(route.changes ?? [])].sort())
      for (const { noun, planId } of changes) expect(noun === 'workouts' && planId === undefined).toBe(false)
      expect(Math.max(...changes.map((change) => JSON.stringify(change).length))).toBeLessThan(200)
    },
    30_000,
  )

  it('POST /api/register announces exactly what the contract says', async () => {
    const visitor = server.visitor()
    const body = { username: 'announced@example.org', password: PASSWORD }
    const changes = await announcedDuring(
      async () => (await visitor.ask(users.current)).id,
      () => visitor.ask(users.register, { body }),
    )
    expect(nounsOf(changes)).toEqual(users.register.changes)
  })

  it.each(Object.keys(IDLE_CALLS))('%s announces nothing when all is so already', async (name) => {
    const { visitor, rows } = await ownerOn(server)
    const { id } = await visitor.ask(users.current)
    const route = allRoutes.find((each) => nameOf(each) === name)
    const call = IDLE_CALLS[name]?.(rows)
    if (!route || !call) throw new Error(`${name} is not in the contract`)
    expect(
      await announcedDuring(
        () => id,
        () => send(visitor, route, call),
      ),
    ).toEqual([])
  })

  it('announces nothing the second time where once is enough', async () => {
    const owner = await ownerOn(server)
    const { visitor, rows } = owner
    const { id } = await visitor.ask(users.current)
    const params = { id: String(rows.planId) }
    const again = async () => {
      await visitor.ask(sharing.share, { params })
      await visitor.ask(users.updatePreferences, { body: { units: 'metric', defaultSwimPace: '1:45' } })
      await visitor.ask(users.setCurrentPlan, { body: { planId: rows.planId } })
      await visitor.ask(calendar.changeTimes, { body: { timeZone: 'Europe/Berlin', startTimes: Array(7).fill(null) } })
      await visitor.ask(calendar.choose, { body: { sports: ['bike', 'run'], reminder: 'hour' } })
      await visitor.ask(calendar.endFeed)
      await link(owner)
      await visitor.ask(garmin.disconnect)
    }
    await again()
    expect(await announcedDuring(() => id, again)).toEqual([])
  })

  it('announces nothing when it is refused', async () => {
    const { visitor, rows } = await ownerOn(server)
    const { id } = await visitor.ask(users.current)
    const params = { id: String(rows.workoutId) }
    const changes = await announcedDuring(
      () => id,
      async () => {
        const replies = [
          await visitor.call(workouts.complete, { params, body: { completed: true, version: 999 } }),
          await visitor.call(workouts.move, { params, body: { week: 99, day: 1, dayName: '' } }),
          await visitor.call(garmin.link, { body: { garminActivityId: 'file-nobodys-0', workoutId: rows.workoutId } }),
        ]
        expect(replies.map(({ status }) => status)).toEqual([409, 400, 404])
      },
    )
    expect(changes).toEqual([])
  })
})

describe('a call that only reads', () => {
  it.each(byName(reading))('%s announces nothing', async (name, route) => {
    const { visitor, rows } = await ownerOn(server)
    const { id } = await visitor.ask(users.current)
    const call = CALLS[name]?.(rows) ?? OWN_CALLS[name] ?? {}
    expect(
      await announcedDuring(
        () => id,
        () => send(visitor, route, call),
      ),
    ).toEqual([])
  })
})

describe('a report of Garmin’s', () => {
  it('announces the activity, the workout that it completes, and that data came', async () => {
    const visitor = await server.user()
    const before = server.sandbox.state.athletes.length
    await connectQuietly(visitor)
    const account = server.sandbox.state.athletes[before]?.userId ?? ''
    const { id } = await visitor.ask(users.current)
    const plan = await visitor.ask(plans.create, { body: newPlan() })
    const list = await visitor.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
    const run = list.find(({ exercises: [first, second] }: Workout) => first?.type === 'run' && !second)
    const [exercise] = run?.exercises ?? []
    if (!run || !exercise) throw new Error('The sample plan has no run')
    const changes = await announcedDuring(
      () => id,
      async () => {
        const startTimeInSeconds = Date.parse(`${dateOf(plan, run.week, run.day)}T06:00:00Z`) / 1000
        const told = { startTimeInSeconds, durationInSeconds: exercise.duration * 60 }
        await report(server, { activities: [runOf(account, told)] })
        await workedOff(server)
      },
    )
    expect(nounsOf(changes)).toEqual(['activities', 'garmin', 'workouts'])
    const [row] = await visitor.ask(garmin.activities)
    expect(changes).toContainEqual({ userId: id, noun: 'activities', id: row?.id })
    expect(changes).toContainEqual({
      ...{ userId: id, noun: 'workouts', planId: plan.id },
      ...{ id: run.id, version: run.version + 1 },
    })
  })

  it('sent again announces no workout', async () => {
    const visitor = await server.user()
    const before = server.sandbox.state.athletes.length
    await connectQuietly(visitor)
    const userId = server.sandbox.state.athletes[before]?.userId ?? ''
    const { id } = await visitor.ask(users.current)
    const body = { activities: [runOf(userId, { activityId: 2002 })] }
    const tell = async () => {
      await report(server, body)
      await workedOff(server)
    }
    await tell()
    expect(nounsOf(await announcedDuring(() => id, tell))).not.toContain('workouts')
  })
})

describe('an activity of a file', () => {
  it('announces itself, and the workout that it completes once', async () => {
    const { visitor, rows } = await ownerOn(server)
    const { id } = await visitor.ask(users.current)
    const { workoutId, exerciseId, sport } = rows
    const body = activityFile('c', { sport, startTime: '2026-11-24T06:00:00Z', link: { workoutId, exerciseId } })
    const changes = await announcedDuring(
      () => id,
      () => visitor.ask(activityFiles.add, { body }),
    )
    expect(changes.filter(({ noun }) => noun === 'workouts')).toHaveLength(1)
  })
})
