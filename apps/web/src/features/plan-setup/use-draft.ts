import { useDebouncedCallback } from '@mantine/hooks'
import type { User } from '@tri/api-contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { type DraftPlan, forgetDraft, keepDraft } from '../../lib/draft.js'
import { initialDraft } from './draft.js'

const KEEP_AFTER_MILLISECONDS = 300

/** The one draft of the form: kept in the browser while it is typed, the user's defaults until something is. */
export function useDraft(user: User | null | undefined, kept: DraftPlan | undefined) {
  const [typed, setTyped] = useState(kept)
  const untouched = useMemo(() => initialDraft(user), [user])
  const keep = useDebouncedCallback(keepDraft, { delay: KEEP_AFTER_MILLISECONDS, flushOnUnmount: true })

  useEffect(() => {
    if (typed) keep(typed)
  }, [typed, keep])
  useEffect(() => {
    window.addEventListener('pagehide', keep.flush)
    return () => window.removeEventListener('pagehide', keep.flush)
  }, [keep])

  const change = useCallback(
    (edit: (draft: DraftPlan) => DraftPlan) => setTyped((current) => edit(current ?? untouched)),
    [untouched],
  )
  const forget = useCallback(() => {
    keep.cancel()
    forgetDraft()
    setTyped(undefined)
  }, [keep])
  return { draft: typed ?? untouched, change, forget }
}
