import {
  type IsoDay,
  loggedSession,
  type SessionState,
  type SkipReason,
  sessionLog,
  sessionState,
  type Workout,
} from '@tri/plan-engine'
import { clock, difference } from './measures/format.js'

/** A session's state, and the minutes behind it. */
export type SessionFacts = {
  state: SessionState
  planned: number
  /** Minutes that were logged. */
  done: number
  reason: SkipReason | undefined
}

/** The day of a session, and the day it is looked at. */
export type Days = { date: IsoDay; today: IsoDay }

export function sessionFacts(
  workout: Workout,
  exercise: Pick<Workout['exercises'][number], 'id' | 'duration'>,
  days: Days,
): SessionFacts {
  const entry = loggedSession(workout, exercise)
  return {
    state: sessionState({ workout, exercise, ...days }),
    planned: exercise.duration,
    done: entry?.duration ?? 0,
    reason: entry?.skipped,
  }
}

/** Why a session is skipped, as it stands behind the word: `"no pool"`. */
const SKIP_WORDS: Record<SkipReason, string> = {
  sick: 'sick',
  travel: 'travel',
  tired: 'tired',
  'no-pool': 'no pool',
  'no-time': 'no time',
  other: '',
}

/** A session's state in words: `"Done 0:42, +2 min"`, `"Partly: 0:45 of 1:10"`, `"Skipped, no pool"`. */
export function stateText({ state, planned, done, reason }: SessionFacts): string {
  if (state === 'done') return `Done ${clock(done)}${done === planned ? '' : `, ${difference(done - planned)}`}`
  if (state === 'partly') return `Partly: ${clock(done)} of ${clock(planned)}`
  if (state === 'skipped') return ['Skipped', reason && SKIP_WORDS[reason]].filter(Boolean).join(', ')
  return state === 'missed' ? 'Missed' : 'Planned'
}

/** What a day is: as its sessions are, or without any: rest, or training that nobody planned. */
export type DayState = {
  state: SessionState | 'rest' | 'extra'
  /** `"Done 0:42"`, `"Partly 0:45"`, `"Missed"`, `"0 of 2"`, `"Rest"`. */
  text: string
}

/** What a day's button says. As long as something is still to come, how many of its sessions are done; skipped ones do not count. */
export function dayState(workouts: readonly Workout[], days: Days): DayState {
  const all = workouts.flatMap((workout) => workout.exercises.map((exercise) => sessionFacts(workout, exercise, days)))
  const minutes = sum(workouts.flatMap(sessionLog).map(({ duration }) => duration))
  if (all.length === 0)
    return minutes > 0 ? { state: 'extra', text: `Extra ${clock(minutes)}` } : { state: 'rest', text: 'Rest' }
  const sessions = all.filter(({ state }) => state !== 'skipped')
  if (sessions.length === 0) return { state: 'skipped', text: 'Skipped' }
  if (sessions.some(({ state }) => state === 'planned')) {
    const done = sessions.filter(({ state }) => state === 'done' || state === 'partly')
    return { state: 'planned', text: `${done.length} of ${sessions.length}` }
  }
  if (sessions.every(({ state }) => state === 'missed')) return { state: 'missed', text: 'Missed' }
  const state = sessions.every((session) => session.state === 'done') ? 'done' : 'partly'
  return { state, text: `${state === 'done' ? 'Done' : 'Partly'} ${clock(minutes)}` }
}

const sum = (minutes: readonly number[]) => minutes.reduce((total, each) => total + each, 0)
