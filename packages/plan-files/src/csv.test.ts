import { describe, expect, it } from 'vitest'
import { planCsv } from './csv.js'
import { EVERY_SEASON, realPlan } from './testing/real-plans.js'
import { exercise, RACE_WEEK, workout } from './testing/workouts.js'

/** Rows of cells as RFC 4180 has them. */
function read(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.slice(0, -1)
}

const rowsOf = (name: string) => read(planCsv({ ...RACE_WEEK, workouts: [workout(1, [exercise({ name })])] }))[1] ?? []

describe('planCsv', () => {
  const [head, ...rows] = read(planCsv(RACE_WEEK))

  it('has a row for each exercise in date order, under a head', () => {
    expect(head?.slice(0, 7)).toEqual(['\uFEFFdate', 'week', 'weekday', 'workout', 'sport', 'session', 'minutes'])
    expect(rows.map((row) => row.slice(0, 7).join(' '))).toEqual([
      '2027-03-08 1 Monday swim swim Threshold 100s 40',
      '2027-03-10 1 Wednesday run run Easy Run 30',
      '2027-03-13 1 Saturday brick bike Threshold Intervals 60',
      '2027-03-13 1 Saturday brick run Transition Run 15',
      '2027-03-14 1 Sunday race swim Race Swim 30',
      '2027-03-14 1 Sunday race bike Race Ride 75',
      '2027-03-14 1 Sunday race run Race Run 50',
    ])
  })

  it('writes the steps, a line each, into one cell', () => {
    expect(rows[0]?.[10]?.split('\n')).toHaveLength(4)
    expect(rows[0]?.[10]).toContain('10 x (100 m at threshold @ 2:02-1:58/100m + Rest 15 s)')
  })

  it('adds what was done', () => {
    const done = {
      id: 'w1d1e1',
      type: 'run',
      name: 'Run',
      duration: 28,
      distance: '3 mi',
      actualPace: '9:20/mi',
    } as const
    const actualExercises = [{ ...done, intensity: 'easy', notes: '' } as const]
    const sheet = { ...RACE_WEEK, workouts: [workout(1, [exercise()], { isCompleted: true, actualExercises })] }
    expect(read(planCsv(sheet))[1]?.slice(12)).toEqual(['yes', '28', '3 mi', '9:20/mi'])
  })

  it.each(['a,b', 'a "b" c', 'two\nlines', 'Žluťoučký, "Αθήνα"\r\n東京'])('brings %j back', (name) => {
    expect(rowsOf(name)[5]).toBe(name)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\uFF1D1', '=HYPERLINK("http://x","y")'])(
    'makes %j harmless in a spreadsheet',
    (name) => {
      expect(rowsOf(name)[5]).toBe(`'${name}`)
    },
  )

  it.each(EVERY_SEASON)('holds every exercise of %s in as many cells', (_, raceType, level) => {
    const sheet = realPlan(raceType, level, 12)
    const table = read(planCsv(sheet))
    expect(table).toHaveLength(1 + sheet.workouts.reduce((sum, { exercises }) => sum + exercises.length, 0))
    expect(new Set(table.map((row) => row.length))).toEqual(new Set([16]))
  })
})
