import { IS_SOAK } from '@tri/test-setup/soak'
import { describe, expect, test } from 'vitest'
import { ENGINE_VERSION } from './engine-version.js'
import { generatePlan } from './generate-plan.js'
import { GOLDEN } from './testing/golden-inputs.js'
import { flatSteps, weekOfPlan } from './testing/plan-facts.js'
import { scenario, weekOffering } from './testing/scenarios.js'
import { MILES } from './testing/words.js'
import { en } from './texts/en.js'
import type { PlanInput } from './types.js'

describe('a worked example: olympic, intermediate, 12 weeks, week 9', () => {
  const plan = generatePlan(GOLDEN.G2)
  const week = weekOfPlan(plan, 9)
  const sessions = week.flatMap(({ dayName, exercises }) =>
    exercises.map(
      ({ type, intensity, duration, distance }) => `${dayName} ${type} ${intensity} ${duration} min ${distance}`,
    ),
  )

  test('its sessions', () => {
    expect(sessions).toEqual([
      'Monday bike hard 60 min 17.5 mi',
      'Tuesday run moderate 75 min 7.9 mi',
      'Tuesday bike easy 45 min 12.5 mi',
      'Thursday run hard 35 min 3.9 mi',
      'Thursday swim hard 25 min 1200 m',
      'Friday swim easy 45 min 2250 m',
      'Saturday bike moderate 110 min 31.5 mi',
      'Saturday run moderate 10 min 1.1 mi',
      'Sunday swim easy 40 min 1950 m',
      'Sunday run easy 50 min 5.1 mi',
    ])
    expect(plan.weeks[8]).toMatchObject({ phase: 'Peak Phase', kind: 'load', minutes: 495 })
  })

  test('its race-pace intervals, step by step', () => {
    const [ride] = week[0]?.exercises ?? []
    expect(ride).toMatchObject({ id: 'w9d1e1', code: 'B-RP-1', pace: '19.0 mph' })
    expect(ride?.steps).toMatchObject([
      { kind: 'warmup', seconds: 720, zone: 'easy' },
      {
        repeat: 3,
        steps: [
          { kind: 'work', seconds: 480, zone: 'race', target: { from: 18.8, to: 19.2 } },
          { kind: 'recover', seconds: 180, zone: 'easy' },
        ],
      },
      { kind: 'work', seconds: 540, zone: 'easy' },
      { kind: 'cooldown', seconds: 360, zone: 'recovery' },
    ])
    expect(ride && en.notes(ride, MILES)).toBe(
      'Race speed in race position, until it feels familiar. Warm-up 12 min; 3 x (Race pace 8 min + Easy 3 min); Easy 9 min; Cool-down 6 min.',
    )
  })

  test('its swim, to the second', () => {
    const swim = week.flatMap(({ exercises }) => exercises).find(({ code }) => code === 'S-RP-1')
    expect(swim?.pace).toBe('1:51/100m')
    expect(flatSteps(swim?.steps ?? []).map(({ seconds }) => seconds)).toEqual([
      412,
      ...Array(5).fill([167, 20]).flat(),
      125,
    ])
  })

  test('only the linked ride and run of Saturday are a brick', () => {
    expect(week.map(({ workoutType }) => workoutType)).toEqual(['bike', 'mixed', 'mixed', 'swim', 'brick', 'mixed'])
  })

  test('nothing is done yet', () => {
    expect(week[0]).toMatchObject({
      isCompleted: false,
      actualExercises: null,
      actualDuration: null,
      completedAt: null,
      notes: null,
      garminActivityId: null,
    })
  })
})

describe('paces', () => {
  const racePaces = (input: PlanInput) =>
    generatePlan(input)
      .workouts.filter(({ workoutType }) => workoutType !== 'race')
      .flatMap(({ exercises }) =>
        exercises.filter(
          ({ code }) => code === 'R-EASY' || code === 'R-STR' || code === 'R-FORM' || code === 'R-QUICK',
        ),
      )
      .map(({ pace }) => pace)

  test('the first week trains at today’s, the last at the goal’s, never away from it', () => {
    const paces = racePaces(GOLDEN.G2)
    expect(paces[0]).toBe('10:04/mi')
    expect(paces.at(-1)).toBe('9:37/mi')
    const seconds = paces.map((pace) => Number(pace.split(':')[0]) * 60 + Number(pace.slice(-5, -3)))
    expect(seconds).toEqual(seconds.toSorted((one, other) => other - one))
  })

  test('a slower goal works the same way', () => {
    const paces = racePaces({ ...GOLDEN.G2, currentPaces: GOLDEN.G2.goalPaces, goalPaces: GOLDEN.G2.currentPaces })
    expect(paces[0]).toBe('9:37/mi')
    expect(paces.at(-1)).toBe('10:04/mi')
  })
})

describe('the edges', () => {
  test('carries the version of its rules', () => {
    expect(generatePlan(GOLDEN.G1).engineVersion).toBe(ENGINE_VERSION)
  })

  test('a week before the first whole one is not planned', () => {
    const { workouts } = generatePlan({ ...GOLDEN.G2, today: '2027-03-10' })
    expect(workouts[0]).toMatchObject({ week: 1, day: 1 })
  })

  test('starts in the middle when the weeks are more than the days left', () => {
    const { weeks, workouts } = generatePlan({ ...GOLDEN.G2, today: '2027-05-20' })
    expect(weeks).toHaveLength(12)
    expect(weeks.slice(0, 9).every(({ minutes }) => minutes === 0)).toBe(true)
    expect(workouts[0]).toMatchObject({ week: 10, day: 4 })
  })

  test('the only endurance day is race day: the race wins', () => {
    const input = scenario('olympic', 'beginner', 8, { weeklySchedule: weekOffering('Sun 3e, Tue 1, Thu 1') })
    expect(weekOfPlan(generatePlan(input), 8).filter(({ day }) => day === 0)).toMatchObject([{ workoutType: 'race' }])
  })

  test('without any training day there is still the race', () => {
    const { workouts, weeks } = generatePlan(scenario('sprint', 'beginner', 8, { weeklySchedule: [] }))
    expect(workouts.map(({ workoutType }) => workoutType)).toEqual(['race'])
    expect(weeks.map(({ minutes }) => minutes)).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  })

  test.each([
    ['an unknown level', { experienceLevel: '' }],
    ['no paces', { currentPaces: { swim: Number.NaN, bike: 0, run: -1 }, goalPaces: { swim: 0, bike: 0, run: 0 } }],
    ['no weeks', { totalWeeks: Number.NaN }],
    ['a day twice', { weeklySchedule: [...GOLDEN.G2.weeklySchedule, ...GOLDEN.G2.weeklySchedule] }],
    ['days missing', { weeklySchedule: GOLDEN.G2.weeklySchedule.slice(2) }],
    ['hours no day has', { weeklySchedule: GOLDEN.G2.weeklySchedule.map((day) => ({ ...day, hours: 1e9 })) }],
  ])('%s: a plan all the same, without a number that is none', (_, fields) => {
    const plan = generatePlan({ ...GOLDEN.G2, ...fields } as PlanInput)
    expect(plan.workouts.at(-1)?.workoutType).toBe('race')
    expect(JSON.stringify(plan)).not.toMatch(/NaN|Infinity|undefined|null,"pace/)
  })

  test.each([['today'], ['raceDate']])('a %s that does not exist: no plan, and a word about it', (field) => {
    const plan = generatePlan({ ...GOLDEN.G2, [field]: 'tomorrow' })
    expect(plan).toMatchObject({ weeks: [], workouts: [], notices: [{ code: 'INVALID_DATE' }] })
  })

  test('sixty weeks take less than a tenth of a second', () => {
    const start = Date.now()
    generatePlan(GOLDEN.G7)
    if (IS_SOAK) expect(Date.now() - start).toBeLessThan(100)
  })
})
