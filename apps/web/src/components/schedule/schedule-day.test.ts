import { defaultSchedule } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { changeDay } from './schedule-day.js'

const week = defaultSchedule('ironman')
const TUESDAY = 2
const WEDNESDAY = 3

describe('changing a day of the week', () => {
  it('takes hours and endurance from a day off', () => {
    const changed = changeDay(week, { day: TUESDAY, what: { available: false }, raceType: 'ironman' })
    expect(changed[TUESDAY]).toMatchObject({ available: false, hours: 0, isEndurance: false })
  })

  it('gives a day taken back in the suggested hours, so that it counts', () => {
    const changed = changeDay(week, { day: WEDNESDAY, what: { available: true }, raceType: 'ironman' })
    expect(changed[WEDNESDAY]).toMatchObject({ available: true, hours: 1.5, isEndurance: false })
  })

  it('sets the hours and nothing else', () => {
    const changed = changeDay(week, { day: TUESDAY, what: { hours: 2.5 }, raceType: 'ironman' })
    expect(changed[TUESDAY]).toEqual({ ...week[TUESDAY], hours: 2.5 })
    expect(changed.filter((day, index) => day !== week[index])).toHaveLength(1)
  })

  it('keeps the hours when endurance is marked', () => {
    const changed = changeDay(week, { day: 1, what: { isEndurance: true }, raceType: 'ironman' })
    expect(changed[1]).toMatchObject({ hours: 1.5, isEndurance: true })
  })
})
