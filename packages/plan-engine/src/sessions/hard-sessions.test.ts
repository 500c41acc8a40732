import { describe, expect, test } from 'vitest'
import { weekZones } from '../formulas/zones.js'
import { fillFault, flatSteps } from '../testing/plan-facts.js'
import { sizeSet, steadySeconds, writeSet, writeSteady } from './hard-sessions.js'
import { BIKE_SETS } from './library/bike.js'
import { RUN_SETS } from './library/run.js'
import { SWIM_SETS } from './library/swim.js'
import { newDraft } from './step-writer.js'

const zones = weekZones('olympic', { swim: 110, bike: 19, run: 484 })
const needs = { level: 1, isLong: false, progress: 1, reduction: 1, budget: 7200, spent: 0 }
const [cruise] = RUN_SETS.build.short
const [threshold, overUnder] = BIKE_SETS.build.short
const [raceSwim] = SWIM_SETS.peak.short
if (!cruise || !threshold || !overUnder || !raceSwim) throw new Error('The library is empty')

const cruiseIn = (minutes: number, fields: Partial<typeof needs> = {}) =>
  sizeSet(cruise, { sport: 'run', minutes, pace: zones.run.threshold }, { ...needs, ...fields })

describe('sizing a set', () => {
  test('grows from the fewest repeats to the most with the season', () => {
    expect([0, 0.5, 1].map((progress) => cruiseIn(90, { progress })?.reps)).toEqual([3, 4, 5])
  })

  test('takes what the session has room for, and the week has budget for', () => {
    expect(cruiseIn(50)?.reps).toBe(5)
    expect(cruiseIn(40)?.reps).toBe(4)
    expect(cruiseIn(90, { budget: 1000 })?.reps).toBe(3)
  })

  test('is no set when fewer than the fewest repeats fit', () => {
    expect(cruiseIn(25)).toBeUndefined()
    expect(cruiseIn(90, { budget: 800 })).toBeUndefined()
  })

  test('a week that rests does fewer, down to one', () => {
    expect(cruiseIn(90, { reduction: 0.6 })?.reps).toBe(3)
    expect(cruiseIn(90, { reduction: 0.1 })?.reps).toBe(1)
  })

  test('long races have longer work', () => {
    expect(
      sizeSet(threshold, { sport: 'bike', minutes: 90, pace: zones.bike.threshold }, { ...needs, level: 0 }),
    ).toMatchObject({ work: 300, rest: 180 })
    expect(
      sizeSet(
        threshold,
        { sport: 'bike', minutes: 90, pace: zones.bike.threshold },
        { ...needs, level: 0, isLong: true },
      ),
    ).toMatchObject({ work: 360, rest: 240 })
  })

  test('swum metres cost what they take at the pace given', () => {
    expect(sizeSet(raceSwim, { sport: 'swim', minutes: 60, pace: zones.swim.race }, needs)).toEqual({
      reps: 6,
      work: 150,
      rest: 20,
      seconds: 165,
    })
  })
})

describe('writing a set', () => {
  test('one repeat fewer rather than a session that runs over', () => {
    const draft = newDraft('swim', weekZones('olympic', { swim: 180, bike: 19, run: 484 }).swim, 30)
    writeSet(draft, raceSwim, { reps: 6, work: 150, rest: 20, seconds: 165 })
    expect(fillFault('swim', draft.steps, 30)).toBe('')
    expect(draft.steps[1]).toMatchObject({ repeat: 4 })
  })

  test('over-unders alternate two minutes under and one over threshold', () => {
    const draft = newDraft('bike', zones.bike, 60)
    writeSet(draft, overUnder, { reps: 2, work: 480, rest: 180, seconds: 480 })
    const [under, over] = flatSteps(draft.steps).slice(1)
    expect(draft.steps[1]).toMatchObject({ repeat: 2 })
    expect(
      flatSteps(draft.steps)
        .slice(1, 7)
        .map(({ seconds }) => seconds),
    ).toEqual([120, 60, 120, 60, 120, 180])
    expect(over?.target?.to).toBeGreaterThan(under?.target?.to ?? 0)
    expect(draft.left).toBe(0)
  })
})

describe('steady tempo, when no set fits', () => {
  test.each([
    [15, 3600, 1, 420],
    [13, 3600, 1, 0],
    [60, 600, 1, 600],
    [60, 3600, 1, 1200],
    [60, 3600, 2, 1200],
    [60, 300, 1, 0],
  ])('%i minutes and a budget of %i s hold %i block(s) of %i s in all', (minutes, budget, blocks, seconds) => {
    expect(steadySeconds({ sport: 'run', minutes }, budget, blocks)).toBe(seconds)
  })

  test('is written in one block, or in two with a break', () => {
    for (const blocks of [1, 2]) {
      const draft = newDraft('run', zones.run, 30)
      writeSteady(draft, 600, blocks)
      expect(draft.left).toBe(0)
      const tempo = flatSteps(draft.steps).filter(({ zone }) => zone === 'tempo')
      expect(tempo.map(({ seconds }) => seconds)).toEqual(Array(blocks).fill(600 / blocks))
    }
  })
})
