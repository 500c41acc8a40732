import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarChoices, CalendarSettings, TrainingTimes } from '@tri/api-contract'
import { useState } from 'react'
import { call } from '../../http/client.js'
import { FILE_TOASTS } from '../../lib/texts/file-messages.js'
import { changed } from '../changed.js'
import { keys } from '../keys.js'

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
  const put = (settings: CalendarSettings) => () => client.setQueryData(calendarQuery.queryKey, settings)
  const make = useMutation({
    mutationFn: () => call('calendar', 'makeFeed', {}),
    onSuccess: ({ path, settings }) => {
      setPath(path)
      return changed<'calendar', 'makeFeed'>(client, { calendar: put(settings) })
    },
    meta: { success: FILE_TOASTS.feedMade, failure: FILE_TOASTS.feedNotMade },
  })
  const end = useMutation({
    mutationFn: () => call('calendar', 'endFeed', {}),
    onSuccess: (settings) => {
      setPath(undefined)
      return changed<'calendar', 'endFeed'>(client, { calendar: put(settings) })
    },
    meta: { success: FILE_TOASTS.feedEnded, failure: FILE_TOASTS.feedNotEnded },
  })
  const save = useMutation({
    mutationFn: (body: TrainingTimes) => call('calendar', 'changeTimes', { body }),
    onSuccess: (settings) => changed<'calendar', 'changeTimes'>(client, { calendar: put(settings) }),
    meta: { success: FILE_TOASTS.timesSaved, failure: FILE_TOASTS.timesNotSaved },
  })
  const choose = useMutation({
    mutationFn: (body: CalendarChoices) => call('calendar', 'choose', { body }),
    onSuccess: (settings) => changed<'calendar', 'choose'>(client, { calendar: put(settings) }),
    // One after the other: what was chosen last is what stays.
    scope: { id: 'calendar choices' },
    meta: { success: FILE_TOASTS.choicesSaved, failure: FILE_TOASTS.choicesNotSaved },
  })
  return { query, path, make, end, save, choose }
}
