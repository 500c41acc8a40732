import { describe, expect, it } from 'vitest'
import { exercise, workout } from '../testing/workouts.js'
import type { Intensity, RaceType, SessionStep, Step, Zone } from '../types.js'
import { dailyStress, exerciseStress, strainOf, trainingLoad } from './training-load.js'

const step = (minutes: number, zone: Zone): Step => ({ kind: 'work', seconds: minutes * 60, zone, label: zone })
const session = (steps: SessionStep[]) => exercise({ id: 'x', duration: 60, steps })

describe('exerciseStress', () => {
  it.each([
    ['recovery', 30.25],
    ['easy', 46.24],
    ['moderate', 57.76],
    ['tempo', 73.96],
    ['threshold', 92.16],
    ['interval', 116.64],
  ] as const)('of an hour in zone %s is 100 x IF^2 = %f', (zone, stress) => {
    expect(exerciseStress(session([step(60, zone)]), 'olympic')).toBeCloseTo(stress, 9)
  })

  it.each([
    ['sprint', 92.16],
    ['olympic', 92.16],
    ['70.3', 73.96],
    ['ironman', 57.76],
  ] as const)('of an hour at the race pace of a %s is %f', (raceType, stress) => {
    expect(exerciseStress(session([step(60, 'race')]), raceType)).toBeCloseTo(stress, 9)
  })

  it('adds up the steps and counts repeats', () => {
    const steps = [
      step(10, 'easy'),
      { repeat: 5, steps: [step(6, 'threshold'), step(2, 'recovery')] },
      step(10, 'recovery'),
    ]
    const byHand = (10 / 60) * 46.24 + 5 * ((6 / 60) * 92.16 + (2 / 60) * 30.25) + (10 / 60) * 30.25
    expect(exerciseStress(session(steps), 'sprint')).toBeCloseTo(byHand, 9)
  })

  it.each([
    ['easy', 46.24],
    ['moderate', (46.24 * 2 + 57.76) / 3],
    ['tempo', (46.24 * 2 + 73.96) / 3],
    ['hard', (46.24 * 2 + 92.16) / 3],
    ['interval', (46.24 * 2 + 116.64) / 3],
  ] as [Intensity, number][])('of an hour labelled %s without steps is %f', (intensity, stress) => {
    expect(exerciseStress({ duration: 60, intensity }, 'olympic')).toBeCloseTo(stress, 9)
    expect(exerciseStress({ duration: 60, intensity, steps: [] }, 'olympic')).toBeCloseTo(stress, 9)
  })

  it('stays a number for what a plan from elsewhere may hold', () => {
    expect(exerciseStress({}, 'olympic')).toBe(0)
    expect(exerciseStress({ duration: 60, intensity: 'brutal' as Intensity }, 'olympic')).toBeCloseTo(46.24, 9)
    expect(exerciseStress(session([step(60, 'sofa' as Zone)]), 'olympic')).toBeCloseTo(46.24, 9)
    expect(exerciseStress(session([step(60, 'race')]), 'duathlon' as RaceType)).toBeCloseTo(46.24, 9)
  })
})

describe('dailyStress', () => {
  it('is the sum over the workouts of a day', () => {
    const day = [workout(1, 1, [session([step(60, 'easy')])]), workout(1, 1, [session([step(30, 'tempo')])])]
    expect(dailyStress(day, 'olympic')).toBeCloseTo(46.24 + 36.98, 9)
    expect(dailyStress([], 'olympic')).toBe(0)
  })
})

describe('trainingLoad', () => {
  it('moves fitness by 1/42 and fatigue by 1/7 of the difference to the day', () => {
    const [first, second] = trainingLoad([84, 0], { fitness: 42, fatigue: 49 })
    expect(first).toEqual({ stress: 84, fitness: 43, fatigue: 54, form: -7 })
    expect(second?.fitness).toBeCloseTo(43 - 43 / 42, 12)
    expect(second?.fatigue).toBeCloseTo(54 - 54 / 7, 12)
    expect(second?.form).toBe(43 - 54)
  })

  it('starts from nothing unless told otherwise', () => {
    expect(trainingLoad([42])).toEqual([{ stress: 42, fitness: 1, fatigue: 6, form: 0 }])
    expect(trainingLoad([])).toEqual([])
  })

  it('settles at the daily stress: two thirds of fitness after 42 days, nearly all of fatigue after 21', () => {
    const days = trainingLoad(Array.from({ length: 42 }, () => 100))
    expect(days[41]?.fitness).toBeCloseTo(100 * (1 - (41 / 42) ** 42), 9)
    expect(days[41]?.fitness).toBeCloseTo(63.65, 2)
    expect(days[20]?.fatigue).toBeCloseTo(96.07, 2)
  })

  it('shows a taper: form rises while fitness falls slowly', () => {
    const build = Array.from({ length: 84 }, () => 80)
    const days = trainingLoad([...build, ...Array.from({ length: 14 }, () => 40)])
    const before = days[83]
    const after = days[97]
    expect(after?.form).toBeGreaterThan((before?.form ?? 0) + 10)
    expect(after?.fitness).toBeGreaterThan((before?.fitness ?? 0) * 0.8)
  })
})

it.each([
  ['recovery', 0.55],
  ['easy', 0.68],
  ['moderate', 0.76],
  ['tempo', 0.86],
  ['threshold', 0.96],
  ['interval', 1.08],
] as const)('a minute %s strains by the square of its intensity above easy', (zone, factor) => {
  const exact = (factor ** 2 - 0.68 ** 2) / (0.96 ** 2 - 0.68 ** 2)
  expect(Math.abs(strainOf(zone, 'sprint') - Math.max(0, exact))).toBeLessThan(0.06)
})

it.each([
  ['sprint', 1],
  ['olympic', 1],
  ['70.3', 0.6],
  ['ironman', 0.25],
] as const)('race effort in a %s strains as the zone it lies in', (race, strain) => {
  expect(strainOf('race', race)).toBe(strain)
})
