import { MutationCache, QueryClient } from '@tanstack/react-query'
import type { ToastText } from '../lib/texts/messages.js'
import { showFailure, showToast } from './toasts.js'
import { Withdrawn } from './withdrawn.js'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Shown when the mutation succeeded; a function is given the answer and what was asked for. */
      success?: ToastText | SuccessText
      /** Shown when it failed; without a message, the error's own is shown. A function is given the error and says all of it. */
      failure?: ToastText | ((error: Error) => ToastText)
    }
  }
}

/** Written as a method, so that each mutation may name the types of its own answer and variables. */
type SuccessText = { textOf(answer: unknown, variables: unknown): ToastText }['textOf']

/** Data never goes stale by itself; a write says what changed. Toasts of mutations are shown here and nowhere else. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (answer, variables, _context, { meta }) => {
        const { success } = meta ?? {}
        if (success) showToast(typeof success === 'function' ? success(answer, variables) : success)
      },
      onError: (error, _variables, _context, { meta }) => {
        if (error instanceof Withdrawn) return
        const { failure } = meta ?? {}
        if (typeof failure === 'function') showFailure(failure(error), undefined)
        else if (failure) showFailure(failure, error)
      },
    }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // Without a network the call fails with a word, instead of waiting without one.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
