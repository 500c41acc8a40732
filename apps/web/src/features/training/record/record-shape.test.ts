import type { StepResult, Track } from '@tri/plan-engine/compliance'
import { describe, expect, it } from 'vitest'
import { bandsOf, measuresOf, pathOf, samplesOf, scaleOf, xOf, yOf } from './record-shape.js'

const BOX = { width: 100, height: 50 }
const track = (changes: Partial<Track>): Track => ({ every: 2, laps: [], ...changes })
const flat = (value: number, count: number) => Array.from({ length: count }, (_, at) => ({ at, value }))

describe('the measures of a recording', () => {
  const all = track({ speed: [400], power: [200], heartRate: [140] })

  it.each([
    ['power', ['power', 'pace', 'heartRate']],
    ['pace', ['pace', 'power', 'heartRate']],
    ['heartRate', ['heartRate', 'power', 'pace']],
    ['time', ['power', 'pace', 'heartRate']],
  ] as const)('begin with what it is judged by: %s', (by, measures) => {
    expect(measuresOf(all, by)).toEqual(measures)
  })

  it('are those that were recorded, a pool’s lengths as a pace', () => {
    expect(measuresOf(track({}), 'power')).toEqual([])
    expect(measuresOf(track({ lengths: { pool: 2500, swum: [] } }), 'power')).toEqual(['pace'])
  })
})

describe('what is drawn of a recording', () => {
  it('stands in the middle of its time, in metres a second, watts and beats', () => {
    const recorded = track({ speed: [400, null], power: [200, 210], heartRate: [140, 141] })
    expect(samplesOf(recorded, 'pace')).toEqual([
      { at: 1, value: 4 },
      { at: 3, value: null },
    ])
    expect(samplesOf(recorded, 'power').map(({ value }) => value)).toEqual([200, 210])
    expect(samplesOf(recorded, 'heartRate').map(({ value }) => value)).toEqual([140, 141])
  })

  it('is nothing where a measure is missing', () => {
    expect(samplesOf(track({}), 'power')).toEqual([])
  })

  it('is a step for each length of a pool, with a gap for each rest at the wall', () => {
    const swum = [
      { start: 0, end: 250 },
      { start: 250, end: 520 },
      { start: 700, end: 950 },
    ]
    expect(samplesOf(track({ lengths: { pool: 2500, swum } }), 'pace')).toEqual([
      { at: 0, value: 1 },
      { at: 25, value: 1 },
      { at: 25, value: 2500 / 10 / 270 },
      { at: 52, value: 2500 / 10 / 270 },
      { at: 70, value: null },
      { at: 70, value: 1 },
      { at: 95, value: 1 },
    ])
  })

  it('has no length of no time at all', () => {
    const swum = [{ start: 100, end: 100 }]
    expect(samplesOf(track({ lengths: { pool: 2500, swum } }), 'pace').map(({ value }) => value)).toEqual([250, 250])
  })
})

describe('the targets behind it', () => {
  const result = (changes: Partial<StepResult>): StepResult => ({
    kind: 'work',
    zone: 'threshold',
    steps: { from: 0, to: 1 },
    planned: { seconds: 60, target: { from: 220, to: 240 } },
    done: { from: 10, to: 70 },
    verdict: 'too-hard',
    ...changes,
  })

  it('stand over the time in which the step was done', () => {
    expect(bandsOf([result({})], { measure: 'power', by: 'power', sport: 'bike' })).toEqual([
      { from: 10, to: 70, low: 220, high: 240, verdict: 'too-hard' },
    ])
  })

  it('are of no other measure than the session is judged by', () => {
    expect(bandsOf([result({})], { measure: 'heartRate', by: 'power', sport: 'bike' })).toEqual([])
  })

  it('leave out steps without a target, and those that were left out', () => {
    const { done: _done, ...leftOut } = result({})
    const results = [result({ planned: { seconds: 60 } }), leftOut]
    expect(bandsOf(results, { measure: 'power', by: 'power', sport: 'bike' })).toEqual([])
  })

  it('are paces turned into speeds, the slower end below', () => {
    const pace = result({ planned: { seconds: 60, metres: 50, target: { from: 125, to: 100 } } })
    const [band] = bandsOf([pace], { measure: 'pace', by: 'pace', sport: 'swim' })
    expect(band).toMatchObject({ low: 0.8, high: 1 })
  })
})

describe('the scale', () => {
  it('has room for what was asked, also where less was done', () => {
    const scale = scaleOf(flat(100, 10), [{ from: 0, to: 5, low: 220, high: 240, verdict: 'too-easy' }])
    expect(scale.low).toBeLessThan(100)
    expect(scale.high).toBeGreaterThan(240)
    expect(scale.seconds).toBe(9)
    expect(scale.ticks.every((tick) => tick > scale.low && tick < scale.high)).toBe(true)
  })

  it('is not stretched by a sprint of a second', () => {
    const ride = flat(200, 200)
    const sprint = ride.map((sample) => (sample.at === 100 ? { ...sample, value: 1400 } : sample))
    expect(scaleOf(sprint, [])).toEqual(scaleOf(ride, []))
  })

  it('has some height for what never changed, and for nothing at all', () => {
    const steady = scaleOf(flat(200, 5), [])
    expect(steady.high - steady.low).toBeGreaterThan(0)
    expect(scaleOf([], [])).toMatchObject({ seconds: 0, low: 0 })
    expect(scaleOf([], []).high).toBeGreaterThan(0)
  })

  it('never reaches below nothing', () => {
    expect(scaleOf(flat(0.05, 5), []).low).toBe(0)
  })
})

describe('a point of the chart', () => {
  const scale = { seconds: 200, low: 100, high: 300, ticks: [] }

  it('lies where its time and its value are, the higher the harder', () => {
    expect([xOf(0, scale, BOX), xOf(100, scale, BOX), xOf(200, scale, BOX)]).toEqual([0, 50, 100])
    expect([yOf(100, scale, BOX), yOf(200, scale, BOX), yOf(300, scale, BOX)]).toEqual([50, 25, 0])
  })

  it('stands at the edge where it lies outside', () => {
    expect([yOf(1400, scale, BOX), yOf(0, scale, BOX)]).toEqual([0, 50])
  })

  it('is a number where nothing was recorded', () => {
    expect(xOf(5, { ...scale, seconds: 0 }, BOX)).toBe(0)
    expect(yOf(100, { ...scale, low: 100, high: 100 }, BOX)).toBe(50)
  })
})

it('a line is broken where nothing was measured, and goes on behind it', () => {
  const scale = { seconds: 4, low: 0, high: 10, ticks: [] }
  const samples = [
    { at: 0, value: 0 },
    { at: 1, value: 5 },
    { at: 2, value: null },
    { at: 3, value: 10 },
    { at: 4, value: 10 },
  ]
  expect(pathOf(samples, scale, BOX)).toBe('M0.0 50.0L25.0 25.0M75.0 0.0L100.0 0.0')
  expect(pathOf([], scale, BOX)).toBe('')
})
