import { notifications } from '@mantine/notifications'
import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { ToastText } from '../lib/messages.js'
import { ApiError } from './api-error.js'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Shown when the mutation succeeded; a function is given the answer. */
      success?: ToastText | ((answer: never) => ToastText)
      /** Shown when it failed; without a message, the error's own is shown. */
      failure?: ToastText
    }
  }
}

const TOAST_MILLISECONDS = 5000

/** Data never goes stale by itself; a write says what changed. Toasts of mutations are shown here and nowhere else. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (answer, _variables, _context, { meta }) => {
        const { success } = meta ?? {}
        if (success) showToast(typeof success === 'function' ? success(answer as never) : success)
      },
      onError: (error, _variables, _context, { meta }) => {
        if (meta?.failure) showFailure(meta.failure, error)
      },
    }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
      },
      mutations: { retry: false },
    },
  })
}

export function showToast({ title, message }: ToastText): void {
  notifications.show({ title, message: message ?? '', color: 'brand', autoClose: TOAST_MILLISECONDS })
}

/** A destructive toast: the server's own words where it sent some. */
export function showFailure({ title, message }: ToastText, error: unknown): void {
  const said = error instanceof ApiError ? error.message : ''
  notifications.show({
    title,
    message: said || message || '',
    color: 'red',
    autoClose: TOAST_MILLISECONDS,
    role: 'alert',
  })
}
