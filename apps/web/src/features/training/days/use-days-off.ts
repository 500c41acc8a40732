import { useQuery } from '@tanstack/react-query'
import type { IsoDay } from '@tri/plan-engine'
import { useCallback } from 'react'
import type { DaysOff } from '../../../components/week/week-days.js'
import { timeOffQuery } from '../../../data/adapt/time-off.js'
import { timeOffName } from '../../../lib/texts/time-off-text.js'

/** The days of which the athlete said that they cannot train as planned; none until they are known. */
export function useDaysOff(): DaysOff {
  const { data } = useQuery(timeOffQuery)
  return useCallback(
    (date: IsoDay) => {
      const told = data?.find(({ from, to }) => from <= date && date <= to)
      return told && timeOffName(told.reason)
    },
    [data],
  )
}
