/**
 * What a page shows of its user, by the calls that have to be asked anew when it changed. Of the account: what the user
 * prefers, and which plan is current.
 */
export const NOUNS = [
  'plans',
  'workouts',
  'activities',
  'garmin',
  'account',
  'calendar',
  'sharing',
  'sign-ins',
  'time-off',
  'races',
  'thresholds',
  'access-tokens',
] as const
export type Noun = (typeof NOUNS)[number]
