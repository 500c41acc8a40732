import type { Bests } from '@tri/plan-engine/zones'
import type { Activity } from '../activity/activity-type.js'

/** What is kept in mind of an activity of before: its totals, and the best of it; the track is gone. */
export type PastActivity = Activity & {
  /** Mean watts as they weigh, of a ride where they were measured. */
  weightedWatts: number | null
  bests: Bests
}
