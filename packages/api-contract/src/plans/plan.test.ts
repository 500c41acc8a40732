import { addDays } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { refusals, samplePlan } from '../testing/samples.js'
import { newGoal, newPlan, plan } from './plan.js'
import { planRoutes } from './plan-routes.js'

const refused = (changes: Record<string, unknown>) => refusals(newPlan, { ...samplePlan(), ...changes })

describe('a new plan', () => {
  it('is accepted as the set-up makes it', () => {
    expect(newPlan.parse(samplePlan())).toEqual(samplePlan())
  })

  it.each([
    ['name', 'Plan name is required'],
    ['raceType', 'Race type is required'],
    ['swimDistance', 'Swim distance is required'],
    ['bikeDistance', 'Bike distance is required'],
    ['runDistance', 'Run distance is required'],
    ['raceDate', 'Race date is required'],
  ])('needs its %s', (field, message) => {
    for (const nothing of [undefined, null, '']) expect(refused({ [field]: nothing })).toEqual([`${field}: ${message}`])
  })

  it.each([
    ['name', 7, 'Please send the plan name as text'],
    ['raceType', 't100', 'Please choose a race type: ironman, 70.3, olympic, sprint'],
    ['swimDistance', 0.93, 'Please send the swim distance as text, like "0.93"'],
    ['bikeDistance', 25, 'Please send the bike distance as text, like "25"'],
    ['runDistance', 6.2, 'Please send the run distance as text, like "6.2"'],
    ['raceDate', 20270228, 'Please enter a date as YYYY-MM-DD'],
    ['totalWeeks', '15', 'Please give the weeks to the race as a whole number'],
    ['currentSwimPace', 120, 'Please enter a swim pace between 1:00 and 5:00 per 100m, as m:ss'],
    ['currentBikePace', 18, 'Please send the bike speed as text, like "18.5"'],
    ['goalBikePace', 19, 'Please send the goal bike speed as text, like "18.8"'],
    ['goalFinishTime', 9000, 'Please enter a finish time as hh:mm:ss'],
  ])('with the %s %j says what is wrong with it, not that it is missing', (field, value, message) => {
    expect(refused({ [field]: value })).toEqual([`${field}: ${message}`])
  })

  it('loses the blanks around its name', () => {
    expect(newPlan.parse({ ...samplePlan(), name: '  My race ' }).name).toBe('My race')
    expect(refused({ name: '   ' })).toEqual(['name: Plan name is required'])
  })

  it.each([
    ['currentSwimPace', ['1:00', '5:00'], ['0:59', '5:01', '150', '2:60', '']],
    ['currentBikePace', ['10', '30', '18.5'], ['9.9', '30.1', 'fast', '-18', '1e1']],
    ['currentRunPace', ['5:00', '16:00'], ['4:59', '16:01', '8', '8:5']],
  ])('takes %s within the slider', (field, good, bad) => {
    for (const value of good) expect(refused({ [field]: value })).toEqual([])
    for (const value of bad) expect(refused({ [field]: value })).toHaveLength(1)
  })

  it.each(['0', '-1', '501', '1e2', 'NaN', '1,5', ' 1', '٣'])('refuses %j miles', (miles) => {
    expect(refused({ bikeDistance: miles })).toEqual([
      'bikeDistance: Please enter a distance in miles, above 0 and at most 500',
    ])
  })

  it.each([
    ['2026-11-20', 1, 'raceDate: Race date must be in the future'],
    ['2026-11-19', 1, 'raceDate: Race date must be in the future'],
    [addDays('2026-11-20', 729), 105, 'raceDate: Race date must be within two years'],
    ['2027-02-28', 1e9, 'totalWeeks: The number of weeks does not match the race date'],
    ['2027-02-28', 14, 'totalWeeks: The number of weeks does not match the race date'],
    ['2026-02-29', 15, 'raceDate: Please enter a date as YYYY-MM-DD'],
    ['28/02/2027', 15, 'raceDate: Please enter a date as YYYY-MM-DD'],
  ])('with a race on %s in %i weeks is refused', (raceDate, totalWeeks, message) => {
    expect(refused({ raceDate, totalWeeks })).toEqual([message])
  })

  it('may be one day and two years long', () => {
    expect(refused({ raceDate: '2026-11-21', totalWeeks: 1 })).toEqual([])
    expect(refused({ raceDate: addDays('2026-11-20', 728), totalWeeks: 104 })).toEqual([])
  })

  it('needs three training days, one of them for endurance', () => {
    const withDays = (count: number, isEndurance: boolean) =>
      samplePlan().weeklySchedule.map((day, index) => ({
        ...day,
        available: index < count,
        hours: index < count ? 1 : 0,
        isEndurance: isEndurance && index === 0,
      }))
    expect(refused({ weeklySchedule: withDays(3, true) })).toEqual([])
    expect(refused({ weeklySchedule: withDays(2, true) })).toEqual([
      'weeklySchedule: You need at least 3 training days per week',
    ])
    expect(refused({ weeklySchedule: withDays(3, false) })).toEqual([
      'weeklySchedule: You need at least one endurance day per week',
    ])
  })

  it('needs seven days from Sunday to Saturday, of 0 to 8 hours in steps of a half', () => {
    const days = samplePlan().weeklySchedule
    const withHours = (hours: unknown) => days.map((day, index) => (index === 1 ? { ...day, hours } : day))
    expect(refused({ weeklySchedule: days.slice(1) })).toContain('weeklySchedule: A weekly schedule has seven days')
    expect(refused({ weeklySchedule: [...days].reverse() })).toEqual([
      'weeklySchedule: A weekly schedule runs from Sunday to Saturday',
    ])
    for (const hours of [0, 0.5, 8]) expect(refused({ weeklySchedule: withHours(hours) })).toEqual([])
    for (const hours of [-0.5, 8.5, Number.NaN, '1', null]) {
      expect(refused({ weeklySchedule: withHours(hours) })).toEqual([
        'weeklySchedule.1.hours: Hours must be between 0 and 8',
      ])
    }
    expect(refused({ weeklySchedule: withHours(1.25) })).toEqual([
      'weeklySchedule.1.hours: Please enter hours in steps of 0.5',
    ])
  })

  it.each(['id', 'userId', 'createdAt'])('does not take %s', (field) => {
    expect(refused({ [field]: 1 })).toHaveLength(1)
  })
})

describe('a request for a plan', () => {
  const { startDate, goalFinishTime, ...asked } = samplePlan()
  const body = planRoutes.create.body

  it('may leave out its first day and its goal', () => {
    expect(body.parse(asked)).toEqual({ ...asked, goalFinishTime: null })
    expect(body.parse(samplePlan())).toEqual(samplePlan())
  })

  it('is held to the rest all the same', () => {
    const weeklySchedule = asked.weeklySchedule.map((day) => ({ ...day, isEndurance: false }))
    expect(refusals(body, { ...asked, weeklySchedule })).toEqual([
      'weeklySchedule: You need at least one endurance day per week',
    ])
    expect(refusals(body, { ...samplePlan(), totalWeeks: 14 })).toEqual([
      'totalWeeks: The number of weeks does not match the race date',
    ])
    expect(refusals(body, { ...asked, startDate: null })).toEqual(['startDate: Please enter a date as YYYY-MM-DD'])
  })
})

describe('a stored plan', () => {
  it('shows nothing but what it names', () => {
    const stored = { id: 1, userId: 2, afterRace: [], result: null, createdAt: '2026-11-20T10:00:00.000Z', version: 1 }
    const row = { ...samplePlan(), ...stored, secret: 'x' }
    const { secret: _, ...shown } = row
    expect(plan.parse(row)).toEqual(shown)
  })
})

describe('a new goal', () => {
  const goal = { goalFinishTime: '02:45:00', goalSwimPace: '1:50', goalBikePace: '19.0', goalRunPace: '8:00' }

  it('may be a time or none', () => {
    expect(refusals(newGoal, goal)).toEqual([])
    expect(refusals(newGoal, { ...goal, goalFinishTime: null })).toEqual([])
  })

  it.each([
    [{ goalFinishTime: '2:75:00' }, 'goalFinishTime: Please enter a finish time as hh:mm:ss'],
    [{ goalFinishTime: undefined }, 'goalFinishTime: Please enter a finish time as hh:mm:ss'],
    [{ goalSwimPace: '0:29' }, 'goalSwimPace: Please enter a goal swim pace as m:ss'],
    [{ goalBikePace: '61' }, 'goalBikePace: Please enter a goal bike speed in mph'],
    [{ goalRunPace: '1:59' }, 'goalRunPace: Please enter a goal run pace as m:ss'],
  ])('%j is refused', (changes, message) => {
    expect(refusals(newGoal, { ...goal, ...changes })).toEqual([message])
  })
})
