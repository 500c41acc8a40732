import { describe, expect, test } from 'vitest'
import { weekZones } from '../formulas/zones.js'
import { fillFault, flatSteps } from '../testing/plan-facts.js'
import { setKey, sizeSet, steadySeconds, writeSet, writeSteady } from './hard-sessions.js'
import { BIKE_SETS } from './library/bike.js'
import { RUN_SETS } from './library/run.js'
import { SWIM_SETS } from './library/swim.js'
import { newDraft } from './step-writer.js'

const zones = weekZones('olympic', { swim: 110, bike: 19, run: 484 })
const needs = { level: 1, progress: 1, reduction: 1 }
const [cruise] = RUN_SETS.build.short
const [threshold, overUnder] = BIKE_SETS.build.short
const [raceSwim] = SWIM_SETS.peak.short
if (!cruise || !threshold || !overUnder || !raceSwim) throw new Error('The library is empty')

const cruiseIn = (
  minutes: number,
  { affordable = 7200, ...fields }: Partial<typeof needs> & { affordable?: number } = {},
) => sizeSet(cruise, { sport: 'run', minutes, pace: zones.run.threshold, affordable }, { ...needs, ...fields })

describe('sizing a set', () => {
  test('grows from the fewest repeats to the most with the season', () => {
    expect([0, 0.5, 1].map((progress) => cruiseIn(50, { progress })?.rounds)).toEqual([4, 4, 5])
  })

  test('grows into time that would be more easy than the set, to what an advanced athlete does', () => {
    expect([60, 75, 90, 240].map((minutes) => cruiseIn(minutes, { progress: 0 })?.rounds)).toEqual([4, 5, 6, 6])
    expect([60, 75, 90, 240].map((minutes) => cruiseIn(minutes, { progress: 0 })?.isFilling)).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(cruiseIn(90, { progress: 0, affordable: 1200 })).toMatchObject({ rounds: 4, isFilling: false })
  })

  test('takes what the session has room for, and the week can afford', () => {
    expect(cruiseIn(50)?.rounds).toBe(5)
    expect(cruiseIn(40)?.rounds).toBe(4)
    expect(cruiseIn(90, { affordable: 1000 })?.rounds).toBe(3)
  })

  test('is no set when fewer than the fewest repeats fit', () => {
    expect(cruiseIn(25)).toBeUndefined()
    expect(cruiseIn(90, { affordable: 800 })).toBeUndefined()
  })

  test('a week that rests does fewer, down to one', () => {
    expect(cruiseIn(35, { reduction: 0.6 })?.rounds).toBe(3)
    expect(cruiseIn(90, { reduction: 0.1 })?.rounds).toBe(1)
  })

  test('long races have longer work', () => {
    const inRace = (length: 'short' | 'long') => BIKE_SETS.build[length].find(({ code }) => code === 'B-THR-1')
    expect(inRace('short')).toMatchObject({ round: [[300, 480, 600]], rest: 180 })
    expect(inRace('long')).toMatchObject({ round: [[360, 480, 600]], rest: 240 })
  })

  test('a round of several repeats takes the time of all of them, and their rests', () => {
    const pairs = BIKE_SETS.build.short.find(({ code }) => code === 'B-THR-3')
    const size =
      pairs && sizeSet(pairs, { sport: 'bike', minutes: 60, pace: zones.bike.threshold, affordable: 7200 }, needs)
    expect(size).toMatchObject({ rounds: 3, round: [180, 300], rest: 150, seconds: 480 })
  })

  test('is told apart by zone, rounds and repeats', () => {
    const set = { rounds: 3, round: [50, 100] }
    const keys = [
      setKey('tempo', set),
      setKey('race', set),
      setKey('tempo', { ...set, rounds: 2 }),
      setKey('tempo', { ...set, round: [100, 50] }),
    ]
    expect(new Set(keys).size).toBe(4)
    expect(setKey('tempo', { ...set })).toBe(keys[0])
  })

  test('swum metres cost what they take at the pace given', () => {
    expect(
      sizeSet(raceSwim, { sport: 'swim', minutes: 35, pace: zones.swim.race, affordable: 7200 }, needs),
    ).toMatchObject({
      rounds: 6,
      round: [150],
      rest: 20,
      seconds: 165,
    })
  })
})

describe('writing a set', () => {
  test('one repeat fewer rather than a session that runs over', () => {
    const draft = newDraft('swim', weekZones('olympic', { swim: 180, bike: 19, run: 484 }).swim, 30)
    writeSet(draft, raceSwim, { rounds: 6, round: [150], rest: 20, seconds: 165 })
    expect(fillFault('swim', draft.steps, 30)).toBe('')
    expect(draft.steps[1]).toMatchObject({ repeat: 4 })
  })

  test('over-unders alternate two minutes under and one over threshold', () => {
    const draft = newDraft('bike', zones.bike, 60)
    writeSet(draft, overUnder, { rounds: 2, round: [480], rest: 180, seconds: 480 })
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
    [60, 900, 2, 840],
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
      const breaks = flatSteps(draft.steps).filter(({ kind }) => kind === 'recover')
      expect(breaks.map(({ seconds }) => seconds)).toEqual(blocks === 1 ? [] : [120, 120])
    }
  })
})
