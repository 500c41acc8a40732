import { setAvailable } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { readPlanInput } from '../plans/plan-input.js'
import { refusals, samplePlan } from '../testing/samples.js'
import { acceptedPlanChange, changeableFields, planChange, readPlanChange, writePlanChange } from './plan-change.js'

const plan = { ...samplePlan(), earlierSchedules: [], pacesFrom: null, afterRace: [] }
const noTuesdays = plan.weeklySchedule.map((day) => (day.day === 2 ? setAvailable(day, false) : day))

describe('a change of a plan', () => {
  it.each([
    {},
    { raceDate: '2027-03-28' },
    { weeklySchedule: noTuesdays, experienceLevel: 'advanced' },
    { currentRunPace: '7:30', goalFinishTime: null },
  ])('%j is accepted', (given) => {
    expect(refusals(planChange, given)).toEqual([])
  })

  it.each([
    [{ raceDate: '' }, 'raceDate: Race date is required'],
    [
      { weeklySchedule: noTuesdays.slice(0, 6).map((day) => ({ ...day, isEndurance: true })) },
      'weeklySchedule: A weekly schedule has seven days',
    ],
    [
      { weeklySchedule: noTuesdays.map((day) => ({ ...day, isEndurance: false })) },
      'weeklySchedule: You need at least one endurance day per week',
    ],
    [{ currentBikePace: '9' }, 'currentBikePace: Please enter a bike speed between 10 and 30 mph'],
    [{ startDate: '2026-11-20' }, ': Invalid input'],
  ])('%j is refused', (given, message) => {
    expect(refusals(planChange, given)).toEqual([message])
  })

  it('is accepted by the name of what was proposed', () => {
    const named = { change: {}, proposalId: 'a1', basedOn: 'b2' }
    expect(refusals(acceptedPlanChange, named)).toEqual([])
    expect(refusals(acceptedPlanChange, { ...named, basedOn: 'b 2' })).toHaveLength(1)
  })

  it('is for the engine what differs, with the paces that stay', () => {
    expect(readPlanChange(plan, {})).toEqual({})
    // A database gives the fields of a day back in an order of its own.
    const same = plan.weeklySchedule.map(({ day, hours, ...rest }) => ({ hours, ...rest, day }))
    const asItIs = { raceDate: plan.raceDate, weeklySchedule: same, currentRunPace: '8:30' }
    expect(readPlanChange(plan, asItIs)).toEqual({})
    expect(readPlanChange(plan, { weeklySchedule: noTuesdays, currentRunPace: '7:30', goalBikePace: '19.0' })).toEqual({
      weeklySchedule: noTuesdays,
      currentPaces: { swim: 120, bike: 18, run: 450 },
      goalPaces: { swim: 115, bike: 19, run: 490 },
    })
    expect(readPlanChange(plan, { raceDate: '2027-03-28', experienceLevel: 'beginner' })).toEqual({
      raceDate: '2027-03-28',
      experienceLevel: 'beginner',
    })
  })

  it('is stored with what the engine made of it', () => {
    const input = {
      ...readPlanInput(plan),
      raceDate: '2027-03-28',
      totalWeeks: 19,
      pacesFrom: '2026-12-01',
      scheduleChanges: [{ from: '2026-12-01', weeklySchedule: noTuesdays }],
    }
    const change = { raceDate: '2027-03-28', currentRunPace: '7:30', weeklySchedule: noTuesdays, goalFinishTime: null }
    const fields = writePlanChange(plan, change, { input, afterRace: [] })
    expect(fields).toEqual({
      ...changeableFields(plan),
      ...{ ...change, totalWeeks: 19, pacesFrom: '2026-12-01' },
      earlierSchedules: [{ before: '2026-12-01', weeklySchedule: plan.weeklySchedule }],
    })
    expect(Object.keys(fields)).not.toContain('name')
    expect(readPlanInput({ ...plan, ...fields })).toEqual({ ...input, currentPaces: { swim: 120, bike: 18, run: 450 } })
  })
})
