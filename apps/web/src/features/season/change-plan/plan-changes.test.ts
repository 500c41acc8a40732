import type { Proposal } from '@tri/api-contract'
import { setAvailable } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { NOTHING_PROPOSED } from '../../../testing/sample-proposal.js'
import { asItIs, suppose } from '../what-if/what-if.js'
import { changeTo, compareChange, isToChange, newlyBroken, raceDateOf } from './plan-changes.js'

const plan = samplePlan()
const TODAY = '2027-01-28'

const TOMORROW = '2027-01-29'

const changeOf = (changes: Partial<ReturnType<typeof asItIs>>, from = TOMORROW, of = plan) => {
  const { payload } = suppose(of, { ...asItIs(of), ...changes }, TODAY)
  if (!payload) throw new Error('no plan')
  return changeTo(of, payload, { from, today: TODAY })
}

describe('what a set-up changes of a plan', () => {
  it('is nothing where it is the same, whatever day it is', () => {
    expect(changeOf({})).toBeUndefined()
    // A database keeps the fields of a day in an order of its own.
    const schedule = plan.weeklySchedule.map(({ day, dayName, ...rest }) => ({ ...rest, dayName, day }))
    expect(changeOf({ schedule })).toBeUndefined()
  })

  it('is what differs, and nothing else', () => {
    const schedule = plan.weeklySchedule.map((day) => (day.day === 2 ? setAvailable(day, false) : day))
    expect(changeOf({ schedule })).toEqual({ weeklySchedule: schedule })
    expect(changeOf({ raceDate: '2027-04-11' })).toEqual({ raceDate: '2027-04-11' })
    expect(changeOf({ rhythm: '2:1' })).toEqual({ rhythm: '2:1' })
    expect(changeOf({ rhythm: '2:1' }, TOMORROW, { ...plan, rhythm: '2:1' })).toBeUndefined()
    expect(changeOf({ rhythm: '3:1' }, TOMORROW, { ...plan, rhythm: '2:1' })).toEqual({ rhythm: '3:1' })
  })

  it('begins with its hours in a later week, unless something else changes too', () => {
    const schedule = plan.weeklySchedule.map((day) => (day.day === 2 ? setAvailable(day, false) : day))
    expect(changeOf({ schedule }, '2027-02-22')).toEqual({ weeklySchedule: schedule, from: '2027-02-22' })
    expect(changeOf({ schedule, raceDate: '2027-04-11' }, '2027-02-22')).toEqual({
      ...{ weeklySchedule: schedule, raceDate: '2027-04-11' },
    })
  })

  it('moves hours that are still to come to another day', () => {
    const before = '2027-02-22'
    const coming = { ...plan, earlierSchedules: [{ before, weeklySchedule: plan.weeklySchedule }] }
    expect(changeOf({}, before, coming)).toBeUndefined()
    expect(changeOf({}, TOMORROW, coming)).toEqual({ weeklySchedule: plan.weeklySchedule, from: TOMORROW })
    const over = { ...plan, earlierSchedules: [{ before: TODAY, weeklySchedule: plan.weeklySchedule }] }
    expect(changeOf({}, TOMORROW, over)).toBeUndefined()
  })

  it('takes level and goal along with paces, and leaves the paces of a goal that stays', () => {
    const { paces } = asItIs(plan)
    const change = changeOf({ paces: { ...paces, run: paces.run - 90 } })
    expect(Object.keys(change ?? {})).toEqual(expect.arrayContaining(['currentRunPace', 'goalRunPace']))
    expect(Object.keys(change ?? {})).not.toContain('currentSwimPace')
    expect(changeOf({ goal: 9900 })).toMatchObject({ goalFinishTime: '02:45:00' })
    expect(Object.keys(changeOf({ goal: 9900 }) ?? {})).not.toContain('currentRunPace')
  })
})

type Outlook = NonNullable<Proposal['before']>

const outlook = (minutes: readonly number[], changes: Partial<Outlook> = {}): Outlook => ({
  weeks: minutes.map((each, at) => ({
    ...{ week: at + 1, kind: 'load' as const, minutes: each, longestRide: 120, stress: 300 },
    bySport: { swim: 60, bike: each - 120, run: 60 },
    longestRun: 60 + at,
  })),
  fitnessOnRaceDay: 61.4,
  finish: 10_167,
  auditScore: 96,
  broken: [],
  ...changes,
})

/** As many weeks as the plan has, of which this is the ninth before the last. */
const weeks = (count: number, minutes: number) => Array.from({ length: count }, () => minutes)

const PROPOSED: Proposal = {
  ...NOTHING_PROPOSED,
  findings: [{ code: 'PLAN_CHANGED', inputs: { raceDate: '2027-04-11' }, source: 'design' }],
  before: outlook(weeks(plan.totalWeeks, 400)),
  after: outlook(weeks(plan.totalWeeks + 2, 300), { fitnessOnRaceDay: 55.2, auditScore: 91.5, broken: ['R05'] }),
}

describe('a change beside the plan as it is', () => {
  const compared = compareChange(plan, PROPOSED, { raceDate: '2027-04-11', today: TODAY })
  const row = (title: string) => compared?.rows.find((each) => each.title === title)

  it('counts from this week to each race', () => {
    expect(compared?.weeks.before).toHaveLength(9)
    expect(compared?.weeks.after).toHaveLength(11)
    expect(row('Weeks left')).toEqual({ title: 'Weeks left', before: '9', after: '11', change: '+2' })
    expect(row('Hours of training')).toMatchObject({ before: '60:00', after: '55:00', change: '\u22125:00' })
    expect(row('Biggest week')).toMatchObject({ before: '6:40', after: '5:00' })
    expect(row('Fitness on race day')).toMatchObject({ before: '61', after: '55', change: '\u22126' })
    expect(row('Plan check, with what was done')).toMatchObject({ before: '96 of 100', after: '91.5 of 100' })
    expect(row('Finish forecast')?.change).toBe('')
  })

  it('names the rules that it would break', () => {
    expect(newlyBroken(PROPOSED)).toHaveLength(1)
    expect(newlyBroken({ ...PROPOSED, before: outlook([400], { broken: ['R05'] }) })).toEqual([])
  })

  it('is not there where nothing changes', () => {
    expect(compareChange(plan, NOTHING_PROPOSED, { raceDate: plan.raceDate, today: TODAY })).toBeUndefined()
    expect([isToChange(PROPOSED), isToChange(NOTHING_PROPOSED)]).toEqual([true, false])
    expect([raceDateOf(PROPOSED), raceDateOf(NOTHING_PROPOSED)]).toEqual(['2027-04-11', undefined])
  })
})
