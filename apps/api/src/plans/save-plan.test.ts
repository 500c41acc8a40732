import { readPlanInput, routes } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isOnCluster } from '../testing/fresh-database.js'
import { newPlan } from '../testing/samples.js'
import { startTestApp, type TestApp } from '../testing/test-app.js'

let server: TestApp

beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.stop())

const counts = async () => {
  const { rows } = await sql<{ plans: number; workouts: number }>`
    select (select count(*) from training_plans) as plans, (select count(*) from workouts) as workouts`.execute(
    server.db,
  )
  return rows[0]
}

describe('saving a plan', () => {
  it('stores the very workouts that the engine makes of it, as the preview showed them', async () => {
    const user = await server.user()
    const body = newPlan()
    const plan = await user.ask(routes.plans.create, { body })
    const stored = await user.ask(routes.workouts.listForPlan, { params: { id: String(plan.id) } })
    const { workouts } = generatePlan(readPlanInput(body))
    const keyOf = ({ week, day }: { week: number; day: number }) => week * 10 + day
    const byDay = (a: { week: number; day: number }, b: { week: number; day: number }) => keyOf(a) - keyOf(b)
    const withoutIds = stored.map(({ id: _, trainingPlanId: __, ...workout }) => workout)
    expect(withoutIds.sort(byDay).map(({ exercises, week, day }) => ({ exercises, week, day }))).toEqual(
      [...workouts].sort(byDay).map(({ exercises, week, day }) => ({ exercises, week, day })),
    )
  })

  it.skipIf(isOnCluster()).each(['training_plans', 'workouts', 'users'] as const)(
    'stores nothing when writing to %s fails',
    async (table) => {
      const user = await server.user()
      const before = await counts()
      await sql`create or replace function fail() returns trigger language plpgsql as
      $$ begin raise exception 'disk full' using errcode = '53100'; end $$`.execute(server.db)
      const event = sql.raw(table === 'users' ? 'update' : 'insert')
      await sql`create trigger fail after ${event} on ${sql.table(table)} for each row execute function fail()`.execute(
        server.db,
      )
      const reply = await user.call(routes.plans.create, { body: newPlan() })
      await sql`drop trigger fail on ${sql.table(table)}`.execute(server.db)

      expect(reply.status).toBe(503)
      expect(reply.text).not.toContain('disk')
      expect(await counts()).toEqual(before)
      expect((await user.call(routes.plans.create, { body: newPlan() })).status).toBe(201)
    },
  )
})
