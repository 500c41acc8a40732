import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { garminActivitiesQuery } from '../../data/activities/garmin.js'
import { showToast } from '../../http/toasts.js'
import { now } from '../../lib/dates/today.js'
import { GARMIN_TOASTS } from '../../lib/texts/garmin-messages.js'
import { type Arrivals, arrivalsText, lookAgain, startWaiting } from './arrivals.js'

const EVERY_MS = 1_000

/** The list of activities, and what is on its way to it: live events bring it, and the clock tells when no more comes. */
export function useArrivals() {
  const client = useQueryClient()
  const [arrivals, setArrivals] = useState<Arrivals | null>(null)
  const { data: activities, error, refetch } = useQuery(garminActivitiesQuery)
  const isWaiting = arrivals !== null && !arrivals.isOver

  useEffect(() => {
    if (!isWaiting) return
    const look = () => {
      const ids = idsOf(client.getQueryData(garminActivitiesQuery.queryKey) ?? [])
      setArrivals((current) => current && lookAgain(current, ids, now().getTime()))
    }
    const timer = setInterval(look, EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, client])

  useEffect(() => {
    if (arrivals?.isOver && arrivals.fresh > 0) void showToast(GARMIN_TOASTS.synced(arrivalsText(arrivals)))
  }, [arrivals])

  /** From now on, whatever is not among `known` is news. */
  const beginWaiting = (known: readonly number[] = idsOf(activities ?? [])) =>
    setArrivals(startWaiting(known, now().getTime()))
  return { activities, error, refetch, arrivals, beginWaiting }
}

const idsOf = (activities: readonly { id: number }[]) => activities.map(({ id }) => id)
