import type { Page } from 'playwright-core'
import { DIALOGS } from './dialogs.js'
import { ENTRY_STATES } from './entry-states.js'
import { STATES } from './states.js'

/** Who looks: somebody without an account, one without a plan, one five weeks into a plan, one with a watch connected, one who runs the server. */
export type Viewer = 'visitor' | 'beginner' | 'runner' | 'watch' | 'admin'

/** Something to photograph: who sees it, where, and how one gets there. */
export type Scene = {
  name: string
  viewer: Viewer
  path: string
  /** A text of it, so that the picture is not taken too early. */
  shows: string | RegExp
  /** What is done before the page is opened: answers that fail or never come. */
  before?: (page: Page) => Promise<unknown>
  /** True when an answer never comes. */
  isWaiting?: boolean
  /** What is done on the page. */
  act?: (page: Page, size: 'wide' | 'narrow') => Promise<unknown>
}

const SCREENS: readonly Scene[] = [
  { name: 'set-up-first-visit', viewer: 'visitor', path: '/', shows: 'Training Plan Setup' },
  { name: 'auth-login', viewer: 'visitor', path: '/auth', shows: 'Train for your race in the hours you really have' },
  {
    name: 'auth-register',
    viewer: 'visitor',
    path: '/auth',
    shows: 'Train for your race in the hours you really have',
    act: (page) => page.getByRole('tab', { name: 'Register' }).click(),
  },
  { name: 'forgot-password', viewer: 'visitor', path: '/forgot-password', shows: 'npm run reset-password' },
  { name: 'reset-password', viewer: 'visitor', path: '/reset-password', shows: 'This link does not work' },
  { name: 'past-training', viewer: 'visitor', path: '/history', shows: 'Past training' },
  { name: 'privacy', viewer: 'visitor', path: '/privacy-policy', shows: 'Privacy Policy' },
  { name: 'terms', viewer: 'visitor', path: '/terms-of-service', shows: 'Terms of Service' },
  { name: 'not-found', viewer: 'visitor', path: '/no/such/page', shows: 'Page Not Found' },
  { name: 'set-up-beginner', viewer: 'beginner', path: '/', shows: 'Training Plan Setup' },
  { name: 'plans-none', viewer: 'beginner', path: '/my-plans', shows: 'No training plans yet' },
  { name: 'garmin-not-connected', viewer: 'beginner', path: '/garmin', shows: 'Not connected' },
  { name: 'settings', viewer: 'runner', path: '/settings', shows: 'Default Paces' },
  { name: 'security', viewer: 'runner', path: '/settings/security', shows: 'This device' },
  { name: 'daily', viewer: 'runner', path: '/', shows: 'Progress Tracking' },
  { name: 'weekly', viewer: 'runner', path: '/?week=6', shows: 'Progress Tracking' },
  { name: 'progress', viewer: 'runner', path: '/progress', shows: 'Progress Tracking' },
  { name: 'race', viewer: 'runner', path: '/race', shows: 'Race-day forecast' },
  { name: 'plans', viewer: 'runner', path: '/my-plans', shows: 'Lakefront Olympic' },
  { name: 'garmin-connected', viewer: 'watch', path: '/garmin', shows: 'Recent Activities' },
  { name: 'admin-users', viewer: 'admin', path: '/admin', shows: 'beginner@example.org' },
  {
    name: 'admin-server',
    viewer: 'admin',
    path: '/admin',
    shows: 'beginner@example.org',
    act: (page) => page.getByRole('tab', { name: 'Server' }).click(),
  },
  { name: 'invite-none', viewer: 'visitor', path: '/invite', shows: 'This invite opens nothing' },
]

export const SCENES: readonly Scene[] = [...SCREENS, ...ENTRY_STATES, ...STATES, ...DIALOGS]
