import type { WeeklySchedule } from '@tri/plan-engine'
import * as z from 'zod/mini'
import { SUNDAY_FIRST, weeklySchedule } from '../base/fields.js'

const trainingDay = { available: { const: true }, hours: { exclusiveMinimum: 0 } }

/** The schedule with what `scheduleProblem` asks of it, for the document. */
export const trainingWeek = weeklySchedule.check(
  z.meta({
    description: 'Seven days, Sunday first; at least three for training, one of them for endurance',
    allOf: [
      SUNDAY_FIRST,
      { contains: { properties: trainingDay }, minContains: 3 },
      { contains: { properties: { ...trainingDay, isEndurance: { const: true } } } },
    ],
  }),
)

/** What keeps days and hours from being a week of training, in words; undefined for a good one. */
export function scheduleProblem(schedule: WeeklySchedule): string | undefined {
  const training = schedule.filter(({ available, hours }) => available && hours > 0)
  if (training.length < 3) return 'You need at least 3 training days per week'
  if (!training.some(({ isEndurance }) => isEndurance)) return 'You need at least one endurance day per week'
  return undefined
}
