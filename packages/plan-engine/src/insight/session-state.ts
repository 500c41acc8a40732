import { clampAmount } from '../clamp-amount.js'
import { loggedSession } from '../session-log.js'
import type { Exercise, IsoDay, Workout } from '../types.js'

/** What became of a session: logged as good as planned, in part, over with nothing logged, still to come, or skipped. */
export const SESSION_STATES = ['done', 'partly', 'missed', 'planned', 'skipped'] as const
/** One of `SESSION_STATES`. */
export type SessionState = (typeof SESSION_STATES)[number]

/** Less of the planned minutes than this is a part. Design choice. */
const AS_GOOD_AS_ALL = 0.7

/** A session in its workout, and the days that tell whether it is over. */
export type SessionQuestion<W extends Workout = Workout> = {
  workout: W
  exercise: Pick<Exercise, 'id' | 'duration'>
  /** The session's day. */
  date: IsoDay
  today: IsoDay
}

/** The state of one session. What was logged with no minutes, and not as skipped, was not done. */
export function sessionState({ workout, exercise, date, today }: SessionQuestion): SessionState {
  const entry = loggedSession(workout, exercise)
  if (entry?.skipped !== undefined) return 'skipped'
  const [done, planned] = [clampAmount(entry?.duration), clampAmount(exercise.duration)]
  if (!entry || (done === 0 && planned > 0)) return date < today ? 'missed' : 'planned'
  return done >= planned * AS_GOOD_AS_ALL ? 'done' : 'partly'
}
