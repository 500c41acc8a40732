import { readPlanInput, type TrainingPlan } from '@tri/api-contract'
import { editWarnings } from '@tri/plan-engine/edit-warnings'
import { type Move, movedRows, withRows } from '../../../lib/moves.js'
import type { WorkoutInWords } from '../../../lib/words.js'

/** What a move would break, as sentences for the athlete; none when it breaks nothing. It can be made all the same. */
export function moveWarnings(plan: TrainingPlan, workouts: readonly WorkoutInWords[], move: Move): readonly string[] {
  const after = withRows(workouts, movedRows(workouts, move) ?? [])
  return editWarnings(workouts, after, readPlanInput(plan)).map(({ message }) => message)
}
