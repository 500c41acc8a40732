import { dehydrate, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { currentUserQuery } from '../../data/account/user.js'
import { keys } from '../../data/keys.js'
import { currentPlanQuery, plansQuery } from '../../data/plans/plans.js'
import { FRESHNESS } from './freshness.js'
import { dropKept, writeKept } from './kept-store.js'

/** Milliseconds in which changes are written together. */
const PAUSE = 1_000

/**
 * Keeps what a user's page knows for an opening without a network: what the server has said, and not what the athlete has changed
 * since, for that waits in the outbox and is put on top again. Returns how to stop; all is dropped when the user has gone.
 */
export function keepAnswers(client: QueryClient, userId: number): () => void {
  const leaving = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Promise<void> = Promise.resolve()
  const isStill = () => client.getQueryData(currentUserQuery.queryKey)?.id === userId
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    // Before the first answer there is nothing new, and what is being changed is not the server's word.
    if (!isStill() || client.isMutating() > 0 || FRESHNESS.current().asOf === 0) return
    const queries = dehydrate(client, {
      shouldDehydrateQuery: (query) => isKept(client, query),
      shouldDehydrateMutation: () => false,
    })
    last = last.then(() => writeKept({ userId, asOf: FRESHNESS.current().asOf, queries })).catch(() => undefined)
  }
  const writeSoon = () => {
    timer ??= setTimeout(write, PAUSE)
  }
  const stopQueries = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isKept(client, query)) writeSoon()
  })
  const stopMutations = client.getMutationCache().subscribe(({ type }) => {
    if (type === 'updated') writeSoon()
  })
  document.addEventListener('visibilitychange', write, { signal: leaving.signal })
  // What is of somebody else goes at once, whatever else may happen.
  last = dropKept(userId).catch(() => undefined)
  writeSoon()
  return () => {
    leaving.abort()
    clearTimeout(timer)
    stopQueries()
    stopMutations()
    if (!isStill()) void last.then(() => dropKept()).catch(() => undefined)
  }
}

/** What the dashboard of the plan that the athlete follows is drawn from, and in which units. */
function isKept(client: QueryClient, { queryKey, state }: Pick<Query, 'queryKey' | 'state'>): boolean {
  if (state.data === undefined || state.status !== 'success') return false
  const planId = followedPlan(client)
  const ofPlan = planId === undefined ? [] : [keys.plan(planId).workouts(), keys.unlinkedOf(planId)]
  const kept: readonly QueryKey[] = [...ALWAYS, ...ofPlan]
  const name = JSON.stringify(queryKey)
  return kept.some((key) => JSON.stringify(key) === name)
}

const ALWAYS: readonly QueryKey[] = [
  keys.user(),
  keys.planList(),
  keys.currentPlan(),
  keys.timeOff(),
  keys.races(),
  keys.thresholds(),
]

const followedPlan = (client: QueryClient): number | undefined =>
  client.getQueryData(currentPlanQuery.queryKey)?.id ?? client.getQueryData(plansQuery.queryKey)?.[0]?.id
