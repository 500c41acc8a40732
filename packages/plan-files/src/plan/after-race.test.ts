import { generatePlan, type PlanInput, weekdayOf } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { planCalendar } from '../calendar/calendar.js'
import { planCsv } from '../csv/csv.js'
import { planBooklet } from '../pdf/pdf.js'
import { type PlanFields, readPlanFile, writePlanFile } from '../plan-file/plan-file.js'
import { FONTS } from '../testing/fonts.js'
import { readTable } from '../testing/read-csv.js'
import { readPdfPages } from '../testing/read-pdf.js'
import { RACE_DATE, realPlan, realStoredPlan, seasonOf } from '../testing/real-plans.js'
import { inReadersWords, sheetForDevice } from './in-readers-words.js'
import type { PlanSheet } from './plan.js'

const input: PlanInput = seasonOf('ironman', 'intermediate', 12)
const { afterRace, workouts } = generatePlan(input)
const bare = realPlan('ironman', 'intermediate', 12)
const stored = { ...realStoredPlan('ironman', 'intermediate', 12), afterRace }
const sheet: PlanSheet = sheetForDevice(stored, en)
const stamp = new Date('2026-11-20T12:00:00Z')

const events = (of: PlanSheet) =>
  new ICAL.Component(ICAL.parse(planCalendar(of, { stamp, host: 'plan.example.org' })))
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))

describe('the days after the race', () => {
  it('are in the plan of this test', () => {
    expect(afterRace.map(({ date }) => date)).toEqual([
      '2027-06-19',
      '2027-06-20',
      '2027-06-22',
      '2027-06-25',
      '2027-06-26',
    ])
  })

  it('stand in a calendar on their dates, marked, behind everything else', () => {
    const after = events(sheet).slice(events(bare).length)
    expect(after.map(({ startDate }) => startDate.toString())).toEqual(afterRace.map(({ date }) => date))
    expect(after[0]?.summary).toBe('After the race: Bike: Recovery Ride (1:05 h)')
    expect(after[0]?.description).toContain('the beginning of 28 easy days')
    expect(events(bare).some(({ summary }) => summary.startsWith('After'))).toBe(false)
    expect(new Set(events(sheet).map(({ uid }) => uid)).size).toBe(events(sheet).length)
  })

  it('count changes as the race does', () => {
    const changed = bare.workouts.map((workout) => ({
      ...workout,
      revision: 3,
      changedAt: new Date('2026-12-01T08:00:00Z'),
    }))
    const after = events({ ...sheet, workouts: changed }).slice(changed.length)
    expect(after.map(({ sequence }) => sequence)).toEqual(afterRace.map(() => 3))
    expect(after[0]?.component.getFirstPropertyValue('last-modified')?.toString()).toBe('2026-12-01T08:00:00Z')
  })

  it('follow the goal race where another one stands before it', () => {
    const [first, ...others] = bare.workouts
    if (!first) throw new Error('The plan has workouts')
    const tuneUp = { ...first, workoutType: 'race' as const, priority: 'B' as const, revision: 9 }
    const after = events({ ...sheet, workouts: [tuneUp, ...others] }).slice(bare.workouts.length)
    expect(new Set(after.map(({ sequence }) => sequence)).has(9)).toBe(false)
  })

  it('keep to the start times of their weekdays', () => {
    const saturday = weekdayOf('2027-06-19')
    const startTimes = { timeZone: 'Europe/Berlin', times: { [saturday]: '07:00' } }
    const text = planCalendar(sheet, { stamp, host: 'plan.example.org', startTimes })
    expect(text).toContain('DTSTART:20270619T050000Z')
  })

  it('have rows of a table, in no week', () => {
    const rows = readTable(planCsv(sheet)).filter(([, week]) => week === 'after the race')
    expect(rows.map(([date]) => date)).toEqual(afterRace.map(({ date }) => date))
    expect(rows[0]?.slice(0, 7)).toEqual([
      '2027-06-19',
      'after the race',
      'Saturday',
      'bike',
      'bike',
      'Recovery Ride',
      '65',
    ])
    expect(readTable(planCsv(bare))).toHaveLength(readTable(planCsv(sheet)).length - afterRace.length)
  })

  it('are written in the units of their reader', () => {
    const read = inReadersWords(stored, { texts: en, units: { units: 'metric', poolUnits: 'metres' } })
    expect(read.afterRace?.[0]?.distance).toMatch(/ km$/)
    expect(read.afterRace?.[0]?.date).toBe('2027-06-19')
  })

  it('have pages of their own in a booklet, behind the weeks, without a total', async () => {
    const pages = await readPdfPages((await planBooklet(sheet, { fonts: FONTS, stamp })).content)
    const without = await readPdfPages((await planBooklet(bare, { fonts: FONTS, stamp })).content)
    expect(pages).toHaveLength(without.length + 2)
    const after = pages.map((texts) => texts.join('\n')).filter((text) => text.includes('After the race'))
    expect(after).toHaveLength(2)
    expect(after[0]).toContain('Days 1 to 7')
    expect(after[1]).toContain('Days 8 to 14')
    expect(after[0]).not.toContain('Total')
    expect(pages[0]).toEqual(without[0])
  })

  it('come back out of a plan file, and a file without them is one of before', () => {
    const fields: PlanFields = {
      ...{ name: 'Ironman', raceType: 'ironman', swimDistance: '2.4', bikeDistance: '112', runDistance: '26.2' },
      ...{ raceDate: RACE_DATE, startDate: input.today, totalWeeks: 12, experienceLevel: 'intermediate' },
      ...{ currentSwimPace: '1:55', currentBikePace: '18.5', currentRunPace: '8:20', goalFinishTime: null },
      ...{ goalSwimPace: '1:50', goalBikePace: '19.2', goalRunPace: '7:58' },
      weeklySchedule: input.weeklySchedule,
    }
    const read = readPlanFile(writePlanFile({ ...fields, afterRace }, workouts))
    expect(read).toMatchObject({ ok: true, file: { plan: { afterRace } } })
    const before = readPlanFile(writePlanFile(fields, workouts))
    expect(before.ok && 'afterRace' in before.file.plan).toBe(false)
    const early = afterRace.map((session) => ({ ...session, date: RACE_DATE }))
    expect(readPlanFile(writePlanFile({ ...fields, afterRace: early }, workouts))).toEqual({
      ok: false,
      message:
        'This plan file is damaged: plan.afterRace has a session that is not after the race. Export the plan again, or correct the file.',
    })
  })
})
