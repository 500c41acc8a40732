import { MAX_WEEKS, RHYTHMS, type Rhythm, type WeeklySchedule } from '@tri/plan-engine'
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

export const rhythm = z
  .enum(RHYTHMS, `Please choose how many load weeks come before each recovery week: ${RHYTHMS.join(' or ')}`)
  .check(z.describe('Weeks of load to each recovery week'))

/** Rhythms that held before the last one; the engine forgets those that no week went by. */
export const earlierRhythms = z
  .array(z.strictObject({ before: isoDay.check(z.describe('The first day on which it holds no more')), rhythm }))
  .check(
    z.maxLength(MAX_WEEKS, `A plan holds at most ${MAX_WEEKS} earlier rhythms`),
    z.describe(
      'Rhythms that held before the one of rhythm, each until a day: the weeks that went by them keep their names',
    ),
  )

export type EarlierRhythm = { before: string; rhythm: Rhythm }

/** How many load weeks come before each recovery week, as a plan is stored. */
export type StoredRhythms = { rhythm: Rhythm; earlierRhythms: readonly EarlierRhythm[] }
export type Rhythms = { [Field in keyof StoredRhythms]?: StoredRhythms[Field] | undefined }

/** Plans of before there was a choice have three load weeks to each recovery week. */
export const storedRhythms = ({ rhythm = '3:1', earlierRhythms: earlier = [] }: Rhythms): StoredRhythms => ({
  rhythm,
  earlierRhythms: earlier,
})

/** The same as the engine takes it: left out where it is the usual one. */
export function readRhythms(plan: Rhythms): Pick<SeasonInput, 'rhythm' | 'earlierRhythms'> {
  const { rhythm, earlierRhythms: earlier } = storedRhythms(plan)
  return {
    ...(rhythm !== '3:1' && { rhythm }),
    ...(earlier.length > 0 && { earlierRhythms: earlier }),
  }
}
