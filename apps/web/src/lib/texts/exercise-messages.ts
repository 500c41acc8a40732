import type { ToastText } from './messages.js'

/** Toasts of exercises and workouts that are added, changed, put elsewhere, linked or deleted; apart from the others, as only a plan loads them. */
export const EXERCISE_TOASTS = {
  exerciseDeleted: { title: 'Exercise deleted successfully' },
  exerciseNotDeleted: { title: 'Error deleting exercise', message: 'Failed to delete exercise' },
  exerciseRestored: { title: 'Exercise restored' },
  exerciseNotRestored: { title: 'Error restoring exercise' },
  sessionAdded: { title: 'Session added' },
  sessionNotAdded: { title: 'Error adding session' },
  sessionChanged: { title: 'Session changed' },
  sessionNotChanged: { title: 'Error changing session' },
  workoutMoved: (day: string): ToastText => ({
    title: 'Workout moved successfully',
    message: `Workout moved to ${day}`,
  }),
  workoutNotMoved: { title: 'Error moving workout' },
  exerciseLinked: { title: 'Straight after the one before', message: 'The two are done in one go' },
  exerciseUnlinked: { title: 'Later in the day', message: 'At best 4 hours or more after the one before' },
  exerciseNotLinked: { title: 'Error linking exercise', message: 'Failed to link exercise' },
  exerciseMoved: { title: 'Exercise moved successfully' },
  exerciseNotMoved: { title: 'Error moving exercise' },
} as const satisfies Record<string, ToastText | ((detail: string) => ToastText)>
