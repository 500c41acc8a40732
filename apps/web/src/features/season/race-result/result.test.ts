import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { forecastOf } from '../forecast/forecast-facts.js'
import { draftOf, emptyResult, readResult, readStopwatch, recordedResult } from './result-draft.js'
import { resultFacts } from './result-facts.js'

const RESULT = { finish: 9588, swim: 1812, t1: 161, bike: 4520, t2: 98, run: 2997, feel: 'good' } as const

describe('a time as it is typed', () => {
  it.each([
    ['2:39:48', 9588],
    ['0:29:30', 1770],
    ['29:30', 1770],
    [' 16:01:02 ', 57_662],
    ['119:59', 7199],
    ['', undefined],
    ['2:39', 159],
    ['2:60:00', undefined],
    ['29:60', undefined],
    ['0:00', undefined],
    ['2h39', undefined],
  ])('%j is %j seconds', (text, seconds) => {
    expect(readStopwatch(text)).toBe(seconds)
  })
})

describe('a result as it is typed', () => {
  it('is read back as it was kept', () => {
    expect(readResult(draftOf(RESULT))).toEqual({ result: RESULT })
    expect(readResult({ ...emptyResult, finish: '2:39:48' })).toEqual({ result: { finish: 9588 } })
  })

  it('needs no finish where all of its parts are there', () => {
    expect(readResult({ ...draftOf(RESULT), finish: '' })).toEqual({ result: RESULT })
  })

  it.each([
    [{}, 'finish', 'Type hours, minutes and seconds, such as 2:39:48. Or type all five parts.'],
    [{ finish: '2:39' }, 'finish', 'Type hours, minutes and seconds, such as 2:39:48.'],
    [{ finish: 'soon' }, 'finish', 'Type hours, minutes and seconds, such as 2:39:48.'],
    [{ finish: '2:39:48', swim: '1812' }, 'swim', 'Type hours, minutes and seconds, such as 2:39:48.'],
    [{ finish: '1:00:00', bike: '1:15:20' }, 'finish', 'The parts take 1:15:20, longer than all of it.'],
  ] as const)('%j says at its field what to do', (typed, field, message) => {
    expect(readResult({ ...emptyResult, ...typed })).toEqual({ problems: [{ field, message }] })
  })
})

describe('what was recorded on race day', () => {
  const swim = { sport: 'swim', startTime: '2027-03-28T07:00:00Z', duration: 1812 }
  const bike = { sport: 'bike', startTime: '2027-03-28T07:32:53Z', duration: 4520 }
  const run = { sport: 'run', startTime: '2027-03-28T08:49:51Z', duration: 2997 }

  it('gives legs, changes and the clock from start to finish', () => {
    const recorded = recordedResult([run, bike, { ...swim, duration: 300 }, swim])
    expect(recorded && readResult({ ...recorded, feel: 'good' })).toEqual({ result: RESULT })
  })

  it('is no result where a leg is missing, or one begins before the last has ended', () => {
    expect(recordedResult([swim, run])).toBeUndefined()
    expect(recordedResult([swim, { ...bike, startTime: swim.startTime }, run])).toBeUndefined()
  })
})

describe('a result beside its plan', () => {
  it('is told against the goal where there is one, and against the forecast', () => {
    const plain = resultFacts(RESULT, forecastOf(samplePlan()))
    expect([plain.finish, plain.verdict]).toEqual(['2:39:48', '9:39 faster than the forecast of your paces'])
    const aimed = resultFacts(RESULT, forecastOf(samplePlan({ goalRunPace: '8:00' })))
    expect(aimed.verdict).toBe('7:04 faster than your goal, 9:39 faster than the forecast of your paces')
  })

  it('has a row for each stretch, empty where it was not told', () => {
    const { rows } = resultFacts({ finish: 10_200, run: 3131 }, forecastOf(samplePlan()))
    expect(rows.map(({ title, planned, done, difference }) => [title, planned, done, difference])).toEqual([
      ['Swim', '31:11', '\u2013', ''],
      ['T1', '3:00', '\u2013', ''],
      ['Bike', '1:21:05', '\u2013', ''],
      ['T2', '2:00', '\u2013', ''],
      ['Run', '52:11', '52:11', '0:00'],
      ['Finish', '2:49:27', '2:50:00', '+0:33'],
    ])
  })
})
