import { describe, expect, test } from 'vitest'
import { weekZones } from '../formulas/zones.js'
import { flatSteps } from '../testing/plan-facts.js'
import { raceBlocks, writeBrick, writeOpener, writeRacePaceFinish, writeTransitionRun } from './race-pace-sessions.js'
import { type Draft, newDraft } from './step-writer.js'

const zones = weekZones('olympic', { swim: 110, bike: 19, run: 484 })

const minutesIn = (draft: Draft) => flatSteps(draft.steps).map(({ seconds, zone }) => `${seconds / 60} ${zone}`)

describe('blocks at race pace', () => {
  test.each([
    ['bike', 9, 0, { blocks: 1, each: 9 }],
    ['bike', 20, 0, { blocks: 2, each: 10 }],
    ['bike', 20, 1, { blocks: 1, each: 20 }],
    ['bike', 65, 0, { blocks: 3, each: 21 }],
    ['bike', 65, 1, { blocks: 2, each: 32 }],
    ['bike', 40, 0, { blocks: 4, each: 10 }],
    ['bike', 40, 1, { blocks: 2, each: 20 }],
    ['bike', 80, 0, { blocks: 4, each: 20 }],
    ['bike', 80, 1, { blocks: 2, each: 40 }],
    ['bike', 150, 1, { blocks: 3, each: 50 }],
    ['run', 15, 0, { blocks: 1, each: 15 }],
    ['run', 15, 1, { blocks: 2, each: 7 }],
    ['run', 5, 1, { blocks: 1, each: 5 }],
  ] as const)('%s, %i minutes, turn %i: %j', (sport, minutes, turn, expected) => {
    expect(raceBlocks(sport, minutes, turn)).toEqual(expected)
  })
})

describe('a long session that ends at race pace', () => {
  test('a ride in two blocks, as in the worked example', () => {
    const draft = newDraft('bike', zones.bike, 110)
    writeRacePaceFinish(draft, { blocks: 2, each: 10 })
    expect(minutesIn(draft)).toEqual(['11 recovery', '69 easy', '10 race', '5 easy', '10 race', '5 easy'])
  })

  test('a run in one, as in the worked example', () => {
    const draft = newDraft('run', zones.run, 75)
    writeRacePaceFinish(draft, { blocks: 1, each: 15 })
    expect(minutesIn(draft)).toEqual(['8 recovery', '47 easy', '15 race', '5 recovery'])
  })
})

describe('a run off the bike', () => {
  test('settles, runs at race pace and eases off', () => {
    const draft = newDraft('run', zones.run, 10)
    expect(writeBrick(draft, 5, 0)).toEqual({ blocks: 1, each: 5 })
    expect(minutesIn(draft)).toEqual(['2 easy', '5 race', '3 recovery'])
  })

  test('every other time in two blocks', () => {
    const draft = newDraft('run', zones.run, 20)
    expect(writeBrick(draft, 10, 1)).toEqual({ blocks: 2, each: 5 })
    expect(minutesIn(draft)).toEqual(['6 easy', '5 race', '1 easy', '5 race', '3 recovery'])
  })

  test.each([0, 1])('stays easy far from the race (turn %i)', (turn) => {
    const draft = newDraft('run', zones.run, 10)
    writeTransitionRun(draft, turn)
    expect(draft.left).toBe(0)
    expect(flatSteps(draft.steps).some(({ zone }) => zone === 'race')).toBe(false)
  })
})

describe('openers', () => {
  test.each([
    ['bike', 20, 180],
    ['bike', 10, 180],
    ['run', 10, 60],
  ] as const)('a %s of %i minutes touches race pace for %i seconds', (sport, minutes, touched) => {
    const draft = newDraft(sport, zones[sport], minutes)
    expect(writeOpener(draft)).toBe(touched)
    expect(draft.left).toBe(0)
    const race = flatSteps(draft.steps).filter(({ zone }) => zone === 'race')
    expect(race.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(touched)
  })
})
