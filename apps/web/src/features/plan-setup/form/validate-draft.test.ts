import { newPlan } from '@tri/api-contract'
import { setAvailable } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { changeDistance, changeGoal, chooseRaceType, initialDraft } from './draft.js'
import { dayErrors, firstRefused } from './draft-errors.js'
import type { DraftPlan } from './draft-plan.js'
import { checkDraft } from './validate-draft.js'

const TODAY = '2026-11-20'
const ready: DraftPlan = { ...initialDraft(null), name: 'Lakefront', raceDate: '2027-02-26' }
const errorsOf = (draft: DraftPlan) => checkDraft(draft, TODAY).errors ?? {}

describe('a complete draft', () => {
  it('becomes the create-plan payload, as the specification writes it', () => {
    expect(checkDraft(ready, TODAY).payload).toMatchObject({
      name: 'Lakefront',
      raceType: 'olympic',
      swimDistance: '0.93',
      raceDate: '2027-02-26',
      startDate: TODAY,
      totalWeeks: 14,
      experienceLevel: 'intermediate',
      currentSwimPace: '2:30',
      currentBikePace: '18.0',
      currentRunPace: '8:30',
      goalFinishTime: '02:58:27',
      goalSwimPace: '2:30',
    })
  })

  it.each(['ironman', '70.3', 'olympic', 'sprint'] as const)('passes the contract for %s', (raceType) => {
    expect(newPlan.safeParse(checkDraft(chooseRaceType(ready, raceType, null), TODAY).payload).success).toBe(true)
  })

  it('carries the chosen goal', () => {
    expect(checkDraft(changeGoal(ready, 10_200), TODAY).payload?.goalFinishTime).toBe('02:50:00')
  })

  it('takes a decimal comma for a point', () => {
    expect(checkDraft(changeDistance(ready, 'run', '6,2'), TODAY).payload?.runDistance).toBe('6.2')
  })
})

describe('what is trained now', () => {
  const told = (week: string, run = '') => ({ ...ready, lately: { week, swim: '', bike: '', run } })

  it('is in the payload as it is typed, and only then', () => {
    expect(checkDraft(told('4:30', '40'), TODAY).payload?.fitness).toEqual({
      minutesPerWeek: 270,
      longest: { run: 40 },
    })
    expect(checkDraft(told(''), TODAY).payload).not.toHaveProperty('fitness')
  })

  it('is refused at its field where it is no figure, beside all else that is wrong', () => {
    const refused = errorsOf({ ...told('a lot', '2000'), name: ' ' })
    expect(Object.keys(refused).sort()).toEqual(['fitness.longest.run', 'fitness.minutesPerWeek', 'name'])
    expect(firstRefused(refused)).toBe('name')
  })
})

describe('what is missing', () => {
  it('is said in the words of the specification, all at once', () => {
    const empty = { ...ready, name: ' ', distances: { swim: '', bike: '', run: '' }, raceDate: '' }
    expect(errorsOf(empty)).toEqual({
      name: 'Plan name is required',
      swimDistance: 'Swim distance is required',
      bikeDistance: 'Bike distance is required',
      runDistance: 'Run distance is required',
      raceDate: 'Race date is required',
    })
  })

  it.each([
    ['2026-11-20', 'Race date must be in the future'],
    ['2020-01-01', 'Race date must be in the future'],
    ['2029-01-01', 'Race date must be within two years'],
    ['2027-02-30', 'Please enter a date as YYYY-MM-DD'],
  ])('a race on %s: %s', (raceDate, message) => {
    expect(errorsOf({ ...ready, raceDate })).toEqual({ raceDate: message })
  })

  it('refuses a distance that is none', () => {
    expect(errorsOf(changeDistance(ready, 'bike', 'far')).bikeDistance).toMatch(/distance in miles/)
  })
})

describe('the week', () => {
  const keepOpen = (days: number[]): DraftPlan => ({
    ...ready,
    schedule: ready.schedule.map((day) => setAvailable(day, days.includes(day.day))),
  })

  it('needs three training days', () => {
    expect(errorsOf(keepOpen([2, 6]))).toEqual({ weeklySchedule: 'You need at least 3 training days per week' })
  })

  it('needs an endurance day', () => {
    expect(errorsOf(keepOpen([0, 1, 4]))).toEqual({ weeklySchedule: 'You need at least one endurance day per week' })
  })

  it('is checked although a field before it was refused', () => {
    expect(errorsOf({ ...keepOpen([2, 6]), name: '', raceDate: '' })).toEqual({
      name: 'Plan name is required',
      raceDate: 'Race date is required',
      weeklySchedule: 'You need at least 3 training days per week',
    })
  })

  it('names the day whose hours are refused', () => {
    const odd = ready.schedule.map((day) => (day.day === 2 ? { ...day, hours: 1.25 } : day))
    expect(dayErrors(errorsOf({ ...ready, schedule: odd }))).toEqual({ 2: 'Please enter hours in steps of 0.5' })
  })
})

describe('the first refused field', () => {
  it('is the first on the page', () => {
    expect(firstRefused({ weeklySchedule: 'x', raceDate: 'x', name: 'x' })).toBe('name')
    expect(firstRefused({ weeklySchedule: 'x', runDistance: 'x' })).toBe('runDistance')
    expect(firstRefused({ goalFinishTime: 'x', 'weeklySchedule.2.hours': 'x' })).toBe('weeklySchedule.2.hours')
  })

  it('is none without errors', () => {
    expect(firstRefused({})).toBeUndefined()
  })
})
