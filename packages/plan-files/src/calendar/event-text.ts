import { timingText } from '@tri/plan-engine'
import { type PlannedExercise, type PlannedWorkout, type PlanSheet, RACE_NAMES, SPORT_NAMES } from '../plan/plan.js'
import { durationText, lineText, purposeOf, reasonSentences, setLines, workoutTitle } from '../plan/session-text.js'

/** What stands in the calendar's grid: `"Bike: Long Ride (3:00 h)"`, with a tick once it is done. */
export function eventSummary(sheet: PlanSheet, workout: PlannedWorkout): string {
  const done = workout.isCompleted ? '\u2713 ' : ''
  if (workout.workoutType === 'race') return `${done}Race day: ${sheet.name} (${RACE_NAMES[sheet.raceType]})`
  const after = workout.isAfterRace ? 'After the race: ' : ''
  return `${done}${after}${workoutTitle(workout)} (${durationText(workout.totalDuration)})`
}

/** The whole workout as plain text: each exercise with when it is done, its steps, what it is for and why it is there. */
export const eventDescription = (workout: PlannedWorkout): string =>
  workout.exercises
    .map((exercise) => [timingText(workout, exercise), exerciseText(exercise)].filter(Boolean).join('\n'))
    .join('\n\n')

/** Sports in the order they are done, `Brick` or `Race` last. */
export function eventCategories({ workoutType, exercises }: PlannedWorkout): readonly string[] {
  const sports = [...new Set(exercises.map(({ type }) => SPORT_NAMES[type]))]
  if (workoutType === 'race') return [...sports, 'Race']
  return workoutType === 'brick' ? [...sports, 'Brick'] : sports
}

function exerciseText(exercise: PlannedExercise): string {
  const { name, duration, distance, pace } = exercise
  const head = [`${name}: ${durationText(duration)}`, distance, pace].filter(Boolean).join(', ')
  const steps = setLines(exercise).map((line) => `- ${lineText(line)}`)
  const why = reasonSentences(exercise)
  return [head, ...steps, purposeOf(exercise), ...(why.length > 0 ? [`Why: ${why.join(' ')}`] : [])]
    .filter(Boolean)
    .join('\n')
}
