import { type LoggedWorkout, sessionLog } from '@tri/plan-engine'

/** Where a workout's values came from; undefined when the athlete typed them, or nothing of it is logged. */
export function linkedSource(workout: LoggedWorkout & { garminActivityId: string | null }) {
  const { garminActivityId } = workout
  if (garminActivityId === null || sessionLog(workout).length === 0) return undefined
  if (garminActivityId.startsWith('file-')) return 'From a file'
  return garminActivityId.startsWith('test-') ? 'From a test activity' : 'From Garmin'
}
