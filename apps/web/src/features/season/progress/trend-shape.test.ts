import type { PaceTrend } from '@tri/plan-engine/season'
import { describe, expect, it } from 'vitest'
import { trendShape } from './trend-shape.js'

const box = { width: 100, height: 20 }
const trend = (paces: number[]): PaceTrend => ({
  name: 'Easy Run',
  intensity: 'easy',
  points: paces.map((pace, index) => ({ date: `2027-01-0${index * 2 + 1}`, pace })),
  from: paces[0] ?? 0,
  to: paces.at(-1) ?? 0,
  gain: 0,
})

describe('a pace trend as it is drawn', () => {
  it('rises when a run becomes faster, that is its pace smaller', () => {
    expect(trendShape(trend([600, 500]), 'run', box)).toEqual({
      points: [
        { x: 0, y: 20 },
        { x: 100, y: 0 },
      ],
      from: { x: 0, y: 20 },
      to: { x: 100, y: 0 },
    })
  })

  it('rises when a ride becomes faster, that is its speed greater', () => {
    expect(trendShape(trend([18, 19, 20]), 'bike', box).points).toEqual([
      { x: 0, y: 20 },
      { x: 50, y: 10 },
      { x: 100, y: 0 },
    ])
  })

  it('is level where nothing changed', () => {
    expect(trendShape(trend([100, 100]), 'swim', box)).toMatchObject({ from: { x: 0, y: 10 }, to: { x: 100, y: 10 } })
  })
})
