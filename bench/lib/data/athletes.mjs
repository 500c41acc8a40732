import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { pagePath, routes } from '../../../packages/api-contract/dist/all-routes.js'
import { addDays, defaultSchedule, weeksUntil } from '../../../packages/plan-engine/dist/index.js'

const { users, plans, workouts } = routes
const AT_ONCE = 4
const TODAY = new Date().toISOString().slice(0, 10)

/** A plan for a race so many weeks ahead. */
export function planFor(weeks) {
  const raceDate = addDays(TODAY, weeks * 7)
  return {
    name: 'Bench race',
    raceType: 'olympic',
    ...{ swimDistance: '0.93', bikeDistance: '25', runDistance: '6.2' },
    ...{ raceDate, startDate: TODAY, totalWeeks: weeksUntil(TODAY, raceDate) },
    experienceLevel: 'intermediate',
    ...{ currentSwimPace: '2:00', currentBikePace: '18.0', currentRunPace: '8:30' },
    ...{ goalFinishTime: null, goalSwimPace: '1:55', goalBikePace: '18.8', goalRunPace: '8:10' },
    weeklySchedule: defaultSchedule('olympic').map((day) => ({ ...day })),
  }
}

/** So many athletes who have signed up and saved a plan of 24 weeks; and visitors, who have not. */
export async function addAthletes(address, count, visitors = 0) {
  // A database may have athletes of an earlier run.
  const run = randomUUID()
  const athletes = Array.from({ length: count }, (_, index) => newCaller(address, `bench${index}.${run}@example.org`))
  const left = [...athletes]
  const enrol = async () => {
    for (let athlete = left.pop(); athlete; athlete = left.pop()) await signUp(athlete)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, enrol))
  return [...athletes, ...Array.from({ length: visitors }, () => newCaller(address, ''))]
}

async function signUp(athlete) {
  const credentials = { username: athlete.username, password: 'horse-battery-9' }
  await succeed(athlete, { route: users.register, body: credentials })
  athlete.planId = (await succeed(athlete, { route: plans.create, body: planFor(24) })).id
  athlete.workouts = await succeed(athlete, { route: workouts.listForPlan, params: { id: athlete.planId } })
}

async function succeed(athlete, what) {
  const { status, text } = await athlete.call({ name: 'set-up', keep: true, ...what })
  if (status >= 300) throw new Error(`${what.route.path} answered ${status}: ${text}`)
  return JSON.parse(text)
}

/** Calls over one connection that is kept, as a browser does, and times each call to its last byte. */
function newCaller(address, username) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const athlete = { username, cookie: '' }
  athlete.call = ({
    name,
    route,
    params,
    body,
    keep = false,
    path = pagePath(route, params),
    headers: more = { cookie: '' },
    then,
  }) =>
    new Promise((resolve) => {
      const began = performance.now()
      const cookie = [athlete.cookie, more.cookie].filter(Boolean).join('; ')
      const headers = { ...more, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) }
      const done = (status, text) => {
        if (status < 300) then?.(text)
        resolve({ name, status, ms: performance.now() - began, ...((keep || status >= 400) && { text }) })
      }
      const sent = request(`${address}${path}`, { method: route?.method ?? 'GET', agent, headers }, (reply) => {
        const [cookie] = reply.headers['set-cookie'] ?? []
        if (cookie) athlete.cookie = cookie.replace(/;.*/s, '')
        const pieces = []
        reply.on('data', (piece) => (keep || then || Number(reply.statusCode) >= 400) && pieces.push(piece))
        reply.on('end', () => done(reply.statusCode, Buffer.concat(pieces).toString()))
        reply.on('error', (error) => done(599, error.message))
      })
      sent.on('error', (error) => {
        // The server closed the idle connection in the same moment: a browser asks again on a new one, and so do we.
        if (sent.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
          resolve(athlete.call({ name, route, params, body, keep, path, headers: more, then }))
        else done(599, error.message)
      })
      sent.end(body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body))
    })
  return athlete
}
