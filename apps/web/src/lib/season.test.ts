import type { Phase, Week } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import {
  bandName,
  biggestWeek,
  phaseBands,
  seasonTotals,
  shortPhase,
  showsNumber,
  typicalWeek,
  weekSpan,
} from './season.js'

const week = (number: number, phase: Phase, minutes: number): Week => ({
  week: number,
  phase,
  kind: phase === 'Recovery Week' ? 'recovery' : 'load',
  minutes,
  bySport: { swim: minutes / 4, bike: minutes / 2, run: minutes / 4 },
  reasons: [],
})

const season = [
  week(1, 'Base Building', 400),
  week(2, 'Base Building', 440),
  week(3, 'Base Building', 480),
  week(4, 'Recovery Week', 312),
  week(5, 'Build Phase', 500),
  week(6, 'Build Phase', 520),
  week(7, 'Peak Phase', 520),
  week(8, 'Race Week', 120),
]

describe('a season', () => {
  it('reads as bands, a recovery week inside the phase it interrupts', () => {
    expect(phaseBands(season)).toEqual([
      { phase: 'Base Building', from: 1, weeks: 4 },
      { phase: 'Build Phase', from: 5, weeks: 2 },
      { phase: 'Peak Phase', from: 7, weeks: 1 },
      { phase: 'Race Week', from: 8, weeks: 1 },
    ])
  })

  it('has a band for a recovery week that interrupts nothing', () => {
    expect(phaseBands([week(4, 'Recovery Week', 300)])).toEqual([{ phase: 'Recovery Week', from: 4, weeks: 1 }])
  })

  it('adds up by sport and in total', () => {
    expect(seasonTotals(season)).toEqual({ swim: 823, bike: 1646, run: 823, total: 3292 })
  })

  it('has a biggest week, the first of equals', () => {
    expect(biggestWeek(season)?.week).toBe(6)
    expect(biggestWeek([])).toBeUndefined()
  })

  it('is shown by its first build week', () => {
    expect(typicalWeek(season)).toBe(5)
  })

  it('is shown by the first build week with its whole load, not by one that takes it in', () => {
    const absorbing = season.map((each) => (each.week === 5 ? { ...each, kind: 'absorb' as const } : each))
    expect(typicalWeek(absorbing)).toBe(6)
  })

  it('is shown by its biggest week when there is no build', () => {
    expect(typicalWeek(season.filter(({ phase }) => phase !== 'Build Phase'))).toBe(7)
    expect(typicalWeek([])).toBe(1)
  })
})

describe('the names under a season', () => {
  it.each([
    ['Base Building', 300, 'Base Building'],
    ['Base Building', 60, 'Base'],
    ['Base Building', 30, ''],
    ['Race Week', 50, 'Race'],
    ['Race Week', 10, ''],
    ['Taper', 49, 'Taper'],
    ['Taper', 48, ''],
  ] as const)('are as long as there is room: %s in %i pixels is "%s"', (phase, pixels, name) => {
    expect(bandName(phase, pixels)).toBe(name)
  })

  it('have a short form of one word', () => {
    const phases = ['Base Building', 'Build Phase', 'Peak Phase', 'Taper', 'Recovery Week', 'Race Week'] as const
    expect(phases.map(shortPhase)).toEqual(['Base', 'Build', 'Peak', 'Taper', 'Recovery', 'Race'])
  })

  it('tell their weeks', () => {
    expect(phaseBands(season).map(weekSpan)).toEqual(['weeks 1\u20134', 'weeks 5\u20136', 'week 7', 'week 8'])
  })
})

describe("the weeks' numbers", () => {
  const shown = (weeks: number, weekWidth: number, selected: number) =>
    Array.from({ length: weeks }, (_, index) => index + 1).filter((week) =>
      showsNumber(week, { weeks, weekWidth, selected }),
    )

  it('are all there where there is room, up to the race with its flag', () => {
    expect(shown(8, 24, 3)).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it('thin out on a phone, around the selected week and the race', () => {
    expect(shown(24, 12, 1)).toEqual([1, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22])
    expect(shown(24, 10.5, 5)).toEqual([2, 5, 8, 10, 12, 14, 16, 18, 20, 22])
  })

  it('never stand closer than two digits need', () => {
    for (const width of [2.3, 4, 7, 11, 19])
      for (const selected of [1, 2, 37, 103]) {
        const all = [...shown(104, width, selected).filter((week) => week !== 104), 104]
        const gaps = all.slice(1).map((week, index) => (week - (all[index] ?? 0)) * width)
        const others = gaps.filter((_, index) => all[index + 1] !== 104 || all[index] !== selected)
        expect(Math.min(...others)).toBeGreaterThanOrEqual(20)
      }
  })
})
