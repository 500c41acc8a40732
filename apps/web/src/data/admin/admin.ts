import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MadeInvite, NewInvite, UserChange, UserSearch } from '@tri/api-contract'
import { ApiError } from '../../http/api-error.js'
import { call } from '../../http/client.js'
import { ADMIN_TOASTS } from '../../lib/texts/account/admin-text.js'
import { keys } from '../keys.js'

/** As a gateway says it of what stands behind it. */
const NOT_TAKEN = 502

// All of it is asked for again each time it is looked at: others run the server, too.
const FRESH = { staleTime: 0 }

export const adminUsersQuery = (search: UserSearch) =>
  queryOptions({
    queryKey: keys.adminUsers(search),
    queryFn: () => call('admin', 'users', { body: search }),
    placeholderData: keepPreviousData,
    ...FRESH,
  })

export const invitesQuery = queryOptions({
  queryKey: keys.adminInvites(),
  queryFn: () => call('invites', 'list', {}),
  ...FRESH,
})

export const failedJobsQuery = queryOptions({
  queryKey: keys.adminJobs(),
  queryFn: () => call('admin', 'failedJobs', {}),
  ...FRESH,
})

export const actsQuery = queryOptions({
  queryKey: keys.adminActs(),
  queryFn: () => call('admin', 'acts', {}),
  ...FRESH,
})

export const serverQuery = queryOptions({
  queryKey: keys.adminServer(),
  queryFn: () => call('admin', 'server', {}),
  ...FRESH,
})

/** Whatever an admin does stands in the log, and changes what is listed. */
function useAskAnew() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keys.admin() })
}

export function useChangeUser() {
  const onSuccess = useAskAnew()
  return useMutation({
    mutationFn: ({ id, ...body }: UserChange & { id: number }) => call('admin', 'changeUser', { params: { id }, body }),
    onSuccess,
    meta: { success: ADMIN_TOASTS.userChanged, failure: ADMIN_TOASTS.userNotChanged },
  })
}

export function useEraseUser() {
  const onSuccess = useAskAnew()
  return useMutation({
    mutationFn: (id: number) => call('admin', 'eraseUser', { params: { id } }),
    onSuccess,
    meta: { success: ADMIN_TOASTS.userErased, failure: ADMIN_TOASTS.userNotErased },
  })
}

export function useEndSessions() {
  const onSuccess = useAskAnew()
  return useMutation({
    mutationFn: (id: number) => call('admin', 'endSessions', { params: { id } }),
    onSuccess,
    meta: { success: ADMIN_TOASTS.sessionsEnded, failure: ADMIN_TOASTS.sessionsNotEnded },
  })
}

export function useMakeResetLink() {
  const onSuccess = useAskAnew()
  return useMutation({
    mutationFn: (id: number) => call('admin', 'makeResetLink', { params: { id } }),
    onSuccess,
    meta: { failure: ADMIN_TOASTS.resetLinkNotMade },
  })
}

export function useMakeInvite() {
  const onSuccess = useAskAnew()
  return useMutation({
    mutationFn: (body: NewInvite) => call('invites', 'make', { body }),
    onSuccess,
    meta: {
      success: ({ isMailed }: MadeInvite) => (isMailed ? ADMIN_TOASTS.inviteMailed : ADMIN_TOASTS.inviteMade),
      failure: ADMIN_TOASTS.inviteNotMade,
    },
  })
}

export function useWithdrawInvite() {
  const onSuccess = useAskAnew()
  return useMutation({
    mutationFn: (id: number) => call('invites', 'withdraw', { params: { id } }),
    onSuccess,
    meta: { success: ADMIN_TOASTS.inviteWithdrawn, failure: ADMIN_TOASTS.inviteNotWithdrawn },
  })
}

export function useRetryJob() {
  const onSuccess = useAskAnew()
  return useMutation({
    mutationFn: (jobId: string) => call('admin', 'retryJob', { params: { jobId } }),
    onSuccess,
    meta: { success: ADMIN_TOASTS.jobRetried, failure: ADMIN_TOASTS.jobNotRetried },
  })
}

export function useTestMail() {
  const onSuccess = useAskAnew()
  return useMutation({
    mutationFn: async () => {
      const { problem } = await call('admin', 'testMail', {})
      if (problem !== null) throw new ApiError(NOT_TAKEN, problem)
    },
    onSuccess,
    meta: { success: ADMIN_TOASTS.mailTaken, failure: ADMIN_TOASTS.mailNotTaken },
  })
}
