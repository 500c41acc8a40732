import type { ToastText } from './messages.js'

/** Toasts of proposals and time off; apart from the others, as few pages load them. */
export const ADAPT_TOASTS = {
  planChanged: (count: string): ToastText => ({ title: 'Plan changed', message: `${count} made.` }),
  planChangedFrom: (start: string): ToastText => ({ title: `Your plan is changed from ${start}` }),
  planNotChanged: { title: 'Failed to change the plan' },
  versionRestored: (count: string): ToastText => ({
    title: 'Version restored',
    message: `${count} changed back from tomorrow. Done and past ones stay.`,
  }),
  planKept: { title: 'Your plan stays as it is' },
  notKept: { title: 'Failed to keep the plan', message: 'Please try again.' },
  undone: { title: 'Changes undone', message: 'Your plan is as it was.' },
  notUndone: { title: 'These changes stay' },
  timeOffSaved: { title: 'Time off saved', message: 'Your plan still fits.' },
  timeOffNotSaved: { title: 'Failed to save time off' },
  racesSaved: { title: 'Races saved', message: 'Your plan still fits.' },
  raceNotSaved: { title: 'Failed to save the race' },
  raceNotRemoved: { title: 'Failed to remove the race', message: 'Please try again.' },
  timeOffRemoved: { title: 'Time off removed' },
  timeOffNotRemoved: { title: 'Failed to remove time off', message: 'Please try again.' },
} as const satisfies Record<string, ToastText | ((detail: string) => ToastText)>
