import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SOURCES } from '../sources.js'
import { inEnglish } from '../testing/judge.js'
import { race, season, sketch, withMinutes } from '../testing/plans.js'
import { frozen } from '../testing/workouts.js'
import type { PlanInput, Workout } from '../types.js'
import { auditPlan } from './audit-plan.js'
import type { AuditedWorkout } from './facts/audited-plan.js'
import type { RuleResult } from './rule.js'

const input = season('olympic', 3)
const FULL = 'Mon bike 45 hard, Tue run 60, Thu run 45 tempo, Fri swim 45, Sat bike 100 > run 20, Sun swim 40'
const good = [
  ...sketch(1, FULL),
  ...sketch(2, FULL),
  ...sketch(3, 'Mon run 30, Tue swim 30, Thu bike 30 tempo, Fri swim 20, Sat bike 20'),
  race(input),
]
const byId = (rules: readonly RuleResult[], id: string) => rules.find((rule) => rule.id === id)

describe('auditPlan', () => {
  it('returns all 41 rules in order, each with a value, limit, unit, source and what it found', () => {
    const { rules } = auditPlan({ workouts: good }, input)
    const first = Array.from({ length: 25 }, (_, n) => `R${String(n + 1).padStart(2, '0')}`)
    expect(rules.map(({ id }) => id)).toEqual([
      ...first,
      'R26',
      'R27',
      'R28',
      'R29',
      'R30',
      'R31',
      'R33',
      'R34',
      'R35',
      'R36',
      'R37',
      'R38',
      'R39',
      'R40',
      'R41',
      'R42',
    ])
    for (const rule of rules) {
      expect(Object.keys(SOURCES)).toContain(rule.source)
      expect(inEnglish(rule).message).toMatch(/^\S.*[.]$/)
      expect(rule.unit).not.toBe('')
      expect(Number.isFinite(rule.value)).toBe(true)
      expect(Object.values(rule.limit).length > 0).toBe(!inEnglish(rule).message.startsWith('Does not apply: '))
    }
  })

  it('gives no value and no limit where a rule does not apply, but says why', () => {
    const { rules } = auditPlan({ workouts: good }, { ...input, totalWeeks: 1 })
    const silent = rules.filter(({ limit }) => Object.keys(limit).length === 0)
    expect(silent.map(({ id }) => id)).toEqual([
      'R07',
      'R09',
      'R17',
      'R18',
      'R19',
      'R20',
      'R21',
      'R22',
      'R24',
      'R25',
      'R26',
      'R27',
      'R28',
      'R29',
      'R30',
      'R33',
      'R34',
      'R35',
      'R38',
    ])
    for (const { result, value, message } of silent.map(inEnglish)) {
      expect([result, value]).toEqual(['pass', 0])
      expect(message).toMatch(/^Does not apply: [a-z].*[.]$/)
    }
  })

  it('gives the severities of the method', () => {
    const { rules } = auditPlan({ workouts: good }, input)
    const named = (severity: string) => rules.filter((rule) => rule.severity === severity).map(({ id }) => id.slice(1))
    expect(named('fatal')).toEqual(['01', '02', '04', '30'])
    expect(named('major')).toEqual([
      '03',
      '05',
      '06',
      '07',
      '08',
      '09',
      '11',
      '13',
      '14',
      '16',
      '27',
      '28',
      '29',
      '31',
      '39',
    ])
    expect(named('minor')).toEqual([
      '10',
      '12',
      '15',
      '17',
      '18',
      '19',
      '20',
      '21',
      '22',
      '23',
      '26',
      '33',
      '34',
      '35',
      '36',
      '38',
      '40',
      '41',
      '42',
    ])
    expect(named('info')).toEqual(['24', '25', '37'])
  })

  it('starts at 100 and takes 40, 8 and 3 points for failed rules, half for warnings, none for information', () => {
    const score = (workouts: readonly Workout[]) => auditPlan({ workouts }, input).score
    const without = (week: number, day: number) => good.filter((one) => one.week !== week || one.day !== day)
    expect(score(good)).toBe(100)
    expect(score(without(3, 0))).toBe(60)
    expect(score(without(2, 1))).toBe(96)
    const onDaysOff = (weeks: readonly number[]) => [...good, ...weeks.flatMap((week) => sketch(week, 'Wed swim 10'))]
    expect(score(onDaysOff([1])), 'one day that is too full').toBe(90)
    expect(score(onDaysOff([1, 2])), 'two of them').toBe(80)
    const dull = without(3, 4).filter(({ week, day }) => week !== 2 || day !== 4)
    expect(score([...dull, ...sketch(2, 'Thu run 45'), ...sketch(3, 'Thu bike 30')])).toBe(98.5)
    expect(score([...good, ...sketch(2, 'Tue swim 20 hard')]), 'two major warnings').toBe(92)
    expect(score([...without(3, 4), ...sketch(3, 'Thu bike 30')])).toBe(100)
    const info = auditPlan({ workouts: good }, withMinutes(input, [120, 90, 150, 0, 90, 90, 150]))
    expect(byId(info.rules, 'R24')?.result).not.toBe('pass')
    expect(info.score).toBe(100)
  })

  it('never goes below 0', () => {
    const broken = [
      ...sketch(1, 'Wed run 601 interval'),
      ...sketch(2, 'Wed run 602 interval'),
      ...[3, 4, 5].flatMap((week) => sketch(week, 'Wed run 603 interval')),
      ...sketch(9, 'Mon run 7.5'),
    ]
    expect(auditPlan({ workouts: broken }, input).score).toBe(0)
  })

  it('does not change what it is given', () => {
    expect(() => auditPlan(frozen({ workouts: good }), frozen(input))).not.toThrow()
  })

  it('fails every rule of a plan whose dates do not exist', () => {
    const { score, rules } = auditPlan({ workouts: good }, { ...input, raceDate: '2027-02-30' })
    expect(score).toBe(0)
    expect(new Set(rules.map(({ result }) => result))).toEqual(new Set(['fail']))
  })
})

describe('auditPlan of a plan from elsewhere', () => {
  it('takes workouts that name only their day and minutes', () => {
    const workouts = [
      { week: 1, day: 1, workoutType: 'bike', totalDuration: 60 },
      { week: 1, day: 2, workoutType: 'strength', totalDuration: 120 },
      { week: 1, day: 4, exercises: [{ type: 'run', duration: 60 }] },
    ] as const
    const { rules } = auditPlan({ workouts }, input)
    expect(byId(rules, 'R01')?.result).toBe('pass')
    expect(byId(rules, 'R11')).toMatchObject({ result: 'pass', value: 100 })
  })

  it('never throws and never answers a value that is no number, whatever the fields hold', () => {
    const junk: fc.Arbitrary<unknown> = fc.oneof(
      fc.constant(undefined),
      fc.constant(null),
      fc.integer(),
      fc.double(),
      fc.string(),
      fc.constant([]),
    )
    const steps = fc.array(fc.record({ seconds: junk, zone: junk, repeat: junk, steps: junk }, { requiredKeys: [] }), {
      maxLength: 3,
    })
    const exercise = fc.record(
      {
        type: fc.oneof(fc.constantFrom('run', 'bike', 'swim'), junk),
        duration: junk,
        intensity: junk,
        steps: fc.oneof(steps, junk),
      },
      { requiredKeys: [] },
    )
    const workout = fc.record(
      {
        week: fc.oneof(fc.integer({ min: -1, max: 5 }), junk),
        day: fc.oneof(fc.integer({ min: -1, max: 8 }), junk),
        workoutType: fc.oneof(fc.constantFrom('race', 'run'), junk),
        exercises: fc.oneof(fc.array(fc.oneof(exercise, junk), { maxLength: 3 }), junk),
        totalDuration: junk,
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(workout, junk), { maxLength: 8 }), (workouts) => {
        const { score, rules } = auditPlan({ workouts: workouts as AuditedWorkout[] }, input)
        expect(rules).toHaveLength(41)
        expect(score).toSatisfy((value: number) => value >= 0 && value <= 100)
        for (const { value } of rules) expect(Number.isFinite(value)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('takes every length up to two years', () => {
    for (let totalWeeks = 1; totalWeeks <= 104; totalWeeks++) {
      const given: PlanInput = season('sprint', totalWeeks)
      expect(auditPlan({ workouts: [race(given)] }, given).rules).toHaveLength(41)
    }
  })
})
