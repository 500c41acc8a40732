import type { WeeklySchedule } from '@tri/plan-engine'
import type { SeasonInput } from '@tri/plan-engine/adapt'
import * as z from 'zod/mini'
import { isoDay } from '../base/fields.js'
import { trainingWeek } from './training-week.js'

/** More often than once a week in two years nobody's hours change for good. */
export const MAX_EARLIER_SCHEDULES = 104

/** Hours that hold before the last ones; a change may begin weeks ahead. */
export const earlierSchedules = z
  .array(
    z.strictObject({
      before: isoDay.check(z.describe('The first day on which they hold no more')),
      weeklySchedule: trainingWeek,
    }),
  )
  .check(
    z.maxLength(MAX_EARLIER_SCHEDULES, `A plan holds at most ${MAX_EARLIER_SCHEDULES} earlier schedules`),
    z.describe('Hours that hold before those of weeklySchedule, each until a day'),
  )

type EarlierSchedule = { before: string; weeklySchedule: WeeklySchedule }

/** The hours of a plan as they are stored: the last ones, and those before them. */
export type StoredSchedules = { weeklySchedule: WeeklySchedule; earlierSchedules: readonly EarlierSchedule[] }
/** The same where none before them are left out. */
export type Schedules = Pick<StoredSchedules, 'weeklySchedule'> & {
  earlierSchedules?: StoredSchedules['earlierSchedules'] | undefined
}

type SeasonSchedules = Pick<SeasonInput, 'weeklySchedule' | 'scheduleChanges'>

/** The hours of a plan as the engine counts them: from the first on, each with the day on which it begins. */
export function readSchedules({ weeklySchedule: last, earlierSchedules: stored = [] }: Schedules): SeasonSchedules {
  const earlier = stored.toSorted((one, other) => (one.before < other.before ? -1 : 1))
  const [first] = earlier
  if (!first) return { weeklySchedule: last }
  const scheduleChanges = earlier.map(({ before: from }, at) => ({
    from,
    weeklySchedule: earlier[at + 1]?.weeklySchedule ?? last,
  }))
  return { weeklySchedule: first.weeklySchedule, scheduleChanges }
}

/** The same the other way round; of more than there is room for, the latest. */
export function writeSchedules({ weeklySchedule: first, scheduleChanges = [] }: SeasonSchedules): StoredSchedules {
  const changes = scheduleChanges.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const earlierSchedules = changes.map(({ from: before }, at) => ({
    before,
    weeklySchedule: changes[at - 1]?.weeklySchedule ?? first,
  }))
  return {
    weeklySchedule: changes.at(-1)?.weeklySchedule ?? first,
    earlierSchedules: earlierSchedules.slice(-MAX_EARLIER_SCHEDULES),
  }
}
