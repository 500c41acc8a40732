import { describe, expect, it } from 'vitest'
import { planBooklet } from './pdf.js'
import type { PlanSheet } from './plan.js'
import { FONTS } from './testing/fonts.js'
import { EVERY_SEASON, realPlan } from './testing/real-plans.js'
import { exercise, RACE_WEEK, workout } from './testing/workouts.js'

const OPTIONS = { fonts: FONTS, stamp: new Date('2026-11-20T12:00:00Z') }

const booklet = (sheet: PlanSheet, options = {}) => planBooklet(sheet, { ...OPTIONS, ...options })
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes)
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
    expect(Math.min(...seconds)).toBeLessThan(1)
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

  it('is made of an empty plan too', async () => {
    expect(pagesOf((await booklet({ ...RACE_WEEK, workouts: [] })).content)).toBe(2)
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
