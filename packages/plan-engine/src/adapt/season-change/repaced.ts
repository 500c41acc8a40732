import { weekZones } from '../../formulas/zones.js'
import type { Workout } from '../../types.js'
import { raceWorkout } from '../../week/race-day.js'
import { atSeasonPaces } from '../proposal/changes.js'
import { holding, isGoalRace } from '../proposal/chosen.js'
import { aheadOf, type Timeline } from '../timeline/timeline.js'
import { movedRace } from './merge-days.js'

/**
 * The plan at the paces of its season: from a day on each open session keeps its day, its minutes and its steps, and is as much slower
 * after a gap as it was; the legs of the goal race are as long as its goal makes them. What is pinned, made or changed by hand stays.
 */
export function repaced(timeline: Timeline, saved: readonly Workout[], from: number): Workout[] {
  const { season, toRace, pinned } = timeline
  const atPaces = atSeasonPaces(timeline)
  const race = raceWorkout(season, weekZones(season.race, season.goal), saved)
  return saved.map((workout) => {
    if (isGoalRace(workout)) return movedRace(workout, race, ({ id }) => pinned.has(id))
    if (workout.workoutType === 'race' || aheadOf(workout, season, toRace) < from) return workout
    return holding(
      workout,
      workout.exercises.map((exercise) =>
        exercise.origin || pinned.has(exercise.id) ? exercise : atPaces(exercise, workout.week),
      ),
    )
  })
}
