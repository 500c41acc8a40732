import { clampAmount } from '../clamp-amount.js'
import { exerciseStress } from '../formulas/training-load.js'
import { sessionLog } from '../session-log.js'
import type { ActualExercise, BySport, Exercise, RaceType, Workout } from '../types.js'

/** Training stress of each sport and of all together. */
export type StressBySport = BySport<number> & { total: number }

/** No stress yet. */
export const noStress = (): StressBySport => ({ swim: 0, bike: 0, run: 0, total: 0 })

/** What a workout is planned to cost; exercises of an unknown sport count in the total only. */
export const plannedStress = ({ exercises }: Workout, raceType: RaceType): StressBySport =>
  sumOf(exercises.map((exercise) => ({ type: exercise.type, stress: exerciseStress(exercise, raceType) })))

/** What the sessions of a workout that nothing was logged for are planned to cost. */
export function openStress(workout: Workout, raceType: RaceType): StressBySport {
  const log = sessionLog(workout)
  if (log.length === 0) return plannedStress(workout, raceType)
  const logged = new Set(log.map(({ id }) => id))
  return plannedStress({ ...workout, exercises: workout.exercises.filter(({ id }) => !logged.has(id)) }, raceType)
}

/**
 * What the logged sessions of a workout cost. Each costs what was planned for it in proportion to its minutes, one that was not
 * planned what its label says; and all of them together in proportion to a completed workout's actual duration, where that
 * differs from their sum.
 */
export function doneStress(workout: Workout, raceType: RaceType): StressBySport {
  const { isCompleted, actualDuration, exercises } = workout
  const done = sessionLog(workout)
  if (done.length === 0) return noStress()
  const minutes = done.reduce((sum, { duration }) => sum + clampAmount(duration), 0)
  const isWhole = isCompleted && actualDuration !== null && minutes > 0
  const factor = isWhole ? clampAmount(actualDuration) / minutes : 1
  return sumOf(
    done.map((entry) => {
      const planned = exercises.find(({ id }) => id === entry.id)
      return { type: entry.type, stress: factor * stressOf(entry, planned, raceType) }
    }),
  )
}

function stressOf(done: ActualExercise, planned: Exercise | undefined, raceType: RaceType): number {
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
