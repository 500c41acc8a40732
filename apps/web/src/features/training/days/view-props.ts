import type { TrainingPlan } from '@tri/api-contract'
import type { IsoDay } from '@tri/plan-engine'
import type { ReactNode } from 'react'
import type { WorkoutInWords } from '../../../lib/words.js'

/** What the daily and the weekly view are given. */
export type ViewProps = {
  plan: TrainingPlan
  workouts: readonly WorkoutInWords[]
  today: IsoDay
  selectedDay: IsoDay
  onSelectDay: (day: IsoDay) => void
  /** The season at a glance. */
  season?: ReactNode
}
