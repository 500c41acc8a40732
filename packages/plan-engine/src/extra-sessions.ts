import { DAY_NAMES, dateOf, parseIsoDay, weekdayOf, weekOf } from './calendar.js'
import { clampAmount } from './clamp-amount.js'
import { sessionLog } from './session-log.js'
import { type IsoDay, isSport, type PlanCalendar, type SessionType, type Workout } from './types.js'

/** Training that nobody planned: what was recorded, and no session of the plan is known to be. */
export type ExtraSession = {
  /** Names it among the others. */
  id: string
  type: SessionType
  name: string
  date: IsoDay
  /** Whole minutes. */
  duration: number
  metres?: number
  /** Sessions that it may be, by their ids. */
  mayBe: readonly string[]
  /** The athlete said that it was none of them. */
  isKept: boolean
}

/**
 * Those of what was recorded that count beside the plan. One that may be what the athlete logged by hand does not, until they say
 * that it was something else: the same training would count twice.
 */
export function extraSessions<E extends Pick<ExtraSession, 'mayBe' | 'isKept'>>(
  workouts: readonly Workout[],
  recorded: readonly E[],
): E[] {
  if (recorded.length === 0) return []
  const log = workouts.flatMap(sessionLog).filter(({ duration }) => clampAmount(duration) > 0)
  const logged = new Set(log.map(({ id }) => id))
  return recorded.filter(({ mayBe, isKept }) => isKept || !mayBe.some((id) => logged.has(id)))
}

/**
 * An extra session as a workout of its day, so that whatever sums up workouts counts it: nothing is planned in it, and all of it is
 * done, easily for want of better knowledge, and without a pace that could be compared. Undefined for a day outside of the plan.
 */
export function extraWorkout(calendar: PlanCalendar, extra: ExtraSession): Workout | undefined {
  const { id, type, name, date, metres } = extra
  const [week, day] = [weekOf(calendar, date), weekdayOf(date)]
  if (!parseIsoDay(date) || dateOf(calendar, week, day) !== date) return undefined
  const duration = clampAmount(extra.duration)
  const entry = { id, name, duration, distance: '', actualPace: '', intensity: 'easy' as const, notes: '' }
  return {
    week,
    day,
    dayName: DAY_NAMES[day],
    workoutType: isSport(type) ? type : 'mixed',
    exercises: [],
    totalDuration: 0,
    isCompleted: true,
    actualExercises: [{ ...entry, type, ...(metres !== undefined && { metres }) }],
    actualDuration: duration,
    completedAt: null,
    notes: null,
    garminActivityId: null,
  }
}
