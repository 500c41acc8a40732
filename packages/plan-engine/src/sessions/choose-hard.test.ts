import { describe, expect, test } from 'vitest'
import { chooserFor } from '../testing/choosing.js'
import { fillFault } from '../testing/plan-facts.js'
import { slot } from '../testing/planning.js'
import { scenario } from '../testing/scenarios.js'
import { choosePrimer, chooseQuality, chooseSharpener } from './choose-hard.js'
import { mainPart } from './library/main-part.js'

const OLYMPIC = scenario('olympic', 'intermediate', 12)
const hardRun = (minutes: number) => slot(4, 'run', { role: 'quality', minutes })

describe('a hard session', () => {
  test('takes the sets of its part of the season in turn, form by form', () => {
    const chooser = chooserFor(OLYMPIC, 5)
    const codes = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(() => {
      chooser.needs.budget = 7200
      return chooseQuality(chooser, hardRun(45)).spec.code
    })
    expect(codes.map((code) => code.slice(2)).join(' ')).toBe(
      'CRUISE-1 VO2-1 TEMPO-1 CRUISE-2 VO2-2 TEMPO-2 CRUISE-3 VO2-3 TEMPO-3 CRUISE-1',
    )
  })

  test('in a recovery week is one of the base', () => {
    expect(chooseQuality(chooserFor(OLYMPIC, 8), hardRun(35)).spec.code).toBe('R-FART-1')
  })

  test('spends the budget of the week', () => {
    const chooser = chooserFor(OLYMPIC, 5)
    expect(chooseQuality(chooser, hardRun(60)).main).toEqual({ rounds: 5, seconds: 300 })
    expect(chooser.needs).toMatchObject({ budget: 7200 - 1500, spent: 1500 })
  })

  test('gives way to the next set when it does not fit', () => {
    expect(chooseQuality(chooserFor(OLYMPIC, 9), hardRun(20)).spec.code).toBe('R-RP-2')
    expect(chooseQuality(chooserFor(OLYMPIC, 5, { budget: 850 }), hardRun(45)).spec.code).toBe('R-TEMPO-1')
  })

  test('gives way to one that is more of it than its easy time, where there is one', () => {
    const taken = (minutes: number) => chooseQuality(chooserFor(OLYMPIC, 8), hardRun(minutes)).spec.code
    expect([taken(35), taken(60)]).toEqual(['R-FART-1', 'R-TEMPO-1'])
  })

  test('is steady tempo when no set fits, and easy rather than the same tempo again', () => {
    const chooser = chooserFor(OLYMPIC, 9, { level: 2 })
    const main = (minutes: number) => {
      chooser.needs.budget = 7200
      const { spec, main } = chooseQuality(chooser, slot(4, 'bike', { role: 'quality', minutes }))
      return main ? `${spec.code} ${main.rounds} x ${main.seconds}` : spec.code
    }
    expect([main(20), main(20), main(15), main(15)]).toEqual([
      'B-VO2-2 10 x 40',
      'B-STEADY 1 x 720',
      'B-STEADY 1 x 420',
      'B-END',
    ])
  })

  test('stays easy when the week has no hard time left', () => {
    const content = chooseQuality(chooserFor(OLYMPIC, 5, { budget: 200 }), hardRun(60))
    expect(content).toMatchObject({ intensity: 'easy', main: undefined })
  })

  test.each([300, 380, 600, 1200])('is never the same twice running with %i s of hard time', (budget) => {
    const chooser = chooserFor(OLYMPIC, 5)
    const mains = Array.from({ length: 12 }, () => {
      chooser.needs.budget = budget
      const { intensity, draft, main } = chooseQuality(chooser, hardRun(60))
      return main ? `${mainPart({ intensity, steps: draft.steps })?.zone} ${JSON.stringify(main)}` : ''
    }).filter((main) => main !== '')
    expect(mains.filter((main, index) => main === mains[index - 1])).toEqual([])
  })

  test('remembers the last time, and what was done', () => {
    const chooser = chooserFor(OLYMPIC, 5)
    chooseQuality(chooser, hardRun(45))
    chooser.memory.lastUse = {}
    chooser.needs.budget = 7200
    expect(chooseQuality(chooser, hardRun(60)).before).toEqual({ week: 5, rounds: 4 })
  })

  test('keeps to its minutes in every sport', () => {
    for (const sport of ['swim', 'bike', 'run'] as const)
      for (let minutes = 20; minutes <= 90; minutes += 5) {
        const { draft } = chooseQuality(chooserFor(OLYMPIC, 9), slot(1, sport, { role: 'quality', minutes }))
        expect(fillFault(sport, draft.steps, minutes)).toBe('')
      }
  })
})

describe('race week', () => {
  test.each([
    ['swim', { rounds: 4, metres: 100 }],
    ['bike', { rounds: 4, seconds: 180 }],
    ['run', { rounds: 4, seconds: 120 }],
  ] as const)('the %s sharpener is %o', (sport, main) => {
    const content = chooseSharpener(chooserFor(OLYMPIC, 12), slot(2, sport, { role: 'sharpener', minutes: 45 }))
    expect(content).toMatchObject({ main, intensity: 'tempo' })
    expect(content.spec.code).toMatch(/-SHARP$/)
  })

  test('the sharpener gets six minutes even where the budget has none', () => {
    const content = chooseSharpener(
      chooserFor(OLYMPIC, 12, { budget: 60 }),
      slot(2, 'bike', { role: 'sharpener', minutes: 45 }),
    )
    expect(content).toMatchObject({ main: { rounds: 2, seconds: 180 }, intensity: 'tempo' })
  })

  test('a primer is two repeats, and easy when they do not fit', () => {
    const primer = slot(3, 'run', { role: 'primer', minutes: 30 })
    expect(choosePrimer(chooserFor(OLYMPIC, 12), primer)).toMatchObject({
      main: { rounds: 2, seconds: 120 },
      intensity: 'moderate',
    })
    expect(choosePrimer(chooserFor(OLYMPIC, 12, { budget: 60 }), primer).intensity).toBe('easy')
  })
})
