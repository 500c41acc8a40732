import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import type { TextExercise } from '@tri/plan-engine/texts'
import { useEffect, useMemo, useState } from 'react'
import { plansQuery } from '../../data/plans/plans.js'
import { workoutsQuery } from '../../data/workouts/workouts.js'
import { useToday } from '../../lib/dates/use-today.js'
import { type WorkoutInWords, workoutsInWords } from '../../lib/words.js'
import { useAuth } from '../../session/auth-context.js'
import { useUnits } from '../../ui/use-units.js'
import { readStoredSetup } from '../plan-setup/form/stored-draft.js'

/** A session, as it is done; the plan and the row only where it is saved. */
type Found = { exercise: TextExercise; saved?: { plan: TrainingPlan; workout: WorkoutInWords } }

/** The session at an address; null when there is none, undefined while it is looked for. */
export function useSavedSession(planId: number, exerciseId: string): Found | null | undefined {
  const { user, isLoading } = useAuth()
  const units = useUnits()
  const plans = useQuery({ ...plansQuery, enabled: Boolean(user) })
  const rows = useQuery({ ...workoutsQuery(planId), enabled: Boolean(user) })
  return useMemo(() => {
    if (isLoading || (user && (plans.isPending || rows.isPending))) return undefined
    const plan = plans.data?.find(({ id }) => id === planId)
    const row = rows.data?.find(({ exercises }) => exercises.some(({ id }) => id === exerciseId))
    const [workout] = row ? workoutsInWords(units, [row]) : []
    const exercise = workout?.exercises.find(({ id }) => id === exerciseId)
    return plan && workout && exercise ? { exercise, saved: { plan, workout } } : null
  }, [isLoading, user, plans, rows, planId, exerciseId, units])
}

/** The same of the plan that a guest has generated in this browser. */
export function useGuestSession(exerciseId: string): Found | null | undefined {
  const today = useToday()
  const units = useUnits()
  const [found, setFound] = useState<Found | null>()
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const [{ generated }, { workoutsOfGuest }] = await Promise.all([
        readStoredSetup(today),
        import('./guest-plan.js'),
      ])
      if (!generated) return null
      const all = workoutsInWords(units, workoutsOfGuest(generated))
      const exercise = all.flatMap(({ exercises }) => exercises).find(({ id }) => id === exerciseId)
      return exercise ? { exercise } : null
    }
    look()
      .catch(() => null)
      .then((next) => isGone || setFound(next))
    return () => {
      isGone = true
    }
  }, [today, units, exerciseId])
  return found
}
