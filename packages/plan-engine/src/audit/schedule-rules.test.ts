import { describe, expect, it } from 'vitest'
import { judge as judgeIn } from '../testing/judge.js'
import { race, season, sketch, step } from '../testing/plans.js'
import { exercise, workout } from '../testing/workouts.js'
import type { Workout } from '../types.js'
import type { AuditInput } from './facts/audited-plan.js'
import type { Rule } from './rule.js'
import { addsUp, everyDayUsed, oneRace, withinHours } from './schedule-rules.js'

const input = season('olympic', 3)
const FULL = 'Mon bike 60, Tue run 120, Thu run 60, Fri swim 60, Sat bike 120, Sun swim 90'
const LAST = 'Mon run 30, Tue swim 30, Thu bike 30, Fri swim 20, Sat bike 20'

const judge = (rule: Rule, workouts: readonly Workout[], given: AuditInput = input) => judgeIn(rule, workouts, given)
const plan = [...sketch(1, FULL), ...sketch(2, FULL), ...sketch(3, LAST), race(input)]

describe('R01 within your hours', () => {
  it('passes days that are full to the minute, and the race on any day', () => {
    expect(judge(withinHours, plan)).toMatchObject({ result: 'pass', value: 0 })
  })

  it.each([
    ['five minutes too many', sketch(1, 'Mon bike 60 + run 5'), 'Monday of week 1 holds 65 min, 5 more than you have.'],
    ['a day off', sketch(2, 'Wed swim 30'), 'Wednesday of week 2 is a day off, but holds 30 min.'],
    [
      'two workouts on one day',
      [...sketch(2, 'Fri run 40'), ...sketch(2, 'Fri swim 30')],
      'Friday of week 2 holds 70 min, 10 more than you have.',
    ],
    ['two days', sketch(2, 'Wed run 30, Thu run 90'), 'Wednesday of week 2 is a day off, but holds 30 min (2 in all).'],
  ])('fails %s', (_, workouts, message) => {
    expect(judge(withinHours, workouts)).toMatchObject({ result: 'fail', message })
  })

  it('leaves race day to the rule about it', () => {
    expect(judge(withinHours, [...plan, ...sketch(3, 'Sun run 30')]).result).toBe('pass')
  })

  it('fails a session before the first day', () => {
    const late = { ...input, today: '2027-01-27' }
    expect(judge(withinHours, sketch(1, 'Tue run 30'), late)).toMatchObject({
      result: 'fail',
      message: 'Tuesday of week 1 lies before the plan’s first day, but holds 30 min.',
    })
  })
})

describe('R02 sums', () => {
  const easy = (minutes: number) => exercise({ id: 'x', duration: minutes, steps: [step(minutes, 'easy')] })
  const only = (fields: Partial<Workout>, minutes = 30) => [workout(1, 1, [easy(minutes)], fields)]

  it('passes exact sums, also without steps', () => {
    const message = 'Steps, sessions, days and weeks add up.'
    expect(judge(addsUp, [...only({}), ...plan])).toMatchObject({ result: 'pass', value: 0, message })
  })

  it('counts repeats', () => {
    const steps = [step(10, 'easy'), { repeat: 4, steps: [step(3, 'tempo'), step(2, 'easy')] }]
    expect(judge(addsUp, [workout(1, 1, [exercise({ id: 'x', duration: 30, steps })])]).result).toBe('pass')
    expect(judge(addsUp, [workout(1, 1, [exercise({ id: 'x', duration: 35, steps })])]).result).toBe('fail')
  })

  it.each([
    ['a total that is not the sum', only({ totalDuration: 35 })],
    ['half minutes', only({}, 32.5)],
    ['no minutes', only({}, 0)],
    [
      'steps that do not fill the session',
      [workout(1, 1, [exercise({ id: 'x', duration: 30, steps: [step(29, 'easy')] })])],
    ],
    [
      'a negative step',
      [workout(1, 1, [exercise({ id: 'x', duration: 30, steps: [step(40, 'easy'), step(-10, 'easy')] })])],
    ],
    [
      'a duration that is no number',
      [workout(1, 1, [exercise({ id: 'x', duration: Number.NaN })], { totalDuration: 0 })],
    ],
  ])('fails %s', (_, workouts) => {
    expect(judge(addsUp, workouts)).toMatchObject({ result: 'fail', value: 1 })
  })

  it('lets sessions of other programs be of any whole minute', () => {
    for (const minutes of [32, 5]) expect(judge(addsUp, only({}, minutes)).result).toBe('pass')
  })

  it('lets race legs be any whole minute', () => {
    expect(judge(addsUp, [workout(3, 0, [exercise({ id: 'x', duration: 47 })], { workoutType: 'race' })]).result).toBe(
      'pass',
    )
    const half = workout(3, 0, [exercise({ id: 'x', duration: 47.5, steps: [] })], { workoutType: 'race' })
    expect(judge(addsUp, [half]).result).toBe('fail')
  })

  it('fails a week whose minutes are not those of its workouts', () => {
    const weeks = [
      {
        week: 1,
        phase: 'Base Building',
        kind: 'load',
        minutes: 500,
        bySport: { swim: 0, bike: 0, run: 0 },
        reasons: [],
      },
    ] as const
    expect(judgeIn(addsUp, plan, input, weeks)).toMatchObject({ result: 'fail', value: 1 })
  })
})

describe('R02 in words', () => {
  it.each([
    [1, 'Durations that do not add up: 1.'],
    [2, 'Durations that do not add up: 2.'],
  ])('tells of %i', (times, message) => {
    const wrong = Array.from({ length: times }, (_, index) => sketch(1 + index, 'Mon run 32.5')).flat()
    expect(judge(addsUp, wrong).message).toBe(message)
  })
})

describe('R03 in words', () => {
  it('tells how many days are free', () => {
    const without = plan.filter(({ week, day }) => !(week === 2 && (day === 4 || day === 5)))
    expect(judge(everyDayUsed, without).message).toBe(
      'Thursday of week 2 is free although you have time then (2 in all).',
    )
  })
})

describe('R03 every training day used', () => {
  it('lets days of time off be free, and no others', () => {
    const without = plan.filter(({ week, day }) => !(week === 2 && (day === 4 || day === 5)))
    const thursday = { from: '2027-02-04', to: '2027-02-04', sports: ['swim'] } as const
    expect(judge(everyDayUsed, without).value).toBe(2)
    expect(judge(everyDayUsed, without, { ...input, timeOff: [thursday] }).value).toBe(1)
    expect(judge(everyDayUsed, without, { ...input, timeOff: [{ ...thursday, to: '2027-02-05' }] }).result).toBe('pass')
  })

  it('passes when each has a session', () => {
    expect(judge(everyDayUsed, plan)).toMatchObject({ result: 'pass', value: 0 })
  })

  it('warns of a free one, and fails three; also when an emptied workout stands there', () => {
    const without = plan.filter(({ week, day }) => !(week === 2 && day === 4))
    for (const workouts of [without, [...without, workout(2, 4, [])]])
      expect(judge(everyDayUsed, workouts)).toMatchObject({
        result: 'warn',
        value: 1,
        message: 'Thursday of week 2 is free although you have time then.',
      })
    const three = plan.filter(({ week, day }) => !(week === 2 && [1, 4, 5].includes(day)))
    expect(judge(everyDayUsed, three)).toMatchObject({ result: 'fail', value: 3 })
  })

  it('does not ask for days before the plan begins, nor for race day', () => {
    const late = { ...input, today: '2027-01-30' }
    const fromSaturday = plan.filter(({ week, day }) => week > 1 || day === 6 || day === 0)
    expect(judge(everyDayUsed, fromSaturday, late).result).toBe('pass')
  })
})

describe('R04 one race on race day', () => {
  it('passes the race in the last week on the race’s weekday', () => {
    expect(judge(oneRace, plan)).toMatchObject({ result: 'pass', value: 1 })
  })

  it.each([
    ['no race', sketch(1, FULL), 'The plan has no race.'],
    ['two races', [...plan, race(input)], 'The plan has 2 races; it should have one.'],
    ['the wrong week', [{ ...race(input), week: 2 }], 'The race stands on Sunday of week 2, which is not race day.'],
    [
      'the wrong day',
      [{ ...race(input), day: 6 as const }],
      'The race stands on Saturday of week 3, which is not race day.',
    ],
    ['a session on race day', [...plan, ...sketch(3, 'Sun run 20')], 'Race day holds a session besides the race.'],
    [
      'a session after the race',
      [...plan, ...sketch(4, 'Mon run 20')],
      'A session stands outside the plan, on Monday of week 4.',
    ],
  ])('fails %s', (_, workouts, message) => {
    expect(judge(oneRace, workouts)).toMatchObject({ result: 'fail', message })
  })
})
