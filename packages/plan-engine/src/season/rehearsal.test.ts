import { describe, expect, test } from 'vitest'
import { auditPlan } from '../audit/audit-plan.js'
import { generatePlan } from '../generate-plan.js'
import { daysToRace, flatSteps } from '../testing/plan-facts.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import type { PlanInput } from '../types.js'
import { fittedRehearsal, shortened } from './rehearsal.js'

/** The rehearsals of a plan: days to the race, minutes and those at race effort, and the minutes of the day before. */
function rehearsalsIn(input: PlanInput) {
  const { workouts, weeks } = generatePlan(input)
  const isPart = ({ code = '' }: { code?: string }) => code.startsWith('X-REHEARSAL')
  return workouts
    .filter(({ exercises }) => exercises.some(isPart))
    .map((workout) => {
      const parts = workout.exercises.filter(isPart)
      const left = daysToRace(input, workout)
      const eve = workouts.find((other) => daysToRace(input, other) === left + 1)
      return {
        left,
        type: workout.workoutType,
        kind: weeks[workout.week - 1]?.kind,
        minutes: parts.map(({ duration }) => duration),
        race: parts.map(({ steps }) =>
          flatSteps(steps).reduce((sum, { zone, seconds }) => sum + (zone === 'race' ? seconds / 60 : 0), 0),
        ),
        eve: eve?.totalDuration ?? 0,
        isEveEasy: eve?.exercises.every(({ intensity }) => intensity === 'easy') ?? true,
      }
    })
}

describe('the rehearsal of the race', () => {
  test('70.3: five weeks out, three quarters to nine tenths of the predicted ride, then 45 min of running', () => {
    const [only, ...more] = rehearsalsIn(scenario('70.3', 'intermediate', 20))
    expect(more).toEqual([])
    expect(only).toMatchObject({ type: 'brick', kind: 'load', isEveEasy: true })
    expect(only?.left).toBeGreaterThanOrEqual(28)
    expect(only?.left).toBeLessThanOrEqual(41)
    const [ride = 0, run = 0] = only?.minutes ?? []
    const predicted = (56 / 18.5) * 60
    expect(ride).toBeGreaterThanOrEqual(0.75 * predicted)
    expect(ride).toBeLessThanOrEqual(0.9 * predicted)
    expect(run).toBe(45)
    expect(only?.eve).toBeLessThanOrEqual(45)
  })

  test('GC8, ironman: a ride of 4 to 5.5 hours and a run of 40 to 60 min in a load week, the day before easy', () => {
    const hours = weekOffering('Sun 2, Mon 1.5, Tue 4e, Wed 1, Thu 1.5, Fri 1, Sat 6e')
    const [only] = rehearsalsIn(scenario('ironman', 'advanced', 24, { weeklySchedule: hours }))
    const [ride = 0, run = 0] = only?.minutes ?? []
    expect(ride).toBeGreaterThanOrEqual(240)
    expect(ride).toBeLessThanOrEqual(330)
    expect(run).toBeGreaterThanOrEqual(40)
    expect(run).toBeLessThanOrEqual(60)
    expect(only).toMatchObject({ kind: 'load', isEveEasy: true })
    expect(only?.eve).toBeLessThanOrEqual(45)
  })

  test('GC12, olympic: two weeks out, half of the ride and the run at race effort', () => {
    const [only] = rehearsalsIn(scenario('olympic', 'intermediate', 12))
    expect(only).toMatchObject({ left: 15, type: 'brick' })
    expect(only?.race).toEqual([41, 25])
  })

  test('GC10, sprint in eight weeks: one short rehearsal in week 6', () => {
    const hours = weekOffering('Sun 1.5e, Tue 1, Thu 1')
    const [only] = rehearsalsIn(scenario('sprint', 'beginner', 8, { weeklySchedule: hours }))
    expect(only?.left).toBeGreaterThanOrEqual(14)
    expect(only?.left).toBeLessThanOrEqual(20)
  })

  test.each([...Array(17).keys()].map((longer) => 8 + longer))(
    'of %i weeks of a 70.3 and of a sprint: in a week that loads or tapers, never in one that rests',
    (weeks) => {
      for (const race of ['70.3', 'sprint'] as const) {
        const found = rehearsalsIn(scenario(race, 'intermediate', weeks))
        for (const { kind } of found) expect(['load', 'taper']).toContain(kind)
      }
    },
  )

  test('there is none in less than eight weeks, nor where no day can hold half of it', () => {
    expect(rehearsalsIn(scenario('70.3', 'intermediate', 7))).toEqual([])
    const hours = weekOffering('Mon 1, Wed 1, Fri 1, Sun 1e')
    expect(rehearsalsIn(scenario('ironman', 'intermediate', 20, { weeklySchedule: hours }))).toEqual([])
  })
})

/** Seasons whose rehearsal is on the day after the long run, or does not fit. */
const NARROW: [string, PlanInput][] = [
  [
    'ironman in eight weeks',
    scenario('ironman', 'beginner', 8, {
      raceDate: '2028-08-23',
      today: '2028-07-03',
      weeklySchedule: weekOffering('Sun 2.5e, Mon 6e, Tue 2, Thu 1.5, Fri 1.5, Sat 2'),
      currentPaces: { swim: 200, bike: 27, run: 595 },
      goalPaces: { swim: 186, bike: 29, run: 553 },
    }),
  ],
  [
    '70.3 on three days',
    scenario('70.3', 'beginner', 35, {
      raceDate: '2027-02-03',
      today: '2026-06-09',
      weeklySchedule: weekOffering('Tue 2e, Wed 3e, Fri 1.5'),
      currentPaces: { swim: 215, bike: 10, run: 420 },
      goalPaces: { swim: 186, bike: 11.6, run: 363 },
    }),
  ],
]

describe('the weeks around the rehearsal', () => {
  const FIRMER = { 'long-run': 5, 'long-ride': 15 } as const

  test.each(NARROW)('%s: no long session is told to grow by more than its limit', (_, input) => {
    const grown = generatePlan(input)
      .workouts.flatMap(({ exercises }) => exercises.flatMap(({ reasons }) => reasons))
      .filter(({ rule, inputs: { minutes, previous, change, limit } }) => {
        const step = rule === 'long-run' || rule === 'long-ride' ? FIRMER[rule] : undefined
        return (
          step && Number(previous) > 0 && Number(change) > Number(limit) && Number(minutes) - Number(previous) > step
        )
      })
    expect(grown).toEqual([])
  })

  test.each([
    ['sprint', 'intermediate', 27, 'Sun 1.5e, Mon 2e, Tue 1, Thu 2e, Sat 1'],
    ['olympic', 'intermediate', 31, 'Sun 2e, Mon 2e, Tue 1, Fri 1'],
    ['sprint', 'beginner', 52, 'Sun 1.5e, Mon 0.5, Tue 1, Wed 2e, Thu 1.5, Fri 1, Sat 1e'],
  ] as const)('%s, %s, %i weeks: the taper begins and cuts as without it', (race, level, weeks, days) => {
    const input = scenario(race, level, weeks, { weeklySchedule: weekOffering(days) })
    const { rules } = auditPlan(generatePlan(input), input)
    expect(rehearsalsIn(input)).toHaveLength(1)
    expect(rules.filter(({ id, result }) => ['R09', 'R33', 'R34'].includes(id) && result !== 'pass')).toEqual([])
  })
})

test('a leg of a few minutes is not rehearsed, whatever the race is called', () => {
  const distances = { swim: 1.2, bike: 3, run: 13.1 }
  const input = { ...scenario('70.3', 'intermediate', 16), distances }
  expect(rehearsalsIn(input)).toEqual([])
  const { rules } = auditPlan(generatePlan(input), input)
  expect(rules.find(({ id }) => id === 'R02')?.result).toBe('pass')
})

describe('the rehearsal in its week', () => {
  const rehearsal = { week: 10, ride: 150, run: 45, effort: { bike: 60, run: 20 }, least: 120 }
  const room = { target: 600, days: 5, plannedRide: 160, rideCeiling: 200, runCeiling: 90 }

  test.each([
    ['is whole where there is room', {}, { ride: 150, run: 45 }],
    ['is no longer than rides may grow', { rideCeiling: 130 }, { ride: 130, run: 45 }],
    ['is no longer than runs may grow', { runCeiling: 32 }, { ride: 150, run: 30 }],
    ['leaves the other days their sessions', { target: 230 }, { ride: 105, run: 45 }],
    ['is at least what is worth it, though the week planned less', { plannedRide: 90 }, { ride: 120, run: 45 }],
  ])('%s', (_, given, expected) => {
    expect(fittedRehearsal(rehearsal, { ...room, ...given })).toMatchObject(expected)
  })

  test('is none where too little of it is left', () => {
    expect(fittedRehearsal(rehearsal, { ...room, rideCeiling: 70 })).toBeUndefined()
  })

  test('gives minutes to a week that is too full, but stays worth it', () => {
    expect(shortened(rehearsal, 30)).toMatchObject({ ride: 120, run: 45 })
    expect(shortened(rehearsal, 130)).toMatchObject({ ride: 70, run: 45 })
  })
})
