import type { ToastText } from './messages.js'

/** What a failed connection may say of itself at most. */
const LONGEST_REASON = 200

/** Every toast of the Garmin page; apart from the others, as only that page loads them. */
export const GARMIN_TOASTS = {
  authNotStarted: { title: 'Failed to start Garmin authorization' },
  connected: { title: 'Garmin account connected successfully' },
  notConnected: (reason: string): ToastText => ({
    title: 'Connection Failed',
    message: `Failed to connect Garmin account: ${reason.slice(0, LONGEST_REASON)}`,
  }),
  connectionWorks: (message: string): ToastText => ({ title: 'Connection Works', message }),
  tokenExpired: (message: string): ToastText => ({ title: 'Token Expired', message }),
  connectionIssue: (message: string): ToastText => ({ title: 'Connection Issue', message }),
  notTested: { title: 'Failed to test connection' },
  disconnected: { title: 'Garmin account disconnected' },
  notDisconnected: { title: 'Failed to disconnect Garmin account' },
  asked: { title: 'Garmin was asked', message: 'Activities arrive within minutes.' },
  synced: (message: string): ToastText => ({ title: 'Activities synced successfully', message }),
  notSynced: { title: 'Failed to sync activities' },
  testActivityCreated: { title: 'Test activity created' },
  testActivityNotCreated: { title: 'Failed to create test activity' },
  linked: { title: 'Activity linked', message: 'The session is done with its values.' },
  notLinked: { title: 'Failed to link activity' },
  unlinked: { title: 'Activity unlinked', message: 'The session stays done.' },
  notUnlinked: { title: 'Failed to unlink activity' },
  keptAsExtra: { title: 'Kept as an extra session', message: 'It counts, and you are not asked about it again.' },
  notKept: { title: 'Failed to keep activity as extra' },
  notAskedAgain: { title: 'Failed to ask about the activity again' },
  watchOn: { title: 'Workouts go to your watch', message: 'The next 14 days are sent now and kept up to date.' },
  watchOff: { title: 'Workouts no longer go to your watch' },
  watchNotChanged: { title: 'Failed to change what goes to your watch' },
} as const satisfies Record<string, ToastText | ((detail: string) => ToastText)>
