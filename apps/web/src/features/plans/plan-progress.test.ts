import { describe, expect, it } from 'vitest'
import { planProgress, weekBars } from './plan-progress.js'

const WEEKS = { planned: [300, 360, 240, 0], done: [300, 90, 0, 0] }

describe('how far a plan is', () => {
  it('is what was done of all that is planned', () => {
    expect(planProgress(WEEKS)).toEqual({
      hoursAWeek: '3:45',
      donePercent: 43,
      summary: '4 weeks, the biggest 6:00; 6:30 of 15:00 done',
    })
  })

  it('is never more than all of it, whatever was trained besides', () => {
    expect(planProgress({ planned: [60], done: [90] }).donePercent).toBe(100)
  })

  it('is nothing where nothing is planned', () => {
    expect(planProgress({ planned: [0, 0], done: [0, 0] })).toMatchObject({ hoursAWeek: '0:00', donePercent: 0 })
    expect(planProgress({ planned: [], done: [] })).toMatchObject({ hoursAWeek: '0:00', donePercent: 0 })
  })
})

describe('the bars of a season', () => {
  it('are as high as their week is beside the biggest one, and filled by what was done', () => {
    expect(weekBars(WEEKS)).toEqual([
      { height: 300 / 360, done: 1 },
      { height: 1, done: 0.25 },
      { height: 240 / 360, done: 0 },
      { height: 0, done: 0 },
    ])
  })

  it('are full and no more where more was done than planned', () => {
    expect(weekBars({ planned: [60], done: [90] })).toEqual([{ height: 1, done: 1 }])
  })
})
