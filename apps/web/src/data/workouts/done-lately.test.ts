import type { GarminActivity, TrainingPlan, Workout } from '@tri/api-contract'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeQueryClient } from '../../http/query-client.js'
import { sampleActivity } from '../../testing/sample-activity.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { keys } from '../keys.js'
import { currentPlanQuery } from '../plans/plans.js'
import { doneInPlan, doneLatelyQuery } from './done-lately.js'

const TODAY = '2027-01-28'
const plan = samplePlan()

let client: ReturnType<typeof makeQueryClient>
let asked: string[]
beforeEach(() => {
  client = makeQueryClient()
  asked = []
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

/** What is found where these are the user's, twenty activities a page. */
function lately(
  activities: readonly GarminActivity[],
  current: TrainingPlan | null,
  workouts: readonly Workout[] = [],
) {
  client.setQueryData(currentPlanQuery.queryKey, current)
  client.setQueryData(keys.plan(plan.id).workouts(), workouts)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const page = Number(path.split('/').at(-1))
    return Response.json({ activities: activities.slice((page - 1) * 20, page * 20), total: activities.length })
  })
  return client.fetchQuery(doneLatelyQuery(TODAY))
}

const hour = (localDay: string, changes: Partial<GarminActivity> = {}) =>
  sampleActivity({ localDay, duration: 3600, ...changes })
const logged = () => {
  const run = { ...sampleExercise('run'), duration: 50 }
  return {
    ...sampleWorkout(1005, 2, [run]),
    trainingPlanId: plan.id,
    isCompleted: true,
    actualExercises: [{ ...run, duration: 55, actualPace: '9:10' }],
  }
}

const linkedTo = ({ id, trainingPlanId, exercises: [exercise] }: Workout): Partial<GarminActivity> => ({
  isLinkedToWorkout: true,
  linkedWorkoutId: id,
  linkedWorkout: {
    workoutId: id,
    trainingPlanId,
    planName: plan.name,
    workoutType: 'run',
    date: '2027-01-26',
    exerciseId: exercise?.id ?? '',
    exerciseName: 'Run',
    plannedDuration: 50,
  },
})

describe('what was done lately', () => {
  it('is what was recorded, where there is no plan', async () => {
    const week = [hour('2027-01-27'), hour('2027-01-20', { sport: 'run' }), hour('2026-12-31', { sport: 'swim' })]
    expect(await lately(week, null)).toEqual({
      minutesPerWeek: 45,
      bySport: { swim: 15, bike: 15, run: 15 },
      longest: { swim: 60, bike: 60, run: 60 },
    })
  })

  it('counts a session of the plan once, as it is logged', async () => {
    const workout = logged()
    const done = await lately([hour('2027-01-26', { sport: 'run', ...linkedTo(workout) })], plan, [workout])
    expect(done?.longest).toEqual({ run: 55 })
  })

  it('is also what stands beside the plan, and before it', async () => {
    const done = await lately([hour('2027-01-27'), hour('2027-01-05', { sport: 'swim' })], plan, [logged()])
    expect(done?.longest).toEqual({ swim: 60, bike: 60, run: 55 })
  })

  it('asks for no page further back than it needs', async () => {
    const many = Array.from({ length: 30 }, (_, index) => hour(index < 25 ? '2027-01-20' : '2026-11-01'))
    await lately([...many, ...many], null)
    expect(asked).toHaveLength(2)
  })

  it('is nothing where nothing was', async () => {
    expect(await lately([], null)).toBeNull()
  })
})

describe('what was done in a plan', () => {
  const asked = (workouts: readonly Workout[], unlinked: readonly GarminActivity[] | 'refused', made = plan) => {
    client.setQueryData(keys.plan(plan.id).workouts(), workouts)
    vi.stubGlobal('fetch', async () =>
      unlinked === 'refused' ? Response.json({ message: 'Not now.' }, { status: 403 }) : Response.json(unlinked),
    )
    return doneInPlan(client, made, TODAY)
  }
  const on = (id: number, day: Workout['day'], duration: number) => {
    const run = { ...sampleExercise('run'), duration }
    return { ...sampleWorkout(id, day, [run]), week: 5, trainingPlanId: plan.id, isCompleted: true }
  }

  it('is what was logged in it and recorded beside it, and nothing of before it', async () => {
    const done = await asked([on(1, 4, 60)], [hour('2027-01-27'), hour('2026-12-23', { sport: 'swim' })])
    expect(done).toMatchObject({ longest: { bike: 60, run: 60 } })
    expect(done?.longest).not.toHaveProperty('swim')
  })

  it('tells nothing until a week has gone by since the first session', async () => {
    expect(await asked([on(1, 4, 60)], [])).toMatchObject({ minutesPerWeek: 60 })
    expect(await asked([on(1, 5, 60)], [])).toBeNull()
  })

  it('is nothing where nothing was done in these weeks', async () => {
    expect(await asked([{ ...on(1, 4, 60), week: 1 }], [])).toBeNull()
    expect(await asked([], [])).toBeNull()
  })

  it('is what was logged where the activities cannot be had', async () => {
    expect(await asked([on(1, 4, 60)], 'refused')).toMatchObject({ longest: { run: 60 } })
  })
})
