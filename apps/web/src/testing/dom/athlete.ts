import {
  type GarminActivity,
  type NewPlan,
  type Race,
  readPlanInput,
  type StoredThreshold,
  type TimeOff,
  type TrainingPlan,
  type User,
  type Workout,
  workoutRoutes,
} from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { NOT_DONE } from '@tri/test-setup/not-done'
import { samplePlan } from '../sample-plan.js'
import { newcomer } from '../sample-user.js'

export const PASSWORD = 'long enough'

/** A user who has chosen nothing yet. */
export const sampleUser = (changes: Partial<User> = {}): User => ({ ...newcomer, ...changes })

/** The workouts of a plan as the server stores them. */
export const storedWorkouts = (plan: TrainingPlan): Workout[] =>
  workoutRoutes.listForPlan.answer.parse(
    generatePlan(readPlanInput(plan)).workouts.map((workout, index) => ({
      ...workout,
      ...NOT_DONE,
      id: plan.id * 1000 + index,
      trainingPlanId: plan.id,
      version: 1,
      changedAt: '2026-12-24T10:00:00.000Z',
    })),
  )

let lastId = 100

/** A plan of one test alone: all tests are one page, and a page knows of each workout which versions its own edits led to. */
export const anotherPlan = (): TrainingPlan => {
  lastId += 1
  return samplePlan({ id: lastId })
}

/** The one workout of the tests' day in the sample plan. */
export const isOfToday = ({ week, day }: Workout) => week === 6 && day === 4

/** All that the server knows in a test. */
export type World = {
  /** Who is signed in. */
  session: User | null
  accounts: Map<string, { password: string; user: User }>
  plans: TrainingPlan[]
  deleted: TrainingPlan[]
  currentId: number | null
  workouts: Workout[]
  /** Activities that no session is linked to. */
  unlinked: GarminActivity[]
  timeOff: TimeOff[]
  races: Race[]
  thresholds: StoredThreshold[]
}

type Start = { user?: User | null; plans?: readonly TrainingPlan[]; currentId?: number | null }

/** An athlete who is signed in, with one plan and its workouts unless said. */
export function makeWorld({ user = sampleUser(), plans = [samplePlan()], currentId }: Start = {}): World {
  return {
    session: user,
    accounts: new Map(user ? [[user.username, { password: PASSWORD, user }]] : []),
    plans: [...plans],
    deleted: [],
    currentId: currentId === undefined ? (plans[0]?.id ?? null) : currentId,
    workouts: plans.flatMap(storedWorkouts),
    unlinked: [],
    timeOff: [],
    races: [],
    thresholds: [],
  }
}

/** What the sample plan is made from, as of the tests' day. */
export function samplePayload(startDate = '2027-01-28'): NewPlan {
  const {
    id: _id,
    userId: _user,
    createdAt: _at,
    version: _version,
    afterRace: _afterRace,
    result: _result,
    ...payload
  } = samplePlan({ startDate, totalWeeks: 9 })
  return payload
}
