import { rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { PINNED_SEASONS } from '../testing/pinned-seasons.js'
import { randomFitness, randomInput } from '../testing/random-input.js'
import { minuteRow, scenario, weekOffering } from '../testing/scenarios.js'
import { MILES } from '../testing/words.js'
import { en } from '../texts/en.js'
import { type Fitness, type Plan, type PlanInput, SPORTS, type Sport } from '../types.js'
import { keyDays } from './key-days.js'
import { dailyAfter, firstMost, mostOnRamp, readFitness, startOf } from './present-fitness.js'
import { toSeason } from './season.js'
import { shapeWeeks } from './volume.js'

const INPUTS: readonly PlanInput[] = [...Object.values(GOLDEN), ...PINNED_SEASONS.map(({ input }) => input)]
/** An ironman beginner with half a year. */
const INPUT = GOLDEN.G4
const after = (fitness: Fitness, input = INPUT): Plan => generatePlan({ ...input, fitness })
const minutesOf = (plan: Plan): number[] => plan.weeks.map(({ minutes }) => minutes)
const longest = ({ workouts }: Plan, sport: Sport, wanted = 1): number =>
  Math.max(
    0,
    ...workouts
      .filter(({ week, workoutType }) => week === wanted && workoutType !== 'race')
      .flatMap(({ exercises }) => exercises.filter(({ type }) => type === sport).map(({ duration }) => duration)),
  )
const seasonOf = (input: PlanInput) => {
  const season = toSeason(input)
  if (!season) throw new Error('The season has no dates')
  return season
}

describe('G-F1: an ironman beginner after four hours a week, with runs of up to 40 min', () => {
  const plan = after({ minutesPerWeek: 240, longest: { run: 40 } })

  test('begins with at most a tenth more, and with a run as long as before', () => {
    expect(minuteRow(plan)).toMatch(/^260 280 305 200r /)
    expect(longest(plan, 'run')).toBe(40)
  })

  test('reaches a lower peak than others, and a notice says so', () => {
    const [usual, gentle] = [generatePlan(INPUT), plan].map((each) => Math.max(...minutesOf(each)))
    expect(gentle).toBeLessThan(0.95 * (usual ?? 0))
    const [notice] = plan.notices
    expect(notice && en.message(notice, MILES)).toBe(
      'After 4 h a week lately you begin gently: with 4 h 20 a week, not 9 h 20, and from there it grows by steps your body can follow. The biggest week then reaches 12 h 55 of the 15 h 30 it may hold.',
    )
  })

  test('says in the first week, and of its long run, what was done before', () => {
    const [reason] = plan.weeks[0]?.reasons ?? []
    expect(reason && en.sentence(reason, MILES)).toContain('and at most 10 % more than your 4 h a week lately.')
    const run = plan.workouts.flatMap(({ exercises }) => exercises).find(({ code }) => code === 'R-LONG')
    expect(run?.reasons.map((each) => en.sentence(each, MILES)).join(' ')).toContain(
      '40 min to begin with; your longest lately was 40 min.',
    )
  })

  test('ramps no run, ride or swim faster than what was done lets it', () => {
    const careful = after({ minutesPerWeek: 240, longest: { run: 40, bike: 60, swim: 30 } })
    expect((['run', 'bike', 'swim'] as const).map((sport) => longest(careful, sport))).toEqual([40, 60, 30])
    for (const week of [2, 3]) expect(longest(careful, 'swim', week)).toBeLessThanOrEqual(30 + 10 * (week - 1))
  })
})

describe('the ramp of who begins gently', () => {
  test('holds a week to what lets fitness rise by five points: 275 min more than six weeks have made', () => {
    const lately = readFitness({ minutesPerWeek: 200 })
    expect(mostOnRamp(lately, { daily: 100 })).toBe(950)
    expect(mostOnRamp(lately, { daily: 20 })).toBe(390)
    expect([mostOnRamp(lately, {}), mostOnRamp(readFitness(undefined), { daily: 20 })]).toEqual([Infinity, Infinity])
  })

  test('moves six weeks’ average by a seventh or so of what a week adds', () => {
    expect(dailyAfter(undefined, 350)).toBe(50)
    expect(dailyAfter(50, 350)).toBeCloseTo(50, 9)
    expect(dailyAfter(50, 700)).toBeCloseTo(57.76, 2)
  })
})

describe('a start above the usual one', () => {
  const usual = minutesOf(generatePlan(INPUT))
  const strong = after({ minutesPerWeek: 650, longest: { run: 100 } })

  test('begins where the athlete stands, at most at .95 of the biggest week', () => {
    expect(minutesOf(strong)[0]).toBe(715)
    expect(longest(strong, 'run')).toBeGreaterThan(longest(generatePlan(INPUT), 'run'))
    expect(minutesOf(after({ minutesPerWeek: 5000 }))[0]).toBeLessThanOrEqual(0.95 * 930)
    expect(strong.notices.map(({ code }) => code)).toEqual(['NOT_MEDICAL_ADVICE'])
  })

  test('shortens the base, by half at most', () => {
    const baseOf = (minutesPerWeek?: number) =>
      shapeWeeks(seasonOf({ ...INPUT, ...(minutesPerWeek !== undefined && { fitness: { minutesPerWeek } }) })).filter(
        ({ part }) => part === 'base',
      ).length
    const all = baseOf()
    expect(baseOf(240)).toBe(all)
    expect(baseOf(650)).toBeLessThan(all)
    expect(baseOf(5000)).toBe(Math.ceil(all / 2))
  })

  test('never plans less than without it', () => {
    minutesOf(strong).forEach((minutes, week) => {
      expect(minutes).toBeGreaterThanOrEqual((usual[week] ?? 0) - 5)
    })
  })

  test('lets the first run be no longer than others begin with, where the runs are not told', () => {
    expect(longest(after({ minutesPerWeek: 650 }), 'run')).toBe(75)
  })
})

describe('little or nothing done', () => {
  test('leaves a short session on each day', () => {
    const plan = after({ minutesPerWeek: 0, longest: { swim: 0, bike: 0, run: 0 } })
    const days = INPUT.weeklySchedule.filter(({ available }) => available).length
    expect(minutesOf(plan)[0]).toBe(20 * days)
    expect(new Set(plan.workouts.filter(({ week }) => week === 1).map(({ totalDuration }) => totalDuration))).toEqual(
      new Set([20]),
    )
    expect(plan.notices.map((notice) => en.message(notice, MILES))[0]).toMatch(
      /^After weeks without training you begin/,
    )
  })

  test('never gives more than the usual start in a week that holds no short session on each day', () => {
    const weeklySchedule = weekOffering('Mon 0.5, Wed 0.5, Fri 0.5')
    const input = scenario('olympic', 'beginner', 10, { weeklySchedule })
    expect(minutesOf(after({ minutesPerWeek: 0 }, input))[0]).toBeLessThanOrEqual(
      minutesOf(generatePlan(input))[0] ?? 0,
    )
  })
})

describe('a plan without it', () => {
  const usual = INPUTS.map((input) => JSON.stringify(generatePlan(input)))

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'much'],
    ['no figures', {}],
    ['figures that are none', { minutesPerWeek: Number.NaN, longest: { run: '40', bike: -1, swim: Infinity } }],
    ['a list of the longest', { minutesPerWeek: -240, longest: [40] }],
  ])('is the same to the byte with %s', (_, fitness) => {
    for (const [index, input] of INPUTS.entries())
      expect(JSON.stringify(generatePlan({ ...input, fitness } as PlanInput))).toBe(usual[index])
  })
})

describe('in random seasons', () => {
  const RUNS = { numRuns: rounds({ short: 200, soak: 10_000 }) }

  test('the first week follows what was done, and its long sessions theirs', () => {
    fc.assert(
      fc.property(randomInput, randomFitness, (input, fitness) => {
        const given = { ...input, fitness }
        const season = seasonOf(given)
        const plan = generatePlan(given)
        const whole = shapeWeeks(season).find(({ isWhole }) => isWhole)
        if (!whole) return
        const most = Math.max(1.1 * fitness.minutesPerWeek, 20 * season.days.length)
        expect(minutesOf(plan)[whole.week - 1]).toBeLessThanOrEqual(most + 1e-9)
        // Where a plan is so short that its first whole week is the race's, that one's openers are as long as for all.
        const isRaceWeek = plan.weeks[whole.week - 1]?.kind === 'race'
        for (const sport of isRaceWeek ? [] : SPORTS)
          expect(longest(plan, sport, whole.week)).toBeLessThanOrEqual(firstMost(season, sport) + 1e-9)
        expect(keyDays(season)).toEqual(keyDays(seasonOf(input)))
      }),
      RUNS,
    )
  }, 120_000)
})

describe('history caps: what files tell only ever lowers', () => {
  const RUNS = { numRuns: rounds({ short: 150, soak: 10_000 }) }
  const firstWhole = (input: PlanInput) => shapeWeeks(seasonOf(input)).find(({ isWhole }) => isWhole)?.week

  test('the first whole week and its long run are at most a tenth more than those lately, and never more than without', () => {
    fc.assert(
      fc.property(randomInput, randomFitness, (input, told) => {
        const { fitness: _, ...without } = input
        const week = firstWhole(without)
        if (week === undefined) return
        const plan = after({ ...told, onlyLowers: true }, without)
        const plain = generatePlan(without)
        const usual = minutesOf(plain)[week - 1] ?? 0
        const least = 20 * seasonOf(without).days.length
        expect(minutesOf(plan)[week - 1]).toBeLessThanOrEqual(
          Math.max(1.1 * told.minutesPerWeek, Math.min(usual, least)) + 1e-9,
        )
        expect(minutesOf(plan)[week - 1]).toBeLessThanOrEqual(usual)
        const run = told.longest?.run
        if (run === undefined || week === input.totalWeeks) return
        expect(longest(plan, 'run', week)).toBeLessThanOrEqual(Math.max(20, 1.1 * run))
        expect(longest(plan, 'run', week)).toBeLessThanOrEqual(longest(plain, 'run', week))
      }),
      RUNS,
    )
  }, 120_000)

  test('a strong athlete’s plan is the same as without it; told by the athlete, it begins higher', () => {
    const usual = generatePlan(INPUT)
    const told = { minutesPerWeek: 900, onlyLowers: true }
    expect(after(told).workouts).toEqual(usual.workouts)
    expect(minutesOf(after({ minutesPerWeek: 900 }))[0]).toBeGreaterThan(minutesOf(usual)[0] ?? 0)
    const careful = minutesOf(after({ ...told, longest: { swim: 120, bike: 360, run: 180 } }))
    minutesOf(usual).forEach((minutes, week) => {
      expect(careful[week]).toBeLessThanOrEqual(minutes)
    })
  })

  test('a careful one is told so', () => {
    const told = after({ minutesPerWeek: 240, longest: { run: 40 }, onlyLowers: true })
    expect(told).toEqual(after({ minutesPerWeek: 240, longest: { run: 40 } }))
    expect(told.notices.map(({ code }) => code)).toContain('GENTLE_START')
  })
})

test('reads what is an amount, and nothing else', () => {
  const none = { swim: undefined, bike: undefined, run: undefined }
  const nothing = { week: undefined, longest: none, onlyLowers: false }
  expect(readFitness(undefined)).toEqual(nothing)
  const little = { minutesPerWeek: 0, longest: { run: 0 }, onlyLowers: true }
  expect(readFitness(little)).toEqual({ week: 0, longest: { ...none, run: 0 }, onlyLowers: true })
  const odd = { minutesPerWeek: Number.NaN, longest: { run: -1, bike: Number.POSITIVE_INFINITY } }
  expect(readFitness(odd)).toEqual(nothing)
})

test.each([
  [undefined, 0.6],
  [240, 0.26],
  [241, 0.265],
  [0, 0.12],
  [800, 0.88],
  [2000, 0.95],
])('%s min a week lately begin at %d of a biggest week of 1000 min', (week, share) => {
  expect(startOf({ ...readFitness(undefined), week }, { peak: 1000, days: 6, usual: 0.6 })).toBeCloseTo(share, 9)
})
