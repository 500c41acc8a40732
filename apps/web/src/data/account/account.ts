import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccountData, AccountDeletion, PasswordChange, Preferences, TrainingPlan } from '@tri/api-contract'
import { call, fetchAccountFile } from '../../http/client.js'
import { saveFile } from '../../lib/browser/save-file.js'
import { counted } from '../../lib/measures/format.js'
import { TOASTS } from '../../lib/texts/messages.js'
import { beginEdit, sendEdit } from '../../sync/outbox/send-edit.js'
import { AS_KNOWN, changed } from '../changed.js'
import { currentUserQuery, forgetOthers } from './user.js'

export function useChangePassword() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: PasswordChange) => call('account', 'changePassword', { body }),
    onSuccess: () =>
      changed<'account', 'changePassword'>(client, {
        'sign-ins': 'ask',
        calendar: 'ask',
        sharing: 'ask',
        garmin: 'ask',
      }),
    meta: { success: TOASTS.passwordChanged, failure: TOASTS.passwordNotChanged },
  })
}

/** Erases the account; nothing of it stays in the cache, and the visitor is asked for a login where one is needed. */
export function useDeleteAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: AccountDeletion) => call('account', 'remove', { body }),
    onSuccess: () =>
      changed<'account', 'remove'>(client, {
        account: () => {
          forgetOthers(client)
          client.setQueryData(currentUserQuery.queryKey, null)
        },
        'sign-ins': AS_KNOWN,
      }),
    meta: { success: TOASTS.accountDeleted, failure: TOASTS.accountNotDeleted },
  })
}

/** Puts all data of the athlete among their downloads; a refusal is told like any other, and what may wait is asked for again. */
export const useDownloadAccount = () =>
  useMutation({
    mutationFn: fetchAccountFile,
    onSuccess: (file) => saveFile({ type: 'application/json', ...file }),
    meta: { failure: TOASTS.accountNotDownloaded },
  })

/** Adds what a file of an account holds; `read` gives what is in it, or throws an `ApiError` that says why it cannot. */
export function useImportPlans<F>(read: (file: F) => Promise<AccountData>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: F) => call('account', 'bringIn', { body: await read(file) }),
    // The file may hold anything of an account: plans, activities, preferences.
    onSuccess: () =>
      changed<'account', 'bringIn'>(client, {
        plans: 'ask',
        workouts: 'ask',
        activities: 'ask',
        account: 'ask',
        calendar: 'ask',
      }),
    meta: {
      success: (plans: TrainingPlan[]) => TOASTS.plansImported(counted(plans.length, 'plan')),
      failure: TOASTS.plansNotImported,
    },
  })
}

export const updatePreferences = (client: QueryClient) =>
  mutationOptions({
    mutationKey: ['update-preferences'],
    mutationFn: (body: Preferences, execution) =>
      sendEdit(execution, {
        send: ({ idempotencyKey }) => call('users', 'updatePreferences', { body, idempotencyKey }),
        versionsIn: () => ({}),
      }),
    onMutate: (variables, execution) =>
      beginEdit(execution, {
        userId: client.getQueryData(currentUserQuery.queryKey)?.id,
        mutationKey: ['update-preferences'],
        variables,
        versions: {},
      }),
    onSuccess: (user) =>
      changed<'users', 'updatePreferences'>(client, {
        account: () => client.setQueryData(currentUserQuery.queryKey, user),
      }),
    // One after the other: what was chosen last is what stays.
    scope: { id: 'preferences' },
    meta: { success: TOASTS.preferencesUpdated, failure: TOASTS.preferencesNotUpdated },
  })

/** Changes the user's defaults. */
export const useUpdatePreferences = () => useMutation(updatePreferences(useQueryClient()))

/** The same without a component. */
export const savePreferences = (client: QueryClient, preferences: Preferences) =>
  client.getMutationCache().build(client, updatePreferences(client)).execute(preferences)
