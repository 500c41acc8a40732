import { describe, expect, it } from 'vitest'
import { frozen } from '../testing/workouts.js'
import { RACE_TYPES, type RaceType } from '../types.js'
import {
  applySuggestedHours,
  defaultSchedule,
  isTrainingDay,
  scheduleTotals,
  setAvailable,
  suggestedHours,
  USER_DEFAULT_SCHEDULE,
} from './schedule.js'

const hoursOf = (schedule: readonly { hours: number }[]) => schedule.map(({ hours }) => hours)
const enduranceOf = (schedule: readonly { isEndurance: boolean }[]) => schedule.map(({ isEndurance }) => isEndurance)
const tuesdayAndSaturday = [false, false, true, false, false, false, true]

describe('defaultSchedule', () => {
  it.each([
    ['ironman', [1.5, 1.5, 4, 0, 1.5, 1, 6]],
    ['70.3', [1.5, 1, 3, 0, 1.5, 1, 4]],
    ['olympic', [1.5, 1, 2, 0, 1, 1, 2]],
    ['sprint', [1, 1, 1.5, 0, 1, 1, 1.5]],
  ] as const)('of %s, Sunday to Saturday', (raceType, hours) => {
    const schedule = defaultSchedule(raceType)
    expect(hoursOf(schedule)).toEqual(hours)
    expect(enduranceOf(schedule)).toEqual(tuesdayAndSaturday)
    expect(schedule.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(schedule[0]?.dayName).toBe('Sunday')
    expect(schedule[3]).toEqual({ day: 3, dayName: 'Wednesday', available: false, hours: 0, isEndurance: false })
  })

  it.each(['duathlon', '', 'constructor', 'toString', '__proto__'])(
    'of an unknown race type %j is the olympic one',
    (raceType) => {
      expect(defaultSchedule(raceType as RaceType)).toEqual(defaultSchedule('olympic'))
    },
  )
})

describe('USER_DEFAULT_SCHEDULE', () => {
  it('leaves Sunday free and has 2 h of endurance on Tuesday and Saturday', () => {
    expect(hoursOf(USER_DEFAULT_SCHEDULE)).toEqual([0, 1, 2, 1, 1, 1, 2])
    expect(enduranceOf(USER_DEFAULT_SCHEDULE)).toEqual(tuesdayAndSaturday)
    expect(USER_DEFAULT_SCHEDULE.map(({ available }) => available)).toEqual([false, true, true, true, true, true, true])
  })
})

describe('suggestedHours', () => {
  it.each([
    ['sprint', 1, 1.5],
    ['olympic', 1, 2],
    ['70.3', 1.5, 3],
    ['ironman', 1.5, 4],
    ['unknown', 1, 2],
    ['constructor', 1, 2],
  ])('for %s are %f on a regular and %f on an endurance day', (raceType, regular, endurance) => {
    expect(suggestedHours(raceType as RaceType, false)).toBe(regular)
    expect(suggestedHours(raceType as RaceType, true)).toBe(endurance)
  })
})

describe('applySuggestedHours', () => {
  it.each([
    ['sprint', [1, 1, 1.5, 0, 1, 1, 1.5]],
    ['70.3', [1.5, 1.5, 3, 0, 1.5, 1.5, 3]],
  ] as const)('sets them for the available days of a %s week only', (raceType, hours) => {
    expect(hoursOf(applySuggestedHours(raceType, frozen(defaultSchedule('ironman'))))).toEqual(hours)
  })
})

describe('setAvailable', () => {
  const saturday = { day: 6, dayName: 'Saturday', available: true, hours: 4, isEndurance: true } as const
  it('takes hours and endurance with it when a day becomes free', () => {
    expect(setAvailable(saturday, false)).toEqual({ ...saturday, available: false, hours: 0, isEndurance: false })
  })
  it('leaves the hours of a day that becomes available to the athlete', () => {
    const free = setAvailable(saturday, false)
    expect(setAvailable(free, true)).toEqual({ ...free, available: true })
  })
})

describe('isTrainingDay', () => {
  const day = { day: 1, dayName: 'Monday', isEndurance: false } as const
  it.each([
    [true, 0.5, true],
    [true, 0, false],
    [false, 2, false],
  ])('available %s with %f h is %s', (available, hours, expected) => {
    expect(isTrainingDay({ ...day, available, hours })).toBe(expected)
  })
})

describe('scheduleTotals', () => {
  it.each([
    ['ironman', 15.5],
    ['70.3', 12],
    ['olympic', 8.5],
    ['sprint', 7],
  ] as const)('of the default %s week', (raceType, hours) => {
    expect(scheduleTotals(defaultSchedule(raceType))).toEqual({
      trainingDays: 6,
      hours,
      enduranceDays: ['Tuesday', 'Saturday'],
      restDays: ['Wednesday'],
    })
  })

  it('counts an available day without hours as a rest day', () => {
    const week = defaultSchedule('sprint').map((day) => (day.day === 6 ? { ...day, hours: 0 } : day))
    expect(scheduleTotals(week)).toEqual({
      trainingDays: 5,
      hours: 5.5,
      enduranceDays: ['Tuesday'],
      restDays: ['Wednesday', 'Saturday'],
    })
  })

  it('names no rest day when there is none', () => {
    const week = defaultSchedule('sprint').map((day) => ({ ...day, available: true, hours: 1 }))
    expect(scheduleTotals(week).restDays).toEqual([])
  })

  it('has at least three training days and an endurance day for every race', () => {
    for (const raceType of RACE_TYPES) {
      const { trainingDays, enduranceDays } = scheduleTotals(defaultSchedule(raceType))
      expect(trainingDays).toBeGreaterThanOrEqual(3)
      expect(enduranceDays.length).toBeGreaterThanOrEqual(1)
    }
  })
})
