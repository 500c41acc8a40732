import { readPlanInput } from '@tri/api-contract'
import { generatePlan } from '@tri/plan-engine'
import { swumText } from '@tri/plan-engine/texts'
import { inUnits } from '@tri/plan-files/units'
import { describe, expect, it } from 'vitest'
import { sessionLines } from '../../components/session/session-text.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { workoutsInWords } from '../words.js'
import { distanceText } from './measures.js'
import { STORED_UNITS, type Units } from './units.js'

const METRIC: Units = { units: 'metric', poolUnits: 'metres' }
const YARDS: Units = { units: 'metric', poolUnits: 'yards' }

describe('a text in the athlete’s units', () => {
  it.each([
    ['17.5 mi', '28.2 km'],
    ['7.9 mi', '12.7 km'],
    ['8:04/mi', '5:01/km'],
    ['19.0 mph', '30.6 km/h'],
    ['1450 m', '1575 yd'],
    ['1:51/100m', '1:41/100yd'],
    ['1.5 miles', '2.4 km'],
    ['8:30/mile', '5:17/km'],
    ['Race day: 6.2 mi at goal pace, 8:04/mi.', 'Race day: 10.0 km at goal pace, 5:01/km.'],
    ['100 m at threshold', '100 yd at threshold'],
    ['50 m: 25 drill, 25 swim', '50 yd: 25 drill, 25 swim'],
    ['Warm-up 10 min; 3 x (8 min + Easy 2:30 min)', 'Warm-up 10 min; 3 x (8 min + Easy 2:30 min)'],
    ['Low-Cadence Strength', 'Low-Cadence Strength'],
  ])('%j is %j in km and yards', (text, shown) => {
    expect(inUnits(YARDS, text)).toBe(shown)
    expect(inUnits(STORED_UNITS, text)).toBe(text)
  })

  it('keeps what was logged in km to the letter, and turns it into miles for who reads miles', () => {
    for (const [logged, miles] of [
      ['5.25 km', '3.3 mi'],
      ['5:15/km', '8:27/mi'],
      ['31.4 km/h', '19.5 mph'],
      ['1600 yd', '1463 m'],
      ['1:40/100yd', '1:49/100m'],
    ] as const) {
      expect(inUnits(YARDS, logged)).toBe(logged)
      expect(inUnits(STORED_UNITS, logged)).toBe(miles)
    }
  })

  it('leaves no mile in a whole plan, and no metre of the pool where yards were asked for', () => {
    for (const { exercises } of workoutsInWords(YARDS, generatePlan(readPlanInput(samplePlan())).workouts))
      for (const exercise of exercises) {
        const lines = sessionLines(exercise, YARDS).flatMap(({ text, detail }) => [text, detail])
        const words = [exercise.name, exercise.notes, ...exercise.reasons.map((one) => one.sentence)]
        const figures = [exercise.distance, exercise.pace].map((text) => inUnits(YARDS, text))
        const shown = [...lines, ...words, ...figures].join(' | ')
        expect(shown).not.toMatch(/\d ?mi\b|\/mi\b|mph/)
        if (exercise.type === 'swim') expect(shown).not.toMatch(/\d m\b|\/100m/)
      }
  })

  it('says the same of a session in miles as the engine does', () => {
    for (const { exercises } of generatePlan(readPlanInput(samplePlan())).workouts)
      for (const { distance, pace } of exercises)
        expect([inUnits(STORED_UNITS, distance), inUnits(STORED_UNITS, pace)]).toEqual([distance, pace])
  })
})

describe('a swum step', () => {
  it.each([
    [50, '50 yd'],
    [100, '100 yd'],
    [25, '25 yd'],
    [150, '150 yd'],
    [400, '450 yd'],
  ])('of %i m is whole lengths of a yard pool: %s', (metres, text) => {
    expect(swumText(YARDS, metres)).toBe(text)
    expect(swumText(METRIC, metres)).toBe(`${metres} m`)
  })
})

describe('a plan’s distance', () => {
  it.each([
    ['0.93', '0.93 mi', '1.5 km'],
    ['24.8548', '24.85 mi', '40 km'],
    ['112', '112 mi', '180.25 km'],
  ])('of %s miles is read as %s or %s', (miles, own, km) => {
    expect([distanceText(STORED_UNITS, miles), distanceText(METRIC, miles)]).toEqual([own, km])
  })
})
