import { planFor } from '../../bench/lib/data/athletes.mjs'
import { routes } from '../../packages/api-contract/dist/all-routes.js'

const SHARED_PATH = '/shared/'
const WRONG = 'not-the-password'

/** What sqlmap begins with, for each call with parameters: as good as it can be without ending the athlete's session. */
const SAMPLES = {
  'POST /api/login': ({ username }) => ({ body: { username, password: WRONG } }),
  'POST /api/register': () => ({ body: { username: 'new@example.org', password: 'horse-battery-9' } }),
  'PATCH /api/user/preferences': () => ({
    body: { defaultSwimPace: '1:45', experienceLevel: 'advanced', units: 'metric' },
  }),
  'PATCH /api/user/current-plan': ({ planId }) => ({ body: { planId } }),
  'PATCH /api/user/password': () => ({ body: { currentPassword: WRONG, newPassword: 'another-horse-8' } }),
  'DELETE /api/user': () => ({ body: { password: WRONG } }),
  'POST /api/user/data': ({ account }) => ({ body: { ...account, plans: account.plans.map(short) } }),
  'POST /api/training-plans': () => ({ body: planFor(1) }),
  'PATCH /api/training-plans/:id': (own) => ({ params: plan(own), body: GOAL }),
  'DELETE /api/training-plans/:id': (own) => ({ params: plan(own) }),
  'POST /api/training-plans/:id/restore': (own) => ({ params: plan(own) }),
  'PATCH /api/training-plans/:id/name': (own) => ({ params: plan(own), body: { name: 'Autumn race' } }),
  'POST /api/training-plans/:id/copies': (own) => ({ params: plan(own) }),
  'GET /api/training-plans/:id/workouts': (own) => ({ params: plan(own) }),
  'GET /api/training-plans/:id/weeks/:week/workouts': (own) => ({ params: { ...plan(own), week: 1 } }),
  'PATCH /api/workouts/:id/position': (own) => ({
    params: workout(own),
    body: { week: 1, day: 3, dayName: 'Wednesday' },
  }),
  'PATCH /api/workouts/:id/complete': (own) => ({
    params: workout(own),
    body: { completed: true, actualDuration: 30, notes: 'windy' },
  }),
  'PATCH /api/exercises/move': ({ first, second, exerciseId }) => ({
    body: { sourceWorkoutId: first.id, targetWorkoutId: second.id, exerciseId, targetIndex: 0 },
  }),
  'DELETE /api/workouts/:id/exercises/:exerciseId': (own) => ({
    params: { ...workout(own), exerciseId: own.exerciseId },
  }),
  'POST /api/workouts/:id/exercises': (own) => ({
    params: workout(own),
    body: { exerciseId: own.exerciseId, targetIndex: 0 },
  }),
  'DELETE /api/exercises': ({ first, exerciseId }) => ({ body: { workoutId: first.id, exerciseId } }),
  'PATCH /api/garmin/settings': () => ({ body: { sendsWorkouts: true } }),
  'POST /api/garmin/activities': () => ({ body: { duration: 1800, distance: 5000 } }),
  'POST /api/garmin/link': ({ garminActivityId, first }) => ({ body: { garminActivityId, workoutId: first.id } }),
  'DELETE /api/garmin/link/:garminActivityId': ({ garminActivityId }) => ({ params: { garminActivityId } }),
  'GET /api/garmin/callback': () => ({ query: '?code=a&state=b&error=c' }),
  'POST /api/garmin/webhooks/:kind': () => ({ params: { kind: 'activities' }, body: REPORT }),
  'POST /api/garmin/webhooks/:secret/:kind': () => ({
    params: { secret: 'webhook-secret-for-sqlmap', kind: 'activities' },
    body: REPORT,
  }),
  'PATCH /api/calendar': () => ({ body: { timeZone: 'Europe/Berlin', startTimes: ['07:00', ...Array(6).fill(null)] } }),
  'POST /api/training-plans/:id/share': (own) => ({ params: plan(own) }),
  'DELETE /api/training-plans/:id/share': (own) => ({ params: plan(own) }),
  'GET /api/shared/:token': ({ token }) => ({ params: { token } }),
  'POST /api/training-plans/import': () => ({
    body: { format: 'triplan', version: 1, plan: planFor(1), workouts: [] },
  }),
  'POST /api/activities': () => ({ body: activityFile('b', '2026-11-23') }),
  'DELETE /api/activities/:id': ({ activityId }) => ({ params: { id: activityId } }),
}

const GOAL = { goalFinishTime: '02:45:00', goalSwimPace: '1:50', goalBikePace: '19.0', goalRunPace: '8:00' }
const REPORT = { activities: [{ userId: 'nobody', summaryId: 'x1', activityId: 1001, activityType: 'RUNNING' }] }

const plan = ({ planId }) => ({ id: planId })
const workout = ({ first }) => ({ id: first.id })
const short = (filed) => ({ ...filed, workouts: filed.workouts.slice(0, 1) })

/** Path parameters, query and body for a route, about rows of the athlete. Throws for a route without a sample. */
export async function sampleFor(route, athlete) {
  const name = `${route.method} ${route.path}`
  const make = SAMPLES[name]
  if (!make) throw new Error(`${name} has no sample in scripts/trust/sqlmap-samples.mjs`)
  return make({ ...athlete, ...(await rowsOf(athlete)) })
}

async function rowsOf(athlete) {
  const ask = async (what) => {
    const { status, text } = await athlete.call({ keep: true, ...what })
    if (status >= 300) throw new Error(`${what.route.path} answered ${status}: ${text}`)
    return JSON.parse(text)
  }
  const [first, second] = athlete.workouts.filter(({ workoutType }) => workoutType !== 'race')
  const file = activityFile('a')
  const { activities } = await ask({ route: routes.activityFiles.add, body: file })
  const { path } = await ask({ route: routes.sharing.share, params: { id: athlete.planId } })
  return {
    first,
    second,
    exerciseId: first.exercises[0].id,
    activityId: activities[0].id,
    garminActivityId: `file-${file.fileHash.slice(0, 32)}-0`,
    token: path.slice(SHARED_PATH.length),
    account: await ask({ route: routes.account.download }),
  }
}

const activityFile = (letter, day = '2026-11-21') => ({
  fileHash: letter.repeat(64),
  fileKind: 'fit',
  replaces: false,
  activities: [
    {
      part: 0,
      sport: 'run',
      name: 'Morning Run',
      startTime: `${day}T06:00:00Z`,
      localDay: day,
      duration: 1830,
      distance: 5000.4,
      averageHeartRate: 148,
      maxHeartRate: 171,
      calories: 400,
      elevationGain: 35,
      link: null,
    },
  ],
})
