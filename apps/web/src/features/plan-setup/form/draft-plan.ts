import type { BySport, Paces, RaceType, WeeklySchedule } from '@tri/plan-engine'

/** The form as it is shown: texts as typed, everything else as the engine's numbers. */
export type DraftPlan = {
  name: string
  raceType: RaceType
  /** Miles, as typed. */
  distances: BySport<string>
  /** A calendar date; empty when it was taken away. */
  raceDate: string
  paces: Paces
  /** The finish time chosen on the goal slider; 0 until one is chosen. */
  goalSeconds: number
  schedule: WeeklySchedule
  /** What the athlete trains now; absent until they tell of it. */
  lately?: TypedLately | undefined
}

/** As typed: the hours of a week, and the minutes of the longest session of each sport. */
export type TypedLately = BySport<string> & {
  week: string
  /** However much it was, the plan begins no higher for it. */
  onlyLowers?: boolean | undefined
}

/** What the athlete has entered so far: the name and the date are absent until they are touched. */
export type TypedDraft = Omit<DraftPlan, 'name' | 'raceDate'> & {
  name?: string | undefined
  raceDate?: string | undefined
}
