import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { dayAddress, readPlanAddress, weekAddress } from './plan-address.js'

const plan = samplePlan()
/** A Thursday in week 6. */
const today = '2027-01-28'

function read(address: string, day = today) {
  const { pathname, searchParams: search } = new URL(address, 'http://page')
  return readPlanAddress({ pathname, search }, plan, day)
}

describe('the address of a plan', () => {
  it.each([
    ['/', { view: 'daily', day: today, week: 6 }],
    ['/?day=2027-02-10', { view: 'daily', day: '2027-02-10', week: 8 }],
    ['/?week=6', { view: 'weekly', day: today, week: 6 }],
    ['/?week=8', { view: 'weekly', day: '2027-02-11', week: 8 }],
    ['/?view=weekly', { view: 'weekly', day: today, week: 6 }],
    ['/progress', { view: 'progress', day: today, week: 6 }],
    ['/progress?week=3', { view: 'progress', day: '2027-01-07', week: 3 }],
    ['/race', { view: 'race', day: today, week: 6 }],
  ] as const)('%s', (address, expected) => {
    expect(read(address)).toEqual(expected)
  })

  it.each([
    ['/?day=2027-13-41', { view: 'daily', day: today }],
    ['/?day=2030-01-01', { view: 'daily', day: plan.raceDate, week: plan.totalWeeks }],
    ['/?day=2001-01-01', { view: 'daily', week: 1 }],
    ['/?week=99', { view: 'weekly', week: plan.totalWeeks }],
    ['/?week=0', { view: 'weekly', week: 1 }],
    ['/?week=six', { view: 'weekly', week: 6 }],
    ['/?week=-3', { view: 'weekly', week: 6 }],
  ] as const)('that no plan has leads to what is nearest: %s', (address, expected) => {
    expect(read(address)).toMatchObject(expected)
  })

  it('is the plain one for today, also where today lies outside of the plan', () => {
    expect(dayAddress(plan, today, today)).toBe('/')
    expect(dayAddress(plan, '2027-02-10', today)).toBe('/?day=2027-02-10')
    expect(dayAddress(plan, plan.raceDate, '2028-01-01')).toBe('/')
    expect(read('/', '2028-01-01').day).toBe(plan.raceDate)
  })

  it('leads where it was made for', () => {
    expect(read(dayAddress(plan, '2027-02-10', today)).day).toBe('2027-02-10')
    expect(read(weekAddress(9))).toMatchObject({ view: 'weekly', week: 9 })
  })
})
