import { describe, expect, test } from 'vitest'
import { adaptPlan } from '../adapt/adapt-plan.js'
import { auditPlan } from '../audit/audit-plan.js'
import { generatePlan } from '../generate-plan.js'
import { BASE, dayOf, lived } from '../testing/histories.js'
import { weekOffering } from '../testing/scenarios.js'
import { type ChangingInput, hoursInForce, scheduleOfWeek, scheduleOn } from './hours-in-force.js'

const SHORT = weekOffering('Tue 1, Sat 2e')
const LONG = weekOffering('Mon 1, Sat 5e')
const CHANGES = [
  { from: dayOf(12, 'Mon'), weeklySchedule: LONG },
  { from: dayOf(9, 'Wed'), weeklySchedule: SHORT },
]
const INPUT = { ...BASE, scheduleChanges: CHANGES }

describe('hours that change on the way', () => {
  test('hold from their day on, the plan’s own before the first, in whatever order they are told', () => {
    for (const scheduleChanges of [CHANGES, CHANGES.toReversed()]) {
      const input = { ...BASE, scheduleChanges }
      expect(scheduleOn(input, dayOf(9, 'Tue'))).toBe(BASE.weeklySchedule)
      expect(scheduleOn(input, dayOf(9, 'Wed'))).toBe(SHORT)
      expect(scheduleOn(input, dayOf(12, 'Mon'))).toBe(LONG)
      expect(scheduleOn(input)).toBe(LONG)
    }
  })

  test('make a week of both where they change within it', () => {
    const week = scheduleOfWeek(INPUT, dayOf(9, 'Mon'))
    expect(week.map(({ dayName, hours }) => `${dayName.slice(0, 3)} ${hours}`).join(', ')).toBe(
      'Sun 0, Mon 1, Tue 3, Wed 0, Thu 0, Fri 0, Sat 2',
    )
  })

  test('are minutes of each day by its days to the race', () => {
    const hoursOn = hoursInForce(INPUT)
    // The Saturdays of weeks 8, 9 and 12, a day before the Sundays that are 12, 11 and 8 weeks from the race's.
    expect([7 * 12 + 1, 7 * 11 + 1, 7 * 8 + 1].map(hoursOn)).toEqual([240, 120, 300])
  })

  test('are what the audit holds each day against', () => {
    const { workouts } = generatePlan(BASE)
    const failed = auditPlan({ workouts }, INPUT).rules.filter(({ id, result }) => id === 'R01' && result === 'fail')
    expect(failed).toHaveLength(1)
    expect(auditPlan({ workouts }, BASE).rules.find(({ id }) => id === 'R01')?.result).toBe('pass')
  })

  test('are what a missed session may move to: a day that has lost its hours takes none', () => {
    const input = { ...BASE, weeklySchedule: BASE.weeklySchedule.map((e) => (e.day === 0 ? { ...e, hours: 4 } : e)) }
    const today = dayOf(6, 'Sun')
    const saved = lived(input, today, [{ from: dayOf(6, 'Sat'), to: dayOf(6, 'Sat') }])
    const moved = adaptPlan({ input, saved, today }).changes.filter(({ kind }) => kind === 'move')
    expect(moved).not.toEqual([])
    const scheduleChanges = [{ from: today, weeklySchedule: BASE.weeklySchedule }]
    expect(adaptPlan({ input: { ...input, scheduleChanges }, saved, today }).changes).toEqual([])
  })

  test('that cannot be read hold never', () => {
    const sound: ChangingInput = { ...BASE }
    const input = Object.assign(sound, { scheduleChanges: JSON.parse('[null, {"from":"soon"}, 7]') })
    expect(scheduleOn(input, dayOf(9, 'Tue'))).toBe(BASE.weeklySchedule)
    expect(hoursInForce(input)(1)).toBe(240)
  })
})
