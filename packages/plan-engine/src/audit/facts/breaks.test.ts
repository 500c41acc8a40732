import { describe, expect, it } from 'vitest'
import { type Break, biggestBefore, breaksIn, breakWithin, isRegained, type Mark, withWayBack } from './breaks.js'

/** A mark for each day: `.` as planned, `f` fewer minutes, `o` off, `i` fever. */
const marks = (line: string): Mark[] =>
  [...line.replaceAll(' ', '')].map((each) => ({ f: 'fewer', o: 'off', i: 'fever' })[each] as Mark)

const week = '.......'

describe('breaks', () => {
  it.each([
    [
      '4 days: three days back',
      `${week} ..oooo. ${week}`,
      { from: 2, next: 3, until: 3, last: 12, days: 4, isLong: false },
    ],
    [
      '7 days: a week back',
      `${week} ooooooo ${week}`,
      { from: 2, next: 2, until: 3, last: 13, days: 7, isLong: false },
    ],
    [
      '14 days: two weeks',
      'ooooooo'.repeat(2) + week,
      { from: 1, next: 1, until: 4, last: 13, days: 14, isLong: false },
    ],
    ['21 days: anew', 'ooooooo'.repeat(3), { from: 1, next: 1, until: 5, last: 20, days: 21, isLong: true }],
    ['8 days of fever count as 14', 'iiiiiii i......', { from: 1, next: 1, until: 4, last: 7, days: 8, isLong: false }],
    [
      '15 days of fever count as 21',
      `${'iiiiiii'.repeat(2)}i`,
      { from: 1, next: 1, until: 5, last: 14, days: 15, isLong: true },
    ],
    [
      'short days lead no way back',
      'fffffff'.repeat(2),
      { from: 1, next: 1, until: 2, last: 13, days: 14, isLong: false },
    ],
    ['nor do they prolong one', 'ooooooo fffffff', { from: 1, next: 1, until: 2, last: 13, days: 14, isLong: false }],
  ])('%s', (_, line, expected) => {
    expect(breaksIn(marks(line))).toEqual([expected])
  })

  it('are as many as there are days between them; those of up to three days have no way back', () => {
    expect(breaksIn(marks(`oooo.oooo${week}oooo`)).map(({ last }) => last)).toEqual([3, 8, 19])
    const short = breaksIn(marks(`ooo.fff${week}iii`))
    expect(short.map(({ last, until }) => [last, until])).toEqual([
      [2, 1],
      [6, 1],
      [16, 4],
    ])
    expect(withWayBack(short)).toEqual([])
    expect(breaksIn([])).toEqual([])
  })

  it('give fitness back in the four weeks after them, those of a few days none', () => {
    const [one] = breaksIn(marks(`${week}oooo...`))
    const regained = (breaks: readonly Break[]) => [1, 2, 3, 6, 7].filter((each) => isRegained(each, breaks))
    expect(regained(one ? [one] : [])).toEqual([2, 3, 6])
    expect(regained(breaksIn(marks(`${week}ooo....`)))).toEqual([])
  })

  it('are told by the longest that has shaped one of some weeks', () => {
    const breaks = breaksIn(marks(`ooooo..${week}ooooooo${week}oooooo.`))
    expect(
      [breakWithin(1, 1, breaks), breakWithin(2, 5, breaks), breakWithin(2, 2, breaks)].map((each) => each?.days),
    ).toEqual([5, 7, 5])
    expect(breakWithin(6, 9, breaks)?.days).toBe(6)
    expect(breakWithin(7, 9, breaks)).toBeUndefined()
  })
})

describe('the biggest week before one', () => {
  const loads = (...minutes: number[]) =>
    minutes.map((each, index) => ({ week: index + 1, minutes: each, isLoad: index % 4 !== 3 }))
  const weeks = loads(400, 410, 420, 260, 430, 440, 450, 290, 460)

  it('is that of four load weeks, whatever eases between them', () => {
    expect([2, 5, 9].map((each) => biggestBefore(each, weeks, []))).toEqual([400, 420, 450])
    expect(biggestBefore(1, weeks, [])).toBe(0)
    expect(biggestBefore(6, loads(500, 410, 420, 260, 430, 440), [])).toBe(500)
    expect(biggestBefore(7, loads(500, 410, 420, 260, 430, 440, 450), [])).toBe(440)
  })

  const off = (from: number, until: number) => ({ from, next: from, until, last: 7 * from - 1, days: 7, isLong: false })

  it('passes over weeks that a short break has shaped, which are held to nothing themselves', () => {
    const cut = loads(400, 410, 420, 260, 0, 200, 450, 290, 460)
    expect([5, 6].map((each) => biggestBefore(each, cut, [off(5, 6)]))).toEqual([0, 0])
    expect([7, 9].map((each) => biggestBefore(each, cut, [off(5, 6)]))).toEqual([420, 450])
    expect(biggestBefore(3, loads(0, 200, 420), [off(1, 2)])).toBe(0)
    // What was done in them counts where it is more.
    expect(biggestBefore(7, loads(400, 410, 420, 260, 0, 440, 450), [off(5, 6)])).toBe(440)
  })

  it('is one of those since a long break alone, of any kind', () => {
    const long = { ...off(3, 6), isLong: true }
    const anew = loads(400, 410, 0, 0, 0, 200, 225, 250, 300)
    expect([6, 7, 9].map((each) => biggestBefore(each, anew, [long]))).toEqual([0, 200, 250])
  })
})
