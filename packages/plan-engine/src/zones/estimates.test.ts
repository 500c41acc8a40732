import { describe, expect, test } from 'vitest'
import type { Sport } from '../types.js'
import type { Bests } from './bests.js'
import { type DatedBests, estimateThresholds } from './estimates.js'
import type { ThresholdKind } from './types.js'

const TODAY = '2027-03-10'
const NONE: Bests = { watts: [], beats: [], metres: [], swims: [] }
const session = (sport: Sport, bests: Partial<Bests>, day = '2027-03-03'): DatedBests => ({
  ...{ sport, day },
  bests: { ...NONE, ...bests },
})
const found = (kind: ThresholdKind, ...sessions: DatedBests[]) =>
  estimateThresholds(sessions, TODAY).estimates.find((each) => each.kind === kind)
const lack = (kind: ThresholdKind, ...sessions: DatedBests[]) =>
  estimateThresholds(sessions, TODAY).lacks.find((each) => each.kind === kind)

describe('an estimate from what was done', () => {
  test('is 0.95 of the best 20 minutes of power, or an hour’s where that is more', () => {
    const twenty = { seconds: 1200, watts: 260 }
    expect(found('ftp', session('bike', { watts: [twenty] }))).toEqual({
      ...{ sport: 'bike', kind: 'ftp', value: 247, measuredOn: '2027-03-03', source: 'estimated' },
      basis: { code: 'WATTS', ...twenty },
    })
    const hour = { seconds: 3600, watts: 250 }
    expect(found('ftp', session('bike', { watts: [{ seconds: 300, watts: 330 }, twenty, hour] }))?.value).toBe(250)
  })

  test('of critical power needs two rides of 3 to 20 minutes that fit together, and has the work above it', () => {
    const efforts = [180, 720].map((seconds) => ({ seconds, watts: 240 + 18_000 / seconds }))
    const days = ['2027-02-01', '2027-03-01']
    const rides = efforts.map((effort, index) => session('bike', { watts: [effort] }, days[index]))
    expect(found('critical-power', ...rides)).toMatchObject({
      ...{ measuredOn: '2027-03-01', source: 'estimated' },
      basis: { code: 'EFFORTS', efforts },
    })
    expect(found('critical-power', ...rides)?.value).toBeCloseTo(240)
    expect(found('critical-power', ...rides)?.joules).toBeCloseTo(18_000)
    expect(found('critical-power', ...rides.slice(1))).toBeUndefined()
    expect(lack('critical-power', ...rides.slice(1))).toBeUndefined()
    const flat = [180, 720].map((seconds) => session('bike', { watts: [{ seconds, watts: 240 }] }))
    expect(lack('critical-power', ...flat)).toMatchObject({ code: 'UNEVEN' })
    const hour = session('bike', { watts: [{ seconds: 3600, watts: 250 }] })
    expect(found('critical-power', ...rides, hour)?.value).toBeCloseTo(240)
  })

  test('is the pace of half an hour; a shorter run is slowed down by Riegel, a longer one counts as it was', () => {
    const pace = (seconds: number, metres: number) =>
      found('threshold-pace', session('run', { metres: [{ seconds, metres }] }))?.value
    expect(pace(1800, 6437.376)).toBeCloseTo(450, 6)
    expect(pace(1200, 4291.584)).toBeCloseTo(450 * 1.5 ** 0.06, 6)
    expect(pace(3600, 12874.752)).toBeCloseTo(450, 6)
    const both = session('run', {
      metres: [
        { seconds: 1200, metres: 4000 },
        { seconds: 1800, metres: 6437.376 },
      ],
    })
    expect(found('threshold-pace', both)?.basis).toEqual({ code: 'METRES', seconds: 1800, metres: 6437.376 })
  })

  test('is the heart rate of half an hour in its own sport, and the highest that was held for ten seconds', () => {
    const beats = [
      { seconds: 10, beats: 184 },
      { seconds: 1800, beats: 168 },
    ]
    expect(found('lthr', session('run', { beats }))).toMatchObject({ sport: 'run', value: 168 })
    expect(found('max-hr', session('bike', { beats }))).toMatchObject({ sport: 'bike', value: 184 })
    expect(lack('lthr', session('run', { beats }))).toEqual({ sport: 'bike', kind: 'lthr', code: 'NOT_MEASURED' })
  })

  test('is the pace between the fastest 400 and the fastest 200, of whatever days', () => {
    const long = session('swim', { swims: [{ metres: 400, seconds: 360 }] }, '2027-02-01')
    const short = session('swim', {
      swims: [
        { metres: 200, seconds: 170 },
        { metres: 400, seconds: 380 },
      ],
    })
    expect(found('css', long, short)).toMatchObject({ value: 95, measuredOn: '2027-03-03' })
  })

  test.each([
    [360, 180, 'a 200 as fast as the 400'],
    [360, 190, 'a 200 that was slower'],
    [360, 120, 'a 400 that was no effort'],
  ])('is none from 400 m in %i s and 200 m in %i s: %s', (seconds400, seconds200) => {
    const swims = [
      { metres: 400, seconds: seconds400 },
      { metres: 200, seconds: seconds200 },
    ]
    expect(found('css', session('swim', { swims }))).toBeUndefined()
    expect(lack('css', session('swim', { swims }))?.code).toBe('UNEVEN')
  })
})

describe('what cannot be told', () => {
  const watts = [{ seconds: 1200, watts: 260 }]

  test('was not measured, or is too long ago, and then when', () => {
    expect(lack('ftp')).toEqual({ sport: 'bike', kind: 'ftp', code: 'NOT_MEASURED' })
    expect(found('ftp', session('bike', { watts }, '2026-12-10'))).toBeDefined()
    const old = session('bike', { watts }, '2026-12-09')
    expect(lack('ftp', old)).toEqual({ sport: 'bike', kind: 'ftp', code: 'TOO_OLD', day: '2026-12-09' })
  })

  test('is what no body can have, and what lies ahead', () => {
    expect(found('ftp', session('bike', { watts: [{ seconds: 1200, watts: 900 }] }))).toBeUndefined()
    expect(found('ftp', session('bike', { watts }, '2027-03-11'))).toBeUndefined()
  })

  test('a highest heart rate counts for a year', () => {
    const beats = [{ seconds: 10, beats: 184 }]
    expect(found('max-hr', session('run', { beats }, '2026-03-10'))).toBeDefined()
    expect(lack('max-hr', session('run', { beats }, '2026-03-09'))?.code).toBe('NOT_MEASURED')
  })

  test('everything is either estimated or lacking', () => {
    const { estimates, lacks } = estimateThresholds([session('bike', { watts })], TODAY)
    expect([estimates.length, lacks.length]).toEqual([1, 6])
  })
})
