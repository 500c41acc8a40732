import type { BySport, Paces, RaceType, WeeklySchedule } from '@tri/plan-engine'

/** What the athlete has entered so far: texts as typed, everything else as the engine's numbers. */
export type DraftPlan = {
  name: string
  raceType: RaceType
  /** Miles, as typed. */
  distances: BySport<string>
  /** A calendar date; empty until one is chosen. */
  raceDate: string
  paces: Paces
  /** The finish time chosen on the goal slider; 0 until one is chosen. */
  goalSeconds: number
  schedule: WeeklySchedule
}
