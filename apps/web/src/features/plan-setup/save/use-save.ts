import type { Credentials, NewPlan, TrainingPlan } from '@tri/api-contract'
import { useReducer } from 'react'
import { useCreatePlan } from '../../../data/plans/plans.js'
import { ApiError, refusedFields } from '../../../http/api-error.js'
import { today } from '../../../lib/dates/today.js'
import { TOASTS } from '../../../lib/texts/messages.js'
import { useAuth } from '../../../session/auth-context.js'
import { startingOn } from '../form/read-stored.js'
import { isWaiting, type Mode, nextStep } from './save-step.js'

const OVER = 'The race is too close to plan for any more. Please choose a new date.'

/** Saves a generated plan, signing in first where nobody is signed in. One attempt at a time. */
export function useSave(payload: NewPlan, onSaved: (plan: TrainingPlan) => void) {
  const { user, login, register } = useAuth()
  const create = useCreatePlan({ success: TOASTS.planSaved, failure: TOASTS.planNotSaved })
  const [step, send] = useReducer(nextStep, { kind: 'closed' })

  const save = async () => {
    try {
      const plan = startingOn(payload, today())
      if (!plan) throw new Error(OVER)
      onSaved(await create.mutateAsync(plan))
    } catch (error) {
      send({ kind: 'failed', problem: words(error), isSessionOver: error instanceof ApiError && error.status === 401 })
    }
  }
  /** Answers what was wrong with which field. */
  const signIn = async (mode: Mode, credentials: Credentials) => {
    if (isWaiting(step)) return {}
    send({ kind: 'credentials-sent', mode })
    try {
      await (mode === 'login' ? login : register)(credentials)
    } catch (error) {
      const fields = refusedFields(error)
      send({ kind: 'refused', problem: Object.keys(fields).length > 0 ? undefined : words(error) })
      return fields
    }
    send({ kind: 'entered' })
    await save()
    return {}
  }
  const open = async () => {
    if (step.kind !== 'closed') return
    send({ kind: 'opened', isSignedIn: Boolean(user) })
    if (user) await save()
  }
  const tryAgain = async () => {
    if (step.kind !== 'unsaved') return
    send({ kind: 'tried-again' })
    await save()
  }
  const close = () => {
    if (!isWaiting(step)) send({ kind: 'closed' })
  }
  return { step, open, signIn, tryAgain, close }
}

const words = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.'
