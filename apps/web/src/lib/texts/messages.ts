/**
 * What a toast says; `message` is left out when the title says it all, `fallback` stands in for the server's words.
 * `undo` takes back what it tells of.
 */
export type ToastText = { title: string; message?: string; fallback?: string; undo?: (() => void) | undefined }

/** Toasts of the product, success and failure; those that only one screen shows are apart, as only that one loads them. */
export const TOASTS = {
  loginFailed: { title: 'Login failed' },
  registrationFailed: { title: 'Registration failed' },
  logoutFailed: { title: 'Logout failed' },
  planCreated: (raceType: string): ToastText => ({
    title: 'Training plan created!',
    message: `Your ${raceType} training plan has been generated successfully.`,
  }),
  planNotCreated: { title: 'Error creating plan', fallback: 'Please check your inputs and try again.' },
  planSaved: { title: 'Success!', message: 'Your training plan has been saved successfully.' },
  planNotSaved: { title: 'Error' },
  preferencesUpdated: { title: 'Preferences updated', message: 'Your default settings have been saved.' },
  preferencesNotUpdated: { title: 'Error updating preferences', message: 'Please try again.' },
  goalUpdated: {
    title: 'Training plan updated!',
    message: 'Finish time goal has been updated. New workouts generated.',
  },
  goalNotUpdated: { title: 'Error updating plan', message: 'Please try again.' },
  planDeleted: { title: 'Plan deleted' },
  planNotDeleted: { title: 'Failed to delete training plan' },
  planRestored: { title: 'Plan restored' },
  planNotRestored: { title: 'Error restoring plan', message: 'Please try again.' },
  resultKept: { title: 'Result kept' },
  resultNotKept: { title: 'Error keeping the result', message: 'Please try again.' },
  planRenamed: { title: 'Plan renamed' },
  planNotRenamed: { title: 'Error renaming plan', message: 'Please try again.' },
  planDuplicated: (name: string): ToastText => ({ title: 'Plan duplicated', message: name }),
  planNotDuplicated: { title: 'Error duplicating plan', message: 'Please try again.' },
  plansImported: (count: string): ToastText => ({ title: 'File imported', message: `${count} added to My Plans.` }),
  plansNotImported: { title: 'Error importing the file', message: 'Please try again.' },
  accountNotDownloaded: { title: 'Error downloading your data', message: 'Please try again.' },
  passwordChanged: { title: 'Password changed', message: 'You are signed out on every other device.' },
  passwordNotChanged: { title: 'Error changing password', message: 'Please try again.' },
  accountDeleted: { title: 'Account deleted', message: 'Everything in it has been erased.' },
  accountNotDeleted: { title: 'Error deleting account', message: 'Please try again.' },
  currentPlanUpdated: { title: 'Current plan updated' },
  currentPlanNotUpdated: { title: 'Failed to set current training plan' },
  workoutCompleted: { title: 'Workout completed!' },
  workoutNotCompleted: { title: 'Error', message: 'Failed to complete workout' },
  workoutIncomplete: { title: 'Workout marked incomplete' },
  sessionSkipped: { title: 'Session skipped' },
  workoutStatusNotUpdated: { title: 'Failed to update workout status' },
  linkCopied: { title: 'Link Copied' },
} as const satisfies Record<string, ToastText | ((detail: string) => ToastText)>
