import type { ToastText } from './messages.js'

/** Toasts of calendar, sharing, and files that come in or go out; apart from the others, as no first screen needs them. */
export const FILE_TOASTS = {
  feedMade: { title: 'Calendar link made', message: 'Add it to your calendar now: it is shown this once.' },
  feedNotMade: { title: 'Error making the calendar link', message: 'Please try again.' },
  feedEnded: { title: 'Calendar link switched off' },
  feedNotEnded: { title: 'Error switching the calendar link off', message: 'Please try again.' },
  timesSaved: { title: 'Start times saved', message: 'Calendars that follow your plan take them over by themselves.' },
  timesNotSaved: { title: 'Error saving the start times', message: 'Please try again.' },
  choicesSaved: { title: 'Calendar saved', message: 'Calendars that follow your plan take it over by themselves.' },
  choicesNotSaved: { title: 'Error saving the calendar', message: 'Please try again.' },
  notShared: { title: 'Error sharing the plan', message: 'Please try again.' },
  sharingEnded: { title: 'Sharing stopped', message: 'The link opens nothing any more.' },
  sharingNotEnded: { title: 'Error: the plan is still shared', message: 'Please try again.' },
  planImported: (name: string): ToastText => ({ title: 'Plan imported', message: name }),
  planNotImported: { title: 'Error importing the plan', message: 'Please try again.' },
  activitiesAdded: (title: string, message: string): ToastText => ({ title, message }),
  activitiesNotAdded: { title: 'Error adding the activity', message: 'Please try again.' },
  activityHere: (words: string): ToastText => ({ title: 'Already here', message: words }),
  activitiesTakenBack: { title: 'Import undone', message: 'The activity is gone, and your sessions are as before.' },
  activitiesNotTakenBack: { title: 'Error undoing the import', message: 'Please try again.' },
  fileSaved: (name: string, notes: readonly string[]): ToastText => ({
    title: `${name} is in your downloads`,
    message: notes.join(' '),
  }),
  textCopied: (notes: readonly string[]): ToastText => ({
    title: 'Copied for intervals.icu',
    message: ['Paste it into the workout builder there.', ...notes].join(' '),
  }),
  fileNotMade: { title: 'This file could not be made', message: 'Please try again.' },
} as const satisfies Record<string, ToastText | ((...details: never[]) => ToastText)>
