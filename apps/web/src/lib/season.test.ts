import type { Phase, Week } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { biggestWeek, phaseBands, seasonTotals, typicalWeek } from './season.js'

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

  it('is shown by its biggest week when there is no build', () => {
    expect(typicalWeek(season.filter(({ phase }) => phase !== 'Build Phase'))).toBe(7)
    expect(typicalWeek([])).toBe(1)
  })
})
