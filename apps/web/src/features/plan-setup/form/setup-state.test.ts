import { formatPace, goalPaces, predictFinish, RACE_PRESETS } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { changeDistance, changeGoal, changePace, initialDraft } from './draft.js'
import { isRaceDay, raceDateLimits, readMiles, setUp } from './setup-state.js'

const TODAY = '2026-11-20'
const olympic = { ...initialDraft(null), name: '', raceDate: '' }
const predicted = predictFinish(RACE_PRESETS.olympic, olympic.paces)

describe('the prediction', () => {
  it('is there before anything is typed', () => {
    expect(setUp(olympic, TODAY).prediction?.predicted).toBe(predicted)
  })

  it('is missing while a distance is', () => {
    expect(setUp(changeDistance(olympic, 'bike', ''), TODAY).prediction).toBeUndefined()
  })

  it('follows every pace', () => {
    const faster = setUp(changePace(olympic, 'run', 480), TODAY).prediction
    expect(faster?.predicted).toBeCloseTo(predicted - 6.2 * 30, 6)
  })

  it('is spread over the legs, transitions apart', () => {
    const { swim, bike, run } = setUp(olympic, TODAY).prediction?.legs ?? { swim: 0, bike: 0, run: 0 }
    expect(swim + bike + run + 300).toBeCloseTo(predicted, 6)
  })
})

describe('the goal', () => {
  it('is the prediction until one is chosen, with the current paces', () => {
    const { prediction } = setUp(olympic, TODAY)
    expect(prediction).toMatchObject({ goal: predicted, isGoalChosen: false, isGoalMoved: false })
    expect(formatPace(prediction?.goalPaces.run ?? 0)).toBe('8:30')
  })

  it('changes the goal paces', () => {
    const { range } = setUp(olympic, TODAY).prediction ?? { range: { fastest: 0, slowest: 0 } }
    const chosen = setUp(changeGoal(olympic, range.fastest), TODAY).prediction
    expect(chosen).toMatchObject({ goal: range.fastest, isGoalChosen: true, isGoalMoved: false })
    expect(chosen?.goalPaces).toEqual(goalPaces(RACE_PRESETS.olympic, olympic.paces, range.fastest))
  })

  it('is held at the end of the range when the paces leave it behind, and comes back with them', () => {
    const { range } = setUp(olympic, TODAY).prediction ?? { range: { fastest: 0, slowest: 0 } }
    const chosen = changeGoal(olympic, range.fastest)
    const slower = setUp(changePace(chosen, 'bike', 12), TODAY).prediction
    expect(slower?.goal).toBe(slower?.range.fastest)
    expect(slower?.isGoalMoved).toBe(true)
    expect(setUp(changePace(changePace(chosen, 'bike', 12), 'bike', 18), TODAY).prediction?.goal).toBe(range.fastest)
  })

  it('is held at the slow end when the paces get faster', () => {
    const { range } = setUp(olympic, TODAY).prediction ?? { range: { fastest: 0, slowest: 0 } }
    const faster = setUp(changePace(changeGoal(olympic, range.slowest), 'bike', 26), TODAY).prediction
    expect(faster?.goal).toBe(faster?.range.slowest)
  })
})

describe('the race date', () => {
  it('is from tomorrow to two years ahead', () => {
    expect(raceDateLimits(TODAY)).toEqual({ first: '2026-11-21', last: '2028-11-17' })
  })

  it.each([
    ['2026-11-21', true],
    ['2028-11-17', true],
    ['2026-11-20', false],
    ['2028-11-18', false],
    ['2027-02-30', false],
    ['', false],
  ])('%s: %s', (text, isOne) => {
    expect(isRaceDay(text, TODAY)).toBe(isOne)
  })

  it('gives the weeks to race day', () => {
    expect(setUp({ ...olympic, raceDate: '2027-02-26' }, TODAY).weeks).toBe(14)
  })

  it('gives no weeks for a date in the past', () => {
    expect(setUp({ ...olympic, raceDate: '2026-01-01' }, TODAY).weeks).toBeUndefined()
  })
})

describe('typed distances', () => {
  it.each([
    ['25', 25],
    [' 0.93 ', 0.93],
    ['0,93', 0.93],
  ])('%s miles are %s', (text, miles) => {
    expect(readMiles({ swim: '1', bike: text, run: '1' })?.bike).toBe(miles)
  })

  it.each(['', '0', 'ten', '-3', '1e3', '12345'])('"%s" is none', (text) => {
    expect(readMiles({ swim: '1', bike: text, run: '1' })).toBeUndefined()
  })
})

describe('the easy pace', () => {
  it('is slower than the race in every sport', () => {
    const { swim, bike, run } = setUp(olympic, TODAY).easyPaces
    expect(swim).toBeGreaterThan(olympic.paces.swim)
    expect(bike).toBeLessThan(olympic.paces.bike)
    expect(run).toBeGreaterThan(olympic.paces.run)
  })

  it('shows a 5 km pace typed in for an ironman: it asks for easy runs close to it', () => {
    const sprint = setUp({ ...olympic, raceType: 'sprint' }, TODAY).easyPaces.run
    const ironman = setUp({ ...olympic, raceType: 'ironman' }, TODAY).easyPaces.run
    expect(ironman).toBeLessThan(sprint)
  })
})

it('derives the level from the paces', () => {
  expect(setUp(olympic, TODAY).level).toBe('intermediate')
  expect(setUp({ ...olympic, paces: { swim: 85, bike: 23, run: 350 } }, TODAY).level).toBe('advanced')
})
