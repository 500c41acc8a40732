import type { AdminAct } from '@tri/api-contract'
import type { ToastText } from '../messages.js'

/** What an admin did, in words that the address of whom it was done to follows, where there is one. */
export const ACT_TEXT: Record<AdminAct['kind'], string> = {
  'became-admin': 'Became an admin by a link of the server',
  'user-disabled': 'Switched off',
  'user-enabled': 'Switched on again',
  'user-erased': 'Erased',
  'made-admin': 'Made an admin',
  'made-user': 'Made a user again',
  'sessions-ended': 'Signed out everywhere',
  'reset-link-made': 'Made a link to a new password',
  'invite-made': 'Made an invite',
  'invite-withdrawn': 'Withdrew an invite',
  'job-retried': 'Tried failed work again',
  'mail-tested': 'Sent a test mail',
}

export const ADMIN_TOASTS = {
  userChanged: { title: 'Account changed' },
  userNotChanged: { title: 'The account was not changed' },
  userErased: { title: 'Account erased' },
  userNotErased: { title: 'The account was not erased' },
  sessionsEnded: { title: 'Signed out everywhere' },
  sessionsNotEnded: { title: 'Nobody was signed out' },
  resetLinkNotMade: { title: 'No link was made' },
  inviteMailed: { title: 'Invite on its way', message: 'The mail brings the link.' },
  inviteMade: { title: 'Invite made', message: 'Hand its link on: it is shown this once.' },
  inviteNotMade: { title: 'No invite was made' },
  inviteWithdrawn: { title: 'Invite withdrawn' },
  inviteNotWithdrawn: { title: 'The invite was not withdrawn' },
  jobRetried: { title: 'On its way again' },
  jobNotRetried: { title: 'It was not tried again' },
  mailTaken: { title: 'The mail server took it', message: 'Look into your inbox.' },
  mailNotTaken: { title: 'The mail was not taken' },
  becameAdmin: { title: 'You run this server now', message: 'Admin is in the menu.' },
  notAdmin: { title: 'You did not become an admin' },
} as const satisfies Record<string, ToastText>

const UNITS = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'] as const

/** `"38 MiB"`, `"1.4 GiB"`. */
export function bytesText(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10))
  const amount = bytes / 1024 ** power
  return `${amount.toFixed(amount < 10 && power > 0 ? 1 : 0)} ${UNITS[power]}`
}
