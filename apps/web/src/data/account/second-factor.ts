import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CodeEntry, Confirmation, TotpSetup } from '@tri/api-contract'
import { call } from '../../http/client.js'
import { SECURITY_TOASTS } from '../../lib/texts/account/security-text.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

/** By what the user can sign in. */
export const waysInQuery = queryOptions({
  queryKey: keys.waysIn(),
  queryFn: () => call('secondFactor', 'ways', {}),
  staleTime: 0,
})

/** The library of passkeys is loaded when one is used. */
const ceremony = () => import('./passkey-ceremony.js')

export const useEnterCode = () =>
  useMutation({ mutationFn: (body: CodeEntry) => call('secondFactor', 'enterCode', { body }) })

export const useGivePasskey = () => useMutation({ mutationFn: async () => (await ceremony()).signInByPasskey() })

export function useSetUpTotp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: TotpSetup) => call('secondFactor', 'setUpTotp', { body }),
    onSuccess: () => changed<'secondFactor', 'setUpTotp'>(client, { 'sign-ins': 'ask' }),
    meta: { failure: SECURITY_TOASTS.notSwitched },
  })
}

export function useEndTotp() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Confirmation) => call('secondFactor', 'endTotp', { body }),
    onSuccess: () => changed<'secondFactor', 'endTotp'>(client, { 'sign-ins': 'ask' }),
    meta: { success: SECURITY_TOASTS.switchedOff, failure: SECURITY_TOASTS.notSwitched },
  })
}

export function useMakeRecoveryCodes() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Confirmation) => call('secondFactor', 'makeRecoveryCodes', { body }),
    onSuccess: () => changed<'secondFactor', 'makeRecoveryCodes'>(client, { 'sign-ins': 'ask' }),
    meta: { failure: SECURITY_TOASTS.noCodes },
  })
}

export function useAddPasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (wanted: { name: string; password?: string | undefined }) =>
      (await ceremony()).addPasskey(wanted),
    onSuccess: () => changed<'passkeys', 'add'>(client, { 'sign-ins': 'ask' }),
    meta: { success: SECURITY_TOASTS.passkeyAdded, failure: SECURITY_TOASTS.passkeyNotAdded },
  })
}

export function useRenamePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call('passkeys', 'rename', { params: { id: String(id) }, body: { name } }),
    onSuccess: () => changed<'passkeys', 'rename'>(client, { 'sign-ins': 'ask' }),
    meta: { failure: SECURITY_TOASTS.passkeyNotChanged },
  })
}

export function useRemovePasskey() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('passkeys', 'remove', { params: { id: String(id) } }),
    onSuccess: () => changed<'passkeys', 'remove'>(client, { 'sign-ins': 'ask' }),
    meta: { success: SECURITY_TOASTS.passkeyRemoved, failure: SECURITY_TOASTS.passkeyNotChanged },
  })
}
