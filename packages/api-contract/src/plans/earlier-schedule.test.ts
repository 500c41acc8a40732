import { addDays, setAvailable } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { refusals, samplePlan } from '../testing/samples.js'
import { MAX_EARLIER_SCHEDULES, readSchedules, writeSchedules } from './earlier-schedule.js'
import { newPlan } from './plan.js'

const { weeklySchedule: usual } = samplePlan()
const without = (gone: number) => usual.map((day) => (day.day === gone ? setAvailable(day, false) : day))
const [noMondays, noTuesdays] = [without(1), without(2)]

const STORED = {
  weeklySchedule: usual,
  earlierSchedules: [
    { before: '2026-12-07', weeklySchedule: noMondays },
    { before: '2027-01-04', weeklySchedule: noTuesdays },
  ],
}
const COUNTED = {
  weeklySchedule: noMondays,
  scheduleChanges: [
    { from: '2026-12-07', weeklySchedule: noTuesdays },
    { from: '2027-01-04', weeklySchedule: usual },
  ],
}

describe('hours that changed on the way', () => {
  it('are stored with the last ones first, and counted from the first ones on', () => {
    expect(readSchedules(STORED)).toEqual(COUNTED)
    expect(writeSchedules(COUNTED)).toEqual(STORED)
  })

  it('are the same in whatever order they stand', () => {
    expect(readSchedules({ ...STORED, earlierSchedules: STORED.earlierSchedules.toReversed() })).toEqual(COUNTED)
    const scheduleChanges = COUNTED.scheduleChanges.toReversed()
    expect(writeSchedules({ ...COUNTED, scheduleChanges })).toEqual(STORED)
  })

  it('are none where they never did', () => {
    expect(readSchedules({ weeklySchedule: usual })).toEqual({ weeklySchedule: usual })
    expect(writeSchedules({ weeklySchedule: usual })).toEqual({ weeklySchedule: usual, earlierSchedules: [] })
  })

  it('are the latest of more than there is room for', () => {
    const scheduleChanges = Array.from({ length: MAX_EARLIER_SCHEDULES + 2 }, (_, at) => ({
      from: addDays('2026-12-07', at),
      weeklySchedule: without(at % 7),
    }))
    const { earlierSchedules, weeklySchedule } = writeSchedules({ weeklySchedule: usual, scheduleChanges })
    expect(earlierSchedules).toHaveLength(MAX_EARLIER_SCHEDULES)
    expect(earlierSchedules.at(-1)).toEqual({
      before: scheduleChanges.at(-1)?.from,
      weeklySchedule: scheduleChanges.at(-2)?.weeklySchedule,
    })
    expect(weeklySchedule).toEqual(scheduleChanges.at(-1)?.weeklySchedule)
  })

  it('go with a plan that is made, and are weeks of training themselves', () => {
    expect(refusals(newPlan, { ...samplePlan(), ...STORED, pacesFrom: '2027-01-04' })).toEqual([])
    const idle = usual.map((day) => setAvailable(day, false))
    expect(
      refusals(newPlan, { ...samplePlan(), earlierSchedules: [{ before: '2026-12-07', weeklySchedule: idle }] }),
    ).toEqual(['earlierSchedules: You need at least 3 training days per week'])
    expect(
      refusals(newPlan, { ...samplePlan(), earlierSchedules: [{ before: 'soon', weeklySchedule: usual }] }),
    ).toEqual(['earlierSchedules.0.before: Please enter a date as YYYY-MM-DD'])
  })
})
