import { describe, expect, it } from 'vitest'
import { season } from '../testing/plans.js'
import { toSeason } from './season.js'
import { shapeWeeks } from './volume.js'
import { weekProgress } from './week-progress.js'

const progressOf = (totalWeeks: number) => {
  const given = toSeason(season('olympic', totalWeeks))
  return given ? weekProgress(shapeWeeks(given)) : []
}

describe('weekProgress', () => {
  it('goes in even steps over the training weeks and holds in recovery weeks', () => {
    const steps = progressOf(12).map((progress) => Math.round(progress * 8))
    expect(steps).toEqual([0, 1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8])
  })

  it('starts at 0 and ends at 1 from three weeks on; shorter plans stay at today’s paces', () => {
    for (let totalWeeks = 3; totalWeeks <= 104; totalWeeks++) {
      const progress = progressOf(totalWeeks)
      expect([progress[0], progress.at(-1)]).toEqual([0, 1])
      expect(progress).toEqual(progress.toSorted((one, other) => one - other))
    }
    expect(progressOf(1)).toEqual([0])
    expect(progressOf(2)).toEqual([0, 0])
  })
})
