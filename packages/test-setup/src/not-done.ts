/** What stands in a workout that nobody has done yet. */
export const NOT_DONE = {
  isCompleted: false,
  actualExercises: null,
  actualDuration: null,
  completedAt: null,
  notes: null,
  garminActivityId: null,
} as const
