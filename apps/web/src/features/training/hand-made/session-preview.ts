import { readPlanInput, type TrainingPlan } from '@tri/api-contract'
import { addExercise, changeExercise, type Exercise, emptyWorkout, type Weekday, type Workout } from '@tri/plan-engine'
import { editWarnings } from '@tri/plan-engine/edit-warnings'
import type { WorkoutInWords } from '../../../lib/words.js'
import { storedOf } from '../../../lib/words.js'
import type { SessionRequest } from './session-draft.js'

/** What is made by hand: a new session of a day, or one that is there. */
export type HandMade =
  | { kind: 'add'; week: number; day: Weekday }
  | { kind: 'edit'; workout: WorkoutInWords; exerciseId: string }

/** How a session will be once it is saved, and what the audit minds that it did not before. */
export type SessionPreview = { exercise: Exercise; warnings: readonly string[] }

const NEW_ID = 'new'

/** The session that is asked for, written as the server will write it; undefined where there is nothing to change. */
export function previewOf(
  subject: HandMade,
  fields: SessionRequest,
  { plan, workouts }: { plan: TrainingPlan; workouts: readonly WorkoutInWords[] },
): SessionPreview | undefined {
  const input = readPlanInput(plan)
  const rows: readonly Workout[] = workouts.map(storedOf)
  const before = subject.kind === 'edit' ? storedOf(subject.workout) : lastOf(rows, subject)
  const after =
    subject.kind === 'edit'
      ? changeExercise(before, subject.exerciseId, fields, input)
      : addExercise(before, fields, { id: NEW_ID, input })
  const id = subject.kind === 'edit' ? subject.exerciseId : NEW_ID
  const exercise = after?.exercises.find((each) => each.id === id)
  if (!after || !exercise) return undefined
  const changed = rows.includes(before) ? rows.map((row) => (row === before ? after : row)) : [...rows, after]
  return { exercise, warnings: editWarnings(rows, changed, input).map(({ message }) => message) }
}

/** The day's last workout, or an empty one. */
const lastOf = (rows: readonly Workout[], place: { week: number; day: Weekday }): Workout =>
  rows.findLast(({ week, day }) => week === place.week && day === place.day) ?? emptyWorkout(place)
