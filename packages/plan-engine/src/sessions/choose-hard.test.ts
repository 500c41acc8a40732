import { describe, expect, test } from 'vitest'
import { chooserFor } from '../testing/choosing.js'
import { fillFault } from '../testing/plan-facts.js'
import { slot } from '../testing/planning.js'
import { scenario } from '../testing/scenarios.js'
import { choosePrimer, chooseQuality, chooseSharpener } from './choose-hard.js'

const OLYMPIC = scenario('olympic', 'intermediate', 12)
const hardRun = (minutes: number) => slot(4, 'run', { role: 'quality', minutes })

describe('a hard session', () => {
  test('takes the sets of its part of the season in turn', () => {
    const chooser = chooserFor(OLYMPIC, 5)
    const codes = [1, 2, 3, 4].map(() => {
      chooser.needs.budget = 7200
      return chooseQuality(chooser, hardRun(60)).spec.code
    })
    expect(codes).toEqual(['R-CRUISE', 'R-VO2', 'R-TEMPO', 'R-CRUISE'])
  })

  test('in a recovery week is one of the base', () => {
    expect(chooseQuality(chooserFor(OLYMPIC, 8), hardRun(60)).spec.code).toBe('R-FART')
  })

  test('spends the budget of the week', () => {
    const chooser = chooserFor(OLYMPIC, 5)
    expect(chooseQuality(chooser, hardRun(60)).main).toBe('5 x 5 min')
    expect(chooser.needs).toMatchObject({ budget: 7200 - 1500, spent: 1500 })
  })

  test('gives way to the next set when it does not fit', () => {
    expect(chooseQuality(chooserFor(OLYMPIC, 9), hardRun(20)).spec.code).toBe('R-STEADY')
    expect(chooseQuality(chooserFor(OLYMPIC, 5, { budget: 850 }), hardRun(60)).spec.code).toBe('R-VO2')
  })

  test('is steady tempo when no set fits, in one block and in two by turns', () => {
    const chooser = chooserFor(OLYMPIC, 5)
    const main = () => {
      chooser.needs.budget = 7200
      return chooseQuality(chooser, hardRun(25)).main
    }
    expect([main(), main()]).toEqual(['1 x 17 min', '2 x 6 min'])
  })

  test('stays easy when the week has no hard time left', () => {
    const content = chooseQuality(chooserFor(OLYMPIC, 5, { budget: 200 }), hardRun(60))
    expect(content).toMatchObject({ intensity: 'easy', main: '' })
  })

  test('is never the same a third time running', () => {
    const chooser = chooserFor(OLYMPIC, 5)
    const mains = [1, 2, 3, 4, 5, 6].map(() => {
      chooser.needs.budget = 380
      return chooseQuality(chooser, hardRun(60)).main
    })
    mains.forEach((main, index) => {
      if (main !== '') expect([mains[index + 1], mains[index + 2]]).not.toEqual([main, main])
    })
  })

  test('remembers the last time, and what was done', () => {
    const chooser = chooserFor(OLYMPIC, 5)
    chooseQuality(chooser, hardRun(45))
    chooser.memory.turns = {}
    chooser.needs.budget = 7200
    expect(chooseQuality(chooser, hardRun(60)).before).toEqual({ week: 5, main: '4 x 5 min' })
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
    ['swim', '4 x 100 m'],
    ['bike', '4 x 3 min'],
    ['run', '4 x 2 min'],
  ] as const)('the %s sharpener is %s', (sport, main) => {
    const content = chooseSharpener(chooserFor(OLYMPIC, 12), slot(2, sport, { role: 'sharpener', minutes: 45 }))
    expect(content).toMatchObject({ main, intensity: 'tempo' })
    expect(content.spec.name).toBe('Race-Week Sharpener')
  })

  test('the sharpener gets six minutes even where the budget has none', () => {
    const content = chooseSharpener(
      chooserFor(OLYMPIC, 12, { budget: 60 }),
      slot(2, 'bike', { role: 'sharpener', minutes: 45 }),
    )
    expect(content).toMatchObject({ main: '2 x 3 min', intensity: 'tempo' })
  })

  test('a primer is two repeats, and easy when they do not fit', () => {
    const primer = slot(3, 'run', { role: 'primer', minutes: 30 })
    expect(choosePrimer(chooserFor(OLYMPIC, 12), primer)).toMatchObject({ main: '2 x 2 min', intensity: 'moderate' })
    expect(choosePrimer(chooserFor(OLYMPIC, 12, { budget: 60 }), primer).intensity).toBe('easy')
  })
})
