import type { Sport } from '@tri/plan-engine'
import type { NewActivity } from './file-activities.repository.js'

/** Garmin's names of the sports, for all activities in one list. */
const TYPES: Record<Sport, string> = { swim: 'SWIMMING', bike: 'CYCLING', run: 'RUNNING' }

/** What a file tells of an activity, whether it came alone or with many others. */
type Filed = {
  sport: Sport | null
  name: string
  startTime: string
  localDay: string
  /** Seconds. */
  duration: number
  /** Metres. */
  distance: number | null
  averageHeartRate: number | null
  maxHeartRate: number | null
  calories: number | null
  elevationGain: number | null
}

/** The columns that are the same for each activity of a file. */
export function columnsOf(filed: Filed) {
  const { sport, name, startTime, localDay, duration, averageHeartRate, maxHeartRate, calories, elevationGain } = filed
  const metres = filed.distance ?? 0
  return {
    source: 'file' as const,
    activityName: name,
    activityType: sport ? TYPES[sport] : 'OTHER',
    ...{ sport, startTime, localDay, duration, averageHeartRate, maxHeartRate, calories, elevationGain },
    distance: metres,
    averagePace: metres > 0 ? duration / 60 / (metres / 1000) : null,
    averageSpeed: metres > 0 ? metres / duration : null,
    linkedWorkoutId: null,
  } satisfies Partial<NewActivity>
}
