import { clampAmount } from '../clamp-amount.js'
import { exerciseStress } from '../formulas/training-load.js'
import type { ActualExercise, BySport, Exercise, RaceType, Workout } from '../types.js'

/** Training stress of each sport and of all together. */
export type StressBySport = BySport<number> & { total: number }

/** No stress yet. */
export const noStress = (): StressBySport => ({ swim: 0, bike: 0, run: 0, total: 0 })

/** What a workout is planned to cost; exercises of an unknown sport count in the total only. */
export const plannedStress = ({ exercises }: Workout, raceType: RaceType): StressBySport =>
  sumOf(exercises.map((exercise) => ({ type: exercise.type, stress: exerciseStress(exercise, raceType) })))

/**
 * What a completed workout cost, nothing while it is open. Each actual exercise costs what was planned for it in
 * proportion to its minutes, one that was not planned what its label says; and all of them together in proportion to the
 * workout's actual duration, where that differs from their sum.
 */
export function doneStress(workout: Workout, raceType: RaceType): StressBySport {
  const { isCompleted, actualExercises, actualDuration, exercises } = workout
  if (!isCompleted) return noStress()
  const done: readonly (Exercise | ActualExercise)[] = actualExercises ?? exercises
  const minutes = done.reduce((sum, { duration }) => sum + clampAmount(duration), 0)
  const factor = actualDuration === null || minutes === 0 ? 1 : clampAmount(actualDuration) / minutes
  return sumOf(
    done.map((exercise) => {
      const planned = exercises.find(({ id }) => id === exercise.id)
      return { type: exercise.type, stress: factor * stressOf(exercise, planned, raceType) }
    }),
  )
}

function stressOf(done: Exercise | ActualExercise, planned: Exercise | undefined, raceType: RaceType): number {
  const plannedMinutes = clampAmount(planned?.duration)
  if (!planned || plannedMinutes === 0)
    return exerciseStress({ duration: clampAmount(done.duration), intensity: done.intensity }, raceType)
  return (exerciseStress(planned, raceType) * clampAmount(done.duration)) / plannedMinutes
}

function sumOf(parts: readonly { type: string; stress: number }[]): StressBySport {
  const sums = noStress()
  for (const { type, stress } of parts) {
    if (type === 'swim' || type === 'bike' || type === 'run') sums[type] += stress
    sums.total += stress
  }
  return sums
}

/** Adds what one workout costs to `sums`. */
export function addStress(sums: StressBySport, { swim, bike, run, total }: StressBySport): void {
  sums.swim += swim
  sums.bike += bike
  sums.run += run
  sums.total += total
}
