import { describe, expect, it } from 'vitest'
import { logExercise } from './edit/log-exercise.js'
import { type ExtraSession, extraSessions, extraWorkout } from './extra-sessions.js'
import { doneStress } from './insight/done-stress.js'
import { paceTrends } from './insight/pace-trend.js'
import { seasonLoad } from './insight/season-load.js'
import { seasonWeeks } from './insight/season-weeks.js'
import { weekTotals } from './insight/totals.js'
import { trackProgress } from './insight/track-progress.js'
import { exercise, workout } from './testing/workouts.js'
import type { Workout } from './types.js'

/** A Sunday; week 3 of 4 ends a week before it. */
const CALENDAR = { raceDate: '2027-03-28', totalWeeks: 4 }
const TUESDAY = '2027-03-16'

const extra = (changes: Partial<ExtraSession> = {}): ExtraSession => ({
  id: 'activity-7',
  type: 'bike',
  name: 'Lunch Ride',
  date: TUESDAY,
  duration: 52,
  metres: 24_000,
  mayBe: [],
  isKept: false,
  ...changes,
})
const rowOf = (changes: Partial<ExtraSession> = {}): Workout => {
  const row = extraWorkout(CALENDAR, extra(changes))
  if (!row) throw new Error('The day is one of the plan')
  return row
}

const run = exercise({ id: 'w3d2e0', type: 'run', duration: 40 })
const planned = workout(3, 2, [run], {})

describe('what was recorded and is linked to nothing', () => {
  it('counts beside the plan, also while a session that it may be is open or skipped', () => {
    const recorded = [extra(), extra({ id: 'b', mayBe: [run.id] })]
    expect(extraSessions([planned], recorded)).toEqual(recorded)
    const skipped = logExercise(planned, run.id, { state: 'skipped', reason: 'sick' }, '2027-03-16T08:00:00Z')
    expect(extraSessions(skipped ? [skipped] : [], recorded)).toEqual(recorded)
  })

  it('does not count twice what was logged by hand, unless the athlete says it was something else', () => {
    const done = logExercise(planned, run.id, { state: 'done' }, '2027-03-16T08:00:00Z')
    const workouts = done ? [done] : []
    expect(extraSessions(workouts, [extra({ mayBe: [run.id] })])).toEqual([])
    expect(extraSessions(workouts, [extra({ mayBe: ['w3d2e1'] })])).toHaveLength(1)
    expect(extraSessions(workouts, [extra({ mayBe: [run.id], isKept: true })])).toHaveLength(1)
  })
})

describe('an extra session as a workout', () => {
  it('stands on its day with nothing planned and all of it done', () => {
    expect(rowOf()).toMatchObject({ week: 3, day: 2, workoutType: 'bike', exercises: [], totalDuration: 0 })
    const { planned: asPlanned, done } = weekTotals([planned, rowOf()], 3)
    expect(asPlanned).toEqual({ swim: 0, bike: 0, run: 40, total: 40 })
    expect(done).toEqual({ swim: 0, bike: 52, run: 0, total: 52 })
  })

  it('counts in the season, the load and the progress as any session that was done', () => {
    const workouts = [planned, rowOf()]
    const week = seasonWeeks(CALENDAR, workouts, '2027-03-20')[2]
    expect(week).toMatchObject({ done: { total: 52 }, sessions: { planned: 1, done: 1 }, missed: 40 })
    const asked = { calendar: CALENDAR, raceType: 'olympic', startDate: '2027-03-01', today: '2027-03-20' } as const
    const load = seasonLoad({ ...asked, workouts })
    // An easy hour is 46.24.
    expect(load.days.find(({ date }) => date === TUESDAY)?.done.bike).toBeCloseTo((46.24 * 52) / 60, 9)
    const without = seasonLoad({ ...asked, workouts: [planned] })
    expect(load.lines.total.at(-9)?.fitness).toBeGreaterThan(without.lines.total.at(-9)?.fitness ?? 0)
    expect(trackProgress(CALENDAR, workouts)?.bike).toMatchObject({ minutes: { done: 52, planned: 0 } })
  })

  it.each(['strength', 'walk', 'other'] as const)(
    'of %s counts in hours and load, and in none of the three',
    (type) => {
      const row = rowOf({ type })
      expect(row.workoutType).toBe('mixed')
      expect(weekTotals([row], 3).done).toEqual({ swim: 0, bike: 0, run: 0, total: 52 })
      const { total, ...sports } = doneStress(row, 'olympic')
      expect(sports).toEqual({ swim: 0, bike: 0, run: 0 })
      expect(total).toBeCloseTo((46.24 * 52) / 60, 9)
    },
  )

  it('claims no pace that training could be compared by: nobody knows how hard it was', () => {
    const rows = [rowOf({ type: 'run' }), rowOf({ type: 'run', date: '2027-03-18' })]
    expect(paceTrends(CALENDAR, rows).run).toBeUndefined()
  })

  it('has no place on a day outside of the plan, and no minutes that are none', () => {
    for (const date of ['2027-02-28', '2027-03-29', 'yesterday', ''])
      expect(extraWorkout(CALENDAR, extra({ date })), date).toBeUndefined()
    expect(rowOf({ duration: Number.NaN }).actualDuration).toBe(0)
    expect(weekTotals([rowOf({ duration: -5 })], 3).done.total).toBe(0)
  })
})
