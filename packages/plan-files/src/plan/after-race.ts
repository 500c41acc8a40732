import { DAY_NAMES, daysBetween, isSport, weekdayOf } from '@tri/plan-engine'
import { isGoalRace, type PlannedWorkout, type PlanSheet } from './plan.js'

/**
 * The days after the race as workouts of weeks that follow the plan's last one: files write them like any other day, marked. They
 * follow the race, and count changes as it does.
 */
export function afterRaceWorkouts({ calendar, workouts, afterRace = [] }: PlanSheet): readonly PlannedWorkout[] {
  const { id, revision, changedAt } = workouts.find(isGoalRace) ?? {}
  return afterRace.map(({ date, ...session }) => ({
    week: calendar.totalWeeks + Math.ceil(daysBetween(calendar.raceDate, date) / 7),
    day: weekdayOf(date),
    dayName: DAY_NAMES[weekdayOf(date)],
    workoutType: isSport(session.type) ? session.type : 'mixed',
    exercises: [session],
    totalDuration: session.duration,
    isCompleted: false,
    actualExercises: null,
    actualDuration: null,
    completedAt: null,
    notes: null,
    garminActivityId: null,
    ...(revision !== undefined && { revision }),
    ...(changedAt && { changedAt }),
    isAfterRace: true,
    ...(id !== undefined && { raceId: id }),
  }))
}
