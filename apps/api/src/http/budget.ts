import rateLimit, { type CreateRateLimitOptions, type FastifyRateLimitStore } from '@fastify/rate-limit'
import { type Route, routes } from '@tri/api-contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../config/env.js'
import { HttpError } from './errors.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    isHeavy?: boolean
    /** Its answer goes on as long as the page is open. */
    isStream?: boolean
  }
}

const MINUTE = 60_000

const { account, activityFiles, pastTraining, planFiles, plans, proposals, workouts } = routes

/** Calls that keep the processor busy for tens of milliseconds: whole plans are made in them, or plans and files go through them. */
const HEAVY: readonly Route[] = [
  ...[plans.create, plans.changeGoal, plans.duplicate, planFiles.bringIn, workouts.listForPlan],
  ...[proposals.propose, proposals.outlook, proposals.accept, proposals.proposeChange, proposals.acceptChange],
  ...[proposals.proposeRestore, proposals.restore],
  ...[activityFiles.add, pastTraining.add, account.download, account.bringIn],
]

/** Whether a user may make fewer of these calls, and one at a time. */
export const isHeavy = ({ method, path }: Route): boolean =>
  HEAVY.some((heavy) => heavy.method === method && heavy.path === path)

/**
 * Gives each signed-in user a budget of calls to `app`, and a smaller one of heavy calls: who spends it is refused with the
 * time to wait, and nobody else notices. Each instance counts for itself, in memory: a read costs no statement more.
 */
export async function limitUsers(app: FastifyInstance, { callLimit, heavyCallLimit }: Env): Promise<void> {
  await app.register(rateLimit, { global: false, store: CallCounts })
  const spendCall = budgetOf(app, { max: callLimit, timeWindow: 5 * MINUTE })
  // One script that runs wild leaves the athlete's own pages half of what is theirs.
  const spendKeyCall = budgetOf(
    app,
    { max: Math.ceil(callLimit / 2), timeWindow: 5 * MINUTE },
    ({ key }) => `key ${key?.tokenId}`,
  )
  const spendHeavyCall = budgetOf(app, { max: heavyCallLimit, timeWindow: MINUTE })
  app.addHook('onRequest', async (request) => {
    if (request.caller.userId === undefined) return
    if (request.caller.key) await spendKeyCall(request)
    await spendCall(request)
    if (request.routeOptions.config.isHeavy) await spendHeavyCall(request)
  })
}

function budgetOf(
  app: FastifyInstance,
  limit: Pick<CreateRateLimitOptions, 'max' | 'timeWindow'>,
  whose = ({ userId }: FastifyRequest['caller']) => String(userId),
) {
  const count = app.createRateLimit({ ...limit, keyGenerator: ({ caller }) => whose(caller) })
  return async (request: FastifyRequest) => {
    const counted = await count(request)
    if (!counted.isAllowed && counted.isExceeded) throw tooMuch(counted.ttlInSeconds)
  }
}

/** What a user is told who asks for more than their share. */
export function tooMuch(seconds: number): HttpError {
  const retryAfterSeconds = Math.max(1, seconds)
  const time = retryAfterSeconds === 1 ? 'a second' : `${retryAfterSeconds} seconds`
  return new HttpError('tooMany', `That was a lot at once. Please try again in ${time}.`, { retryAfterSeconds })
}

/** More callers than one instance serves in five minutes; one who was forgotten starts anew. */
const REMEMBERED = 20_000

type Window = { calls: number; endsAt: number }

/**
 * How many calls each caller has made in a window of time. The plugin's own store tells it by an object that later calls
 * change, and the plugin reads it a moment later: of calls that arrive together each saw the number of the last, and all were
 * refused where only the last were too many.
 */
class CallCounts implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  incr(
    key: string,
    callback: (error: null, counted: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const at = performance.now()
    const known = this.#windows.get(key)
    const window = known && known.endsAt > at ? known : { calls: 0, endsAt: at + timeWindow }
    window.calls += 1
    this.#windows.delete(key)
    this.#windows.set(key, window)
    if (this.#windows.size > REMEMBERED) this.#forgetOldest()
    callback(null, { current: window.calls, ttl: window.endsAt - at })
  }

  child(): CallCounts {
    return new CallCounts()
  }

  #forgetOldest() {
    for (const key of this.#windows.keys()) {
      this.#windows.delete(key)
      return
    }
  }
}
