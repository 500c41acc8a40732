import { timingText } from '@tri/plan-engine'
import { mainPartText } from '../plan/main-part-text.js'
import {
  isGoalRace,
  type PlannedExercise,
  type PlannedWorkout,
  type PlanSheet,
  RACE_NAMES,
  TYPE_NAMES,
} from '../plan/plan.js'
import { durationText, lineText, purposeOf, reasonSentences, setLines, workoutTitle } from '../plan/session-text.js'
import { type EventDays, eventMark, stateLine } from './event-state.js'

/** What stands in the calendar's grid: `"Bike: Long Ride (3:00 h)"`, behind a mark of what became of it. */
export function eventSummary(sheet: PlanSheet, workout: PlannedWorkout, days: EventDays): string {
  const mark = eventMark(workout, days)
  if (isGoalRace(workout)) return `${mark}Race day: ${sheet.name} (${RACE_NAMES[sheet.raceType]})`
  if (workout.workoutType === 'race') return `${mark}Race day: ${raceOnTheWay(workout)}`
  const after = workout.isAfterRace ? 'After the race: ' : ''
  return `${mark}${after}${workoutTitle(workout)} (${durationText(workout.totalDuration)})`
}

/** `City Triathlon (B race)`, or `B race` where it has no name. */
function raceOnTheWay({ priority, exercises }: PlannedWorkout): string {
  const name = exercises.flatMap(({ reasons }) => reasons).find(({ rule }) => rule === 'race-leg')?.inputs.name
  return typeof name === 'string' ? `${name} (${priority} race)` : `${priority} race`
}

/** The whole workout as plain text: each exercise with when it is done, what became of it, its steps, what it is for and why it is there. */
export const eventDescription = (workout: PlannedWorkout, days: EventDays): string =>
  workout.exercises
    .map((exercise) =>
      [timingText(workout, exercise), stateLine(workout, exercise, days), exerciseText(exercise)]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n')

/** Sports in the order they are done, `Brick` or `Race` last. */
export function eventCategories({ workoutType, exercises }: PlannedWorkout): readonly string[] {
  const sports = [...new Set(exercises.map(({ type }) => TYPE_NAMES[type]))]
  if (workoutType === 'race') return [...sports, 'Race']
  return workoutType === 'brick' ? [...sports, 'Brick'] : sports
}

function exerciseText(exercise: PlannedExercise): string {
  const { name, duration, distance, units } = exercise
  const head = [`${name}: ${durationText(duration)}`, distance, mainPartText(exercise, units)]
    .filter(Boolean)
    .join(', ')
  const steps = setLines(exercise).map((line) => `- ${lineText(line)}`)
  const why = reasonSentences(exercise)
  return [head, ...steps, purposeOf(exercise), ...(why.length > 0 ? [`Why: ${why.join(' ')}`] : [])]
    .filter(Boolean)
    .join('\n')
}
