import { IS_SOAK } from '@tri/test-setup/soak'
import { describe, expect, it } from 'vitest'
import type { PlanSheet } from '../plan/plan.js'
import { FONTS } from '../testing/fonts.js'
import { readPdfPages } from '../testing/read-pdf.js'
import { EVERY_SEASON, realPlan } from '../testing/real-plans.js'
import { exercise, RACE_WEEK, workout } from '../testing/workouts.js'
import { planBooklet } from './pdf.js'

const OPTIONS = { fonts: FONTS, stamp: new Date('2026-11-20T12:00:00Z') }

const booklet = (sheet: PlanSheet, options = {}) => planBooklet(sheet, { ...OPTIONS, ...options })
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
/** The names of a PDF's dictionaries (/Type, /Kids ...), not what stands in its texts and streams. */
const namesIn = (bytes: Uint8Array) => {
  const structure = latin1(bytes)
    .replace(/\nstream\n.*?\nendstream/gs, '')
    .replace(/\((?:\\.|[^\\()])*\)/gs, '()')
  return new Set(structure.match(/\/[A-Za-z]\w*/g))
}
const pagesOf = (bytes: Uint8Array) => latin1(bytes).match(/\/Type \/Page\n/g)?.length ?? 0
const swimsOf = ({ workouts }: PlanSheet) =>
  workouts
    .filter(({ workoutType }) => workoutType !== 'race')
    .flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'swim')).length

describe('a booklet', () => {
  it.each(EVERY_SEASON)(
    'of %s has the season, a page a week and cards, with every step',
    async (_, raceType, level) => {
      const sheet = realPlan(raceType, level, 16)
      const { content, notes } = await booklet(sheet)
      expect(notes).toEqual([])
      expect(pagesOf(content)).toBe(1 + 16 + Math.ceil(swimsOf(sheet) / 6))
    },
  )

  it('of 24 weeks is small, and quick to make', async () => {
    const sheet = realPlan('ironman', 'advanced', 24)
    const seconds: number[] = []
    for (const _ of [1, 2, 3]) {
      const before = process.cpuUsage()
      expect((await booklet(sheet)).content.length).toBeLessThan(1_000_000)
      const { user, system } = process.cpuUsage(before)
      seconds.push((user + system) / 1e6)
    }
    if (IS_SOAK) expect(Math.min(...seconds)).toBeLessThan(1)
  })

  it('of two years goes on with its table on further pages', async () => {
    const sheet = realPlan('sprint', 'beginner', 104)
    const { content } = await booklet(sheet)
    expect(pagesOf(content)).toBe(3 + 104 + Math.ceil(swimsOf(sheet) / 6))
  })

  it('is the same file for the same plan at the same time', async () => {
    const facts = [{ label: 'Goal', value: '02:30:00' }]
    const [one, other] = [await booklet(RACE_WEEK, { facts }), await booklet(RACE_WEEK, { facts })]
    expect(one.content).toEqual(other.content)
  })

  it('fits American paper too', async () => {
    const text = latin1((await booklet(RACE_WEEK, { paper: 'letter' })).content)
    expect(text).toContain('/MediaBox [0 0 612 792]')
    expect(latin1((await booklet(RACE_WEEK)).content)).toContain('/MediaBox [0 0 595.28 841.89]')
  })

  it.each([
    ['the end of a text and an action', 'x) /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> (y'],
    ['the end of a text, escaped', '\\) /AA << /O << /S /URI /URI (http://evil.example) >> >> \\('],
    ['the end of an object', 'x)\n>>\nendobj\n99 0 obj\n<< /S /Launch /F (x) >>\nendobj\n'],
    ['the end of a stream', 'x\nendstream\nendobj\n99 0 obj\n<< /Type /Filespec >>\nstream\n'],
    ['a comment', '%PDF-1.7 % /JS (1)'],
    ['halves of pairs and marks of direction', '\ud800) /JS (1) \u202e\ufeff'],
    ['markup', '<script>alert(1)</script><img src=x onerror=alert(1)>'],
  ])('S20 with %s in its texts names nothing that a plain one does not', async (_, text) => {
    const saying = (name: string): PlanSheet => ({
      ...RACE_WEEK,
      name,
      workouts: RACE_WEEK.workouts.map((day) => ({
        ...day,
        exercises: day.exercises.map((one) => ({ ...one, name, notes: name })),
      })),
    })
    const foul = (await booklet(saying(text))).content
    const plain = (await booklet(saying('Lakefront'))).content
    expect([...namesIn(foul)].filter((name) => !namesIn(plain).has(name))).toEqual([])
    expect(latin1(foul).match(/\n\d+ 0 obj\n/g)?.length).toBe(latin1(plain).match(/\n\d+ 0 obj\n/g)?.length)
    expect(readPdfPages(foul).length).toBe(pagesOf(foul))
  })

  it('is made of an empty plan too', async () => {
    expect(pagesOf((await booklet({ ...RACE_WEEK, workouts: [] })).content)).toBe(2)
  })
})

describe('the pages of a booklet', () => {
  const oneWeek = async (options = {}) => {
    const pages = readPdfPages((await booklet(RACE_WEEK, options)).content)
    return pages.map((texts) => texts.map((text) => text.replace(/\s+/g, ' ')))
  }

  it('begin with the race, the facts, the hours of each sport and every week', async () => {
    const [overview = []] = await oneWeek({ facts: [{ label: 'Goal', value: '02:30:00' }] })
    expect(overview).toEqual(expect.arrayContaining([RACE_WEEK.name, 'Olympic on Sunday, 14 March 2027, 1 week']))
    expect(overview).toEqual(expect.arrayContaining(['Goal', '02:30:00', 'Swim 1:10 h', 'Bike 2:15 h', 'Run 1:35 h']))
    expect(overview.slice(-7)).toEqual(['1', '8 Mar \u2013 14 Mar', 'Race Week', '1:10', '2:15', '1:35', '5:00'])
  })

  it('go on with the seven days of a week and what to do', async () => {
    const [, week = []] = await oneWeek()
    expect(week.slice(2, 8)).toEqual([
      'Week 1 of 1',
      'Race Week',
      '8 Mar \u2013 14 Mar',
      'Swim 1:10 h',
      'Bike 2:15 h',
      'Run 1:35 h',
    ])
    const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
    expect(week.filter((text) => days.includes(text))).toEqual(days)
    expect(week.filter((text) => text === 'Rest')).toHaveLength(3)
    expect(week).toContain('40 min \u00B7 1950 m \u00B7 2:00/100m \u00B7 hard')
    expect(week).toContain('10 x (100 m at threshold @ 2:02-1:58/100m + Rest 15 s)')
    expect(week).toContain('Brick, run right after the ride, 1:15 h together')
    expect(week).toContain('Race day, 2:35 h')
  })

  it('end with a card for each swim', async () => {
    const [, , cards = []] = await oneWeek()
    expect(cards.slice(2, 11)).toEqual([
      expect.stringContaining('Poolside cards'),
      'Week 1, Mon 8 Mar',
      'Threshold 100s',
      '1950 m \u00B7 40 min',
      'Warm-up 8 min',
      '2:15-2:07/100m',
      '10 \u00D7 100 m at threshold',
      '2:02-1:58/100m, Rest 15 s',
      'Easy 5:30 min',
    ])
  })

  it.each(['olympic', 'ironman'] as const)('hold every session of an %s season in its week', async (raceType) => {
    const sheet = realPlan(raceType, 'intermediate', 14)
    const pages = readPdfPages((await booklet(sheet)).content)
    for (const { week, exercises } of sheet.workouts)
      for (const { name } of exercises) expect(pages[week]?.join(' ')).toContain(name)
    expect(pages.map((page) => page[1])).toEqual(pages.map((_, index) => String(index + 1)))
  })
})

describe('names', () => {
  const named = (name: string) => booklet({ ...RACE_WEEK, name })

  it.each(['Žluťoučký kůň', 'Αθήνα', 'Москва', 'Ðôäß Ñandú', 'Việt Nam', 'Łódź \u{1F1F5}'.slice(0, 4)])(
    'such as %s are drawn',
    async (name) => {
      expect((await named(name)).notes).toEqual([])
    },
  )

  it('of other scripts get boxes, and a note says which characters', async () => {
    const { notes } = await named('Tokyo 東京 \u{1F3CA}\u200D\u2642\uFE0F')
    expect(notes).toEqual([
      "The booklet's font cannot draw these characters, a box stands for each: 東 京 \u{1F3CA} \u2642",
    ])
  })

  it('may be long, odd or broken', async () => {
    for (const name of ['word '.repeat(40), 'x'.repeat(200), 'a\u0000b\uD800\nc', ' ']) {
      expect(pagesOf((await named(name)).content)).toBe(3)
    }
  })
})

describe('a week that is too full', () => {
  const long = (index: number) => exercise({ id: `w1d1e${index}`, name: `Run ${index}`, notes: 'Easy. '.repeat(3) })
  const steps = Array.from({ length: 30 }, () => ({ kind: 'work', seconds: 60, zone: 'easy', label: 'Easy' }) as const)

  it('keeps to its page without the steps, and a note says so', async () => {
    const full = Array.from({ length: 12 }, (_, index) => ({ ...long(index), steps }))
    const { content, notes } = await booklet({ ...RACE_WEEK, workouts: [workout(1, full)] })
    expect(notes).toEqual(['Too full for one page, so the steps are left out: week 1.'])
    expect(pagesOf(content)).toBe(2)
  })
})
