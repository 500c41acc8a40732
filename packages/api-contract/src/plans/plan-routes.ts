import { MAX_WEEKS } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { id, pathId } from '../base/fields.js'
import { route } from '../base/route.js'
import { newGoal, plan, planRename, planRequest } from './plan.js'
import { resultOfRace } from './race-result.js'

const minutesByWeek = z
  .array(z.int().check(z.minimum(0)))
  .check(z.maxLength(MAX_WEEKS), z.describe('Minutes of each week, the race left out'))

/** A plan's season as figures. */
const planWeeks = z.object({ planId: id, planned: minutesByWeek, done: minutesByWeek })
export type PlanWeeks = z.infer<typeof planWeeks>

const byId = z.object({ id: pathId })
const toldPlan = { answer: plan, texts: true } as const

export const planRoutes = {
  list: route({
    method: 'GET',
    path: '/api/training-plans',
    access: 'user',
    scope: 'plans:read',
    summary: 'All plans of the user, newest first',
    answer: z.array(plan),
    texts: true,
  }),
  weeks: route({
    method: 'GET',
    path: '/api/training-plans/weeks',
    access: 'user',
    scope: 'plans:read',
    summary: 'Minutes planned and done in each week of each plan, newest plan first',
    answer: z.array(planWeeks),
  }),
  create: route({
    method: 'POST',
    path: '/api/training-plans',
    access: 'user',
    changes: ['plans', 'workouts', 'account'],
    summary: 'Create a plan and generate its workouts',
    body: planRequest,
    ...toldPlan,
    status: 201,
    repeatable: true,
  }),
  changeGoal: route({
    method: 'PATCH',
    path: '/api/training-plans/:id',
    access: 'user',
    changes: ['plans', 'workouts'],
    repeatable: true,
    summary: 'Give open workouts the paces of a new goal; 409 if changed since `version`',
    params: byId,
    body: newGoal,
    ...toldPlan,
  }),
  remove: route({
    method: 'DELETE',
    path: '/api/training-plans/:id',
    access: 'user',
    changes: ['plans', 'account'],
    summary: 'Delete a plan and its workouts; for a day it can be restored',
    params: byId,
    answer: z.undefined(),
    status: 204,
  }),
  restore: route({
    method: 'POST',
    path: '/api/training-plans/:id/restore',
    access: 'user',
    changes: ['plans', 'account'],
    summary: 'Take the deletion of a plan back',
    params: byId,
    ...toldPlan,
  }),
  rename: route({
    method: 'PATCH',
    path: '/api/training-plans/:id/name',
    access: 'user',
    changes: ['plans'],
    repeatable: true,
    summary: 'Rename a plan; 409 when it was changed since `version`',
    params: byId,
    body: planRename,
    ...toldPlan,
  }),
  recordResult: route({
    method: 'PATCH',
    path: '/api/training-plans/:id/result',
    access: 'user',
    changes: ['plans'],
    repeatable: true,
    summary: 'Keep the result of the race; null takes it back, 409 if changed since `version`',
    params: byId,
    body: resultOfRace,
    ...toldPlan,
  }),
  duplicate: route({
    method: 'POST',
    path: '/api/training-plans/:id/copies',
    access: 'user',
    changes: ['plans', 'workouts', 'account'],
    summary: 'Copy a plan with its workouts as they stand, none of them completed',
    params: byId,
    ...toldPlan,
    status: 201,
    repeatable: true,
  }),
}
