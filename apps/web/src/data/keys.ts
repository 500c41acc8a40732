import type { QueryKey } from '@tanstack/react-query'
import type { Noun, UserSearch } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'

/**
 * Where each answer is kept in the cache: by noun, then by what of it. A shorter key stands for all that begins with it, so that
 * whatever is known of a noun can be asked anew at once.
 */
export const keys = {
  /** What the user prefers, and which plan is current. */
  account: () => ['account'] as const,
  user: () => ['account', 'user'] as const,
  currentPlan: () => ['account', 'current plan'] as const,
  plans: () => ['plans'] as const,
  planList: () => ['plans', 'list'] as const,
  planWeeks: (ids: readonly number[]) => ['plans', 'weeks', ids] as const,
  /** Of all plans. */
  workouts: () => ['workouts'] as const,
  plan: (id: number) => ({ workouts: () => ['workouts', id] as const }),
  /** What is proposed for plans: computed from what was done, missed and told. */
  proposals: () => ['proposals'] as const,
  proposalsOf: (planId: number, of: string) => ['proposals', planId, of] as const,
  /** Of a choice of changes, for the workouts that they were proposed for: never out of date. */
  outlook: (planId: number, of: readonly string[]) => ['outlook', planId, of] as const,
  activities: () => ['activities'] as const,
  latestActivities: () => ['activities', 'latest'] as const,
  activityPage: (page: number) => ['activities', 'page', page] as const,
  tracksOf: (workoutId: number) => ['activities', 'tracks', workoutId] as const,
  doneBefore: (day: IsoDay) => ['activities', 'done before', day] as const,
  pastImports: () => ['activities', 'imports'] as const,
  trainingBefore: (planId: number) => ['activities', 'before', planId] as const,
  unlinkedOf: (planId: number) => ['activities', 'unlinked', planId] as const,
  garmin: () => ['garmin'] as const,
  garminConnection: () => ['garmin', 'connection'] as const,
  garminSettings: () => ['garmin', 'settings'] as const,
  calendar: () => ['calendar'] as const,
  sharing: () => ['sharing'] as const,
  sharedPlan: (token: string) => ['sharing', token] as const,
  signIns: () => ['sign-ins'] as const,
  latestSignIns: () => ['sign-ins', 'latest'] as const,
  wrongPasswords: () => ['sign-ins', 'wrong passwords'] as const,
  sessions: () => ['sign-ins', 'sessions'] as const,
  accountEvents: () => ['sign-ins', 'events'] as const,
  waysIn: () => ['sign-ins', 'ways in'] as const,
  signInOptions: () => ['sign-in options'] as const,
  timeOff: () => ['time-off'] as const,
  races: () => ['races'] as const,
  thresholds: () => ['thresholds'] as const,
  signUps: () => ['sign-ups'] as const,
  invite: (token: string) => ['sign-ups', 'invite', token] as const,
  /** What those who run the server see. */
  admin: () => ['admin'] as const,
  adminUsers: (search: UserSearch) => ['admin', 'users', search] as const,
  adminInvites: () => ['admin', 'invites'] as const,
  adminJobs: () => ['admin', 'failed jobs'] as const,
  adminActs: () => ['admin', 'acts'] as const,
  adminServer: () => ['admin', 'server'] as const,
  accessTokens: () => ['access-tokens'] as const,
}

/** What shows a noun: asked anew when it has changed. */
export const KEYS_OF: Record<Noun, readonly QueryKey[]> = {
  plans: [keys.plans(), keys.currentPlan()],
  workouts: [keys.workouts()],
  activities: [keys.activities()],
  garmin: [keys.garmin()],
  account: [keys.account()],
  calendar: [keys.calendar()],
  sharing: [keys.sharing()],
  'sign-ins': [keys.signIns()],
  'time-off': [keys.timeOff()],
  races: [keys.races()],
  thresholds: [keys.thresholds()],
  'access-tokens': [keys.accessTokens()],
}

/** What proposals are computed from by the server: asked anew whenever it has changed, also where the change itself is known. */
export const PROPOSED_FROM: readonly Noun[] = ['workouts', 'activities', 'time-off', 'races']
