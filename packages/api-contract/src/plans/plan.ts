import { MAX_WEEKS, weeksUntil } from '@tri/plan-engine'
import * as z from 'zod/mini'
import {
  currentPaces,
  experienceLevel,
  finishTime,
  flatLine,
  goalPaces,
  id,
  instant,
  isoDay,
  line,
  miles,
  raceDate,
  raceType,
  textOr,
  version,
} from '../base/fields.js'
import { earlierRhythms, earlierSchedules, rhythm } from './earlier-schedule.js'
import { afterRace } from './exercise.js'
import { fitness } from './fitness.js'
import { raceResult } from './race-result.js'
import { scheduleProblem, trainingWeek } from './training-week.js'

/** Characters of a plan's name. */
export const MAX_PLAN_NAME = 200

/** A new name for a goal: the finish time with the paces that reach it. */
export const goalFields = {
  goalFinishTime: z.nullable(finishTime),
  goalSwimPace: goalPaces.swim,
  goalBikePace: goalPaces.bike,
  goalRunPace: goalPaces.run,
}

const NO_NAME = 'Plan name is required'

export const planName = line(MAX_PLAN_NAME, textOr(NO_NAME, 'Please send the plan name as text')).check(
  z.trim(),
  z.regex(/\S/, NO_NAME),
  z.describe("The plan's name"),
)

/** A plan's name as it is told: earlier versions stored what is refused now. */
export const storedPlanName = flatLine(MAX_PLAN_NAME).check(z.describe("The plan's name"))

export const planFields = {
  name: planName,
  raceType,
  swimDistance: miles('Swim', '0.93'),
  bikeDistance: miles('Bike', '25'),
  runDistance: miles('Run', '6.2'),
  raceDate: isoDay,
  startDate: isoDay.check(z.describe("The athlete's own day when the plan was made; nothing is scheduled before it")),
  totalWeeks: z
    .int('Please give the weeks to the race as a whole number')
    .check(z.minimum(1), z.describe('The days from startDate to raceDate divided by 7, rounded up')),
  experienceLevel,
  currentSwimPace: currentPaces.swim,
  currentBikePace: currentPaces.bike,
  currentRunPace: currentPaces.run,
  ...goalFields,
  weeklySchedule: trainingWeek,
  earlierSchedules: z.exactOptional(earlierSchedules),
  pacesFrom: z
    .exactOptional(z.nullable(isoDay))
    .check(z.describe('Since when the current paces hold; null, or left out, since startDate')),
  fitness: z.exactOptional(z.nullable(fitness)),
  rhythm: z.exactOptional(rhythm).check(z.describe('Weeks of load to each recovery week; 3:1 where it is left out')),
  earlierRhythms: z.exactOptional(earlierRhythms),
}

const setUpFields = { ...planFields, raceDate }

/** Everything a plan is made from; the answer of the set-up form. */
export const newPlan = z
  .strictObject(setUpFields)
  .check(
    z.superRefine((value, context) =>
      checkPlan(value, (path, message) => context.addIssue({ code: 'custom', path: [path], message })),
    ),
  )
export type NewPlan = z.infer<typeof newPlan>

/** A new plan whose first day and goal may be left out: today where the athlete is, and none. */
export const planRequest = z
  .strictObject({
    ...setUpFields,
    startDate: z
      .optional(isoDay)
      .check(z.describe('Left out: today in the time zone of the cookie, else of the calendar, else in UTC')),
    goalFinishTime: z._default(setUpFields.goalFinishTime, null),
  })
  .check(
    z.superRefine(({ startDate, ...value }, context) => {
      const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path: [path], message })
      if (startDate) checkPlan({ ...value, startDate }, refuse)
      else checkSchedule(value, refuse)
    }),
  )
export type PlanRequest = z.infer<typeof planRequest>

type Refuse = (path: string, message: string) => void
type Dated = Pick<NewPlan, 'raceDate' | 'startDate' | 'totalWeeks' | 'weeklySchedule' | 'earlierSchedules'>

/** Tells what of a plan's fields, each right by itself, does not fit together. */
export function checkPlan(plan: Dated, refuse: Refuse): void {
  if (plan.raceDate <= plan.startDate) refuse('raceDate', 'Race date must be in the future')
  else if (weeksUntil(plan.startDate, plan.raceDate) > MAX_WEEKS)
    refuse('raceDate', 'Race date must be within two years')
  else if (plan.totalWeeks !== weeksUntil(plan.startDate, plan.raceDate))
    refuse('totalWeeks', 'The number of weeks does not match the race date')
  checkSchedule(plan, refuse)
}

function checkSchedule(
  { weeklySchedule, earlierSchedules: earlier = [] }: Pick<Dated, 'weeklySchedule' | 'earlierSchedules'>,
  refuse: Refuse,
): void {
  const problem = scheduleProblem(weeklySchedule)
  if (problem) refuse('weeklySchedule', problem)
  for (const each of earlier) {
    const own = scheduleProblem(each.weeklySchedule)
    if (own) refuse('earlierSchedules', own)
  }
}

export const plan = z
  .object({
    id,
    userId: id,
    ...planFields,
    name: storedPlanName,
    afterRace,
    result: z.nullable(raceResult).check(z.describe('What the race came to; null until it is told')),
    createdAt: instant,
    version,
  })
  .check(z.meta({ id: 'TrainingPlan' }))
export type TrainingPlan = z.infer<typeof plan>

/** With a version, it is refused (409) when the plan was changed since. */
export const newGoal = z.strictObject({ ...goalFields, version: z.optional(version) })
export type NewGoal = z.infer<typeof newGoal>

/** With a version, it is refused (409) when the plan was changed since. */
export const planRename = z.strictObject({ name: planName, version: z.optional(version) })
export type PlanRename = z.infer<typeof planRename>
