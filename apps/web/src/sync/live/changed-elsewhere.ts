import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type ChangeEvent, NOUNS, type Noun, type TrainingPlan, type Workout } from '@tri/api-contract'
import { KEYS_OF, keys, PROPOSED_FROM } from '../../data/keys.js'

/** Brings what changed elsewhere to the cache. */
export type ChangedElsewhere = {
  apply: (change: ChangeEvent) => void
  /** Asks anew for all that is shown: what changed meanwhile is not known. */
  askAll: () => void
  stop: () => void
}

/** Everything that may have changed. */
const ALL = 'all'

/**
 * Asks anew for what has changed, as far as it is known, and not for a row whose version is there already: that was an edit of
 * this page. Nothing is fetched over an edit that is on its way: the answer might be from before it; it is asked for afterwards.
 */
export function watchElsewhere(client: QueryClient): ChangedElsewhere {
  let waiting: (ChangeEvent | typeof ALL)[] = []
  let isDue = false
  // Several changes at once are one question; and an answer that is just being put is not one too many.
  const soon = () => {
    if (isDue || waiting.length === 0) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      work()
    })
  }
  const work = () => {
    const [later, now] = split(waiting, (change) => isBeingEdited(client, change))
    waiting = later
    const stale = new Map(now.flatMap((change) => staleKeys(client, change)).map((key) => [JSON.stringify(key), key]))
    for (const queryKey of stale.values()) client.invalidateQueries({ queryKey }).catch(() => undefined)
  }
  const hear = (change: ChangeEvent | typeof ALL) => {
    waiting = [...waiting, change]
    soon()
  }
  const stop = client.getMutationCache().subscribe(soon)
  return { apply: hear, askAll: () => hear(ALL), stop }
}

/** The keys of the answers that do not know of a change yet. */
function staleKeys(client: QueryClient, change: ChangeEvent | typeof ALL): readonly QueryKey[] {
  if (change === ALL) return NOUNS.flatMap((noun) => [...KEYS_OF[noun], ...computedFrom(noun)])
  const { noun, id, version, planId } = change
  if (noun === 'workouts') {
    const queryKey = planId === undefined ? keys.workouts() : keys.plan(planId).workouts()
    return isKnown(client.getQueryData<Workout[]>(queryKey) ?? [], { id, version })
      ? []
      : [queryKey, ...computedFrom(noun)]
  }
  if (noun !== 'plans') return [...KEYS_OF[noun], ...computedFrom(noun)]
  const plans = client.getQueryData<TrainingPlan[]>(keys.planList())
  const current = client.getQueryData<TrainingPlan | null>(keys.currentPlan())
  const isOther = id !== undefined && current !== undefined && current?.id !== id
  return [
    ...(isKnown(plans ?? [], { id, version }) ? [] : [keys.planList()]),
    ...(isOther || isKnown(current ? [current] : [], { id, version }) ? [] : [keys.currentPlan()]),
  ]
}

const computedFrom = (noun: Noun): readonly QueryKey[] => (PROPOSED_FROM.includes(noun) ? [keys.proposals()] : [])

type Seen = { id: number | undefined; version: number | undefined }
type Row = { id: number; version: number }

const isKnown = (rows: readonly Row[], { id, version }: Seen): boolean =>
  version !== undefined && rows.some((row) => row.id === id && row.version >= version)

/** Whether an edit of what has changed has no answer yet: one of the same plan's workouts, or any other than of workouts. */
function isBeingEdited(client: QueryClient, change: ChangeEvent | typeof ALL): boolean {
  const pending = client.getMutationCache().findAll({ status: 'pending' })
  if (change === ALL) return pending.length > 0
  const plans = pending.map(({ options }) => options.mutationKey?.[1])
  return change.noun === 'workouts'
    ? plans.some((planId) => planId !== undefined && (change.planId === undefined || planId === change.planId))
    : plans.some((planId) => planId === undefined)
}

function split<T>(all: readonly T[], test: (each: T) => boolean): [passed: T[], failed: T[]] {
  return [all.filter(test), all.filter((each) => !test(each))]
}
