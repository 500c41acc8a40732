import { fillPath, routes } from '../../packages/api-contract/dist/all-routes.js'

/** What is sent with a call that changes something; any other that needs a body is refused for having none. */
const BODIES = {
  'PATCH /api/training-plans/:id/name': { name: 'Autumn race' },
  'PATCH /api/training-plans/:id/result': { result: { finish: 9588 } },
  'PATCH /api/user/preferences': { units: 'metric' },
  'PATCH /api/workouts/:id/position': { week: 1, day: 3, dayName: 'Wednesday' },
  'PATCH /api/workouts/:id/complete': { completed: true },
  'PATCH /api/workouts/:id/exercises/:exerciseId': { linked: false },
  'PATCH /api/workouts/:id/exercises/:exerciseId/log': { state: 'done' },
  'PATCH /api/workouts/:id/exercises/:exerciseId/session': { type: 'run', minutes: 40, intensity: 'easy' },
  'PATCH /api/user/password': { currentPassword: 'not-mine-at-all', newPassword: 'horse-battery-10' },
  'POST /api/training-plans/:id/exercises': { week: 1, day: 3, type: 'strength', minutes: 40, intensity: 'moderate' },
  'POST /api/thresholds': { sport: 'bike', kind: 'ftp', value: 247, measuredOn: '2026-11-03', source: 'test' },
  'DELETE /api/user': { password: 'not-mine-at-all' },
}

/** Every call of the contract that a user makes, and what anybody may read; sign-ins are counted by network and not by user. */
const CALLS = Object.values(routes)
  .flatMap((nouns) => Object.values(nouns))
  .filter(({ access, method, contentType }) => !contentType && (access === 'user' || method === 'GET'))

/**
 * An attack for each call of the contract, by a user of its own with a plan of two years.
 *
 * @param {() => Promise<{ planId: number, workouts: any[], loop: (what: any) => () => Promise<any> }>} newUser
 */
export async function everyCall(newUser) {
  const attacks = []
  for (const route of CALLS) {
    const name = `${route.method} ${route.path}`
    const user = await newUser()
    attacks.push({ name, call: user.loop({ route, path: pathOf(route, user), body: BODIES[name] }) })
  }
  return attacks
}

/**
 * @param {{ path: string }} route
 * @param {{ planId: number, workouts: any[] }} user
 */
function pathOf({ path }, { planId, workouts: [workout] }) {
  const id = path.startsWith('/api/training-plans') ? planId : path.startsWith('/api/workouts') ? workout.id : 1
  const ofOthers = { token: 'x'.repeat(43), kind: 'activities', secret: 'none' }
  const numbers = { garminActivityId: 1, proposalId: 1, revisionId: 1, sessionId: 1 }
  return fillPath(path, { id, week: 3, page: 1, exerciseId: workout.exercises[0].id, ...numbers, ...ofOthers })
}
