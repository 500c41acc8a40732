import { preferences, type User } from '@tri/api-contract'
import { defaultSchedule, USER_DEFAULT_SCHEDULE } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { newcomer } from '../../testing/sample-user.js'
import { isChanged, saveState, scheduleErrors, settingsOf, toPreferences } from './settings-draft.js'

describe("a user's settings", () => {
  it("start with the product's paces and week", () => {
    expect(settingsOf(newcomer)).toEqual({ paces: { swim: 150, bike: 18, run: 510 }, schedule: USER_DEFAULT_SCHEDULE })
  })

  it('are what was saved', () => {
    const week = [...defaultSchedule('sprint')]
    const saved = { ...newcomer, defaultSwimPace: '1:45', defaultBikePace: '20.5', defaultWeeklySchedule: week }
    expect(settingsOf(saved)).toEqual({ paces: { swim: 105, bike: 20.5, run: 510 }, schedule: week })
  })

  it('are sent as the contract wants them, with the level of the paces', () => {
    const body = toPreferences(settingsOf(newcomer))
    expect(body).toMatchObject({ defaultSwimPace: '2:30', defaultBikePace: '18.0', experienceLevel: 'intermediate' })
    expect(preferences.safeParse(body).success).toBe(true)
  })
})

describe('unsaved changes', () => {
  const saved = settingsOf(newcomer)

  it('are none at first', () => {
    expect(isChanged(settingsOf(newcomer), saved)).toBe(false)
  })

  it('are seen in a pace', () => {
    expect(isChanged({ ...saved, paces: { ...saved.paces, run: 505 } }, saved)).toBe(true)
  })

  it.each([{ hours: 2.5 }, { available: true }, { isEndurance: true }])('are seen in a day: %o', (change) => {
    const schedule = saved.schedule.map((day) => (day.day === 0 ? { ...day, ...change } : day))
    expect(isChanged({ ...saved, schedule }, saved)).toBe(true)
  })
})

describe('what the page says about saving', () => {
  const regular: User = { ...newcomer, defaultWeeklySchedule: [...USER_DEFAULT_SCHEDULE] }
  const faster = { ...settingsOf(newcomer), paces: { swim: 150, bike: 18, run: 480 } }

  it('is that a newcomer sees suggestions, which can be saved as they are', () => {
    expect(saveState(settingsOf(newcomer), newcomer)).toBe('suggested')
  })

  it('is that nothing is left to save', () => {
    expect(saveState(settingsOf(regular), regular)).toBe('saved')
  })

  it.each([newcomer, regular])('is that a change is not saved yet', (user) => {
    expect(saveState(faster, user)).toBe('unsaved')
  })
})

describe('hours that cannot be saved', () => {
  it('are named with their day', () => {
    const { paces, schedule } = settingsOf(newcomer)
    const odd = schedule.map((day) => (day.day === 4 ? { ...day, hours: 1.25 } : day))
    expect(scheduleErrors({ paces, schedule: odd })).toEqual({ 4: 'Please enter hours in steps of 0.5' })
  })

  it('are none in a sound week, even one without a rest day', () => {
    const { paces, schedule } = settingsOf(newcomer)
    const noRest = schedule.map((day) => ({ ...day, available: true, hours: 1 }))
    expect(scheduleErrors({ paces, schedule: noRest })).toEqual({})
  })
})
