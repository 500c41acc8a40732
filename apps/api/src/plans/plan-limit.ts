import { MAX_PLANS } from '@tri/api-contract'
import type { Db } from '../db/schema.js'
import { HttpError } from '../http/errors.js'
import { lockUser } from '../users/users.repository.js'
import { countPlans } from './plans.repository.js'

/**
 * Makes sure that so many plans may be added, until the transaction ends; the plan that the user has chosen by then. A Refusal
 * when they would be too many.
 */
export async function lockRoom(transaction: Db, userId: number, adding = 1): Promise<number | null> {
  const holder = await lockUser(transaction, userId)
  const kept = await countPlans(transaction, userId)
  if (kept + adding <= MAX_PLANS) return holder?.currentTrainingPlanId ?? null
  if (adding === 1) throw fullShelf()
  throw new HttpError(
    'conflict',
    `You have ${kept} plans, and the file holds ${adding}: we keep at most ${MAX_PLANS}. Please delete some you no longer need`,
  )
}

/** Whether there is room for one more plan; as of now, so that nothing need be read or made in vain. */
export const hasRoom = async (db: Db, userId: number): Promise<boolean> => (await countPlans(db, userId)) < MAX_PLANS

/** A Refusal when there is no room for any more plan; as of now. */
export async function refuseFull(db: Db, userId: number): Promise<void> {
  if (!(await hasRoom(db, userId))) throw fullShelf()
}

/** What is said where no plan more can be kept. */
export const fullShelf = (): HttpError =>
  new HttpError('conflict', `You have ${MAX_PLANS} plans, the most we keep. Please delete one you no longer need`)
