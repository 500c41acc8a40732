import {
  type CalendarSettings,
  type NewPlan,
  planRoutes,
  readPlanInput,
  type TrainingPlan,
  type User,
  type Workout,
} from '@tri/api-contract'
import {
  addExercise,
  changeExercise,
  deleteExercise,
  emptyWorkout,
  generatePlan,
  linkExercise,
  logExercise,
  moveExercise,
  nextExerciseId,
  replaceExercise,
  restoreExercise,
  unlinkExercise,
  weekTotals,
} from '@tri/plan-engine'
import { adaptingOf } from './adapting.js'
import { sampleUser, storedWorkouts, type World } from './athlete.js'
import { type Handlers, Refusal } from './contract-server.js'

const GONE = new Refusal(404, 'Workout not found')
const NO_PLAN = new Refusal(404, 'Training plan not found')
const CHANGED = new Refusal(409, 'This workout was changed in another window.')
const AT = '2027-01-28T09:00:00.000Z'

/** What the server does for an athlete with plans: small, but with its rules for versions, names and sessions. */
export const handlersOf = (world: World): Handlers => ({
  health: { live: () => ({ status: 'ok' }) },
  users: usersOf(world),
  plans: plansOf(world),
  workouts: workoutsOf(world),
  activities: {
    unlinked: () => world.unlinked,
    tracks: () => [],
    list: () => ({ activities: world.unlinked, total: world.unlinked.length }),
  },
  calendar: { settings: () => CALENDAR },
  pastTraining: { list: () => [], before: () => [] },
  ...adaptingOf(world),
  signUps: { read: () => ({ mode: 'open', domains: [] }) },
  recovery: { options: () => ({ sendsMail: false, hasPasskeys: false }) },
  signIns: { list: () => [], wrongPasswords: () => ({ count: 0, since: null, networks: 0 }) },
})

/** Of an athlete who has chosen nothing. */
export const CALENDAR: CalendarSettings = {
  feedMadeAt: null,
  timeZone: null,
  startTimes: [null, null, null, null, null, null, null],
  revision: 0,
  timesChangedAt: null,
  sports: ['swim', 'bike', 'run'],
  reminder: 'none',
  reminderRevision: 0,
  reminderChangedAt: null,
  eventHost: 'triplan.example',
}

function usersOf(world: World): NonNullable<Handlers['users']> {
  const become = (user: User) => {
    world.session = user
    return user
  }
  const current = () => {
    const [only, another] = world.plans
    return world.plans.find(({ id }) => id === world.currentId) ?? (another ? null : (only ?? null))
  }
  return {
    current: () => world.session ?? new Refusal(401, 'Please log in'),
    login: ({ body: { username, password } }) => {
      const account = world.accounts.get(username)
      return account?.password === password ? become(account.user) : new Refusal(401, 'Wrong email or password.')
    },
    register: ({ body: { username, password, units = null, poolUnits = null, poolLength = null } }) => {
      if (world.accounts.has(username)) return new Refusal(409, 'This email is taken. Log in instead.')
      const user = sampleUser({ id: world.accounts.size + 1, username, units, poolUnits, poolLength })
      world.accounts.set(username, { password, user })
      return become(user)
    },
    logout: () => {
      world.session = null
      return undefined
    },
    updatePreferences: ({ body }) => {
      const user = world.session ?? sampleUser()
      return become({ ...user, ...Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) })
    },
    currentPlan: current,
    setCurrentPlan: ({ body: { planId } }) => {
      world.currentId = planId
      return current() ?? NO_PLAN
    },
  }
}

function plansOf(world: World): NonNullable<Handlers['plans']> {
  const add = (body: NewPlan) => {
    const id = Math.max(0, ...world.plans.map((each) => each.id)) + 1
    const { afterRace } = generatePlan(readPlanInput(body))
    const made = { id, userId: world.session?.id ?? 0, createdAt: AT, version: 1, result: null }
    const plan = planRoutes.create.answer.parse({ ...body, ...made, afterRace })
    world.plans = [plan, ...world.plans]
    world.workouts = [...world.workouts, ...storedWorkouts(plan)]
    world.currentId ??= id
    return plan
  }
  const change = (id: number, version: number | undefined, changes: Partial<TrainingPlan>) => {
    const plan = world.plans.find((each) => each.id === id)
    if (!plan) return NO_PLAN
    if (version !== undefined && version !== plan.version)
      return new Refusal(409, 'This plan was changed in another window.')
    const changed = { ...plan, ...changes, version: plan.version + 1 }
    world.plans = world.plans.map((each) => (each.id === id ? changed : each))
    return changed
  }
  return {
    list: () => world.plans,
    weeks: () =>
      world.plans.map(({ id, totalWeeks }) => {
        const rows = world.workouts.filter(({ trainingPlanId }) => trainingPlanId === id)
        const totals = Array.from({ length: totalWeeks }, (_, week) => weekTotals(rows, week + 1))
        return {
          planId: id,
          planned: totals.map(({ planned }) => planned.total),
          done: totals.map(({ done }) => done.total),
        }
      }),
    create: ({ body: { startDate = '2027-01-28', ...body } }) => add({ ...body, startDate }),
    rename: ({ params: { id }, body: { name, version } }) => change(id, version, { name }),
    changeGoal: ({ params: { id }, body: { version, ...goal } }) => change(id, version, goal),
    recordResult: ({ params: { id }, body: { version, result } }) => change(id, version, { result }),
    duplicate: ({ params: { id } }) => {
      const plan = world.plans.find((each) => each.id === id)
      if (!plan) return NO_PLAN
      const { id: _id, userId: _user, createdAt: _at, version: _version, result: _result, ...body } = plan
      return add({ ...body, name: `${plan.name} (copy)` })
    },
    remove: ({ params: { id } }) => {
      world.deleted = world.plans.filter((each) => each.id === id)
      world.plans = world.plans.filter((each) => each.id !== id)
      if (world.currentId === id) world.currentId = null
      return undefined
    },
    restore: ({ params: { id } }) => {
      const plan = world.deleted.find((each) => each.id === id)
      if (!plan) return NO_PLAN
      world.plans = [plan, ...world.plans]
      world.currentId ??= id
      return plan
    },
  }
}

function workoutsOf(world: World): NonNullable<Handlers['workouts']> {
  const rowOf = (id: number) => world.workouts.find((workout) => workout.id === id)
  const put = (changed: Workout) => {
    const row = { ...changed, version: changed.version + 1, changedAt: AT }
    world.workouts = world.workouts.map((workout) => (workout.id === row.id ? row : workout))
    return row
  }
  const isStale = (row: Workout | undefined, version: number | undefined) =>
    row !== undefined && version !== undefined && version !== row.version
  const edit = (id: number, version: number | undefined, change: (workout: Workout) => Workout | undefined) => {
    const row = rowOf(id)
    if (isStale(row, version)) return CHANGED
    return row ? put(change(row) ?? row) : GONE
  }
  const generated = (planId: number, exerciseId: string) =>
    world.plans
      .filter(({ id }) => id === planId)
      .flatMap(storedWorkouts)
      .flatMap(({ exercises }) => exercises)
      .find(({ id }) => id === exerciseId)
  return {
    listForPlan: ({ params: { id } }) => world.workouts.filter(({ trainingPlanId }) => trainingPlanId === id),
    move: ({ params: { id }, body: { version, ...place } }) =>
      edit(id, version, (workout) => ({ ...workout, ...place })),
    complete: ({ params: { id }, body: { version, ...result } }) => {
      if (!result.completed) return edit(id, version, (workout) => ({ ...workout, isCompleted: false }))
      const { actualExercises = null, actualDuration = null, notes = null } = result
      const logged = { actualExercises, actualDuration, notes, isCompleted: true, completedAt: AT }
      return edit(id, version, (workout) => ({ ...workout, ...logged }))
    },
    logExercise: ({ params: { id, exerciseId }, body: { version, ...log } }) =>
      edit(id, version, (workout) => logExercise(workout, exerciseId, log, AT)),
    addExercise: ({ params: { id }, body: { week, day, ...fields } }) => {
      const plan = world.plans.find((each) => each.id === id)
      if (!plan) return NO_PLAN
      const onDay = world.workouts.filter((row) => row.trainingPlanId === id && row.week === week && row.day === day)
      const place = { id: nextExerciseId(world.workouts, { week, day }), input: readPlanInput(plan) }
      const last = onDay.at(-1)
      if (last) return put(addExercise(last, fields, place) ?? last)
      const rowId = Math.max(...world.workouts.map((row) => row.id)) + 1
      const frame = { id: rowId, trainingPlanId: id, version: 1, changedAt: AT }
      const empty = { ...emptyWorkout({ week, day }), ...frame, exercises: [], actualExercises: null }
      const made = addExercise<Workout>(empty, fields, place) ?? empty
      world.workouts = [...world.workouts, made]
      return made
    },
    changeExercise: ({ params: { id, exerciseId }, body: { version, ...fields } }) =>
      edit(id, version, (workout) => {
        const plan = world.plans.find((each) => each.id === workout.trainingPlanId)
        return plan && changeExercise(workout, exerciseId, fields, readPlanInput(plan))
      }),
    moveExercise: ({ body }) => {
      const { sourceWorkoutId, targetWorkoutId, exerciseId, targetIndex, sourceVersion, targetVersion } = body
      const [source, target] = [rowOf(sourceWorkoutId), rowOf(targetWorkoutId)]
      if (isStale(source, sourceVersion) || isStale(target, targetVersion)) return CHANGED
      const moved = source && target && moveExercise(source, target, exerciseId, targetIndex)
      return moved ? { sourceWorkout: put(moved.source), targetWorkout: put(moved.target) } : GONE
    },
    linkExercise: ({ params: { id, exerciseId }, body: { linked, version } }) =>
      edit(id, version, (workout) => (linked ? linkExercise : unlinkExercise)(workout, exerciseId)),
    deleteExerciseByBody: ({ body: { workoutId, exerciseId, withWorkout, version } }) => {
      const left = edit(workoutId, version, (workout) => deleteExercise(workout, exerciseId))
      if (withWorkout && 'exercises' in left && left.exercises.length === 0)
        world.workouts = world.workouts.filter(({ id }) => id !== workoutId)
      return left
    },
    restoreExercise: ({ params: { id }, body: { exerciseId, targetIndex, version, exercise: given, replaces } }) =>
      edit(id, version, (workout) => {
        const exercise = given ?? generated(workout.trainingPlanId, exerciseId)
        if (!exercise) return undefined
        return replaces ? replaceExercise(workout, exercise) : restoreExercise(workout, exercise, targetIndex)
      }),
  }
}
