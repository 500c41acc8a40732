import type { SignIn } from '@tri/api-contract'
import type { ToastText } from '../messages.js'

/** What happened at the account's door, in the user's words. */
export const SIGN_IN_TEXT: Record<SignIn['kind'], string> = {
  registered: 'Account created',
  'signed-in': 'Signed in',
  refused: 'Wrong password',
  'signed-out': 'Signed out',
  'signed-out-elsewhere': 'Signed out everywhere else',
  'password-changed': 'Password changed',
}

export const SIGN_IN_TOASTS = {
  signedOutElsewhere: { title: 'Signed out everywhere else', message: 'You stay signed in here.' },
  notSignedOutElsewhere: { title: 'Error signing out elsewhere', message: 'Please try again.' },
} as const satisfies Record<string, ToastText>

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** An instant on the clock of this browser: `"20 Nov 2026, 16:40"`. */
export const momentText = (at: string): string => moment.format(new Date(at))
