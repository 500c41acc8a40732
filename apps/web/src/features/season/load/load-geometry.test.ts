import { describe, expect, it } from 'vitest'
import { heightOf, loadAreas, loadPaths, loadScale, todayAt } from './load-geometry.js'

const day = (fitness: number, fatigue: number, form: number) => ({ stress: 0, fitness, fatigue, form })
/** The last five of seven days. */
const days = [day(40, 40, 0), day(40, 50, -10), day(40, 60, -20), day(40, 40, 0), day(40, 30, 10)]
const box = { width: 700, height: 80 }
const scale = loadScale(days)
const drawing = { box, scale, place: { weeks: 1, past: 3 } }

describe('the load chart', () => {
  it('has one scale for its lines, with zero on it', () => {
    expect(scale).toEqual({ least: -20, most: 60, ticks: [-20, 0, 20, 40, 60] })
    expect(loadScale([])).toMatchObject({ least: 0, most: 10 })
    expect([heightOf(60, scale, box), heightOf(0, scale, box), heightOf(-20, scale, box)]).toEqual([0, 60, 80])
  })

  it('draws each day in its place of the season: a late start leaves room on the left', () => {
    expect(loadPaths(days, 'fitness', drawing).past).toBe('M250,20L350,20L450,20')
  })

  it('goes on after today from where today was', () => {
    const { past, ahead } = loadPaths(days, 'fatigue', drawing)
    expect(past).toBe('M250,20L350,10L450,0')
    expect(ahead).toBe('M450,0L550,20L650,30')
    expect(todayAt(days, drawing)).toBe(500)
  })

  it('draws nothing where there is no second day', () => {
    expect(loadPaths(days, 'form', { ...drawing, place: { weeks: 1, past: 1 } }).past).toBe('')
    expect(loadPaths(days, 'form', { ...drawing, place: { weeks: 1, past: 5 } }).ahead).toBe('')
    expect(loadPaths([], 'form', drawing)).toEqual({ past: '', ahead: '' })
  })

  it('fills the form down to zero', () => {
    const { past, ahead } = loadAreas(days, 'form', drawing)
    expect(past).toBe('M250,60L350,70L450,80L450,60L350,60L250,60Z')
    expect(ahead).toMatch(/^M450,80L550,60L650,50/)
  })
})
