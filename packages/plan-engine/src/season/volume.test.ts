import { describe, expect, test } from 'vitest'
import { scenario } from '../testing/scenarios.js'
import { EXPERIENCE_LEVELS, type PlanInput, RACE_TYPES } from '../types.js'
import { toSeason } from './season.js'
import { floor5, greatest, type History, round5, shapeWeeks, targetMinutes } from './volume.js'

const shapesOf = (input: PlanInput) => {
  const season = toSeason(input)
  if (!season) throw new Error('The input has no dates')
  return { season, shapes: shapeWeeks(season) }
}

const MARKS = { load: 'L', recovery: 'r', absorb: 'a', taper: 't', race: 'R' } as const
const kinds = (input: PlanInput) =>
  shapesOf(input)
    .shapes.map(({ kind }) => MARKS[kind])
    .join('')

describe('what each week is for', () => {
  test.each([
    ['R', scenario('sprint', 'beginner', 1)],
    ['tR', scenario('sprint', 'beginner', 2)],
    ['LLtR', scenario('sprint', 'beginner', 4)],
    ['LLLrLLtR', scenario('sprint', 'beginner', 8)],
    ['LLLrLLLrLLtR', scenario('olympic', 'intermediate', 12)],
    ['LLLrLLLrLLLaLttR', scenario('70.3', 'intermediate', 16)],
    ['LLLrLLLrLLLrLLLrLLLaLttR', scenario('ironman', 'beginner', 24)],
  ])('in a season of %s', (expected, input) => {
    expect(kinds(input)).toBe(expected)
  })

  test('never more than four load weeks in a row, for any race and any length', () => {
    for (const race of RACE_TYPES)
      for (let weeks = 1; weeks <= 104; weeks++)
        expect(kinds(scenario(race, 'intermediate', weeks)), `${race}, ${weeks} weeks`).not.toContain('LLLLL')
  })

  test('nothing is cut before 21 days before the race, for any race and any length', () => {
    for (const race of RACE_TYPES)
      for (let weeks = 2; weeks <= 104; weeks++) {
        const early = shapesOf(scenario(race, 'beginner', weeks)).shapes.slice(0, -3)
        expect(early.map(({ factor }) => factor)).toEqual(early.map(() => 1))
        expect(early.map(({ kind }) => kind)).not.toContain('taper')
      }
  })

  test('weeks that are labelled Taper before it load on at .95 of the biggest, and absorb after at most four', () => {
    const { shapes } = shapesOf(scenario('sprint', 'beginner', 60))
    const labelled = shapes.filter(({ phase }) => phase === 'Taper')
    expect(labelled.map(({ week, kind }) => `${week} ${kind}`)).toEqual([
      '54 load',
      '55 load',
      '56 absorb',
      '57 load',
      '58 load',
      '59 taper',
    ])
    for (const { kind, trend } of labelled) if (kind === 'load') expect(trend).toBe(0.95)
  })
})

describe('the trend', () => {
  test('climbs from the first week to the biggest, never by more than the ramp of the level', () => {
    const ramp = { beginner: 1.08, intermediate: 1.09, advanced: 1.1 }
    for (const level of EXPERIENCE_LEVELS) {
      const { season, shapes } = shapesOf(scenario('70.3', level, 24))
      const loads = shapes.filter(({ kind }) => kind === 'load').map(({ trend }) => trend)
      expect(loads[0]).toBe(season.firstWeek)
      expect(loads.at(-1)).toBeCloseTo(1, 5)
      loads.forEach((trend, index) => {
        const before = loads[index - 1] ?? trend
        expect(trend).toBeGreaterThanOrEqual(before)
        expect(trend / before).toBeLessThanOrEqual(ramp[level] + 1e-9)
      })
    }
  })

  test.each([31, 40, 52, 104])('of %i weeks stands at .80 of the biggest at most until 28 weeks are left', (weeks) => {
    const { shapes } = shapesOf(scenario('ironman', 'intermediate', weeks))
    const early = shapes.slice(0, weeks - 28).map(({ trend }) => trend)
    expect(Math.max(...early)).toBeLessThanOrEqual(0.8)
    if (weeks >= 52) expect(early.at(-1)).toBe(0.8)
    expect(Math.max(...shapes.map(({ trend }) => trend))).toBeCloseTo(1, 5)
  })

  test('of 30 weeks climbs from the start', () => {
    const { shapes } = shapesOf(scenario('ironman', 'intermediate', 30))
    expect(Math.max(...shapes.slice(0, 12).map(({ trend }) => trend))).toBeGreaterThan(0.8)
  })

  test('begins at the first week also where the base is a single week', () => {
    const { shapes } = shapesOf(scenario('olympic', 'beginner', 5))
    expect(shapes.map(({ part, trend }) => `${part} ${trend.toFixed(2)}`)).toEqual([
      'base 0.60',
      'build 0.65',
      'build 0.70',
      'taper 0.70',
      'race 0.70',
    ])
  })

  test('holds in weeks that recover', () => {
    const { shapes } = shapesOf(scenario('olympic', 'intermediate', 12))
    expect(shapes[3]?.trend).toBe(shapes[2]?.trend)
  })

  test.each([
    ['beginner', 0.6],
    ['intermediate', 0.68],
    ['advanced', 0.75],
  ] as const)('a %s starts at %f of the biggest week', (level, share) => {
    expect(shapesOf(scenario('olympic', level, 12)).season.firstWeek).toBe(share)
  })

  test('an advanced ironman starts lower, inside what published plans do', () => {
    expect(shapesOf(scenario('ironman', 'advanced', 24)).season.firstWeek).toBe(0.72)
  })
})

describe('a first week that today cuts short', () => {
  const { season, shapes } = shapesOf(scenario('olympic', 'intermediate', 12, { today: '2027-03-19' }))

  test('has only the days that are left', () => {
    expect(shapes[0]).toMatchObject({ days: [5, 6, 0], availableMinutes: 270, isWhole: false })
    expect(shapes[1]).toMatchObject({ days: [1, 2, 4, 5, 6, 0], isWhole: true })
  })

  test('holds less, and is no measure for the next', () => {
    const history: History = { loads: [], rides: [], runs: [], swims: [] }
    const [first, second] = shapes.map((shape) => targetMinutes(season, shape, history))
    expect(first).toBe(round5(510 * 0.68 * (270 / 510)))
    expect(second).toBe(round5(510 * 0.68))
  })
})

describe('a week that eases and has only half its days', () => {
  test.each([
    ['recovery', 'half of 65 % of the last load week', 130],
    ['absorb', 'half of 80 % of it', 160],
  ] as const)('%s: holds %s', (eased, _, minutes) => {
    const { season, shapes } = shapesOf(scenario('70.3', 'intermediate', 16))
    const half = shapes
      .filter(({ kind }) => kind === eased)
      .map((shape) => ({ ...shape, availableMinutes: season.availableMinutes / 2 }))
    expect(half.map((shape) => targetMinutes(season, shape, { loads: [400], rides: [], runs: [], swims: [] }))).toEqual(
      half.map(() => minutes),
    )
    expect(half.length).toBeGreaterThan(0)
  })
})

describe('the minutes a week should hold', () => {
  const { season, shapes } = shapesOf(scenario('70.3', 'intermediate', 16))
  const target = (week: number, loads: number[]) => {
    const shape = shapes[week - 1]
    return shape ? targetMinutes(season, shape, { loads, rides: [], runs: [], swims: [] }) : 0
  }

  test.each([
    ['the first load week: .68 of 12 hours', 1, [], 490],
    ['a load week: at most 10 % above the biggest of the last four', 5, [300, 400, 350], 440],
    ['a recovery week: 65 % of the last load week', 4, [490, 535, 580], 375],
    ['an absorb week: 80 % of the last load week', 12, [600, 685], 550],
    ['two weeks out: 90 % of the biggest of the last four', 14, [720, 700], 650],
    ['one week out: 70 %', 15, [720, 700], 505],
    ['race week: 45 %', 16, [720, 700], 325],
    ['race week of a plan without load weeks: of the first week', 16, [], 220],
  ])('%s', (_, week, loads, minutes) => {
    expect(target(week, loads)).toBe(minutes)
  })

  test('race week holds less when days of it are gone', () => {
    const late = shapesOf(scenario('70.3', 'intermediate', 1, { today: '2027-06-03' }))
    const shape = late.shapes[0]
    expect(shape?.days).toEqual([4, 5, 6])
    expect(shape && targetMinutes(late.season, shape, { loads: [], rides: [], runs: [], swims: [] })).toBe(
      round5(490 * 0.45 * 0.6),
    )
  })

  test('nothing is left to train when every day is off', () => {
    const idle = shapesOf(scenario('sprint', 'beginner', 4, { weeklySchedule: [] }))
    for (const shape of idle.shapes)
      expect(targetMinutes(idle.season, shape, { loads: [], rides: [], runs: [], swims: [] })).toBe(0)
  })
})

test('minutes are rounded half up to five, or down', () => {
  expect([282.4, 282.5, 284.9].map(round5)).toEqual([280, 285, 285])
  expect([284.9, 285].map(floor5)).toEqual([280, 285])
})

test('the greatest of the last few values', () => {
  expect(greatest([9, 1, 2, 3, 4], 4)).toBe(4)
  expect(greatest([], 4)).toBe(0)
})
