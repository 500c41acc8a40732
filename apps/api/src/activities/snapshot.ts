import type { StoredWorkout } from '../workouts/workouts.repository.js'

/** What stood in a workout before a file or a link completed it, kept with the activity for the way back. */
export type Snapshot = {
  /** The workout's version once it was completed: a higher one tells that it was changed since. */
  version: number
  /** Whether the activity was kept as an extra session before. */
  isExtra?: boolean
  before: Pick<
    StoredWorkout,
    'isCompleted' | 'completedAt' | 'actualExercises' | 'actualDuration' | 'notes' | 'garminActivityId'
  >
}

export function snapshotOf(before: StoredWorkout, after: StoredWorkout): Snapshot {
  const { isCompleted, completedAt, actualExercises, actualDuration, notes, garminActivityId } = before
  return {
    version: after.version,
    before: { isCompleted, completedAt, actualExercises, actualDuration, notes, garminActivityId },
  }
}

/** The trace in an activity's free data; undefined where there is none. Only this program writes it. */
export function readSnapshot(activityData: Record<string, unknown>): Snapshot | undefined {
  const { replaced } = activityData
  return typeof replaced === 'object' && replaced !== null ? (replaced as Snapshot) : undefined
}
