import { gzipSync, type Zippable, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { alongEquator, fitActivity, gpxFile, gpxText, tcxFile } from '../testing/activity-files.js'
import { type ReadingProgress, readPastTraining, type Source } from './archive.js'

const utf8 = (text: string) => new TextEncoder().encode(text)
const source = (name: string, bytes: Uint8Array): Source => ({ name, blob: new Blob([new Uint8Array(bytes)]) })
const zip = (name: string, files: Zippable) => source(name, zipSync(files, { level: 6 }))
const read = (...sources: Source[]) => readPastTraining(sources, { timeZone: 'Europe/Berlin' })

/** A FIT activity of so many minutes on a day at six in the morning. */
const rideOn = (day: string, { sport = 2, subSport = 0, minutes = 60 } = {}) =>
  fitActivity({
    sessions: [{ sport, subSport, start: `${day}T06:00:00Z`, seconds: minutes * 60, metres: 1000 * minutes }],
  })
const days = ({ activities }: Awaited<ReturnType<typeof read>>) => activities.map(({ sport, day }) => `${sport} ${day}`)

describe('past training', () => {
  it('is read from files, folders and archives together, the oldest first', async () => {
    const training = await read(
      zip('export.zip', {
        'a/ride.fit': rideOn('2027-03-03'),
        'a/notes.txt': utf8('hello'),
        'a/run.tcx': tcxFile('Running', '2027-03-01T06:00:00Z'),
      }),
      source('folder/sub/run.fit.gz', gzipSync(rideOn('2027-03-02', { sport: 1 }))),
      source('loose.gpx', gpxFile('running', alongEquator(60, 3))),
    )
    expect(days(training)).toEqual(['run 2027-03-01', 'run 2027-03-02', 'bike 2027-03-03', 'run 2027-03-08'])
    expect(training).toMatchObject({ twice: 0, passedOver: 0, unreadCount: 0, unread: [], remarks: [] })
  })

  it('is read from Garmin’s archive: archives within it, and of the many other files of a watch no word', async () => {
    const uploads = zipSync({
      'ann_1.fit': rideOn('2027-03-03'),
      'ann_2.fit': fitActivity({ sessions: [], fileType: 32 }),
    })
    const training = await read(
      zip('garmin.zip', {
        'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part1.zip': uploads,
        'DI_CONNECT/DI-Connect-Uploaded-Files/UploadedFiles_0-_Part2.zip': zipSync({
          'ann_3.fit': rideOn('2027-03-04'),
        }),
        'DI_CONNECT/DI-Connect-User/user_profile.json': utf8('{}'),
      }),
    )
    expect(days(training)).toEqual(['bike 2027-03-03', 'bike 2027-03-04'])
    expect(training).toMatchObject({ passedOver: 1, unreadCount: 0 })
  })

  it('is read from Strava’s archive: its list tells names, sports that a file does not, and what has no file', async () => {
    const head =
      'Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Elapsed Time,Distance,Filename,Moving Time,Distance'
    const list = [
      head,
      '1,"Mar 8, 2027, 6:00:00 AM","Lunch, easy",Run,"two\nlines",60,0.2,activities/1.gpx.gz,60,180',
      '2,"Mar 3, 2027, 6:00:00 AM",,Ride,,3600,60,activities/2.fit.gz,3600,60000',
      '3,"Mar 9, 2027, 5:30:00 PM",Typed in,Swim,,2700,1.5,,2400,1500',
      '4,"never",Typed in,Swim,,2700,1.5,,2400,1500',
    ]
    const training = await read(
      zip('export_1.zip', {
        'activities/1.gpx.gz': gzipSync(gpxFile('', alongEquator(60, 3))),
        'activities/2.fit.gz': gzipSync(rideOn('2027-03-03')),
        'activities.csv': utf8(list.join('\n')),
        'media/1.jpg': utf8('x'),
      }),
    )
    expect(training.activities.map(({ sport, name, day, seconds }) => [sport, name, day, seconds])).toEqual([
      ['bike', 'Ride', '2027-03-03', 3600],
      ['run', 'Lunch, easy', '2027-03-08', 59],
      ['swim', 'Typed in', '2027-03-09', 2400],
    ])
    expect(training.remarks).toEqual([
      { name: 'export_1.zip/activities.csv', text: '1 activities without a file have no date that can be read.' },
    ])
  })

  it('knows Strava’s files and sports also where its list is in German', async () => {
    const list =
      'Aktivitäts-ID,Datum der Aktivität,Name der Aktivität,Aktivitätsart,Beschreibung,Verstrichene Zeit,Distanz,Dateiname\n1,08.03.2027,Früh,Lauf,,60,1,activities/1.gpx'
    const training = await read(
      source('export/activities.csv', utf8(`\ufeff${list}`)),
      source('export/activities/1.gpx', gpxFile('', alongEquator(60, 3))),
    )
    expect(training.activities).toMatchObject([{ sport: 'run', name: 'Früh' }])
  })

  it('counts the same activity once, and keeps the fullest file of it', async () => {
    const at = (time: string, sport = 1) =>
      fitActivity({ sessions: [{ sport, start: `2027-03-08T06:${time}Z`, seconds: 900 }] })
    const training = await read(
      source('a.gpx', gpxFile('running', alongEquator(60, 3))),
      source('b.fit', at('00:40')),
      source('c.fit', at('01:41')),
      source('d.fit', at('00:40', 2)),
    )
    expect(
      training.activities.map(({ sport, start, source: kind }) => [sport, start.toISOString().slice(14, 19), kind]),
    ).toEqual([
      ['run', '00:40', 'fit'],
      ['bike', '00:40', 'fit'],
      ['run', '01:41', 'fit'],
    ])
    expect(training.twice).toBe(1)
  })

  it.each([
    [4, 6, 'bike'],
    [4, 1, 'run'],
    [4, 0, 'other'],
  ])('tells fitness equipment (%i) by its sub-sport %i: %s', async (sport, subSport, told) => {
    expect(days(await read(source('a.fit', rideOn('2027-03-03', { sport, subSport }))))).toEqual([`${told} 2027-03-03`])
  })

  it.each([
    ['blanks before the declaration', (text: string) => utf8(`   \n${text}`)],
    ['a mark of its order', (text: string) => utf8(`\ufeff${text}`)],
    [
      'UTF-16',
      (text: string) =>
        new Uint8Array(new Uint16Array([0xfeff, ...[...text].map((sign) => sign.charCodeAt(0))]).buffer),
    ],
  ])('begins as the world writes it: %s', async (_, write) => {
    expect((await read(source('a.gpx', write(gpxText('running', alongEquator(60, 3)))))).activities).toHaveLength(1)
  })

  it('holds what a file that breaks off has, with a word', async () => {
    const whole = fitActivity({ records: 200, sessions: [{ sport: 1, start: '2027-03-08T06:00:00Z', seconds: 300 }] })
    const training = await read(source('cut.fit', whole.subarray(0, whole.length - 60)))
    expect(training.activities).toMatchObject([{ seconds: expect.any(Number), averageHeartRate: 141 }])
    expect(training.remarks).toEqual([{ name: 'cut.fit', text: 'This file breaks off: what stands before was read.' }])
  })

  it('says how far it has come', async () => {
    const told: ReadingProgress[] = []
    const sources = [
      zip('a.zip', { 'a.fit': rideOn('2027-03-03'), 'b.fit': rideOn('2027-03-04') }),
      source('c.fit', rideOn('2027-03-05')),
    ]
    await readPastTraining(sources, { timeZone: 'UTC', onProgress: (progress) => told.push(progress) })
    expect(told.map(({ activities }) => activities)).toEqual([1, 2, 3])
    expect(told.map(({ done }) => done)).toEqual(told.map(({ done }) => done).toSorted((a, b) => a - b))
    expect(told.at(-1)?.done).toBeLessThanOrEqual(told.at(-1)?.total ?? 0)
  })

  it('tells the day by the zone of the athlete', async () => {
    const late = fitActivity({ sessions: [{ sport: 1, start: '2027-03-08T23:30:00Z', seconds: 900 }] })
    expect(days(await read(source('a.fit', late)))).toEqual(['run 2027-03-09'])
  })
})
