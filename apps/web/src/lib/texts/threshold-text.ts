import type { ToastText } from './messages.js'

/** Toasts of thresholds; apart from the others, as few pages load them. */
export const THRESHOLD_TOASTS = {
  saved: { title: 'Threshold saved', message: 'Your targets follow it.' },
  notSaved: { title: 'Failed to save the threshold' },
  removed: { title: 'Threshold removed', message: 'Your targets follow the one before it.' },
  notRemoved: { title: 'Failed to remove the threshold', message: 'Please try again.' },
} as const satisfies Record<string, ToastText>
