import { type MutationMeta, mutationOptions, type QueryClient } from '@tanstack/react-query'
import type { TrainingPlan, User } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { beginEdit, type Elsewhere, sendEdit } from '../../sync/outbox/send-edit.js'
import { KEYS_OF, keys } from '../keys.js'
import { isOutdated } from '../workout-rows.js'
import { replacePlan } from './plans.js'

/** An edit of a plan, with the version that was seen when it began. */
type Edited = { id: number; version?: number | undefined }

type PlanEdit<V> = {
  /** Names the edit in the outbox: what it is called there stays, for earlier pages wrote it. */
  kind: string
  send: (variables: V, over: { version: number | undefined; idempotencyKey: string }) => Promise<TrainingPlan>
  onSuccess: (plan: TrainingPlan) => unknown
  /** What is there and what was wanted, in words, where somebody else has changed it in between. */
  theirs: (plan: TrainingPlan) => string
  mine: (variables: V) => string
  meta: MutationMeta
}

const nameOf = (id: number) => `plan ${id}`

/** An edit of a plan: kept in the outbox, and made over the version that was seen. */
export const planEdit = <V extends Edited>(
  client: QueryClient,
  { kind, send, onSuccess, theirs, mine, meta }: PlanEdit<V>,
) => {
  const look = async (variables: V): Promise<Elsewhere | undefined> => {
    const plan = (await call('plans', 'list', {})).find(({ id }) => id === variables.id)
    return (
      plan && {
        subject: plan.name,
        theirs: theirs(plan),
        mine: mine(variables),
        versions: { [nameOf(plan.id)]: plan.version },
        keep: () => replacePlan(client, plan),
      }
    )
  }
  return mutationOptions({
    mutationKey: [kind],
    // A plan's name and goal count up the same version.
    scope: { id: 'edits of plans' },
    mutationFn: (variables: V, execution) =>
      sendEdit(execution, {
        send: ({ idempotencyKey, versions }) =>
          send(variables, { idempotencyKey, version: versions[nameOf(variables.id)] }),
        versionsIn: ({ id, version }) => ({ [nameOf(id)]: version }),
        look: () => look(variables),
      }),
    onMutate: (variables, execution) =>
      beginEdit(execution, {
        userId: client.getQueryData<User | null>(keys.user())?.id,
        mutationKey: [kind],
        variables,
        versions: variables.version === undefined ? {} : { [nameOf(variables.id)]: variables.version },
      }),
    onSuccess,
    onError: (error) => reloadOutdated(client, error),
    meta,
  })
}

/** Asks again for the plans when one of them is gone. */
async function reloadOutdated(client: QueryClient, error: Error) {
  if (!isOutdated(error)) return
  await Promise.all([...KEYS_OF.plans, ...KEYS_OF.workouts].map((queryKey) => client.invalidateQueries({ queryKey })))
}
