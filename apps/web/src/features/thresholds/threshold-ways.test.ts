import { parsePace, SPORTS, type Sport } from '@tri/plan-engine'
import { isSound, THRESHOLDS_OF } from '@tri/plan-engine/zones'
import { describe, expect, it } from 'vitest'
import { readFigure, WAYS, type WayField } from './threshold-ways.js'
import { METHODS_OF, methodName, methodText, zoneWord } from './threshold-words.js'

const MILES = { units: 'miles', poolUnits: 'metres' } as const
const METRIC = { units: 'metric', poolUnits: 'yards' } as const

/** What an athlete of middling strength would type. */
const TYPICAL: Record<string, string> = {
  watts: '260',
  beats: '168',
  long: '6:40',
  short: '3:10',
  distance: '2.6',
  firstTime: '3:00',
  firstWatts: '340',
  secondTime: '12:00',
  secondWatts: '265',
}
const typicalOf = (field: WayField, sport: Sport) =>
  field.as === 'pace' ? (sport === 'swim' ? '1:45' : '7:40') : (TYPICAL[field.name] ?? '')

const field = (as: WayField['as']): WayField => ({ name: 'figure', label: 'Figure', as })

describe('the ways to tell a threshold', () => {
  it.each(SPORTS)('of a %s reach each kind that there is, and have names of their own', (sport) => {
    expect(new Set(WAYS[sport].map(({ kind }) => kind))).toEqual(new Set(THRESHOLDS_OF[sport]))
    expect(new Set(WAYS[sport].map(({ id }) => id)).size).toBe(WAYS[sport].length)
    expect(new Set(WAYS[sport].map(({ label }) => label)).size).toBe(WAYS[sport].length)
  })

  it.each(SPORTS)('of a %s begin with the test that plans hold, and tell how each test is done', (sport) => {
    expect(WAYS[sport][0]).toMatchObject({ source: 'test', kind: THRESHOLDS_OF[sport][0] })
    for (const { source, hint } of WAYS[sport]) expect(Boolean(hint)).toBe(source === 'test')
  })

  it.each(SPORTS)('of a %s make of usual figures what a body can have, in miles and in kilometres', (sport) => {
    for (const units of [MILES, METRIC])
      for (const way of WAYS[sport]) {
        const { kind, source, fields } = way
        const figures = fields.map((each) => readFigure(each, typicalOf(each, sport)) ?? Number.NaN)
        const value = way.valueOf(figures, units) ?? Number.NaN
        expect(isSound({ sport, kind, value, measuredOn: '2027-01-28', source })).toBe(true)
      }
  })

  it('read critical power from two efforts or three, and not from half of one', () => {
    const test = WAYS.bike.find(({ kind }) => kind === 'critical-power')
    const told = (...figures: number[]) => [test?.valueOf(figures, MILES), test?.joulesOf?.(figures)]
    expect(told(180, 340, 720, 265, Number.NaN, Number.NaN)).toEqual([240, 18_000])
    expect(told(180, 340, 720, 265, 1200, 255)).toEqual([240, 18_000])
    expect(told(180, 340, 720, 265, 1200, Number.NaN)).toEqual([undefined, undefined])
    expect(told(60, 540, 720, 265, Number.NaN, Number.NaN)).toEqual([undefined, undefined])
  })

  it('read a run of 20 minutes in the athlete’s own measure', () => {
    const [test] = WAYS.run
    expect(test?.valueOf([2.5], MILES)).toBeCloseTo(480)
    expect(test?.valueOf([5], METRIC)).toBeCloseTo(386.24)
  })

  it('read a swim in the athlete’s own pool: 400 and 200 yards where it has yards', () => {
    const [test] = WAYS.swim
    expect(test?.valueOf([400, 190], MILES)).toBe(105)
    expect(test?.valueOf([400, 190], METRIC)).toBeCloseTo(114.83)
  })
})

describe('a figure', () => {
  it.each([
    ['whole', '260', 260],
    ['whole', ' 260 ', 260],
    ['whole', '260.5', undefined],
    ['whole', '0', undefined],
    ['whole', '-5', undefined],
    ['distance', '4,9', 4.9],
    ['distance', '4.9', 4.9],
    ['distance', 'far', undefined],
    ['time', '6:40', 400],
    ['time', '6:75', undefined],
    ['pace', '4:42', parsePace('4:42')],
    ['pace', '', undefined],
  ] as const)('that is a %s: "%s" is read as %s', (as, typed, value) => {
    expect(readFigure(field(as), typed)).toBe(value)
  })
})

describe('the words', () => {
  it('call a ride’s pace its speed', () => {
    expect(METHODS_OF.bike.map((method) => methodName('bike', method))).toEqual([
      'Power',
      'Heart rate',
      'Speed',
      'Feel',
    ])
    expect(METHODS_OF.run.map((method) => methodName('run', method))).toEqual(['Pace', 'Heart rate', 'Feel'])
  })

  it('name a method with its version, and each of its zones', () => {
    expect(methodText('ftp-percent', 1)).toBe('Per cent of FTP (version 1)')
    expect(zoneWord('friel-lthr', 6)).toBe('Anaerobic')
    expect(zoneWord('css-percent', 0)).toBe('Recovery')
    expect(zoneWord('css-percent', 9)).toBe('')
  })
})
