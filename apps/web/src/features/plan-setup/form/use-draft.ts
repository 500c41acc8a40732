import type { User } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { filledIn, initialDraft } from './draft.js'
import type { TypedDraft } from './draft-plan.js'
import { forgetDraft, storeDraft } from './stored-draft.js'

/** The one draft of the form: kept in the browser with every change, the user's defaults until something is typed. */
export function useDraft(
  user: User | null | undefined,
  { kept, today }: { kept: TypedDraft | undefined; today: IsoDay },
) {
  const [typed, setTyped] = useState(kept)
  const untouched = useMemo(() => initialDraft(user), [user])

  useEffect(() => {
    if (typed) storeDraft(typed)
  }, [typed])

  const change = useCallback(
    (edit: (draft: TypedDraft) => TypedDraft) => setTyped((current) => edit(current ?? untouched)),
    [untouched],
  )
  const forget = useCallback(() => {
    forgetDraft()
    setTyped(undefined)
  }, [])
  const draft = useMemo(() => filledIn(typed ?? untouched, today), [typed, untouched, today])
  return { draft, isTouched: typed !== undefined, change, forget }
}
