import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { updatePreferences } from '../data/account/account.js'
import { changeGoal, recordResult, renamePlan } from '../data/plans/plan-edits.js'
import { linkExercise, removeExercise, restoreExercise, takeBackSession } from '../data/workouts/exercise-edits.js'
import { logSession, reopenSession } from '../data/workouts/log-edits.js'
import { moveExercise, moveWorkout } from '../data/workouts/move-edits.js'
import { addSession, changeSession } from '../data/workouts/session-edits.js'
import { completeWorkout, markIncomplete, workoutsQuery } from '../data/workouts/workouts.js'
import type { OutboxEntry } from './outbox/outbox-store.js'
import { goOnWith } from './outbox/send-edit.js'

/** How the edits are made that another page can make again, by the kind that their key names: of a plan's workouts, ... */
const WORKOUT_EDITS = {
  'move-workout': moveWorkout,
  'move-exercise': moveExercise,
  'delete-exercise': removeExercise,
  'take-back-exercise': takeBackSession,
  'restore-exercise': restoreExercise,
  'link-exercise': linkExercise,
  'add-exercise': addSession,
  'change-exercise': changeSession,
  'log-exercise': logSession,
  'reopen-exercise': reopenSession,
  'complete-workout': completeWorkout,
  'mark-incomplete': markIncomplete,
} as const

/** ... and others. */
const OTHER_EDITS = {
  'rename-plan': renamePlan,
  'record-result': recordResult,
  'change-goal': changeGoal,
  'update-preferences': updatePreferences,
} as const

type EditKey =
  | readonly [kind: keyof typeof WORKOUT_EDITS, planId: number]
  | readonly [kind: keyof typeof OTHER_EDITS, planId?: undefined]

/** An edit that can be made again. */
export type PersistedMutation = { mutationKey: EditKey; variables: object }

/** Makes edits of earlier pages again, in their order, over what they were made over; settled once each has its answer. */
export async function resumeMutations(client: QueryClient, entries: readonly OutboxEntry[]): Promise<void> {
  const edits = entries.filter(isPersistedMutation)
  const plans = new Set(edits.flatMap(({ mutationKey: [, planId] }) => planId ?? []))
  await Promise.allSettled([...plans].map((planId) => client.ensureQueryData(workoutsQuery(planId))))
  const answers = edits.map((edit) => {
    goOnWith(edit)
    return client.getMutationCache().build(client, madeAs(client, edit)).execute(edit.variables)
  })
  await Promise.allSettled(answers)
}

/** Whether something can be made again: it is read from a storage that anybody may have written to. */
export function isPersistedMutation<E extends { mutationKey: unknown; variables: unknown }>(
  edit: E,
): edit is E & PersistedMutation {
  const { mutationKey: key, variables } = edit
  if (!Array.isArray(key) || typeof variables !== 'object' || variables === null) return false
  return Object.hasOwn(typeof key[1] === 'number' ? WORKOUT_EDITS : OTHER_EDITS, key[0])
}

function madeAs(
  client: QueryClient,
  { mutationKey: key }: PersistedMutation,
): MutationOptions<unknown, Error, unknown> {
  const [kind, planId] = key
  const options = planId === undefined ? OTHER_EDITS[kind](client) : WORKOUT_EDITS[kind](client, planId)
  return options as MutationOptions<unknown, Error, unknown>
}
