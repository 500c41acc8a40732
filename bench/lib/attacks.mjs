import { routes } from '../../packages/api-contract/dist/all-routes.js'
import { addAthletes, planFor } from './athletes.mjs'

const { account, garmin, plans, users, workouts } = routes
const MOST_PLANS = 50
const AT_ONCE = 8
const GOAL = { goalFinishTime: '02:45:00', goalSwimPace: '1:52', goalBikePace: '19.2', goalRunPace: '8:00' }

/** What one user may loop, each by callers of its own: the heaviest calls, and some that are many. */
export async function attacksOf(address) {
  const full = await callersOf(address, MOST_PLANS)
  const file = await full.ask({ route: account.download })
  const { plans: filed, ...rest } = JSON.parse(file)
  const fileOf = (count) => Buffer.from(JSON.stringify({ ...rest, plans: filed.slice(0, count), activities: [] }))
  const single = await callersOf(address, 1)
  const params = { id: single.planId }
  const page = { path: '/?view=weekly', headers: { accept: 'text/html', cookie: 'time-zone=UTC' } }
  return [
    { name: 'download 50 plans of 104 weeks', call: full.loop({ route: account.download }) },
    { name: 'upload 9 plans, no room', call: full.loop({ route: account.bringIn, body: fileOf(9) }) },
    {
      name: 'upload 1 plan, room',
      call: single.loop({ route: account.bringIn, body: fileOf(1) }),
    },
    { name: 'open the page of 104 weeks', call: single.loop(page) },
    { name: 'read the workouts of 104 weeks', call: single.loop({ route: workouts.listForPlan, params }) },
    { name: 'change the goal of 104 weeks', call: single.loop({ route: plans.changeGoal, params, body: GOAL }) },
    { name: 'save a plan of 104 weeks', call: single.loop({ route: plans.create, body: planFor(104) }) },
    { name: 'list 50 plans', call: full.loop({ route: plans.list }) },
    { name: 'list activities', call: single.loop({ route: garmin.activities }) },
    { name: 'ask who I am', call: single.loop({ route: users.current }) },
  ]
}

/** Callers of one user who has so many plans of two years. */
async function callersOf(address, count) {
  const [first, ...others] = await addAthletes(address, 0, AT_ONCE)
  if (!first) throw new Error('No athlete could be added.')
  const ask = async (what) => {
    const { status, text } = await first.call({ name: 'set-up', keep: true, ...what })
    if (status >= 300) throw new Error(`${what.route.path} answered ${status}: ${text}`)
    return text
  }
  const username = `full${count}@example.org`
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
