import { en } from '@tri/plan-engine/texts/en'
import { describe, expect, it } from 'vitest'
import { inReadersWords } from '../plan/in-readers-words.js'
import { readTable } from '../testing/read-csv.js'
import { EVERY_SEASON, realPlan } from '../testing/real-plans.js'
import { exercise, RACE_WEEK, workout } from '../testing/workouts.js'
import { planCsv } from './csv.js'

const rowsOf = (name: string) =>
  readTable(planCsv({ ...RACE_WEEK, workouts: [workout(1, [exercise({ name })])] }))[1] ?? []

describe('planCsv', () => {
  const [head, ...rows] = readTable(planCsv(RACE_WEEK))

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
    expect(rows[0]?.[13]?.split('\n')).toHaveLength(4)
    expect(rows[0]?.[13]).toContain('10 x (100 m at threshold @ 2:02-1:58/100m + Rest 15 s)')
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
    expect(readTable(planCsv(sheet))[1]?.slice(15)).toEqual(['yes', '28', '', '3', '', '', '560'])
  })

  it.each(['a,b', 'a "b" c', 'x;=1', 'Žluťoučký, "Αθήνα" 東京'])('brings %j back', (name) => {
    expect(rowsOf(name)[5]).toBe(name)
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\uFF1D1', '=HYPERLINK("http://x","y")'])(
    'makes %j harmless in a spreadsheet',
    (name) => {
      expect(rowsOf(name)[5]).toBe(`'${name}`)
    },
  )

  it.each(['\t=1', '\r=1', '\n=1', '\u2028=1'])('makes %j harmless, on one line', (name) => {
    expect(rowsOf(name)[5]).toBe("' =1")
  })

  it('quotes every text, so that one with another separator in it stays one cell', () => {
    const [, row = ''] = planCsv({ ...RACE_WEEK, workouts: [workout(1, [exercise({ name: 'x;=1' })])] }).split('\r\n')
    expect(row).toContain(',"x;=1",')
    expect(row.split(',').filter((each) => !/^("|\d+(\.\d+)?$|$)/.test(each))).toEqual([])
  })

  it('has amounts as numbers in the unit of their heading', () => {
    expect(head?.slice(7, 12)).toEqual([
      'swim distance (m)',
      'distance (mi)',
      'swim pace (s/100m)',
      'bike speed (mph)',
      'run pace (s/mi)',
    ])
    expect(rows.slice(0, 3).map((row) => row.slice(7, 12))).toEqual([
      ['1950', '', '120', '', ''],
      ['', '3.1', '', '', '580'],
      ['', '18', '', '19', ''],
    ])
    const [metric, ...others] = readTable(
      planCsv(inReadersWords(RACE_WEEK, { texts: en, units: { units: 'metric', poolUnits: 'yards' } })),
    )
    expect(metric?.slice(7, 12)).toEqual([
      'swim distance (yd)',
      'distance (km)',
      'swim pace (s/100yd)',
      'bike speed (km/h)',
      'run pace (s/km)',
    ])
    expect(others.slice(0, 3).map((row) => row.slice(7, 12))).toEqual([
      ['2125', '', '110', '', ''],
      ['', '5', '', '', '360'],
      ['', '29', '', '30.6', ''],
    ])
  })

  it.each([
    ['about 5 k', '~9:30', ['', 'about 5 k', '', '', '~9:30']],
    ['3.1', '9:20', ['', '3.1', '', '', '560']],
    ['3.1 miles', '9:20/mile', ['', '3.1', '', '', '560']],
    ['5 km', '5:48/km', ['', '5 km', '', '', '5:48/km']],
    ['', '', ['', '', '', '', '']],
  ])('keeps %j and %j of an athlete, as numbers where they are some', (distance, actualPace, cells) => {
    const done = { id: 'w1d1e1', type: 'run', name: 'Run', duration: 28, intensity: 'easy', notes: '' } as const
    const actualExercises = [{ ...done, distance, actualPace }]
    const sheet = { ...RACE_WEEK, workouts: [workout(1, [exercise()], { isCompleted: true, actualExercises })] }
    expect(readTable(planCsv(sheet))[1]?.slice(17)).toEqual(cells)
  })

  it.each(EVERY_SEASON)('holds every exercise of %s in as many cells', (_, raceType, level) => {
    const sheet = realPlan(raceType, level, 12)
    const table = readTable(planCsv(sheet))
    expect(table).toHaveLength(1 + sheet.workouts.reduce((sum, { exercises }) => sum + exercises.length, 0))
    expect(new Set(table.map((row) => row.length))).toEqual(new Set([22]))
  })
})
