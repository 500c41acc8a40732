import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarChoices, TrainingTimes } from '@tri/api-contract'
import { useState } from 'react'
import { call } from '../http/client.js'
import { FILE_TOASTS } from '../lib/texts/file-messages.js'
import { keys } from './keys.js'

/** Start times, and whether there is a feed. */
export const calendarQuery = queryOptions({
  queryKey: keys.calendar(),
  queryFn: () => call('calendar', 'settings', {}),
})

/** The athlete's calendar with what can be done to it; `path` is the feed's address, known only to who just made it. */
export function useCalendar() {
  const client = useQueryClient()
  const query = useQuery(calendarQuery)
  const [path, setPath] = useState<string>()
  const make = useMutation({
    mutationFn: () => call('calendar', 'makeFeed', {}),
    onSuccess: ({ path, settings }) => {
      client.setQueryData(calendarQuery.queryKey, settings)
      setPath(path)
    },
    meta: { success: FILE_TOASTS.feedMade, failure: FILE_TOASTS.feedNotMade },
  })
  const end = useMutation({
    mutationFn: () => call('calendar', 'endFeed', {}),
    onSuccess: (settings) => {
      client.setQueryData(calendarQuery.queryKey, settings)
      setPath(undefined)
    },
    meta: { success: FILE_TOASTS.feedEnded, failure: FILE_TOASTS.feedNotEnded },
  })
  const save = useMutation({
    mutationFn: (body: TrainingTimes) => call('calendar', 'changeTimes', { body }),
    onSuccess: (settings) => client.setQueryData(calendarQuery.queryKey, settings),
    meta: { success: FILE_TOASTS.timesSaved, failure: FILE_TOASTS.timesNotSaved },
  })
  const choose = useMutation({
    mutationFn: (body: CalendarChoices) => call('calendar', 'choose', { body }),
    onSuccess: (settings) => client.setQueryData(calendarQuery.queryKey, settings),
    // One after the other: what was chosen last is what stays.
    scope: { id: 'calendar choices' },
    meta: { success: FILE_TOASTS.choicesSaved, failure: FILE_TOASTS.choicesNotSaved },
  })
  return { query, path, make, end, save, choose }
}
