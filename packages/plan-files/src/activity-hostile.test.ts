import { IS_SOAK } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { gzipSync, strFromU8, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readActivities } from './activity/activity.js'
import { alongEquator, fitActivity, gpxFile, gpxText, tcxFile } from './testing/activity-files.js'

const MEGABYTE = 1024 * 1024
const RUN = { sport: 1, start: '2027-03-08T06:00:00Z', seconds: 1800, metres: 6000, heart: 148 }
const FILES = {
  fit: fitActivity({ sessions: [RUN], records: 50 }),
  tcx: tcxFile('Running'),
  gpx: gpxFile('running', alongEquator(30, 3)),
  gz: gzipSync(fitActivity({ sessions: [RUN], records: 50 })),
  zip: zipSync({ 'a.fit': fitActivity({ sessions: [RUN], records: 50 }) }),
}

/** The answer, with the seconds of processor time and the megabytes of memory that it took. */
function measured(bytes: Uint8Array) {
  const memory = process.memoryUsage().rss
  const start = process.cpuUsage()
  const answer = readActivities(bytes, { timeZone: 'UTC' })
  const { user, system } = process.cpuUsage(start)
  return { answer, seconds: (user + system) / 1e6, megabytes: (process.memoryUsage().rss - memory) / MEGABYTE }
}

const message = (bytes: Uint8Array) => {
  const { answer } = measured(bytes)
  return answer.ok ? 'read' : answer.message
}

/** Beginnings of a file, of many lengths. */
function parts(bytes: Uint8Array): readonly Uint8Array[] {
  const step = Math.max(1, Math.floor(bytes.length / 60))
  return Array.from({ length: Math.ceil(bytes.length / step) }, (_, index) => bytes.slice(0, index * step))
}

/** What is said of a file in which nothing was found. */
const REFUSED = /file is damaged|empty|no activity file|There is no \.fit/

const zeros = (megabytes: number) => new Uint8Array(megabytes * MEGABYTE)

const threeOf = (megabytes: number) =>
  Object.fromEntries(['a.fit', 'b.fit', 'c.fit'].map((name) => [name, zeros(megabytes)]))

/** A file of this many bytes from pieces that a function makes. */
function sized(bytes: number, head: string, piece: (index: number) => string, tail: string): Uint8Array {
  const parts = [head]
  for (let size = 0, index = 0; size < bytes; index++) {
    const part = piece(index)
    parts.push(part)
    size += part.length
  }
  return strToU8([...parts, tail].join(''))
}

describe('a damaged file', () => {
  it.each(['tcx', 'gpx'] as const)('of kind %s is refused wherever it is cut off', (kind) => {
    for (const part of parts(FILES[kind])) expect(message(part)).toMatch(/damaged|empty|no activity file/)
  })

  it.each([
    ['fit', ['refused', 'breaks off']],
    ['gz', ['refused']],
    ['zip', ['refused', 'read whole']],
  ] as const)('of kind %s, the longer the more, is %j', (kind, stages) => {
    const whole = JSON.stringify(readActivities(FILES[kind], { timeZone: 'UTC' }))
    const outcomes = parts(FILES[kind]).map((part) => {
      const answer = readActivities(part, { timeZone: 'UTC' })
      if (JSON.stringify(answer) === whole) return 'read whole'
      const words = answer.ok ? answer.notes.join(' ') : answer.message
      return REFUSED.test(words) ? 'refused' : (/breaks off/.exec(words)?.[0] ?? words)
    })
    expect(outcomes.filter((outcome, index) => outcome !== outcomes[index - 1])).toEqual(stages)
  })

  it.each(Object.entries(FILES))('of kind %s never does more than being refused', (_, bytes) => {
    const damage = fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(damage, (changes) => {
        const copy = bytes.slice()
        for (const [at, value] of changes) copy[at] = value
        expect(typeof readActivities(copy, { timeZone: 'UTC' }).ok).toBe('boolean')
      }),
      { numRuns: 150 },
    )
  })

  it('of a flipped bit in a .fit file is known by its checksum', () => {
    const copy = FILES.fit.slice()
    copy[40] = (copy[40] ?? 0) ^ 1
    expect(message(copy)).toContain('damaged')
  })

  it('of random bytes is no activity file', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(message(bytes)).toMatch(/no activity file|empty|damaged/)
      }),
    )
  })

  it.each(['hello', '{"a":1}', '<html><body/></html>', '<svg xmlns="x"/>', '%PDF-1.7'])(
    'such as %s is no activity file',
    (text) => {
      expect(message(strToU8(text))).toContain('This is no activity file')
    },
  )
})

describe('a file made to do harm', () => {
  it('with entities of its own is refused before they unfold', () => {
    const entities = Array.from(
      { length: 10 },
      (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
    ).join('')
    const bomb = gpxText('&l10;', alongEquator(3, 3)).replace('?>', `?><!DOCTYPE gpx [<!ENTITY l0 "lol">${entities}]>`)
    const { answer, seconds } = measured(strToU8(bomb))
    expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('declares a document type') })
    if (IS_SOAK) expect(seconds).toBeLessThan(1)
  })

  it('that asks for a file of the server is refused', () => {
    const thief = gpxText('&x;', []).replace('?>', '?><!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]>')
    expect(message(strToU8(thief))).toContain('declares a document type')
    expect(message(strToU8(gpxText('&x;', alongEquator(3, 3))))).toContain('damaged')
  })

  it.each([
    ['.gz', gzipSync(new Uint8Array(200 * MEGABYTE), { level: 9 })],
    ['.zip', zipSync({ 'a.fit': [new Uint8Array(200 * MEGABYTE), { level: 9 }] })],
    [
      '.zip of many',
      zipSync(Object.fromEntries(Array.from({ length: 20 }, (_, i) => [`${i}.gpx`, new Uint8Array(15 * MEGABYTE)]))),
    ],
  ])('that unpacks to hundreds of megabytes is stopped: %s', (_, bomb) => {
    expect(bomb.length).toBeLessThan(MEGABYTE)
    const { answer, seconds, megabytes } = measured(bomb)
    expect(answer).toMatchObject({ ok: false, message: expect.stringMatching(/larger than 64 MB|unpacks to too much/) })
    if (IS_SOAK) expect(seconds).toBeLessThan(3)
    if (IS_SOAK) expect(megabytes).toBeLessThan(200)
  })

  it.each([
    ['just below the limit of a file', () => gzipSync(zeros(63)), 'This is no activity file'],
    ['just above the limit of a file', () => gzipSync(zeros(65)), 'larger than 64 MB'],
    ['just below the limit of an archive', () => zipSync(threeOf(42)), 'This is no activity file'],
    ['just above the limit of an archive', () => zipSync(threeOf(43)), 'unpacks to too much'],
  ])('that unpacks to %s is told by it', (_, bomb, words) => {
    expect(message(bomb())).toContain(words)
  })

  it('with a million open elements, or attributes, is stopped', () => {
    const deep = sized(6 * MEGABYTE, '<gpx>', () => '<a>', '')
    const wide = sized(6 * MEGABYTE, '<gpx ', (index) => `a${index}="" `, '></gpx>')
    for (const bytes of [deep, wide]) {
      const { answer, seconds, megabytes } = measured(bytes)
      expect(answer).toMatchObject({ ok: false, message: expect.stringContaining('damaged') })
      if (IS_SOAK) expect(seconds).toBeLessThan(2)
      if (IS_SOAK) expect(megabytes).toBeLessThan(150)
    }
  })

  it('with more activities than a day has is refused', () => {
    expect(message(fitActivity({ sessions: Array.from({ length: 101 }, () => RUN) }))).toContain(
      'more than 100 activities',
    )
  })
})

describe('a large file', () => {
  it('over 64 MB is refused at once, one of 64 MB is looked into', () => {
    expect(message(zeros(64))).toContain('This is no activity file')
    expect(message(new Uint8Array(64 * MEGABYTE + 1))).toContain('larger than 64 MB')
  })

  it('of 64 MB is read in bounded time and memory: .tcx', () => {
    const [head = '', tail = ''] = strFromU8(tcxFile('Biking')).split(/(?<=<Track>)([\s\S]*)/)
    const point = (index: number) =>
      `<Trackpoint><Time>${new Date(1.8e12 + index * 1000).toISOString()}</Time><Position><LatitudeDegrees>48.1</LatitudeDegrees><LongitudeDegrees>11.5</LongitudeDegrees></Position><AltitudeMeters>${500 + (index % 9)}</AltitudeMeters></Trackpoint>`
    const { answer, seconds, megabytes } = measured(sized(63.5 * MEGABYTE, head, point, tail))
    expect(answer).toMatchObject({ ok: true, activities: [{ sport: 'bike', seconds: 900 }] })
    if (IS_SOAK) expect(seconds).toBeLessThan(15)
    if (IS_SOAK) expect(megabytes).toBeLessThan(250)
  }, 60_000)

  it('of 20 MB is read in bounded time and memory: .fit', () => {
    const { answer, seconds, megabytes } = measured(fitActivity({ sessions: [RUN], records: 1_900_000 }))
    expect(answer).toMatchObject({ ok: true, activities: [{ seconds: 1800 }] })
    if (IS_SOAK) expect(seconds).toBeLessThan(5)
    if (IS_SOAK) expect(megabytes).toBeLessThan(150)
  }, 60_000)

  it('of 20 MB is read in bounded time and memory: .gpx', () => {
    const [head = '', tail = ''] = gpxText('running', [])
      .split('<trkseg>')
      .map((part, index) => (index === 0 ? `${part}<trkseg>` : part))
    const point = (index: number) =>
      `<trkpt lat="48.1" lon="11.${String(index % 100_000).padStart(5, '0')}"><ele>500</ele><time>${new Date(1.8e12 + index * 1000).toISOString()}</time></trkpt>`
    const { answer, seconds, megabytes } = measured(sized(19.9 * MEGABYTE, head, point, tail))
    expect(answer).toMatchObject({ ok: true, activities: [{ sport: 'run' }] })
    if (IS_SOAK) expect(seconds).toBeLessThan(6)
    if (IS_SOAK) expect(megabytes).toBeLessThan(250)
  }, 60_000)
})
