import { SWAP_RULES } from '../../audit/facts/swapped-weeks.js'
import type { WeekShape } from '../../season/volume.js'
import type { Reason, Workout } from '../../types.js'

/** Why each week that has changed places with another one has: its sessions came from the week so many weeks before it. */
export type Swaps = ReadonlyMap<number, Reason>

/** The weeks of a plan that have changed places, as the reasons of their sessions tell it; each tells of both. */
export function swapsIn(workouts: readonly Workout[]): Swaps {
  const swaps = new Map<number, Reason>()
  for (const { week, exercises } of workouts)
    for (const reason of exercises.flatMap(({ reasons }) => reasons)) {
      const { weeks, isEasy } = reason.inputs
      if (!SWAP_RULES.includes(reason.rule) || typeof weeks !== 'number') continue
      swaps.set(week, reason)
      const other = week - weeks
      if (!swaps.has(other))
        swaps.set(other, { ...reason, inputs: { ...reason.inputs, weeks: -weeks, isEasy: isEasy !== true } })
    }
  return swaps
}

/** The weeks of a season as they are planned where some have changed places. */
export const withSwaps = (shapes: readonly WeekShape[], swaps: Swaps): readonly WeekShape[] =>
  shapes.map((shape) => {
    const { week, days, availableMinutes, isWhole } = shape
    const weeks = swaps.get(week)?.inputs.weeks
    const from = typeof weeks === 'number' ? shapes[week - weeks - 1] : undefined
    return from ? { ...from, week, days, availableMinutes, isWhole } : shape
  })

/** The workouts that were planned anew, each of whose sessions tells where its week has changed places. */
export const tellingSwaps = (workouts: readonly Workout[], swaps: Swaps): Workout[] =>
  workouts.map((workout) => {
    const swap = swaps.get(workout.week)
    if (!swap || workout.workoutType === 'race') return workout
    const exercises = workout.exercises.map((exercise) => ({
      ...exercise,
      reasons: [...exercise.reasons, { ...swap, inputs: { ...swap.inputs, planned: exercise.duration } }],
    }))
    return { ...workout, exercises }
  })
