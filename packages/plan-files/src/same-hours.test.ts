import { addDays, DAY_NAMES, weekTotals } from '@tri/plan-engine'
import { seasonWeeks } from '@tri/plan-engine/season'
import { en } from '@tri/plan-engine/texts/en'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { planCalendar } from './calendar/calendar.js'
import { planBooklet } from './pdf/pdf.js'
import { workoutForReader } from './plan/in-readers-words.js'
import type { PlanSheet } from './plan/plan.js'
import { durationText } from './plan/session-text.js'
import { STORED_UNITS } from './plan/units.js'
import { FONTS } from './testing/fonts.js'
import { anyPlan } from './testing/random-plans.js'
import { readPdfPages } from './testing/read-pdf.js'

const STAMP = new Date('2026-11-20T12:00:00Z')
/** So early that no day of training reaches the next one. */
const EARLY = { timeZone: 'UTC', times: Object.fromEntries(DAY_NAMES.map((_, day) => [day, '00:05'])) }

const sheetOf = ({ plan, workouts }: typeof anyPlan extends fc.Arbitrary<infer Plan> ? Plan : never): PlanSheet => ({
  name: plan.name,
  calendar: { raceDate: plan.raceDate, totalWeeks: plan.totalWeeks },
  raceType: plan.raceType,
  workouts: workouts.map((workout, index) => ({
    ...workoutForReader(workout, { texts: en, units: STORED_UNITS }),
    id: index + 1,
  })),
})

/** Minutes of the events between two dates, both included. */
function calendarMinutes(ics: string, from: string, to: string): number {
  const events = new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each))
  const days = events.filter(({ startDate }) => {
    const date = startDate.toString().slice(0, 10)
    return date >= from && date <= to
  })
  return days.reduce((sum, { duration }) => sum + duration.toSeconds() / 60, 0)
}

describe('the hours of a week', () => {
  it('are the same in strip, planner, booklet and calendar, for any plan and whatever was moved or deleted', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (any) => {
        const sheet = sheetOf(any)
        const { content } = await planBooklet(sheet, { fonts: FONTS, stamp: STAMP })
        const pages = readPdfPages(content)
        const ics = planCalendar(sheet, { stamp: STAMP, host: 'example.org', startTimes: EARLY })
        for (const { week, from, to, planned } of seasonWeeks(sheet.calendar, sheet.workouts, '2026-11-20')) {
          expect(planned).toEqual(weekTotals(sheet.workouts, week).planned)
          expect(addDays(from, 6)).toBe(to)
          expect(calendarMinutes(ics, from, to)).toBe(planned.total)
          const page = pages.find((texts) => texts.includes(`Week ${week} of ${sheet.calendar.totalWeeks}`))
          expect((page ?? []).join(' ').replace(/\s+/g, ' ')).toContain(`Total ${durationText(planned.total)}`)
        }
      }),
      { numRuns: 5 },
    )
  }, 60_000)
})
