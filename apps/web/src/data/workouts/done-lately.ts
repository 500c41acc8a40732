import { type QueryClient, queryOptions } from '@tanstack/react-query'
import {
  ACTIVITIES_A_PAGE,
  extraWorkouts,
  type GarminActivity,
  type TrainingPlan,
  type Workout,
} from '@tri/api-contract'
import { addDays, type DoneSession, doneSessions, type Fitness, fitnessOf, type IsoDay } from '@tri/plan-engine'
import { keys } from '../keys.js'
import { currentPlanQuery } from '../plans/plans.js'
import { activityPageQuery, unlinkedQuery } from './unlinked-activities.js'
import { workoutsQuery } from './workouts.js'

/** Days that tell how much somebody trains. */
const DAYS = 30

/** Whoever has more activities in these days is known well enough by the latest. */
const MOST_PAGES = 8

/** What was done before a day: logged in the current plan, and recorded beside it and before it. Null where nothing was. */
export const doneLatelyQuery = (today: IsoDay) =>
  queryOptions({
    queryKey: keys.doneBefore(today),
    queryFn: async ({ client }): Promise<Fitness | null> => {
      const [plan, recorded] = await Promise.all([
        client.ensureQueryData(currentPlanQuery),
        recordedSince(client, addDays(today, -DAYS)),
      ])
      const done = plan ? await doneWith(client, plan, recorded) : recorded.map(asDone)
      const fitness = fitnessOf(done, today)
      return fitness.minutesPerWeek > 0 ? fitness : null
    },
  })

/** Less than a week of a plan tells nothing about a week. */
const FEWEST_DAYS = 7

/** What was done in a plan before a day: logged, and recorded beside it. Null where that tells nothing yet, or nothing was. */
export async function doneInPlan(client: QueryClient, plan: TrainingPlan, today: IsoDay): Promise<Fitness | null> {
  const [workouts, unlinked] = await Promise.all([
    client.ensureQueryData(workoutsQuery(plan.id)),
    // Where they cannot be had, the log stands without them.
    client.ensureQueryData(unlinkedQuery(plan.id)).catch(() => []),
  ])
  const done = sessionsOf(plan, workouts, unlinked)
  if (!done.some(({ date }) => date <= addDays(today, -FEWEST_DAYS))) return null
  const fitness = fitnessOf(done, today)
  return fitness.minutesPerWeek > 0 ? fitness : null
}

/** The activities since a day, as far as they are wanted, the latest first. */
async function recordedSince(client: QueryClient, first: IsoDay): Promise<GarminActivity[]> {
  const recorded: GarminActivity[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const { activities } = await client.ensureQueryData(activityPageQuery(page))
    recorded.push(...activities.filter(({ localDay }) => localDay >= first))
    if (activities.length < ACTIVITIES_A_PAGE || activities.some(({ localDay }) => localDay < first)) break
  }
  return recorded
}

/** What of the activities is a session of the plan counts as that session's log says. */
async function doneWith(
  client: QueryClient,
  plan: TrainingPlan,
  recorded: readonly GarminActivity[],
): Promise<DoneSession[]> {
  const workouts = await client.ensureQueryData(workoutsQuery(plan.id))
  const unlinked = recorded.filter(({ linkedWorkoutId }) => linkedWorkoutId === null)
  const elsewhere = recorded.filter(({ linkedWorkout, localDay }) =>
    linkedWorkout ? linkedWorkout.trainingPlanId !== plan.id : localDay < plan.startDate,
  )
  return [...sessionsOf(plan, workouts, unlinked), ...elsewhere.map(asDone)]
}

/** What was logged in a plan, and recorded beside it. */
const sessionsOf = (plan: TrainingPlan, workouts: readonly Workout[], unlinked: readonly GarminActivity[]) =>
  doneSessions([...workouts, ...extraWorkouts(plan, workouts, unlinked).map(({ workout }) => workout)], plan)

const asDone = ({ localDay, sport, duration }: GarminActivity): DoneSession => ({
  date: localDay,
  type: sport ?? 'other',
  duration: duration / 60,
})
