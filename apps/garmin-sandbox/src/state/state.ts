import { hexFrom } from '../activities/random.js'
import type { Summary } from '../activities/summary.js'
import type { Window } from '../activities/training-week.js'
import type { Delivery } from './deliveries.js'
import { type Faults, NO_FAULTS } from './faults.js'
import type { Permission } from './permissions.js'

/** An athlete's consent to the partner. */
export type Registration = {
  permissions: Permission[]
  /** UTC, seconds. */
  connectedAt: number
  /** Activities that ended up to here have been uploaded; UTC, seconds. */
  uploadedUntil: number
  /** Windows of history that were asked for. */
  backfilled: Window[]
}

export type Athlete = {
  number: number
  /** The same after each new connection. */
  userId: string
  registration: Registration | null
  /** What was recorded by hand, beside the usual week. */
  recorded: Summary[]
}

/** A consent on its way back to the partner; secrets are kept as fingerprints only. */
export type Code = {
  fingerprint: string
  athlete: number
  permissions: Permission[]
  redirectUri: string
  challenge: string
  /** Milliseconds. */
  expiresAt: number
}

export type Token = {
  fingerprint: string
  kind: 'access' | 'refresh'
  athlete: number
  /** Milliseconds. */
  expiresAt: number
  isRevoked: boolean
}

/** What a ping's address gives out. */
export type PullToken = { fingerprint: string; summaries: (Summary & { userId: string })[]; expiresAt: number }

export type StoredWorkout = { workoutId: number; athlete: number; body: Record<string, unknown> }

export type Scheduled = { scheduleId: number; athlete: number; workoutId: number; date: string }

/** All that the sandbox knows; what is written to its file. */
export type State = {
  version: 1
  athletes: Athlete[]
  codes: Code[]
  tokens: Token[]
  pullTokens: PullToken[]
  deliveries: Delivery[]
  workouts: StoredWorkout[]
  schedules: Scheduled[]
  faults: Faults
  /** Workouts, schedules and deliveries are numbered in one row. */
  nextNumber: number
}

/** A sandbox that nobody has used: three athletes, none connected. */
export function newState(): State {
  return {
    version: 1,
    athletes: [1, 2, 3].map(newAthlete),
    codes: [],
    tokens: [],
    pullTokens: [],
    deliveries: [],
    workouts: [],
    schedules: [],
    faults: { ...NO_FAULTS },
    nextNumber: 1001,
  }
}

export const newAthlete = (number: number): Athlete => ({
  number,
  userId: hexFrom(`sandbox athlete ${number}`, 32),
  registration: null,
  recorded: [],
})

export const nameOf = ({ number }: Pick<Athlete, 'number'>): string => `Sandbox athlete ${number}`
