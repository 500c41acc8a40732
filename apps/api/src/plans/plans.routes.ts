import { planRoutes, userRoutes } from '@tri/api-contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { withExtras } from '../activities/extra-activities.js'
import { now } from '../clock.js'
import { findCurrentPlan, listPlans } from '../db/owned-plans.js'
import type { Database } from '../db/schema.js'
import { ownTimeZone } from '../http/own-today.js'
import { serve } from '../http/serve.js'
import type { InteractiveThreads } from '../threads/threads.js'
import { listPlanWeeks } from '../workouts/list-plan-weeks.js'
import { changePlanGoal } from './change-goal.js'
import { choosePlan } from './choose-plan.js'
import { copyPlan } from './copy-plan.js'
import { recordResult, renamePlan } from './edit-plan.js'
import { removePlan, restorePlan } from './remove-plan.js'
import { savePlan } from './save-plan.js'

export function servePlans(app: FastifyInstance, db: Kysely<Database>, threads: InteractiveThreads): void {
  serve(app, planRoutes.list, ({ userId }) => listPlans(db, userId))
  serve(app, planRoutes.weeks, async ({ userId }) => withExtras(db, userId, await listPlanWeeks(db, userId)))
  serve(app, planRoutes.create, ({ by, body, request }) =>
    savePlan(db, threads, {
      ...by,
      plan: body,
      now: now(),
      timeZone: ownTimeZone(request.headers.cookie),
    }),
  )
  serve(app, planRoutes.changeGoal, ({ by, params, body }) =>
    changePlanGoal(db, threads, { ...by, planId: params.id, goal: body }),
  )
  serve(app, planRoutes.remove, ({ userId, params }) => removePlan(db, userId, params.id))
  serve(app, planRoutes.restore, ({ userId, params }) => restorePlan(db, userId, params.id))
  serve(app, planRoutes.rename, ({ by, params, body }) => renamePlan(db, by, params.id, body))
  serve(app, planRoutes.recordResult, ({ by, params, body }) => recordResult(db, by, params.id, body))
  serve(app, planRoutes.duplicate, ({ by, params }) => copyPlan(db, by, params.id))
  serve(app, userRoutes.currentPlan, async ({ userId }) => (await findCurrentPlan(db, userId)) ?? null)
  serve(app, userRoutes.setCurrentPlan, ({ userId, body }) => choosePlan(db, userId, body.planId))
}
