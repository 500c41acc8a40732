import type { Workout } from '@tri/api-contract'

/** Where a completed workout's values came from; undefined when the athlete typed them, or it is not completed. */
export function linkedSource({ isCompleted, garminActivityId }: Pick<Workout, 'isCompleted' | 'garminActivityId'>) {
  if (!isCompleted || garminActivityId === null) return undefined
  if (garminActivityId.startsWith('file-')) return 'From a file'
  return garminActivityId.startsWith('test-') ? 'From a test activity' : 'From Garmin'
}
