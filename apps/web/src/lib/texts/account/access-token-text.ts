import type { TokenScope } from '@tri/api-contract'
import type { ToastText } from '../messages.js'

/** What a token may do, in its owner's words. */
export const SCOPE_TEXT: Record<TokenScope, { label: string; description: string }> = {
  'plans:read': { label: 'Read plans', description: 'Plans, sessions, proposals, thresholds and time off' },
  'plans:propose': {
    label: 'Propose changes',
    description: 'Ask what would change, and tell of time off; no plan changes',
  },
  'plans:apply': { label: 'Change plans', description: 'Move, add and edit sessions, and accept proposals' },
  'activities:read': { label: 'Read activities', description: 'What your devices recorded' },
  'activities:write': { label: 'Record training', description: 'Add activities, and say what was done' },
}

export const ACCESS_TOKEN_TOASTS = {
  notMade: { title: 'Error making the access token', message: 'Please try again.' },
  revoked: { title: 'Access token revoked', message: 'It opens nothing from now on.' },
  notRevoked: { title: 'Error revoking the access token', message: 'Please try again.' },
} as const satisfies Record<string, ToastText>
