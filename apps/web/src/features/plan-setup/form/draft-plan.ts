import type { BySport, Paces, RaceType, Rhythm, WeeklySchedule } from '@tri/plan-engine'

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
  /** Weeks of load to each recovery week; absent until one is chosen. */
  rhythm?: Rhythm | undefined
  /** What the athlete trains now; absent until they tell of it. */
  lately?: TypedLately | undefined
  /** The plan that it was filled in from; absent where the athlete began with nothing. */
  from?: FilledFrom | undefined
}

/** A plan that a draft was filled in from: its name, the race that its paces were told for, and what was done in it lately, where that is known. */
export type FilledFrom = { name: string; raceType: RaceType; lately?: TypedLately | undefined }

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
