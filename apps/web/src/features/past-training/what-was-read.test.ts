import { newPastTraining, newThreshold } from '@tri/api-contract'
import { addDays } from '@tri/plan-engine'
import type { PastActivity } from '@tri/plan-files/archive'
import { describe, expect, it } from 'vitest'
import { basisText, countText, fitnessText, kindText, knownText, lackText, latelyText } from './past-words.js'
import { bestEfforts } from './results/best-efforts.js'
import { datedBests, isOffered, keptActivity, thresholdBody, understand } from './what-was-read.js'

const TODAY = '2027-03-10'
const METRIC = { units: 'metric', poolUnits: 'metres' } as const
const NONE = { watts: [], beats: [], metres: [], swims: [] }

const ride = (ago: number, changes: Partial<PastActivity> = {}): PastActivity => {
  const day = addDays(TODAY, -ago)
  return {
    ...{ sport: 'bike', name: 'Ride', start: new Date(`${day}T06:00:00Z`), day, seconds: 3600, metres: 30_000 },
    ...{ averageHeartRate: 140, maxHeartRate: 165, calories: null, ascentMetres: 100, source: 'fit' },
    ...{ weightedWatts: 200, bests: { ...NONE, watts: [{ seconds: 1200, watts: 260 }] } },
    ...changes,
  }
}
const about = (activities: PastActivity[], thresholds: Parameters<typeof understand>[1]['thresholds'] = []) =>
  understand(activities, { today: TODAY, thresholds })

describe('what past training says', () => {
  const weekly = [1, 8, 15, 22].map((ago) => ride(ago))

  it('is what somebody trains now, which only ever lowers a plan', () => {
    expect(about([...weekly, ride(29, { seconds: 7200 })]).fitness).toEqual({
      ...{ minutesPerWeek: 60, bySport: { swim: 0, bike: 60, run: 0 }, longest: { bike: 120 } },
      onlyLowers: true,
    })
    expect(about([ride(40)]).fitness).toBeNull()
  })

  it('is a threshold, beside the one that is known', () => {
    const known = { sport: 'bike', kind: 'ftp', value: 230, measuredOn: '2026-11-04', source: 'test' } as const
    const [offer] = about([ride(7)], [known]).offers
    expect(offer).toMatchObject({ estimate: { kind: 'ftp', value: 247, measuredOn: '2027-03-03' }, known })
    if (!offer) throw new Error('There is no offer')
    expect(isOffered(offer)).toBe(true)
    expect(isOffered({ ...offer, known: { ...known, measuredOn: '2027-03-04' } })).toBe(false)
    expect(isOffered({ ...offer, known: { ...known, value: 247.2 } })).toBe(false)
    expect(isOffered({ ...offer, known: undefined })).toBe(true)
    const beats = { ...offer.estimate, kind: 'lthr', basis: { code: 'BEATS', seconds: 1800, beats: 140 } } as const
    expect(isOffered({ estimate: beats, known: undefined })).toBe(false)
    expect(kindText(offer.estimate)).toBe('Threshold power (FTP)')
    expect(basisText(METRIC, offer.estimate)).toBe('0.95 \u00d7 your best 20 minutes (260 W), ride of 3 Mar 2027')
    expect([knownText(METRIC, offer), knownText(METRIC, { ...offer, known: undefined })]).toEqual([
      'now 230 W, of 4 Nov 2026',
      'not known yet',
    ])
    expect(newThreshold.safeParse(thresholdBody(offer.estimate)).success).toBe(true)
  })

  it('is fitness and fatigue, from two weeks on', () => {
    expect(about([ride(1), ride(12)]).load).toBeUndefined()
    const { load } = about(Array.from({ length: 120 }, (_, ago) => ride(ago)))
    // An hour at 200 of 247 W: 65.6 every day.
    expect(load?.fitness).toBeCloseTo(65.6, 0)
    expect(load?.fatigue).toBeCloseTo(65.6, 0)
  })

  it('is the longest session of each sport, lately and ever', () => {
    const { longest } = about([...weekly, ride(100, { seconds: 9000 })])
    expect(longest.map(({ sport, lately, ever }) => [sport, lately?.seconds, ever.seconds])).toEqual([
      ['bike', 3600, 9000],
    ])
  })

  it('says why it cannot be told, and what would tell it', () => {
    const lacks = about([ride(100)]).lacks.map(lackText)
    expect(lacks).toContain(
      'Your best effort is of 30 Nov 2026: too long ago to aim by. Ride 20 minutes all out with a power meter.',
    )
    expect(lacks).toContain('Nothing in these files tells it. Run 30 minutes alone, as hard as you can hold.')
  })
})

it('what is kept of an activity is what the server takes', () => {
  const body = {
    name: 'export.zip',
    activities: [ride(1), ride(2, { sport: 'other', metres: null, weightedWatts: null })].map(keptActivity),
  }
  expect(newPastTraining.safeParse(body).success).toBe(true)
  expect(body.activities[1]).toMatchObject({ sport: null, distance: null, localDay: '2027-03-08' })
})

it('best efforts are those lately and of all that was read', () => {
  const runs = [ride(1, { sport: 'run', bests: { ...NONE, metres: [{ seconds: 1800, metres: 6000 }] } })]
  const swims = [ride(200, { sport: 'swim', bests: { ...NONE, swims: [{ metres: 400, seconds: 372.4 }] } })]
  const rides = [
    ride(1, {
      bests: {
        ...NONE,
        watts: [
          { seconds: 300, watts: 300 },
          { seconds: 1200, watts: 255 },
        ],
      },
    }),
    ride(300, { bests: { ...NONE, watts: [{ seconds: 300, watts: 320 }] } }),
  ]
  expect(bestEfforts(datedBests([...runs, ...swims, ...rides]), TODAY, METRIC)).toEqual([
    {
      title: 'Ride, watts',
      rows: [
        { name: '5 min', lately: '300 W', ever: '320 W' },
        { name: '20 min', lately: '255 W', ever: '255 W' },
      ],
      note: 'Critical power 240 W, with 18 kJ above it (W\u2032), from your bests of 3 to 20 minutes lately.',
    },
    { title: 'Run, pace', rows: [{ name: '30 min', lately: '5:00 /km', ever: '5:00 /km' }] },
    { title: 'Swim without a rest', rows: [{ name: '400 m', lately: '\u2013', ever: '6:12' }] },
  ])
})

it('tells present fitness in words, and what the first week makes of it', () => {
  const fitness = { minutesPerWeek: 250, longest: { bike: 150, run: 50 } }
  expect(latelyText(fitness)).toBe('4:10 a week over the last four weeks, longest ride 2:30, longest run 0:50')
  expect(fitnessText(fitness)).toMatch(
    /^A new plan begins with at most 4:35 in its first whole week and no run longer than 0:55\./,
  )
  expect([countText(1), countText(1204)]).toEqual(['1 activity', '1,204 activities'])
})
