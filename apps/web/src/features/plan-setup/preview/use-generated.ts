import type { NewPlan, TrainingPlan } from '@tri/api-contract'
import { useCallback, useEffect, useRef, useState, useTransition } from 'react'
import { useCreatePlan } from '../../../data/plans/plans.js'
import { ApiError } from '../../../http/api-error.js'
import { TOASTS } from '../../../lib/texts/messages.js'
import { keepFiles } from '../../../pwa/keep-files.js'
import { forgetGenerated, storeGenerated } from '../form/stored-draft.js'
import { usePreviewEntry } from './use-preview-entry.js'

const TOASTS_OF_CREATION = {
  success: ({ raceType }: TrainingPlan) => TOASTS.planCreated(raceType),
  failure: TOASTS.planNotCreated,
}

type Options = {
  /** The payload that an earlier visit left. */
  kept: NewPlan | undefined
  isSignedIn: boolean
  onCreated: (plan: TrainingPlan) => void
}

/**
 * What becomes of a checked payload: a signed-in user's is created at once, a visitor's is kept in the browser and
 * shown. So is the payload of a user whose session has ended in between, to be saved after signing in again.
 */
export function useGenerated({ kept, isSignedIn, onCreated }: Options) {
  const [payload, setPayload] = useState(kept)
  const entry = usePreviewEntry(kept !== undefined)
  const [isDrawing, startDrawing] = useTransition()
  const create = useCreatePlan(TOASTS_OF_CREATION)
  const isSending = useRef(false)
  const shown = entry.isShown ? payload : undefined
  const isBack = useWasTrue(shown !== undefined)
  // What is generated in this browser is there without a network too.
  useEffect(() => {
    if (payload) keepFiles()
  }, [payload])

  const { open, close } = entry
  const show = useCallback(() => {
    startDrawing(open)
    window.scrollTo({ top: 0 })
  }, [open])
  const keep = (next: NewPlan) => {
    storeGenerated(next)
    setPayload(next)
    show()
  }
  const send = async (next: NewPlan) => {
    if (isSending.current) return
    isSending.current = true
    try {
      onCreated(await create.mutateAsync(next))
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) keep(next)
    } finally {
      isSending.current = false
    }
  }
  return {
    payload,
    shown,
    isPending: isDrawing || create.isPending,
    generate: isSignedIn ? send : keep,
    replace: keep,
    show,
    /** The preview was left for the form. */
    isBack,
    hide: close,
    forget: () => {
      forgetGenerated()
      setPayload(undefined)
    },
  }
}

/** Whether the value has been true before. */
function useWasTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(false)
  useEffect(() => {
    if (value) setWasTrue(true)
  }, [value])
  return wasTrue
}
