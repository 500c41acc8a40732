export const NAVIGATION = [
  { path: '/', label: 'Dashboard' },
  { path: '/my-plans', label: 'My Plans' },
  { path: '/garmin', label: 'Garmin' },
  { path: '/settings', label: 'Settings' },
] as const

/** The dashboard with an empty set-up, whatever plan is current. */
export const NEW_PLAN_PATH = '/?new'

/** The dashboard is active on its exact path, the others on theirs and everything below. */
export const isActive = (path: string, pathname: string): boolean =>
  path === '/' ? pathname === '/' : pathname === path || pathname.startsWith(`${path}/`)
