import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { changeGoal, renamePlan } from '../data/plan-edits.js'
import { updatePreferences } from '../data/user.js'
import {
  completeWorkout,
  linkExercise,
  markIncomplete,
  moveExercise,
  moveWorkout,
  removeExercise,
  restoreExercise,
  workoutsQuery,
} from '../data/workouts.js'

/** How the edits are made that another page can make again, by the kind that their key names: of a plan's workouts, ... */
const WORKOUT_EDITS = {
  'move-workout': moveWorkout,
  'move-exercise': moveExercise,
  'delete-exercise': removeExercise,
  'restore-exercise': restoreExercise,
  'link-exercise': linkExercise,
  'complete-workout': completeWorkout,
  'mark-incomplete': markIncomplete,
} as const

/** ... and others. */
const OTHER_EDITS = {
  'rename-plan': renamePlan,
  'change-goal': changeGoal,
  'update-preferences': updatePreferences,
} as const

/** An edit as it is kept: what it was asked with, the version it was made over among it. */
export type PersistedMutation = {
  key: readonly [kind: keyof typeof WORKOUT_EDITS, planId: number] | readonly [kind: keyof typeof OTHER_EDITS]
  variables: unknown
}

/** The edits without an answer, in the order they were made. */
export const pendingMutations = (client: QueryClient): PersistedMutation[] =>
  client
    .getMutationCache()
    .getAll()
    .filter(({ state }) => state.status === 'pending')
    .map(({ options, state }) => ({ key: options.mutationKey, variables: state.variables }))
    .filter(isPersistedMutation)

/** Makes edits again, over what the server has now; settled once each of them has its answer. */
export async function resumeMutations(
  client: QueryClient,
  edits: readonly PersistedMutation[],
  onBegin: () => void,
): Promise<void> {
  const plans = new Set(edits.flatMap(({ key: [, planId] }) => planId ?? []))
  await Promise.allSettled([...plans].map((planId) => client.ensureQueryData(workoutsQuery(planId))))
  const mutations = edits.map((edit) => client.getMutationCache().build(client, madeAs(client, edit)))
  const answers = mutations.map((mutation, index) => mutation.execute(edits[index]?.variables))
  onBegin()
  await Promise.allSettled(answers)
}

/** Whether something can be made again: it is read from a storage that anybody may have written to. */
export function isPersistedMutation(edit: unknown): edit is PersistedMutation {
  if (typeof edit !== 'object' || edit === null || !('key' in edit && 'variables' in edit)) return false
  const { key, variables } = edit
  if (!Array.isArray(key) || typeof variables !== 'object' || variables === null) return false
  return Object.hasOwn(typeof key[1] === 'number' ? WORKOUT_EDITS : OTHER_EDITS, key[0])
}

function madeAs(client: QueryClient, { key }: PersistedMutation): MutationOptions<unknown, Error, unknown> {
  const options = key.length === 1 ? OTHER_EDITS[key[0]](client) : WORKOUT_EDITS[key[0]](client, key[1])
  return options as MutationOptions<unknown, Error, unknown>
}
