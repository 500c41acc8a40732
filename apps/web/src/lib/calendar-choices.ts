import type { CalendarChoices } from '@tri/api-contract'
import type { Sport } from '@tri/plan-engine'

type Reminder = CalendarChoices['reminder']

/** When a calendar may remind, in words. */
export const REMINDERS: { value: Reminder; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'half-hour', label: '30 minutes before' },
  { value: 'hour', label: '1 hour before' },
  { value: 'evening-before', label: 'The evening before, at 20:00' },
]

/** What a choice of these says; none where it says something else. */
export const readReminder = (value: string): Reminder =>
  REMINDERS.find((reminder) => reminder.value === value)?.value ?? 'none'

export const SPORT_WORDS: Record<Sport, string> = { swim: 'Swim', bike: 'Bike', run: 'Run' }
