import { type MutationMeta, mutationOptions, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { User, Workout } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { workoutSubject, workoutText } from '../../lib/texts/conflict-text.js'
import { beginEdit, type Elsewhere, type Sent, sendEdit } from '../../sync/outbox/send-edit.js'
import { AS_KNOWN, changed } from '../changed.js'
import { keys } from '../keys.js'
import { editRows, putBack, putRows } from '../workout-rows.js'

/** What an edit is sent with. */
export type SentOver = Pick<Sent, 'idempotencyKey'> & {
  /** The version that a workout had when it was edited; undefined for one that was not on the page. */
  versionOf: (id: number) => number | undefined
}

type WorkoutEdit<V, A> = {
  /** Names the edit in the outbox: what it is called there stays, for earlier pages wrote it. */
  kind: string
  /** The workouts it is made over. */
  ids: (variables: V) => readonly number[]
  /** The version the athlete had before them when they began, where that was before now. */
  seen?: (variables: V) => number | undefined
  send: (variables: V, over: SentOver) => Promise<A>
  rows: (answer: A) => readonly Workout[]
  /** Whether an activity may be linked to something else now. */
  movesLinks?: (answer: A, variables: V) => boolean
  /** The rows as the edit leaves them, to be shown before its answer. */
  edit?: (workouts: readonly Workout[], variables: V) => readonly Workout[] | undefined
  /** What is there and what was wanted, in words, where somebody else has changed it in between. */
  theirs?: (row: Workout) => string
  mine: (variables: V, workouts: readonly Workout[]) => string
  meta: MutationMeta
}

/** The calls that such an edit is sent with. */
type WorkoutAct =
  | 'move'
  | 'moveExercise'
  | 'complete'
  | 'logExercise'
  | 'addExercise'
  | 'changeExercise'
  | 'linkExercise'
  | 'deleteExerciseByBody'
  | 'restoreExercise'

const nameOf = (id: number) => `workout ${id}`

/**
 * An edit of a plan's workouts: kept in the outbox, shown at once, made over the versions that were seen, and put back when it is
 * refused. Edits of one plan reach the server in the order they were made.
 */
export const workoutEdit = <V extends object, A>(
  client: QueryClient,
  planId: number,
  { kind, ids, seen, send, rows, movesLinks, edit, theirs = workoutText, mine, meta }: WorkoutEdit<V, A>,
) => {
  const queryKey = keys.plan(planId).workouts()
  const cached = () => client.getQueryData<Workout[]>(queryKey) ?? []
  const look = async (variables: V): Promise<Elsewhere | undefined> => {
    const workouts = await call('workouts', 'listForPlan', { params: { id: planId } })
    const found = rowsOf(workouts, ids(variables))
    const [first] = found
    if (!first || found.length < new Set(ids(variables)).size) return undefined
    return {
      subject: workoutSubject(first),
      theirs: found.map(theirs).join('; '),
      mine: mine(variables, workouts),
      versions: versionsOf(found),
      keep: () => putRows(client, queryKey, found),
    }
  }
  return mutationOptions({
    mutationKey: [kind, planId],
    scope: { id: `workouts of plan ${planId}` },
    mutationFn: (variables: V, execution) =>
      sendEdit(execution, {
        send: ({ idempotencyKey, versions }) =>
          send(variables, { idempotencyKey, versionOf: (id) => versions[nameOf(id)] }),
        versionsIn: (answer) => versionsOf(rows(answer)),
        look: () => look(variables),
      }),
    onMutate: (variables, execution) => {
      const version = seen?.(variables)
      const versions =
        version === undefined
          ? versionsOf(rowsOf(cached(), ids(variables)))
          : Object.fromEntries(ids(variables).map((id) => [nameOf(id), version]))
      beginEdit(execution, {
        userId: client.getQueryData<User | null>(keys.user())?.id,
        mutationKey: [kind, planId],
        variables,
        versions,
      })
      return editRows(client, queryKey, (workouts) => edit?.(workouts, variables))
    },
    onSuccess: (answer, variables) => show(client, queryKey, rows(answer), movesLinks?.(answer, variables)),
    onError: (error, _, before) => putBack(client, queryKey, { before, error }),
    meta,
  })
}

/** The rows as they are now; what an activity is linked to is only asked anew where that may have changed. */
const show = (client: QueryClient, queryKey: QueryKey, rows: readonly Workout[], movesLinks = false) =>
  changed<'workouts', WorkoutAct>(client, {
    workouts: () => putRows(client, queryKey, rows),
    activities: movesLinks ? 'ask' : AS_KNOWN,
  })

const rowsOf = (workouts: readonly Workout[], ids: readonly number[]) => workouts.filter(({ id }) => ids.includes(id))

const versionsOf = (rows: readonly Workout[]) =>
  Object.fromEntries(rows.map(({ id, version }) => [nameOf(id), version]))
