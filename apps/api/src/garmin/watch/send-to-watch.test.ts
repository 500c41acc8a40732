import { routes, type Workout } from '@tri/api-contract'
import { addDays, dateOf, isLinkedToPrevious, weeksUntil } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import { STORED_UNITS } from '@tri/plan-files/units'
import { describe, expect, it } from 'vitest'
import { CALM, calmGarminApp, connect, WITHOUT_PAST } from '../../testing/garmin-app.js'
import { newPlan } from '../../testing/samples.js'
import { daysToSend } from './wanted-workouts.js'

const { garmin, plans, thresholds, workouts, users } = routes

const server = await calmGarminApp()

/** A plan that began yesterday, for a race in ten weeks. */
function runningPlan() {
  const today = new Date().toISOString().slice(0, 10)
  const startDate = addDays(today, -1)
  const raceDate = addDays(today, 70)
  return newPlan({ startDate, raceDate, totalWeeks: weeksUntil(startDate, raceDate) })
}

async function athlete(permissions = WITHOUT_PAST) {
  const visitor = await server.user()
  const before = server.sandbox.state.athletes.length
  await connect(server, visitor, { athlete: 0, permissions })
  const { number = 0 } = server.sandbox.state.athletes[before] ?? {}
  const plan = await visitor.ask(plans.create, { body: runningPlan() })
  const { id: userId = 0 } = (await visitor.ask(users.current)) ?? {}
  const list = () => visitor.ask(workouts.listForPlan, { params: { id: String(plan.id) } })
  /** What the watch would show: day and name. */
  const calendar = () => {
    const { workouts: bodies, schedules } = server.sandbox.state
    return schedules
      .filter(({ athlete: owner }) => owner === number)
      .map(({ workoutId, date }) => `${date} ${bodies.find((one) => one.workoutId === workoutId)?.body.workoutName}`)
      .sort()
  }
  /** What the plan says for the days that are sent. */
  const planned = async () => {
    const { first, last } = daysToSend(new Date())
    return (await list())
      .map((workout) => ({ workout, date: dateOf(plan, workout.week, workout.day) }))
      .filter(({ date }) => date >= first && date <= last)
      .flatMap(({ workout, date }) => titlesOf(workout).map((title) => `${date} ${title}`))
      .sort()
  }
  /** A session each; what follows straight after another is one with it. */
  const titlesOf = (workout: Workout) => {
    const titles: string[] = []
    for (const [index, exercise] of workout.exercises.entries()) {
      const name = nameOf(exercise.code ?? '')
      const isBrick = exercise.type === 'run' && workout.exercises[index - 1]?.type === 'bike'
      if (isLinkedToPrevious(workout, exercise)) titles.push(`${isBrick ? 'Brick: ' : ''}${titles.pop()} + ${name}`)
      else titles.push(name)
    }
    return titles.map((title) => titleOf(workout, title))
  }
  const nameOf = (code: string) => en.sessionName(code, STORED_UNITS) ?? ''
  /** As much of it as Garmin takes: 46 bytes, of which three say that it goes on. */
  const titleOf = ({ week, dayName }: Workout, name: string) => {
    const title = `W${week} ${dayName.slice(0, 3)} ${name}`
    return title.length > 46 ? `${title.slice(0, 43).trimEnd()}…` : title
  }
  /** Whether the watch has what is planned, and the server has noted so. */
  const isInLine = async () =>
    calendar().join('\n') === (await planned()).join('\n') &&
    (await rows()).filter(({ garminScheduleId }) => garminScheduleId !== null).length === calendar().length
  const switchTo = (sendsWorkouts: boolean) => visitor.ask(garmin.changeSettings, { body: { sendsWorkouts } })
  const rows = () => server.db.selectFrom('garmin_watch_workouts').selectAll().where('userId', '=', userId).execute()
  return { visitor, plan, userId, number, list, calendar, planned, isInLine, switchTo, rows }
}

type Owner = Awaited<ReturnType<typeof athlete>>

/** The workouts of the next days with one exercise. */
async function coming({ list, plan }: Pick<Owner, 'list' | 'plan'>): Promise<Workout[]> {
  const today = new Date().toISOString().slice(0, 10)
  return (await list()).filter(({ week, day, exercises }) => {
    const date = dateOf(plan, week, day)
    return date > addDays(today, 1) && date < addDays(today, 12) && exercises.length === 1
  })
}

/** The first of workouts, which the sample plan has. */
function firstOf(found: readonly Workout[]): Workout {
  if (!found[0]) throw new Error('The sample plan has no such workout in the next days')
  return found[0]
}

const SPORT_OF: Record<string, string> = { swim: 'LAP_SWIMMING', bike: 'CYCLING', run: 'RUNNING' }

const params = ({ id }: { id: number }) => ({ id: String(id) })

describe('workouts for the watch', () => {
  it('are sent when the switch is on, for two weeks, and taken off when it is off', async () => {
    const { isInLine, calendar, switchTo, visitor, number } = await athlete()
    expect(calendar()).toEqual([])
    await switchTo(true)
    await server.hurried(isInLine)
    expect(calendar().length).toBeGreaterThan(8)
    const settings = await visitor.ask(garmin.settings)
    expect(settings).toMatchObject({ sendsWorkouts: true, watchProblem: null, workoutsOnWatch: calendar().length })
    await switchTo(false)
    await server.hurried(async () => server.sandbox.state.workouts.every(({ athlete: owner }) => owner !== number))
    expect(calendar()).toEqual([])
  })

  it('follow the plan: moved, deleted, with new paces, and gone with it', async () => {
    const { isInLine, switchTo, visitor, list, plan, calendar, rows } = await athlete()
    await switchTo(true)
    await server.hurried(isInLine)
    const alone = await coming({ list, plan })
    const [moved, thinned] = [firstOf(alone), firstOf(alone.slice(1))]
    const ids = (await rows()).map(({ garminWorkoutId }) => garminWorkoutId)

    const day = moved.day === 3 ? 2 : 3
    await visitor.ask(workouts.move, { params: params(moved), body: { week: moved.week, day, dayName: 'x' } })
    const exerciseId = thinned.exercises[0]?.id ?? ''
    await visitor.ask(workouts.deleteExercise, { params: { ...params(thinned), exerciseId } })
    await server.hurried(isInLine)
    expect((await rows()).every(({ garminWorkoutId }) => ids.includes(garminWorkoutId))).toBe(true)

    const before = (await rows()).map(({ contentHash }) => contentHash)
    const goal = { goalFinishTime: '02:30:00', goalSwimPace: '1:40', goalBikePace: '21.0', goalRunPace: '7:30' }
    await visitor.ask(plans.changeGoal, { params: params(plan), body: goal })
    await server.hurried(async () => (await rows()).some(({ contentHash }) => !before.includes(contentHash)))
    await server.hurried(isInLine)

    await visitor.ask(plans.remove, { params: params(plan) })
    await server.hurried(async () => calendar().length === 0)
  })

  it('are one where a session follows straight after another, and two when it does so no more', async () => {
    const { isInLine, switchTo, visitor, list, plan, number, rows } = await athlete()
    await switchTo(true)
    await server.hurried(isInLine)
    const alone = await coming({ list, plan })
    const [first, second] = [firstOf(alone), firstOf(alone.slice(1))]
    const [one, two] = [first.exercises[0], second.exercises[0]]
    const exerciseId = two?.id ?? ''
    const move = { sourceWorkoutId: second.id, targetWorkoutId: first.id, exerciseId, targetIndex: 1 }
    const { targetWorkout } = await visitor.ask(workouts.moveExercise, { body: move })
    const link = (linked: boolean) =>
      visitor.ask(workouts.linkExercise, { params: { ...params(first), exerciseId }, body: { linked } })
    if (!targetWorkout.exercises[1]?.linked) await link(true)
    await server.hurried(isInLine)
    type Sent = { workoutName: string; sport: string; segments: readonly { sport: string }[] }
    const sent = () =>
      server.sandbox.state.workouts
        .filter(({ athlete: owner }) => owner === number)
        .map(({ body }) => body as Sent)
        .filter(({ workoutName }) => workoutName.startsWith(`W${first.week} ${first.dayName.slice(0, 3)} `))
        .map(({ sport, segments }) => [sport, segments.map((segment) => segment.sport)])
    const sports = [one, two].map((exercise) => SPORT_OF[exercise?.type ?? ''])
    expect(sent()).toEqual([['MULTI_SPORT', sports]])
    expect((await rows()).map((row) => row.exerciseId)).toContain(`${one?.id}+${exerciseId}`)
    await link(false)
    await server.hurried(isInLine)
    expect(
      sent()
        .map(([sport]) => sport)
        .sort(),
    ).toEqual(sports.toSorted())
  })

  it('measure swims in the pool of the settings, and are sent again when it is another', async () => {
    const { isInLine, switchTo, visitor, number } = await athlete()
    await switchTo(true)
    await server.hurried(isInLine)
    const pools = () => [
      ...new Set(
        server.sandbox.state.workouts
          .filter(({ athlete: owner }) => owner === number)
          .flatMap(({ body: { poolLength, poolLengthUnit } }) => (poolLength ? `${poolLength} ${poolLengthUnit}` : [])),
      ),
    ]
    expect(pools()).toEqual(['25 METER'])
    await visitor.ask(users.updatePreferences, { body: { poolLength: 50 } })
    await server.hurried(async () => pools().join() === '50 METER')
    await visitor.ask(users.updatePreferences, { body: { poolUnits: 'yards' } })
    await server.hurried(async () => pools().join() === '22.86 YARD')
    await visitor.ask(users.updatePreferences, { body: { poolUnits: 'metres' } })
    await server.hurried(async () => pools().join() === '50 METER')
  })

  it('aim at what the athlete goes by, and are sent again when more is known', async () => {
    const { isInLine, switchTo, visitor, number } = await athlete()
    await switchTo(true)
    await server.hurried(isInLine)
    const targets = (sport: string) => [
      ...new Set(
        server.sandbox.state.workouts
          .filter(({ athlete: owner, body }) => owner === number && body.sport === sport)
          .flatMap(({ body }) => JSON.stringify(body).match(/(?<="targetType":")[A-Z_]+/g) ?? []),
      ),
    ]
    expect(targets('CYCLING')).toEqual(['SPEED'])
    const known = { measuredOn: '2026-01-01', source: 'test' } as const
    await visitor.ask(thresholds.add, { body: { sport: 'bike', kind: 'ftp', value: 240, ...known } })
    await server.hurried(async () => targets('CYCLING').join() === 'POWER')
    await visitor.ask(thresholds.add, { body: { sport: 'bike', kind: 'lthr', value: 158, ...known } })
    await visitor.ask(users.updatePreferences, { body: { targetMethods: { bike: 'heart-rate' } } })
    await server.hurried(async () => targets('CYCLING').includes('HEART_RATE'))
    expect(targets('RUNNING')).toContain('PACE')
  })

  it('need the permission, and say so', async () => {
    const { visitor, switchTo: _ } = await athlete(['ACTIVITY_EXPORT', 'HISTORICAL_DATA_EXPORT'])
    const reply = await visitor.call(garmin.changeSettings, { body: { sendsWorkouts: true } })
    expect([reply.status, reply.message]).toEqual([409, expect.stringContaining('allow "Workouts"')])
  })

  it('that Garmin refuses all at once are a problem with words, not a loop', async () => {
    const { visitor, switchTo, number } = await athlete()
    const url = `/sandbox/athletes/${number}/permissions`
    const registration = server.sandbox.state.athletes.find((one) => one.number === number)?.registration
    if (registration) registration.permissions = ['ACTIVITY_EXPORT']
    await switchTo(true)
    await server.hurried(async () => (await visitor.ask(garmin.settings)).watchProblem?.includes('allow "Workouts"'))
    expect(url).toContain(String(number))
  })

  it('go on where they ended when Garmin stops taking them, without a double', async () => {
    const { switchTo, isInLine, visitor, number, userId } = await athlete()
    server.sandbox.setFaults({ scheduleShape: 'number' })
    await switchTo(true)
    server.sandbox.setFaults({ api: '500', apiCalls: 1 })
    await server.hurried(async () => {
      const { watchProblem } = await visitor.ask(garmin.settings)
      return watchProblem !== null || (await isInLine())
    })
    server.sandbox.setFaults({ api: 'none', apiCalls: 0 })
    await server.db.updateTable('garmin_connections').set({ watchSentAt: null }).where('userId', '=', userId).execute()
    await switchTo(true)
    await server.hurried(isInLine)
    const mine = server.sandbox.state.workouts.filter(({ athlete: owner }) => owner === number)
    const names = mine.map(({ body }) => JSON.stringify(body))
    expect(new Set(names).size).toBe(names.length)
  })

  it('whose making got no answer are looked for before they are made again', async () => {
    const { switchTo, isInLine, number, rows, userId } = await athlete()
    server.sandbox.setFaults({ api: 'lost', apiCall: 'create workout', apiCalls: 1 })
    await switchTo(true)
    await server.hurried(async () => (await rows()).some(({ garminWorkoutId }) => garminWorkoutId === null))
    await server.hurried(isInLine)
    const mine = server.sandbox.state.workouts.filter(({ athlete: owner }) => owner === number)
    expect(mine).toHaveLength((await rows()).length)
    expect(new Set(mine.map(({ body }) => body.workoutName)).size).toBe(mine.length)
    expect((await rows()).every((row) => row.userId === userId && row.garminWorkoutId !== null)).toBe(true)
  })

  it('whose making got no answer are taken off when nobody wants them any more', async () => {
    const { switchTo, number, rows, visitor } = await athlete()
    // The next attempts hear nothing either: one of them comes by itself.
    server.sandbox.setFaults({ api: 'lost', apiCall: 'any of workouts', apiCalls: 10_000 })
    await switchTo(true)
    const mine = () => server.sandbox.state.workouts.filter(({ athlete: owner }) => owner === number)
    await server.hurried(async () => mine().length === 1)
    expect((await rows()).map(({ garminWorkoutId }) => garminWorkoutId)).toEqual([null])
    server.sandbox.setFaults(CALM)
    await visitor.ask(garmin.disconnect)
    await server.hurried(async () => mine().length === 0 && (await rows()).length === 0)
  })

  it('that the athlete deleted at Garmin are made anew when they change', async () => {
    const { switchTo, isInLine, visitor, plan, number, calendar, planned } = await athlete()
    await switchTo(true)
    await server.hurried(isInLine)
    const { state } = server.sandbox
    state.workouts = state.workouts.filter(({ athlete: owner }) => owner !== number)
    state.schedules = state.schedules.filter(({ athlete: owner }) => owner !== number)
    const goal = { goalFinishTime: '02:30:00', goalSwimPace: '1:40', goalBikePace: '21.0', goalRunPace: '7:30' }
    await visitor.ask(plans.changeGoal, { params: params(plan), body: goal })
    await server.hurried(async () => calendar().length > 0)
    const all = await planned()
    expect(calendar().every((entry) => all.includes(entry))).toBe(true)
  })
})

describe('the days that are sent', () => {
  it('begin where it is earliest on Earth and end two weeks later where it is latest', () => {
    expect(daysToSend(new Date('2026-11-20T06:00:00Z'))).toEqual({ first: '2026-11-19', last: '2026-12-03' })
    expect(daysToSend(new Date('2026-11-20T18:00:00Z'))).toEqual({ first: '2026-11-20', last: '2026-12-04' })
  })
})
