import { beforeAll, expect, it } from 'vitest'
import type { Db } from '../db/schema.js'
import { changedRows, rolledBack } from '../testing/changed-rows.js'
import { type Athlete, databaseOfTwo } from '../testing/two-athletes.js'
import { deleteShare, deleteShares, findSharedPlan, keepShare } from './sharing.repository.js'

const { fresh, ann, bob } = await databaseOfTwo()

beforeAll(async () => {
  for (const athlete of [ann, bob])
    for (const { id } of [athlete.plan, athlete.second, athlete.deleted])
      await keepShare(fresh.db, shareOf(athlete, id))
})

const shareOf = ({ id: userId }: Athlete, planId: number) => ({
  userId,
  trainingPlanId: planId,
  seed: `seed ${planId}`,
  tokenHash: `token ${planId}`,
})
const share = (planId: number) => [`plan_shares ${planId}`, `public_tokens "token ${planId}"`]
const changed = (call: (db: Db) => Promise<unknown>) => changedRows(fresh.db, call)

it('a plan keeps its first share, and each plan its own', async () => {
  const again = { ...shareOf(bob, bob.plan.id), seed: 'another', tokenHash: 'another' }
  expect(await rolledBack(fresh.db, (db) => keepShare(db, again))).toMatchObject(shareOf(bob, bob.plan.id))
})

it('a token opens the one plan that it was made for, unless that is deleted', async () => {
  for (const { id, plan, second } of [ann, bob])
    for (const shared of [plan, second])
      expect(await findSharedPlan(fresh.db, `token ${shared.id}`)).toMatchObject({ id: shared.id, userId: id })
  expect(await findSharedPlan(fresh.db, `token ${ann.deleted.id}`)).toBeUndefined()
  expect(await findSharedPlan(fresh.db, 'token of nobody')).toBeUndefined()
})

it('an athlete ends the sharing of one own plan', async () => {
  expect(await changed((db) => deleteShare(db, ann.id, ann.plan.id))).toEqual(share(ann.plan.id))
  expect(await changed((db) => deleteShare(db, bob.id, ann.plan.id))).toEqual([])
})

it('an athlete ends the sharing of all own plans, deleted ones included', async () => {
  const own = [bob.plan, bob.second, bob.deleted].flatMap(({ id }) => share(id)).sort()
  expect(await changed((db) => deleteShares(db, bob.id))).toEqual(own)
})
