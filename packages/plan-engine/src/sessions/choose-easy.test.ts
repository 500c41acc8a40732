import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { chooserFor } from '../testing/choosing.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { flatSteps } from '../testing/plan-facts.js'
import { slot } from '../testing/planning.js'
import { scenario } from '../testing/scenarios.js'
import type { ExperienceLevel, Sport } from '../types.js'
import { chooseBrick, chooseEasy, chooseOpener } from './choose-easy.js'
import { chooseLong } from './choose-long.js'
import { BIKE_EASY, LONG_RIDES } from './library/easy-rides.js'
import { LONG_RUNS, RUN_EASY } from './library/easy-runs.js'
import { SWIM_EASY, SWIM_SIGHTING } from './library/easy-swims.js'
import { mainPart } from './library/main-part.js'

const OLYMPIC = scenario('olympic', 'intermediate', 12)
const SLOW = scenario('olympic', 'beginner', 12, { currentPaces: { swim: 150, bike: 15, run: 720 } })

describe('an easy session', () => {
  test.each([
    ['swim', 'intermediate', 'S-TECH S-END S-MIX S-CLOCK S-TECH S-PYRAMID S-MIX S-BREATH'],
    ['bike', 'intermediate', 'B-END B-CAD B-AERO B-BUILD B-END'],
    ['run', 'intermediate', 'R-EASY R-STR R-BUILD R-FORM R-EASY'],
    ['run', 'beginner', 'R-EASY R-QUICK R-BUILD R-FORM R-EASY'],
  ] as const)('%s, %s: %s', (sport: Sport, level: ExperienceLevel, codes: string) => {
    const chooser = chooserFor(scenario('olympic', level, 12), 2)
    expect(
      codes
        .split(' ')
        .map(() => chooseEasy(chooser, slot(1, sport)).spec.code)
        .join(' '),
    ).toBe(codes)
  })

  test('slow beginners walk between runs', () => {
    expect(chooseEasy(chooserFor(SLOW, 2), slot(1, 'run')).spec.code).toBe('R-WW')
    expect(chooseLong(chooserFor(SLOW, 9), slot(2, 'run', { minutes: 60 })).spec.code).toBe('R-WWL')
  })

  test('strides count as hard time, other easy sessions cost none', () => {
    const chooser = chooserFor(OLYMPIC, 2)
    chooseEasy(chooser, slot(1, 'run'))
    expect(chooser.needs.spent).toBe(0)
    chooseEasy(chooser, slot(1, 'run', { minutes: 45 }))
    expect(chooser.needs.spent).toBe(100)
  })
})

describe('a long session', () => {
  test.each([
    ['base: all easy', 2, 'B-LONG', undefined],
    ['recovery: all easy', 8, 'B-LONG', undefined],
    ['build: 12 % at race pace', 5, 'B-LONGRP', { rounds: 1, seconds: 600 }],
    ['peak: 22 %', 9, 'B-LONGRP', { rounds: 2, seconds: 600 }],
    ['taper: 10 %', 11, 'B-LONGRP', { rounds: 1, seconds: 600 }],
  ])('in %s', (_, week, code, main) => {
    const content = chooseLong(chooserFor(OLYMPIC, week), slot(6, 'bike', { role: 'long', minutes: 110 }))
    expect(content).toMatchObject({ spec: { code }, main })
  })

  test('takes no more race pace than the week has budget for', () => {
    const ride = slot(6, 'bike', { role: 'long', minutes: 110 })
    expect(chooseLong(chooserFor(OLYMPIC, 9, { budget: 700 }), ride).main).toEqual({ rounds: 1, seconds: 600 })
    expect(chooseLong(chooserFor(OLYMPIC, 9, { budget: 200 }), ride).main).toBeUndefined()
  })

  test('with little race pace every other one stays easy', () => {
    const chooser = chooserFor(OLYMPIC, 5)
    const run = slot(2, 'run', { role: 'long', minutes: 60 })
    const five = { rounds: 1, seconds: 300 }
    expect([1, 2, 3].map(() => chooseLong(chooser, run).main)).toEqual([five, undefined, five])
  })

  test("before a 70.3 its race effort grows by 20 min a ride, to the level's most and half of the ride", () => {
    const chooser = chooserFor(scenario('70.3', 'intermediate', 20), 17)
    const minutesIn = (minutes: number) => {
      chooser.needs.budget = 36_000
      chooser.needs.room = 36_000
      const before = chooser.needs.spent
      chooseLong(chooser, slot(6, 'bike', { role: 'long', minutes }))
      return (chooser.needs.spent - before) / 60
    }
    expect([200, 200, 200, 200, 100].map(minutesIn)).toEqual([40, 60, 80, 90, 50])
  })

  test('leaves seventy per cent of the week easy, whatever its race effort costs', () => {
    const ironman = scenario('ironman', 'advanced', 20)
    const content = chooseLong(chooserFor(ironman, 17, { room: 1500 }), slot(6, 'bike', { role: 'long', minutes: 300 }))
    expect(content.main).toEqual({ rounds: 2, seconds: 720 })
  })

  test('in build every fourth stays easy, the second time over hills', () => {
    const chooser = chooserFor(scenario('ironman', 'advanced', 24), 9, { budget: 72_000, room: 72_000 })
    const codes = [1, 2, 3, 4, 5, 6, 7, 8].map(
      () => chooseLong(chooser, slot(6, 'bike', { role: 'long', minutes: 300 })).spec.code,
    )
    expect(codes.map((code) => code.slice(6)).join()).toBe('RP,RP,RP,,RP,RP,RP,HILL')
  })

  test('is told at easy pace, which most of it is', () => {
    const { draft, intensity } = chooseLong(chooserFor(OLYMPIC, 9), slot(6, 'bike', { minutes: 110 }))
    expect(mainPart({ steps: draft.steps, intensity })).toMatchObject({ zone: 'easy', work: undefined })
    expect(intensity).toBe('moderate')
  })
})

describe('a run off the bike', () => {
  const brick = slot(6, 'run', { role: 'brick', minutes: 20 })

  test.each([
    ['base', 2, 'X-BRICKE'],
    ['build', 5, 'X-BRICKE'],
    ['peak', 9, 'X-BRICK'],
    ['taper', 11, 'X-BRICK'],
  ])('in %s', (_, week, code) => {
    expect(chooseBrick(chooserFor(OLYMPIC, week), brick).spec.code).toBe(code)
  })

  test('spends up to half of itself at race pace', () => {
    const chooser = chooserFor(OLYMPIC, 9)
    expect(chooseBrick(chooser, brick).main).toEqual({ rounds: 1, seconds: 600 })
    expect(chooser.needs.spent).toBe(600)
    expect(chooseBrick(chooserFor(OLYMPIC, 9, { budget: 100 }), brick).spec.code).toBe('X-BRICKE')
  })
})

test('openers are easy, and cost their touches of race pace', () => {
  const chooser = chooserFor(OLYMPIC, 12)
  expect(chooseOpener(chooser, slot(6, 'bike', { minutes: 20 }))).toMatchObject({ intensity: 'easy', main: undefined })
  chooseOpener(chooser, slot(6, 'run', { minutes: 10 }))
  expect(chooser.needs.spent).toBe(240)
})

describe('what easy sessions hold', () => {
  const SPECS = [...SWIM_EASY, ...SWIM_SIGHTING, ...BIKE_EASY, ...LONG_RIDES, ...RUN_EASY, ...LONG_RUNS]
  const sessions = Object.values(GOLDEN).flatMap((input) =>
    generatePlan(input).workouts.flatMap(({ exercises }) => exercises),
  )

  test('is what they are called by: a pyramid, a climb, a stretch in race position', () => {
    const named = sessions.flatMap(({ code, duration, steps }) => {
      const spec = SPECS.find((each) => each.code === code)
      return spec && 'cue' in spec && (spec.shape === 'repeats' || spec.shape === 'stretches')
        ? [{ called: `${code} of ${duration} min`, holds: flatSteps(steps).some(({ cue }) => cue === spec.cue) }]
        : []
    })
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(({ holds }) => !holds)).toEqual([])
  })
})
