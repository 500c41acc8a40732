import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanFile, TrainingPlan } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { FILE_TOASTS } from '../../lib/texts/file-messages.js'
import { AS_KNOWN, changed } from '../changed.js'
import { rememberNewPlan } from './plans.js'

/** Adds the plan of a file; `read` gives what is in it, or throws an `ApiError` that says why it cannot. */
export function useImportPlan<F>(read: (file: F) => Promise<PlanFile>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (file: F) => call('planFiles', 'bringIn', { body: await read(file) }),
    onSuccess: (plan) =>
      changed<'planFiles', 'bringIn'>(client, {
        plans: () => rememberNewPlan(client, plan),
        workouts: AS_KNOWN,
        account: AS_KNOWN,
      }),
    meta: {
      success: ({ name }: TrainingPlan) => FILE_TOASTS.planImported(name),
      failure: FILE_TOASTS.planNotImported,
    },
  })
}
