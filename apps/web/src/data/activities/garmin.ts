import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ActivityLink, GarminActivity, GarminTestResult, Workout } from '@tri/api-contract'
import { ApiError } from '../../http/api-error.js'
import { call } from '../../http/client.js'
import { showFailure, showToast } from '../../http/toasts.js'
import { GARMIN_TOASTS } from '../../lib/texts/garmin-messages.js'
import { askAnew, changed } from '../changed.js'
import { keys } from '../keys.js'
import { putRows } from '../workout-rows.js'
import { keepKnown } from './known-activities.js'

/** What the specification has an athlete try linking with. */
const TEST_ACTIVITY = { duration: 1800, distance: 5000 }

/** Garmin writes too: each visit of the page asks again. */
const ASKED_EACH_TIME = { staleTime: 0 }

export const garminConnectionQuery = queryOptions({
  queryKey: keys.garminConnection(),
  queryFn: () => call('garmin', 'connection', {}),
  ...ASKED_EACH_TIME,
})

export const garminSettingsQuery = queryOptions({
  queryKey: keys.garminSettings(),
  queryFn: () => call('garmin', 'settings', {}),
  ...ASKED_EACH_TIME,
})

/** The latest activities, the newest first. */
export const garminActivitiesQuery = queryOptions({
  queryKey: keys.latestActivities(),
  queryFn: () => call('garmin', 'activities', {}),
  ...ASKED_EACH_TIME,
})

/** Sends the browser to where the account is connected; it comes back to the Garmin page. */
export function useConnectGarmin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => nameStatus(call('garmin', 'auth', {}), 'Failed to get auth URL'),
    onSuccess: ({ authUrl }) => {
      keepKnown((client.getQueryData(garminActivitiesQuery.queryKey) ?? []).map(({ id }) => id))
      window.location.assign(authUrl)
    },
    meta: { failure: GARMIN_TOASTS.authNotStarted },
  })
}

/** Asks Garmin whether the connection works, and tells. */
export function useTestConnection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => nameStatus(call('garmin', 'testConnection', {}), 'Failed to test connection'),
    onSuccess: (result) => {
      tell(result)
      return askAnew(client, 'garmin')
    },
    meta: { failure: GARMIN_TOASTS.notTested },
  })
}

/** Ends the connection, and erases what came through it when that is wanted. */
export function useDisconnectGarmin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ erases }: { erases: boolean }) => {
      await call('garmin', 'disconnect', {})
      if (erases) await call('garmin', 'eraseActivities', {})
    },
    onSettled: (_answer, _error, { erases }) =>
      erases
        ? changed<'garmin', 'disconnect' | 'eraseActivities'>(client, {
            garmin: 'ask',
            activities: 'ask',
            workouts: 'ask',
          })
        : changed<'garmin', 'disconnect'>(client, { garmin: 'ask' }),
    meta: { success: GARMIN_TOASTS.disconnected, failure: GARMIN_TOASTS.notDisconnected },
  })
}

/** Asks Garmin to send what is new; it arrives later, by itself. */
export function useSyncActivities() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('garmin', 'sync', {}),
    onSettled: () => changed<'garmin', 'sync'>(client, { garmin: 'ask' }),
    meta: {
      success: GARMIN_TOASTS.asked,
      failure: GARMIN_TOASTS.notSynced,
    },
  })
}

export function useCreateTestActivity() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('garmin', 'createActivity', { body: TEST_ACTIVITY }),
    onSuccess: () => changed<'garmin', 'createActivity'>(client, { activities: 'ask' }),
    meta: { success: GARMIN_TOASTS.testActivityCreated, failure: GARMIN_TOASTS.testActivityNotCreated },
  })
}

/** Switches sending workouts to the watch. */
export function useChangeGarminSettings() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (sendsWorkouts: boolean) => call('garmin', 'changeSettings', { body: { sendsWorkouts } }),
    onSuccess: (settings) =>
      changed<'garmin', 'changeSettings'>(client, {
        garmin: () => client.setQueryData(garminSettingsQuery.queryKey, settings),
      }),
    meta: {
      success: (_: unknown, sendsWorkouts: boolean) => (sendsWorkouts ? GARMIN_TOASTS.watchOn : GARMIN_TOASTS.watchOff),
      failure: GARMIN_TOASTS.watchNotChanged,
    },
  })
}

/** Links an activity to a workout, which is then completed with its values; it can be taken back as if it had not been made. */
export function useLinkActivity() {
  const client = useQueryClient()
  const takeBack = useMutation({
    mutationFn: (garminActivityId: string) => call('garmin', 'undoLink', { params: { garminActivityId } }),
    onSuccess: (sides) =>
      changed<'garmin', 'undoLink'>(client, {
        activities: () => putActivity(client, sides),
        workouts: () => putWorkout(client, sides),
      }),
    onError: () => askAnew(client, 'activities'),
    meta: { failure: GARMIN_TOASTS.notUnlinked },
  })
  return useMutation({
    mutationFn: (link: ActivityLink) => call('garmin', 'link', { body: link }),
    onSuccess: (sides) =>
      changed<'garmin', 'link'>(client, {
        activities: () => putActivity(client, sides),
        workouts: () => putWorkout(client, sides),
      }),
    onError: () => askAnew(client, 'activities'),
    meta: {
      success: (_: unknown, { garminActivityId }: ActivityLink) => ({
        ...GARMIN_TOASTS.linked,
        undo: () => takeBack.mutate(garminActivityId),
      }),
      failure: GARMIN_TOASTS.notLinked,
    },
  })
}

/** Takes a link back; the workout stays completed. */
export function useUnlinkActivity() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (garminActivityId: string) => call('garmin', 'unlink', { params: { garminActivityId } }),
    onSuccess: (sides) =>
      changed<'garmin', 'unlink'>(client, {
        activities: () => putActivity(client, sides),
        workouts: () => putWorkout(client, sides),
      }),
    onError: () => askAnew(client, 'activities'),
    meta: { success: GARMIN_TOASTS.unlinked, failure: GARMIN_TOASTS.notUnlinked },
  })
}

type Sides = { activity: GarminActivity; workout: Workout | null }

/** One side of a link; what others may be linked to has changed with it. */
function putActivity(client: QueryClient, { activity }: Sides) {
  client.setQueryData(garminActivitiesQuery.queryKey, (activities) =>
    activities?.map((each) => (each.id === activity.id ? activity : each)),
  )
  return askAnew(client, 'activities')
}

function putWorkout(client: QueryClient, { workout }: Sides) {
  if (workout) putRows(client, keys.plan(workout.trainingPlanId).workouts(), [workout])
}

function tell({ connected, tokenValid, message }: GarminTestResult) {
  if (connected && tokenValid) return showToast(GARMIN_TOASTS.connectionWorks(message))
  const toast = tokenValid ? GARMIN_TOASTS.connectionIssue(message) : GARMIN_TOASTS.tokenExpired(message)
  return showFailure(toast, undefined)
}

/** A refusal in the specification's words: what failed, and the status. */
async function nameStatus<T>(answer: Promise<T>, failure: string): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) throw error
    throw new ApiError(error.status, `${failure}: ${error.status}`)
  }
}
