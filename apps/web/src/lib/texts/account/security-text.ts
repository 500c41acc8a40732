import type { AccountEvent } from '@tri/api-contract'
import type { ToastText } from '../messages.js'

/** What happened to an account, in its owner's words. */
export const EVENT_TEXT: Record<AccountEvent['kind'], string> = {
  'password-changed': 'Password changed',
  'password-reset': 'Password set anew by a link',
  'reset-link-made': 'A link to a new password was made on the server',
  'new-device': 'Signed in on a new device',
  'sessions-ended': 'Signed out on one device',
  'data-exported': 'All data downloaded',
  'email-change-asked': 'New e-mail address asked for',
  'email-changed': 'E-mail address changed',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'second-factor-on': 'Second factor switched on',
  'second-factor-off': 'Second factor switched off',
  'recovery-codes-made': 'New recovery codes made',
  'recovery-code-used': 'Recovery code used',
  'identity-linked': 'Sign-in by another service linked',
  'identity-unlinked': 'Sign-in by another service ended',
  'token-made': 'Access token made',
  'token-ended': 'Access token revoked',
  'token-used': 'Changed with an access token',
}

export const SECURITY_TOASTS = {
  signedOutThere: { title: 'Signed out on that device' },
  notSignedOutThere: { title: 'Error signing out on that device', message: 'Please try again.' },
  wasYou: { title: 'Good to know', message: 'You are not asked about this device again.' },
  notNoted: { title: 'Error', message: 'Please try again.' },
  notSwitched: { title: 'Error', message: 'Please try again.' },
  switchedOff: { title: 'Second factor switched off' },
  noCodes: { title: 'Error making recovery codes', message: 'Please try again.' },
  passkeyAdded: { title: 'Passkey added', message: 'You can sign in with it from now on.' },
  passkeyNotAdded: { title: 'Error adding the passkey', message: 'Please try again.' },
  passkeyRemoved: { title: 'Passkey removed' },
  passkeyNotChanged: { title: 'Error changing the passkey', message: 'Please try again.' },
  linkNotSent: { title: 'Error sending the link' },
  passwordNotReset: { title: 'Error choosing the password' },
} as const satisfies Record<string, ToastText>
