import { addDays, dateOf, weekdayOf } from '../calendar.js'
import { clampAmount } from '../clamp-amount.js'
import { phaseOfWeek } from '../season/goals/phase-of-week.js'
import { loggedSession, sessionLog } from '../session-log.js'
import type { IsoDay, Phase, PlanCalendar, RhythmCalendar, Sport, Workout } from '../types.js'
import { type Compliance, compliance } from './compliance.js'
import { sessionState } from './session-state.js'
import { type SportMinutes, weekTotals } from './totals.js'

/** One week of a season in figures. Minutes as `weekTotals` counts them: the race included. */
export type SeasonWeek = {
  week: number
  phase: Phase
  from: IsoDay
  to: IsoDay
  planned: SportMinutes
  done: SportMinutes
  /** Planned minutes of days that are over that were not done: of missed sessions, and what partly done ones fell short. */
  missed: number
  /** Exercises, the race's three legs included. */
  sessions: { planned: number; done: number }
  /** Minutes of the longest planned ride and run, the race excluded; 0 for none. */
  longRide: number
  longRun: number
  /** Where today lies: the week is over, runs, or is still to come. */
  time: 'past' | 'now' | 'ahead'
  /** Only of a week that is over and held something. */
  compliance: Compliance | undefined
}

/** Every week from the first to the race, as its workouts stand; none for a number of weeks that is none. */
export function seasonWeeks(calendar: RhythmCalendar, workouts: readonly Workout[], today: IsoDay): SeasonWeek[] {
  const byWeek = new Map<number, Workout[]>()
  for (const workout of workouts) {
    const inWeek = byWeek.get(workout.week)
    if (inWeek) inWeek.push(workout)
    else byWeek.set(workout.week, [workout])
  }
  const weeks = Math.trunc(Math.min(clampAmount(calendar.totalWeeks), MAX_WEEKS))
  const races = workouts.filter(({ workoutType }) => workoutType === 'race')
  return Array.from({ length: weeks }, (_, index) =>
    weekFigures(calendar, {
      week: index + 1,
      phase: phaseOfWeek(calendar, races, index + 1),
      workouts: byWeek.get(index + 1) ?? [],
      today,
    }),
  )
}

/** Far more weeks than a plan has; a number beyond it is a mistake. */
const MAX_WEEKS = 520

type Question = { week: number; phase: Phase; workouts: readonly Workout[]; today: IsoDay }

function weekFigures(calendar: PlanCalendar, { week, phase, workouts, today }: Question): SeasonWeek {
  const to = dateOf(calendar, week, weekdayOf(calendar.raceDate))
  const from = addDays(to, -6)
  const { planned, done } = weekTotals(workouts, week)
  const time = to < today ? 'past' : from > today ? 'ahead' : 'now'
  return {
    week,
    phase,
    from,
    to,
    planned,
    done,
    missed: missedMinutes(calendar, workouts, today),
    sessions: sessionsOf(workouts),
    longRide: longest(workouts, 'bike'),
    longRun: longest(workouts, 'run'),
    time,
    compliance: time === 'past' ? compliance(done.total, planned.total) : undefined,
  }
}

function sessionsOf(workouts: readonly Workout[]): SeasonWeek['sessions'] {
  const planned = workouts.reduce((sum, { exercises }) => sum + exercises.length, 0)
  const done = workouts.flatMap((workout) => sessionLog(workout).filter(({ duration }) => clampAmount(duration) > 0))
  return { planned, done: done.length }
}

/** What was skipped on purpose is not missed. */
function missedMinutes(calendar: PlanCalendar, workouts: readonly Workout[], today: IsoDay): number {
  let missed = 0
  for (const workout of workouts) {
    const date = dateOf(calendar, workout.week, workout.day)
    if (date >= today) continue
    for (const exercise of workout.exercises) {
      const state = sessionState({ workout, exercise, date, today })
      if (state !== 'missed' && state !== 'partly') continue
      missed += Math.max(0, clampAmount(exercise.duration) - clampAmount(loggedSession(workout, exercise)?.duration))
    }
  }
  return missed
}

/** Minutes of the longest planned exercise of a sport, the race excluded; 0 for none. */
export function longest(workouts: readonly Workout[], sport: Sport): number {
  const training = workouts.filter(({ workoutType }) => workoutType !== 'race')
  const exercises = training.flatMap((workout) => workout.exercises.filter(({ type }) => type === sport))
  return exercises.reduce((max, { duration }) => Math.max(max, clampAmount(duration)), 0)
}
