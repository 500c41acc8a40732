import {
  defaultSchedule,
  formatMph,
  formatPace,
  parseIsoDay,
  parseMph,
  parsePace,
  RACE_TYPES,
  SLIDERS,
  USER_DEFAULT_SCHEDULE,
} from '@tri/plan-engine'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  currentPaces,
  finishTime,
  flatLine,
  goalPaces,
  id,
  instant,
  isoDay,
  line,
  miles,
  NO_LINE,
  pathId,
  text,
  weeklySchedule,
} from './fields.js'

const isGood = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('an id', () => {
  it('is the same in a body and in an address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (value) => {
        expect(id.parse(value)).toBe(value)
        expect(pathId.parse(String(value))).toBe(value)
      }),
    )
  })

  it.each([0, -1, 1.5, 2 ** 31, Number.NaN, '1', null, [1]])('cannot be %j', (value) => {
    expect(isGood(id, value)).toBe(false)
  })
})

describe('text', () => {
  it('is kept as it is when the database can store it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (value) => {
        fc.pre(!value.includes('\u0000'))
        expect(text(500).parse(value)).toBe(value)
      }),
    )
  })

  it('is refused when the database cannot', () => {
    const halves = fc.constantFrom('\ud800', '\udc00', '\udfff', '\u0000')
    fc.assert(
      fc.property(fc.string(), halves, fc.string(), (before, half, after) => {
        const value = `${before}${half} ${after}`
        expect(isGood(text(1000), value)).toBe(false)
      }),
    )
  })

  it('has an end', () => {
    expect(isGood(text(5), '12345')).toBe(true)
    expect(isGood(text(5), '123456')).toBe(false)
  })
})

/** Everything by which some program begins another line, or stops reading: C0, DEL, C1 and the separators. */
const BREAKS = [
  ...Array.from({ length: 0x20 }, (_, code) => code),
  ...Array.from({ length: 0x21 }, (_, index) => 0x7f + index),
  0x2028,
  0x2029,
].map((code) => String.fromCharCode(code))

describe('text of one line', () => {
  it('has no character by which a line could end, and says so', () => {
    expect(isGood(line(200), 'a\u0000b')).toBe(false)
    for (const broken of BREAKS.filter((each) => each !== '\u0000')) {
      const { error } = line(200).safeParse(`a${broken}b`)
      expect(error?.issues.map(({ message }) => message)).toContain(NO_LINE)
    }
  })

  it('is kept as it is otherwise', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (value) => {
        fc.pre(!BREAKS.some((broken) => value.includes(broken)))
        expect(line(500).parse(value)).toBe(value)
        expect(flatLine(500).parse(value)).toBe(value)
      }),
    )
  })

  it('of an earlier version is told on one line', () => {
    const [nul = '', ...stored] = BREAKS
    for (const broken of stored) expect(flatLine(200).parse(`a${broken}${broken}b`)).toBe('a b')
    expect(isGood(flatLine(200), `a${nul}b`)).toBe(false)
  })
})

describe('a date', () => {
  it.each(['2026-11-20', '2028-02-29', '2027-12-31'])('may be %s', (value) => {
    expect(isoDay.parse(value)).toBe(value)
  })

  it.each([
    '2027-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-11-20T00:00:00Z',
    'infinity',
    'now',
    '',
    '٢٠٢٦-١١-٢٠',
    20261120,
  ])('cannot be %j', (value) => {
    expect(isGood(isoDay, value)).toBe(false)
  })
})

describe('an instant', () => {
  it('is in UTC', () => {
    expect(isGood(instant, '2026-11-20T10:00:00.000Z')).toBe(true)
    expect(isGood(instant, '2026-11-20T10:00:00.000+02:00')).toBe(false)
    expect(isGood(instant, '2026-11-20')).toBe(false)
  })
})

describe('paces, speeds and times', () => {
  it.each(['00:59:59', '02:50:12', '17:00:00'])('%s is a finish time', (value) => {
    expect(isGood(finishTime, value)).toBe(true)
  })

  it.each(['2:50', '02:60:00', '02:50:60', 'fast', '', null])('%j is none', (value) => {
    expect(isGood(finishTime, value)).toBe(false)
  })

  it('name the sport and its limits when they are refused', () => {
    expect(currentPaces.run.safeParse('1:00').error?.issues[0]?.message).toBe(
      'Please enter a run pace between 5:00 and 16:00 per mile, as m:ss',
    )
  })

  it.each(['18.5', '10', '30.0'])('%j is a bike speed', (value) => {
    expect(isGood(currentPaces.bike, value)).toBe(true)
  })

  it.each(['', '18.', '.5', '1e1', '-18', ' 18', '1234', 18, null])('%j is none', (value) => {
    expect(isGood(currentPaces.bike, value)).toBe(false)
  })

  it('count in miles above 0', () => {
    const distance = miles('Swim', '0.93')
    for (const good of ['0.47', '2.4', '26.2', '500', '112']) expect(isGood(distance, good)).toBe(true)
    for (const bad of ['0', '0.0', '500.1', '-1', '1/2', '26,2']) expect(isGood(distance, bad)).toBe(false)
  })
})

describe('a weekly schedule', () => {
  it('is any that the engine makes', () => {
    for (const raceType of RACE_TYPES) expect(isGood(weeklySchedule, defaultSchedule(raceType))).toBe(true)
    expect(isGood(weeklySchedule, USER_DEFAULT_SCHEDULE)).toBe(true)
  })

  it('has no unknown fields', () => {
    const days = USER_DEFAULT_SCHEDULE.map((day) => ({ ...day, extra: 1 }))
    expect(isGood(weeklySchedule, days)).toBe(false)
  })
})

/** What the engine reads out of a text must lie within these; the patterns are held to it for each second and each tenth. */
const LIMITS = [
  ['swim', currentPaces.swim, parsePace, SLIDERS.swim.min, SLIDERS.swim.max],
  ['bike', currentPaces.bike, parseMph, SLIDERS.bike.min, SLIDERS.bike.max],
  ['run', currentPaces.run, parsePace, SLIDERS.run.min, SLIDERS.run.max],
  ['goal swim', goalPaces.swim, parsePace, 30, 900],
  ['goal bike', goalPaces.bike, parseMph, 3, 60],
  ['goal run', goalPaces.run, parsePace, 120, 2400],
] as const

describe('a pattern', () => {
  it.each(LIMITS)('takes a %s pace exactly from its least to its most', (_, schema, read, least, most) => {
    const texts = Array.from({ length: 3_000 }, (_, at) => [
      formatPace(at),
      formatMph(at / 10),
      `0${formatPace(at)}`,
      `${at / 8}`,
    ])
    for (const written of texts.flat()) {
      const value = read(written)
      expect([written, isGood(schema, written)]).toEqual([
        written,
        value !== undefined && value >= least && value <= most,
      ])
    }
  })

  it('takes miles exactly above 0 and at most 500', () => {
    const distance = miles('Swim', '0.93')
    const digits = fc.stringMatching(/^(\d{1,4}|0\d{0,3}|50\d)(\.(\d{1,4}|0{1,4}))?$/)
    fc.assert(
      fc.property(digits, (written) => {
        expect(isGood(distance, written)).toBe(Number(written) > 0 && Number(written) <= 500)
      }),
      { numRuns: 3_000 },
    )
  })

  it('takes days exactly that exist, of the years that are counted with', () => {
    const days = fc.oneof(fc.stringMatching(/^\d{4}-[01]\d-[0-3]\d$/), fc.stringMatching(/^(19|2\d)\d\d-02-29$/))
    fc.assert(
      fc.property(days, (written) => {
        expect(isGood(isoDay, written)).toBe(parseIsoDay(written) !== undefined)
      }),
      { numRuns: 3_000 },
    )
  })
})
