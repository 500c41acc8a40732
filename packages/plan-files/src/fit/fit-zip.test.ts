import { en } from '@tri/plan-engine/texts/en'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sheetForDevice } from '../plan/in-readers-words.js'
import { readFitWorkout } from '../testing/read-fit.js'
import { realPlan, realStoredPlan } from '../testing/real-plans.js'
import { exercise, RACE_WEEK, workout } from '../testing/workouts.js'
import { fitFileName, fitZip } from './fit-zip.js'

const OPTIONS = { created: new Date('2026-11-20T12:00:00Z'), pool: { length: 25, unit: 'm' } } as const

describe('fitZip', () => {
  it('holds a file for each exercise, named by date, and a text', () => {
    const files = unzipSync(fitZip(RACE_WEEK, OPTIONS).content)
    expect(Object.keys(files)).toEqual([
      '2027-03-08-1-swim-threshold-100s.fit',
      '2027-03-10-1-run-easy-run.fit',
      '2027-03-13-1-bike-threshold-intervals.fit',
      '2027-03-13-2-run-transition-run.fit',
      '2027-03-14-1-swim-race-swim.fit',
      '2027-03-14-2-bike-race-ride.fit',
      '2027-03-14-3-run-race-run.fit',
      'READ ME.txt',
    ])
  })

  it('tells in its text what the files do not carry, each thing once', () => {
    const { content, notes } = fitZip(RACE_WEEK, OPTIONS)
    const text = strFromU8(unzipSync(content)['READ ME.txt'] ?? new Uint8Array())
    expect(notes).toHaveLength(4)
    for (const note of notes) expect(text.split(note)).toHaveLength(2)
    expect(text).toContain('GARMIN/NewFiles')
  })

  it('takes one week, or all of them', () => {
    const sheet = realPlan('olympic', 'intermediate', 14)
    const weekFive = sheet.workouts.filter(({ week }) => week === 5).flatMap(({ exercises }) => exercises)
    expect(Object.keys(unzipSync(fitZip(sheet, { ...OPTIONS, week: 5 }).content))).toHaveLength(weekFive.length + 1)
    const all = sheet.workouts.flatMap(({ exercises }) => exercises)
    const files = Object.entries(unzipSync(fitZip(sheet, OPTIONS).content))
    expect(files).toHaveLength(all.length + 1)
    const serials = files.flatMap(([name, bytes]) => (name.endsWith('.fit') ? [readFitWorkout(bytes).fileId] : []))
    expect(new Set(serials.map(({ serial_number }) => serial_number)).size).toBe(all.length)
  })

  it('has swims that need no change for a pool of yards when the plan was put in its words', () => {
    const pool = { length: 25, unit: 'yd' } as const
    const { content, notes } = fitZip(sheetForDevice(realStoredPlan('olympic', 'intermediate', 14), en, pool), {
      ...OPTIONS,
      pool,
    })
    expect(notes.filter((note) => note.includes('becomes'))).toEqual([])
    const swims = Object.entries(unzipSync(content)).filter(([name]) => /swim-(?!race)/.test(name))
    expect(swims.length).toBeGreaterThan(20)
    const stretches = swims.flatMap(([, bytes]) =>
      readFitWorkout(bytes).steps.filter(({ duration_type }) => duration_type === 1),
    )
    expect(stretches.length).toBeGreaterThan(100)
    expect(stretches.filter(({ duration_value }) => Number(duration_value) % 4572 !== 0)).toEqual([])
    expect(stretches.filter(({ wkt_step_name }) => /\d m\b/.test(String(wkt_step_name)))).toEqual([])
  })

  it('gives two sessions of one name on one day two files', () => {
    const twice = [workout(1, [exercise()], { id: 1 }), workout(1, [exercise()], { id: 2 })]
    const names = Object.keys(unzipSync(fitZip({ ...RACE_WEEK, workouts: twice }, OPTIONS).content))
    expect(names.slice(0, 2)).toEqual(['2027-03-08-1-run-easy-run.fit', '2027-03-08-1-run-easy-run-2.fit'])
  })

  it('names files in letters that every system keeps', () => {
    const [run = exercise()] = [exercise({ name: '../Žluťoučký: kůň/\u6771' })]
    expect(fitFileName(RACE_WEEK, workout(1, [run]), run)).toBe('2027-03-08-1-run-z-lut-ouc-ky-ku-n.fit')
    const east = exercise({ name: '\u6771\u4EAC' })
    expect(fitFileName(RACE_WEEK, workout(1, [east]), east)).toBe('2027-03-08-1-run-session.fit')
  })
})
