import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ActivityFile, AnswerOf, Workout } from '@tri/api-contract'
import { ApiError } from '../../http/api-error.js'
import { call } from '../../http/client.js'
import { failureText } from '../../http/failure-text.js'
import { FILE_TOASTS } from '../../lib/texts/file-messages.js'
import type { ToastText } from '../../lib/texts/messages.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'
import { putRows } from '../workout-rows.js'

type Answer = AnswerOf<typeof import('@tri/api-contract')['activityFileRoutes']['add']>

/** A file with what its toast says, and how to take it back. */
type Import = { file: ActivityFile; toast: (answer: Answer) => ToastText }

/** Stores the activities of a file, and shows the workouts they completed. */
export function useAddActivities() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ file }: Import) => call('activityFiles', 'add', { body: file }),
    onSuccess: ({ workouts }) =>
      changed<'activityFiles', 'add'>(client, { workouts: () => show(client, workouts), activities: 'ask' }),
    meta: {
      success: (answer: Answer, { toast }: Import) => toast(answer),
      failure: notAdded,
    },
  })
}

/** What is there already was no error, and trying again would change nothing. */
export function notAdded(error: Error): ToastText {
  const words = error instanceof ApiError ? error.message : ''
  const [, known] = /^Already here: (.+)$/.exec(words) ?? []
  if (known) return FILE_TOASTS.activityHere(`${known}. Nothing was added.`)
  const { activitiesNotAdded } = FILE_TOASTS
  return { ...activitiesNotAdded, message: failureText(activitiesNotAdded, words) }
}

/** Takes the file of an activity back; its workouts are as they were. */
export function useTakeBackActivities() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('activityFiles', 'takeBack', { params: { id } }),
    onSuccess: ({ workouts }) =>
      changed<'activityFiles', 'takeBack'>(client, { workouts: () => show(client, workouts), activities: 'ask' }),
    meta: { success: FILE_TOASTS.activitiesTakenBack, failure: FILE_TOASTS.activitiesNotTakenBack },
  })
}

function show(client: QueryClient, workouts: readonly Workout[]): void {
  for (const workout of workouts) putRows(client, keys.plan(workout.trainingPlanId).workouts(), [workout])
}
