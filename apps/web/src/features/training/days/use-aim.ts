import { useQuery } from '@tanstack/react-query'
import type { TrainingPlan } from '@tri/api-contract'
import { aimWorkouts } from '@tri/plan-engine/zones'
import { useMemo } from 'react'
import { thresholdsQuery } from '../../../data/adapt/thresholds.js'
import { athleteOf } from '../../../lib/athlete.js'
import type { Aim } from '../../../lib/words.js'
import { useAuth } from '../../../session/auth-context.js'

/** Lays what is known of the athlete over the sessions of a plan; undefined where there is nothing to lay over, and while it is awaited. */
export function useAim({ raceType, raceDate, totalWeeks }: TrainingPlan): { aim: Aim | undefined; isAwaited: boolean } {
  const { data, isPending } = useQuery(thresholdsQuery)
  const { user } = useAuth()
  const aim = useMemo<Aim | undefined>(() => {
    const athlete = athleteOf(user, data ?? [])
    if (athlete.thresholds.length + Object.keys(athlete.methods ?? {}).length === 0) return undefined
    const plan = { raceType, raceDate, totalWeeks }
    return (workout) => aimWorkouts([workout], plan, athlete)[0] ?? workout
  }, [data, user, raceType, raceDate, totalWeeks])
  return { aim, isAwaited: isPending }
}
