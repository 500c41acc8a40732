import { MAX_WEEKS, weeksUntil } from '@tri/plan-engine'
import * as z from 'zod/mini'
import {
  currentPaces,
  experienceLevel,
  finishTime,
  goalPaces,
  id,
  instant,
  isoDay,
  miles,
  pathId,
  raceType,
  text,
  weeklySchedule,
} from './fields.js'
import { route } from './route.js'

const MAX_NAME = 200
const NO_RACE_DATE = 'Race date is required'

/** A new name for a goal: the finish time with the paces that reach it. */
const goal = {
  goalFinishTime: z.nullable(finishTime),
  goalSwimPace: goalPaces.swim,
  goalBikePace: goalPaces.bike,
  goalRunPace: goalPaces.run,
}

const planFields = {
  name: text(MAX_NAME, 'Plan name is required').check(z.trim(), z.minLength(1, 'Plan name is required')),
  raceType,
  swimDistance: miles('Swim distance is required'),
  bikeDistance: miles('Bike distance is required'),
  runDistance: miles('Run distance is required'),
  raceDate: isoDay,
  /** The athlete's own date when the plan was made; nothing is scheduled before it. */
  startDate: isoDay,
  totalWeeks: z.int('Please give the number of weeks').check(z.minimum(1)),
  experienceLevel,
  currentSwimPace: currentPaces.swim,
  currentBikePace: currentPaces.bike,
  currentRunPace: currentPaces.run,
  ...goal,
  weeklySchedule,
}

/** Everything a plan is made from; the answer of the set-up form. */
export const newPlan = z
  .strictObject({
    ...planFields,
    raceDate: z.pipe(z.string(NO_RACE_DATE).check(z.minLength(1, { error: NO_RACE_DATE, abort: true })), isoDay),
  })
  .check(
    z.superRefine((value, context) => {
      const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
      if (value.raceDate <= value.startDate) refuse('raceDate', 'Race date must be in the future')
      else if (weeksUntil(value.startDate, value.raceDate) > MAX_WEEKS)
        refuse('raceDate', 'Race date must be within two years')
      else if (value.totalWeeks !== weeksUntil(value.startDate, value.raceDate))
        refuse('totalWeeks', 'The number of weeks does not match the race date')
      const training = value.weeklySchedule.filter(({ available, hours }) => available && hours > 0)
      if (training.length < 3) refuse('weeklySchedule', 'You need at least 3 training days per week')
      else if (!training.some(({ isEndurance }) => isEndurance))
        refuse('weeklySchedule', 'You need at least one endurance day per week')
    }),
  )
export type NewPlan = z.infer<typeof newPlan>

export const plan = z
  .object({ id, userId: id, ...planFields, createdAt: instant })
  .check(z.meta({ id: 'TrainingPlan' }))
export type TrainingPlan = z.infer<typeof plan>

export const newGoal = z.strictObject(goal)
export type NewGoal = z.infer<typeof newGoal>

const byId = z.object({ id: pathId })

export const planRoutes = {
  list: route({
    method: 'GET',
    path: '/api/training-plans',
    access: 'user',
    summary: 'All plans of the user, newest first',
    answer: z.array(plan),
  }),
  create: route({
    method: 'POST',
    path: '/api/training-plans',
    access: 'user',
    summary: 'Create a plan and generate its workouts',
    body: newPlan,
    answer: plan,
    status: 201,
  }),
  changeGoal: route({
    method: 'PATCH',
    path: '/api/training-plans/:id',
    access: 'user',
    summary: 'Change the finish-time goal; open workouts get new paces',
    params: byId,
    body: newGoal,
    answer: plan,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/training-plans/:id',
    access: 'user',
    summary: 'Delete a plan and its workouts',
    params: byId,
    answer: z.undefined(),
    status: 204,
  }),
}
