import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { garminActivitiesQuery, refreshAfterArrival } from '../../data/garmin.js'
import { now } from '../../lib/dates/today.js'
import { type Arrivals, lookAgain, startWaiting } from './arrivals.js'

const EVERY_MS = 2_000

/** The list of activities, and what is on its way to it: asked for quietly until it has come. */
export function useArrivals() {
  const client = useQueryClient()
  const [arrivals, setArrivals] = useState<Arrivals | null>(null)
  const { data: activities, error, refetch } = useQuery(garminActivitiesQuery)
  const isWaiting = arrivals !== null && !arrivals.isOver
  const fresh = arrivals?.fresh ?? 0

  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(async () => {
      const { data } = await refetch()
      if (data) setArrivals((current) => current && lookAgain(current, idsOf(data), now().getTime()))
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, refetch])

  useEffect(() => {
    if (fresh > 0) void refreshAfterArrival(client)
  }, [fresh, client])

  /** From now on, whatever is not among `known` is news. */
  const beginWaiting = (known: readonly number[] = idsOf(activities ?? [])) =>
    setArrivals(startWaiting(known, now().getTime()))
  return { activities, error, refetch, arrivals, beginWaiting }
}

const idsOf = (activities: readonly { id: number }[]) => activities.map(({ id }) => id)
