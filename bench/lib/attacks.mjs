import { routes } from '../../packages/api-contract/dist/all-routes.js'
import { addAthletes, planFor } from './data/athletes.mjs'
import { everyCall } from './every-call.mjs'

const { account, garmin, plans, users, workouts } = routes
const MOST_PLANS = 50
const AT_ONCE = 8
const GOAL = { goalFinishTime: '02:45:00', goalSwimPace: '1:52', goalBikePace: '19.2', goalRunPace: '8:00' }

/** What one user may loop, each by callers of its own: the heaviest calls, some that are many, and then every call (`isOneOfAll`). */
export async function attacksOf(address) {
  const full = await callersOf(address, MOST_PLANS)
  const file = await full.ask({ route: account.download })
  const { plans: filed, ...rest } = JSON.parse(file)
  const fileOf = (count) => Buffer.from(JSON.stringify({ ...rest, plans: filed.slice(0, count), activities: [] }))
  const page = { path: '/?view=weekly', headers: { accept: 'text/html', cookie: 'time-zone=UTC' } }
  // A user for each: one who has spent a budget is refused, which is another measurement.
  const single = async (name, whatOf) => {
    const callers = await callersOf(address, 1)
    return { name, call: callers.loop(whatOf({ id: callers.planId })) }
  }
  const all = await everyCall(async () => {
    const user = await callersOf(address, 1)
    const text = await user.ask({ route: workouts.listForWeek, params: { id: user.planId, week: 3 } })
    return { ...user, workouts: JSON.parse(text) }
  })
  return [
    { name: 'download 50 plans of 104 weeks', call: full.loop({ route: account.download }) },
    { name: 'upload 9 plans, no room', call: full.loop({ route: account.bringIn, body: fileOf(9) }) },
    await single('upload 1 plan, room', () => ({ route: account.bringIn, body: fileOf(1) })),
    await single('open the page of 104 weeks', () => page),
    await single('read the workouts of 104 weeks', (params) => ({ route: workouts.listForPlan, params })),
    await single('change the goal of 104 weeks', (params) => ({ route: plans.changeGoal, params, body: GOAL })),
    await single('save a plan of 104 weeks', () => ({ route: plans.create, body: planFor(104) })),
    { name: 'list 50 plans', call: full.loop({ route: plans.list }) },
    await single('list activities', () => ({ route: garmin.activities })),
    await single('ask who I am', () => ({ route: users.current })),
    ...all.map((attack) => ({ ...attack, isOneOfAll: true })),
  ]
}

let registered = 0

/** Callers of one user who has so many plans of two years. */
async function callersOf(address, count) {
  const [first, ...others] = await addAthletes(address, 0, AT_ONCE)
  if (!first) throw new Error('No athlete could be added.')
  const ask = async (what) => {
    const { status, text } = await first.call({ name: 'set-up', keep: true, ...what })
    if (status >= 300) throw new Error(`${what.route.path} answered ${status}: ${text}`)
    return text
  }
  registered += 1
  const username = `loop${registered}@example.org`
  await ask({ route: users.register, body: { username, password: 'horse-battery-9' } })
  const { id } = JSON.parse(await ask({ route: plans.create, body: planFor(104) }))
  for (let made = 1; made < count; made++) await ask({ route: plans.duplicate, params: { id } })
  for (const other of others) other.cookie = first.cookie
  const idle = [first, ...others]
  const loop = (what) => async () => {
    const caller = idle.pop()
    if (!caller) throw new Error(`More than ${AT_ONCE} calls were made at a time.`)
    return caller.call(what).finally(() => idle.push(caller))
  }
  return { planId: id, ask, loop }
}
