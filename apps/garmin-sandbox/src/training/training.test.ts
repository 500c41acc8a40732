import { describe, expect, it } from 'vitest'
import { ask, connect, sandbox } from '../testing.js'

const CREATE = '/workoutportal/workout/v2'
const WORKOUT = '/training-api/workout/v2'
const SCHEDULE = '/training-api/schedule/'

const step = (stepOrder: number, more: object = {}) => ({
  type: 'WorkoutStep',
  stepOrder,
  intensity: 'ACTIVE',
  durationType: 'TIME',
  durationValue: 600,
  targetType: 'OPEN',
  ...more,
})
const swimStep = (stepOrder: number, more: object = {}) =>
  step(stepOrder, {
    durationType: 'DISTANCE',
    durationValue: 100,
    targetType: null,
    secondaryTargetType: 'PACE_ZONE',
    secondaryTargetValueLow: 0.8,
    secondaryTargetValueHigh: 0.85,
    ...more,
  })
const workout = (steps: object[], sport = 'RUNNING', more: object = {}) => ({
  workoutName: 'Threshold 4x5',
  sport,
  workoutProvider: 'TriPlan',
  workoutSourceId: 'TriPlan',
  segments: [{ segmentOrder: 1, sport, steps }],
  ...more,
})
const THRESHOLD = workout([
  step(1, { intensity: 'WARMUP', targetType: 'PACE', targetValueLow: 2.823, targetValueHigh: 2.98 }),
  {
    type: 'WorkoutRepeatStep',
    stepOrder: 2,
    repeatType: 'REPEAT_UNTIL_STEPS_CMPLT',
    repeatValue: 4,
    steps: [step(3, { intensity: 'INTERVAL' }), step(4, { intensity: 'RECOVERY' })],
  },
  step(5, { intensity: 'COOLDOWN' }),
])

async function trainee(to = sandbox(), permission: 'WORKOUT_IMPORT' | 'ACTIVITY_EXPORT' = 'WORKOUT_IMPORT') {
  const tokens = await connect(to, [permission])
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object) => {
    const answer = await ask(to, tokens, [method, url], body)
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
  }
  return { to, call }
}

describe('a workout', () => {
  it('is listed for whoever it was made for', async () => {
    const to = sandbox()
    const { call } = await trainee(to)
    const { body } = await call('POST', CREATE, THRESHOLD)
    expect(await call('GET', WORKOUT)).toEqual({ status: 200, body: [body] })
    const other = await connect(to, ['WORKOUT_IMPORT'], 2)
    expect((await ask(to, other, ['GET', WORKOUT])).json()).toEqual([])
  })

  it('is there also when the answer got lost', async () => {
    const to = sandbox()
    to.setFaults({ api: 'lost', apiCall: 'create workout', apiCalls: 1 })
    await to.app.listen({ port: 0, host: '127.0.0.1' })
    const { access_token } = await connect(to, ['WORKOUT_IMPORT'])
    const create = () =>
      fetch(`${to.origin()}${CREATE}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify(THRESHOLD),
      })
    await expect(create()).rejects.toThrow('fetch failed')
    expect(to.state.workouts).toHaveLength(1)
    expect((await create()).status).toBe(200)
    await to.app.close()
  })

  it('is created, read, changed and deleted', async () => {
    const { call } = await trainee()
    const { status, body } = await call('POST', CREATE, THRESHOLD)
    expect(status).toBe(200)
    expect(body).toEqual({ ...THRESHOLD, workoutId: expect.any(Number) })
    const url = `${WORKOUT}/${body.workoutId}`
    expect((await call('GET', url)).body).toEqual(body)
    await call('PUT', url, { ...THRESHOLD, workoutName: 'Easier' })
    expect((await call('GET', url)).body.workoutName).toBe('Easier')
    expect((await call('DELETE', url)).status).toBe(204)
    expect((await call('DELETE', url)).status).toBe(404)
  })

  it('is nobody else’s', async () => {
    const { to, call } = await trainee()
    const { body } = await call('POST', CREATE, THRESHOLD)
    const other = await connect(to, ['WORKOUT_IMPORT'], 2)
    expect((await ask(to, other, ['GET', `${WORKOUT}/${body.workoutId}`])).statusCode).toBe(404)
  })

  it('needs the permission', async () => {
    const { call } = await trainee(sandbox(), 'ACTIVITY_EXPORT')
    expect(await call('POST', CREATE, THRESHOLD)).toMatchObject({
      status: 412,
      body: { errorMessage: 'WORKOUT_IMPORT is not granted by the user' },
    })
  })

  it('may be a swim, whose pace is the second target', async () => {
    const { call } = await trainee()
    const swim = workout(
      [swimStep(1), step(2, { durationType: 'FIXED_REST', intensity: 'REST', targetType: null })],
      'LAP_SWIMMING',
    )
    expect((await call('POST', CREATE, { ...swim, poolLength: 25, poolLengthUnit: 'METER' })).status).toBe(200)
    expect((await call('POST', CREATE, swim)).body.errorMessage).toBe('poolLength: a swim needs one')
  })

  const hundred = Array.from({ length: 101 }, (_, index) => step(index + 1))
  it.each<[string, object]>([
    ['workoutName: ', { ...THRESHOLD, workoutName: '' }],
    ['description: ', { ...THRESHOLD, description: 'x'.repeat(1025) }],
    ['workoutProvider: ', { ...THRESHOLD, workoutProvider: 'x'.repeat(21) }],
    ['workoutSourceId: ', { ...THRESHOLD, workoutSourceId: 'x'.repeat(21) }],
    ['sport: ', workout([step(1)], 'OPEN_WATER_SWIMMING')],
    ['segments: RUNNING may have 100 steps at most', workout(hundred)],
    [
      'segments: RUNNING may have 1 at most',
      { ...THRESHOLD, segments: [...THRESHOLD.segments, ...THRESHOLD.segments] },
    ],
    ['stepOrder: must count from 1 without a gap', workout([step(1), step(3)])],
    ['segments.0.sport: must be', { ...THRESHOLD, sport: 'CYCLING' }],
    ['step 1: durationValue is missing', workout([step(1, { durationValue: null })])],
    ['step 1: targetType is missing', workout([step(1, { targetType: null })])],
    ['step 1: a range needs both', workout([step(1, { targetType: 'PACE', targetValueLow: 3 })])],
    ['step 1: the low end', workout([step(1, { targetType: 'PACE', targetValueLow: 3, targetValueHigh: 2 })])],
    ['step 1: MAIN is for swims', workout([step(1, { intensity: 'MAIN' })])],
    ['step 1: FIXED_REST is for swims', workout([step(1, { durationType: 'FIXED_REST' })])],
    ['step 1: targetType of a swim must be null', workout([step(1)], 'LAP_SWIMMING', { poolLength: 25 })],
    ['segments.0.steps: ', workout([])],
  ])('is refused with what is wrong: %s', async (message, body) => {
    const { call } = await trainee()
    const answer = await call('POST', CREATE, body)
    expect(answer.status).toBe(400)
    expect(answer.body.errorMessage).toContain(message)
  })

  it('may have 25 segments and 250 steps when it is multisport', async () => {
    const { call } = await trainee()
    const segments = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        segmentOrder: index + 1,
        sport: 'RUNNING',
        steps: Array.from({ length: 10 }, (_step, nth) => step(10 * index + nth + 1)),
      }))
    const brick = (count: number) => ({ workoutName: 'Brick', sport: 'MULTI_SPORT', segments: segments(count) })
    expect((await call('POST', CREATE, brick(25))).status).toBe(200)
    expect((await call('POST', CREATE, brick(26))).status).toBe(400)
    const [one, two] = segments(2)
    for (const [wrong, message] of [
      [[one, { ...two, sport: 'MULTI_SPORT' }], 'segments: each segment of MULTI_SPORT has the sport of its own'],
      [[one, { ...two, steps: [step(1)] }], 'stepOrder: must count from 1 without a gap'],
    ] as const) {
      const { status, body } = await call('POST', CREATE, { ...brick(2), segments: wrong })
      expect([status, body.errorMessage]).toEqual([400, expect.stringContaining(message)])
    }
  })
})

describe('a schedule', () => {
  it('is made, moved, listed and deleted', async () => {
    const { call } = await trainee()
    const { workoutId } = (await call('POST', CREATE, THRESHOLD)).body
    const { scheduleId } = (await call('POST', SCHEDULE, { workoutId, date: '2026-11-24' })).body
    const listed = async () => (await call('GET', `${SCHEDULE}?startDate=2026-11-24&endDate=2026-11-30`)).body
    expect(await listed()).toEqual([{ scheduleId, workoutId, date: '2026-11-24' }])
    await call('PUT', `${SCHEDULE}${scheduleId}`, { workoutId, date: '2026-12-01' })
    expect(await listed()).toEqual([])
    expect((await call('DELETE', `${SCHEDULE}${scheduleId}`)).status).toBe(204)
    expect((await call('GET', `${SCHEDULE}${scheduleId}`)).status).toBe(404)
  })

  it('may be answered with a bare number', async () => {
    const { to, call } = await trainee()
    to.setFaults({ scheduleShape: 'number' })
    const { workoutId } = (await call('POST', CREATE, THRESHOLD)).body
    expect((await call('POST', SCHEDULE, { workoutId, date: '2026-11-24' })).body).toEqual(expect.any(Number))
  })

  it('goes with its workout', async () => {
    const { to, call } = await trainee()
    const { workoutId } = (await call('POST', CREATE, THRESHOLD)).body
    await call('POST', SCHEDULE, { workoutId, date: '2026-11-24' })
    await call('DELETE', `${WORKOUT}/${workoutId}`)
    expect(to.state.schedules).toEqual([])
  })

  it('wants a workout of one’s own, and a date', async () => {
    const { call } = await trainee()
    const { workoutId } = (await call('POST', CREATE, THRESHOLD)).body
    expect((await call('POST', SCHEDULE, { workoutId: 1, date: '2026-11-24' })).status).toBe(404)
    expect((await call('POST', SCHEDULE, { workoutId, date: 'tomorrow' })).status).toBe(400)
  })
})

describe('the rate limits of the evaluation', () => {
  it('stop the partner at 100 calls in a minute, and a user at 200 in a day', async () => {
    let now = Date.now()
    const { to, call } = await trainee(sandbox({ now: () => now }))
    const statuses = async (count: number) => {
      const answers = []
      for (let nth = 0; nth < count; nth += 1) answers.push((await call('GET', `${WORKOUT}/1`)).status)
      return answers
    }
    expect((await statuses(101)).filter((status) => status === 429)).toHaveLength(1)
    now += 60_000
    expect(new Set(await statuses(99))).toEqual(new Set([404]))
    now += 60_000
    expect(await statuses(2)).toEqual([429, 429])
    to.setFaults({ rateLimits: 'production' })
    expect(await statuses(1)).toEqual([404])
  })
})
