import { describe, expect, it } from 'vitest'
import { stripPath, stripPoints, stripScale } from './strip-geometry.js'

const week = (planned: number, done = 0) => ({
  planned: { swim: 0, bike: 0, run: planned, total: planned },
  done: { swim: 0, bike: 0, run: done, total: done },
})

describe("the strip's scale", () => {
  it('holds the biggest week, planned or done, and writes round hours', () => {
    expect(stripScale([week(300), week(480), week(420)])).toEqual({ most: 480, hours: [2, 4, 6, 8] })
    expect(stripScale([week(300, 600)]).most).toBe(600)
  })

  it('has room for an hour where nothing is planned', () => {
    expect(stripScale([week(0)]).most).toBe(60)
    expect(stripScale([]).most).toBe(60)
  })
})

describe('a line over the strip', () => {
  const points = stripPoints([60, 120, 0, 30], { width: 400, height: 100, most: 120 })

  it('stands in the middle of each week, and nowhere in a week without', () => {
    expect(points).toEqual([{ x: 50, y: 50 }, { x: 150, y: 0 }, undefined, { x: 350, y: 75 }])
  })

  it('breaks where a week has none', () => {
    expect(stripPath(points).match(/M/g)).toHaveLength(2)
    expect(stripPath([undefined])).toBe('')
  })
})
