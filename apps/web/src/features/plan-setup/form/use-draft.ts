import type { User } from '@tri/api-contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { initialDraft } from './draft.js'
import type { DraftPlan } from './draft-plan.js'
import { forgetDraft, storeDraft } from './stored-draft.js'

/** The one draft of the form: kept in the browser with every change, the user's defaults until something is typed. */
export function useDraft(user: User | null | undefined, kept: DraftPlan | undefined) {
  const [typed, setTyped] = useState(kept)
  const untouched = useMemo(() => initialDraft(user), [user])

  useEffect(() => {
    if (typed) storeDraft(typed)
  }, [typed])

  const change = useCallback(
    (edit: (draft: DraftPlan) => DraftPlan) => setTyped((current) => edit(current ?? untouched)),
    [untouched],
  )
  const forget = useCallback(() => {
    forgetDraft()
    setTyped(undefined)
  }, [])
  return { draft: typed ?? untouched, change, forget }
}
