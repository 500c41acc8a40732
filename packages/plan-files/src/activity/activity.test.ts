import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { alongEquator, fitActivity, gpxFile, gpxText, tcxFile, tcxMultisport } from '../testing/activity-files.js'
import { type Activity, readActivities } from './activity.js'

const START = '2027-03-08T06:00:00Z'
const RUN = { sport: 1, start: START, seconds: 1800, metres: 6000.4, heart: 148 }

const read = (bytes: Uint8Array, timeZone = 'UTC') => readActivities(bytes, { timeZone })
const activities = (bytes: Uint8Array, timeZone?: string): readonly Activity[] => {
  const answer = read(bytes, timeZone)
  if (!answer.ok) throw new Error(answer.message)
  return answer.activities
}

describe('a .fit file', () => {
  it('gives the totals of its session', () => {
    expect(activities(fitActivity({ sessions: [RUN], records: 20 }))).toEqual([
      {
        sport: 'run',
        name: 'Run',
        start: new Date(START),
        day: '2027-03-08',
        seconds: 1800,
        metres: 6000,
        averageHeartRate: 148,
        maxHeartRate: 168,
        calories: 512,
        ascentMetres: 84,
        source: 'fit',
      },
    ])
  })

  it('leaves what the watch did not measure empty', () => {
    const [activity] = activities(fitActivity({ sessions: [{ sport: 5, start: START, seconds: 900 }] }))
    expect(activity).toMatchObject({ sport: 'swim', metres: null, averageHeartRate: null, maxHeartRate: null })
  })

  it('is split into the sports of a multisport race, without the transitions', () => {
    const sports = [5, 3, 2, 3, 1].map((sport, index) => ({
      sport,
      start: `2027-03-08T0${index + 5}:00:00Z`,
      seconds: 600,
    }))
    const answer = read(fitActivity({ sessions: sports }))
    expect(answer).toMatchObject({
      ok: true,
      activities: [{ sport: 'swim' }, { sport: 'bike' }, { sport: 'run' }],
      notes: ['Transitions are left out.'],
    })
  })

  it("tells the athlete's own day", () => {
    const late = { ...RUN, start: '2027-03-08T22:30:00Z' }
    const [east] = activities(fitActivity({ sessions: [late], hoursAhead: 13 }), 'America/New_York')
    const [west] = activities(fitActivity({ sessions: [{ ...RUN, start: '2027-03-08T02:30:00Z' }], hoursAhead: -8 }))
    expect([east?.day, west?.day]).toEqual(['2027-03-09', '2027-03-07'])
  })

  it('without a summary is added up from its track', () => {
    expect(activities(fitActivity({ sessions: [], records: 601 }))).toMatchObject([
      { sport: 'other', name: 'Activity', seconds: 600, metres: 1800, averageHeartRate: 140, maxHeartRate: 141 },
    ])
  })

  it('of fitness equipment is known by its sub-sport', () => {
    const sessions = [6, 1].map((subSport) => ({ ...RUN, sport: 4, subSport }))
    expect(activities(fitActivity({ sessions })).map(({ sport }) => sport)).toEqual(['bike', 'run'])
  })

  it('that breaks off gives what it holds, and says so', () => {
    const whole = fitActivity({ sessions: [], records: 601 })
    const answer = read(whole.slice(0, whole.length / 2))
    expect(answer).toMatchObject({ ok: true, notes: [expect.stringContaining('breaks off')] })
    const [half] = activities(whole.slice(0, whole.length / 2))
    expect(half?.seconds).toBeGreaterThan(290)
    expect(half?.seconds).toBeLessThan(300)
  })

  it('that is a workout or a course is refused', () => {
    expect(read(fitActivity({ sessions: [RUN], fileType: 5 }))).toMatchObject({
      message: expect.stringContaining('holds no activity'),
    })
  })
})

describe('a .tcx file', () => {
  it('adds its laps up, heart rates by their time', () => {
    expect(activities(tcxFile('Running'))).toEqual([
      {
        sport: 'run',
        name: 'Žluťoučký & kůň',
        start: new Date(START),
        day: '2027-03-08',
        seconds: 900,
        metres: 3000,
        averageHeartRate: 140,
        maxHeartRate: 175,
        calories: 200,
        ascentMetres: 24,
        source: 'tcx',
      },
    ])
  })

  it.each([
    ['Biking', 'bike'],
    ['Running', 'run'],
    ['Other', 'other'],
  ])('of %s is a %s', (word, sport) => {
    expect(activities(tcxFile(word))[0]?.sport).toBe(sport)
  })

  it.each([
    ['.tcx', tcxFile('Running')],
    ['.gpx', gpxFile('running', alongEquator(601, 3))],
  ])('is read as Strava exports it, with blanks before the declaration: %s', (_, bytes) => {
    const blanks = new Uint8Array(bytes.length + 10).fill(0x20)
    blanks.set(bytes, 10)
    expect(read(blanks)).toEqual(read(bytes))
    expect(read(gzipSync(blanks))).toEqual(read(bytes))
    expect(activities(blanks)).toHaveLength(1)
  })

  it('is split into the sports of a multisport session', () => {
    const found = activities(tcxMultisport()).map(
      ({ sport, seconds, start }) => `${sport} ${seconds} ${start.toISOString()}`,
    )
    expect(found).toEqual(['bike 900 2027-03-08T06:00:00.000Z', 'run 900 2027-03-08T06:17:00.000Z'])
  })

  it('tells the day of the clock that it was written by', () => {
    expect(activities(tcxFile('Running', '2027-03-09T06:00:00+13:00'), 'America/New_York')[0]).toMatchObject({
      day: '2027-03-09',
      start: new Date('2027-03-08T17:00:00Z'),
    })
    expect(activities(tcxFile('Running', '2027-03-08T20:00:00-08:00'), 'Europe/Berlin')[0]?.day).toBe('2027-03-08')
  })

  it("takes the day from the athlete's time zone", () => {
    const late = tcxFile('Running', '2027-03-08T22:30:00Z')
    expect(activities(late, 'Europe/Berlin')[0]?.day).toBe('2027-03-08')
    expect(activities(late, 'Pacific/Auckland')[0]?.day).toBe('2027-03-09')
    expect(activities(late, 'Mars/Olympus')[0]?.day).toBe('2027-03-08')
  })
})

describe('a .gpx file', () => {
  it('measures distance over the globe, time and climbing', () => {
    const [run] = activities(gpxFile('running', alongEquator(601, 3)))
    expect(run).toMatchObject({ sport: 'run', name: 'Morning Run', seconds: 600, averageHeartRate: 150, source: 'gpx' })
    expect(run?.metres).toBeGreaterThan(1795)
    expect(run?.metres).toBeLessThan(1805)
    expect(run?.ascentMetres).toBeGreaterThan(280)
    expect(run?.ascentMetres).toBeLessThan(310)
  })

  it('tells the day of the clock that it was written by', () => {
    const points = alongEquator(61, 3).map((point) => ({
      ...point,
      time: point.time?.replace(/\.000Z$/, '+13:00') ?? '',
    }))
    expect(activities(gpxFile('running', points), 'America/New_York')[0]?.day).toBe('2027-03-08')
  })

  it('leaves pauses out', () => {
    const points = alongEquator(121, 3)
    const later = points
      .slice(60)
      .map((point) => ({ ...point, time: new Date(Date.parse(point.time ?? '') + 900_000).toISOString() }))
    expect(activities(gpxFile('cycling', [...points.slice(0, 60), ...later]))[0]).toMatchObject({
      sport: 'bike',
      seconds: 119,
    })
  })

  it('without times is a route, which is refused', () => {
    const route = alongEquator(5, 10).map(({ latitude, longitude }) => ({ latitude, longitude }))
    expect(read(gpxFile('running', route))).toEqual({
      ok: false,
      message: 'This .gpx file has no times: it is a route, not an activity.',
    })
  })

  it('is read in UTF-16 and in Latin-1 too', () => {
    const text = gpxText('running', alongEquator(10, 3)).replace('Morning', 'Größe')
    const utf16 = new Uint8Array(
      new Uint16Array([0xfeff, ...text].map((c) => (typeof c === 'number' ? c : c.charCodeAt(0)))).buffer,
    )
    const latin = Uint8Array.from(text.replace('"1.0"', '"1.0" encoding="ISO-8859-1"'), (c) => c.charCodeAt(0))
    for (const bytes of [utf16, latin]) expect(activities(bytes)[0]?.name).toBe('Größe Run')
  })
})

describe('an archive', () => {
  const fit = fitActivity({ sessions: [RUN] })

  it('is unpacked, whatever it is called', () => {
    const [run] = activities(fit)
    expect(activities(gzipSync(fit))).toEqual([run])
    expect(activities(zipSync({ 'a.fit': fit, 'read me.txt': strToU8('x') }))).toEqual([run])
    expect(activities(zipSync({ 'export/a.fit.gz': gzipSync(fit) }))).toEqual([run])
  })

  it('gives all of its activities in order, and notes on the files it cannot read', () => {
    const answer = read(
      zipSync({ 'b.tcx': tcxFile('Biking', '2027-03-09T06:00:00Z'), 'a.fit': fit, 'c.gpx': strToU8('<gpx>') }),
    )
    expect(answer).toMatchObject({ ok: true, activities: [{ sport: 'run' }, { sport: 'bike' }] })
    expect(answer.ok && answer.notes).toEqual([expect.stringMatching(/^c\.gpx: This \.gpx file is damaged/)])
  })

  it.each([
    [
      'without activity files',
      zipSync({ 'a.txt': strToU8('a') }),
      'There is no .fit, .tcx or .gpx file in this archive',
    ],
    ['in archives in archives', gzipSync(gzipSync(gzipSync(fit))), 'archives within archives'],
    [
      'of too many files',
      zipSync(Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`${i}.fit`, fit]))),
      'more than 50',
    ],
    ['that is cut off', zipSync({ 'a.fit': fit }).slice(0, 90), '.zip file is damaged or not complete'],
    ['that is a .gz and cut off', gzipSync(fit).slice(0, 60), '.gz file is damaged or not complete'],
  ])('%s is refused', (_, bytes, message) => {
    expect(read(bytes)).toEqual({ ok: false, message: expect.stringContaining(message) })
  })
})
