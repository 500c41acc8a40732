import type { ZonePaces } from '../formulas/zones.js'
import { generatePlan } from '../generate-plan.js'
import { loggedSession } from '../session-log.js'
import { type Exercise, isSport, type Paces, type PlanInput, type Workout } from '../types.js'
import { withExercises } from './edits.js'
import { repace } from './repace.js'
import { zonesByWeek } from './week-zones.js'

/**
 * A saved plan's workouts for another goal. Open exercises get the paces, distances, steps and reasons that the
 * generator gives their id for `goalPaces`; ids, days, order and durations stay, moved ones where they were put, deleted
 * ones deleted. Only the legs of the goal race, whose length is the goal itself, get a new duration; races on the way to it stay. Completed workouts, and those where
 * nothing changes, are the same objects; what is no session of a sport, and what the athlete made or changed by hand, stays as it is. `input` is what the plan was made from; its own goal does not matter.
 */
export function changeGoal<W extends Workout>(workouts: readonly W[], input: PlanInput, goalPaces: Paces): W[] {
  const newInput = { ...input, goalPaces }
  const zones = zonesByWeek(newInput)
  const fresh = new Map<string, Fresh>()
  for (const { exercises, workoutType } of generatePlan(newInput).workouts)
    for (const exercise of exercises) fresh.set(exercise.id, { exercise, isRaceLeg: workoutType === 'race' })
  return workouts.map((workout) => {
    // The legs of a race on the way are paced for that race.
    if (workout.isCompleted || workout.priority) return workout
    const exercises = workout.exercises.map((old) =>
      old.origin || loggedSession(workout, old) ? old : renew(old, fresh.get(old.id), zones[workout.week - 1]),
    )
    return exercises.every((exercise, index) => exercise === workout.exercises[index])
      ? workout
      : withExercises(workout, exercises)
  })
}

type Fresh = { exercise: Exercise; isRaceLeg: boolean }

/** The old exercise with what the goal changes; one that the generator knows by another content only gets new paces. */
function renew(old: Exercise, fresh: Fresh | undefined, zones: ZonePaces | undefined): Exercise {
  if (!fresh || !isSameSession(old, fresh)) return zones && isSport(old.type) ? repace(old, zones[old.type]) : old
  const { pace, distance, steps, reasons, duration, fuel, code } = fresh.exercise
  const { name: _name, notes: _notes, ...kept } = old
  const renewed: Exercise = {
    ...kept,
    pace,
    distance,
    steps,
    reasons,
    duration,
    ...(code && { code }),
    ...(fuel && { fuel }),
  }
  if (!fuel) delete renewed.fuel
  return JSON.stringify(renewed) === JSON.stringify(old) ? old : renewed
}

function isSameSession(old: Exercise, { exercise, isRaceLeg }: Fresh): boolean {
  const isSameLength = isRaceLeg || old.duration === exercise.duration
  return (
    isSameLength && old.type === exercise.type && old.code === exercise.code && old.intensity === exercise.intensity
  )
}
