import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar.js'
import { judge } from '../testing/judge.js'
import { season, sketch, withMinutes } from '../testing/plans.js'
import type { RaceType } from '../types.js'
import type { AuditInput, DaysOff } from './facts/audited-plan.js'
import { longestRide, longestRun, longRunShare, runSpikes } from './long-session-rules.js'

const input = season('olympic', 12)
/** One run a week, on Sundays. */
const runs = (minutes: readonly number[]) =>
  minutes.flatMap((run, index) => (run > 0 ? sketch(index + 1, `Sun run ${run}`) : []))

describe('R16 run jumps', () => {
  it.each([
    ['10 % more', [60, 65, 70], 'pass', 0],
    ['10 % to the minute', [60, 66], 'pass', 0],
    ['a minute above 10 %', [60, 67], 'warn', 1],
    ['more than 10 % but only 5 min', [30, 35, 40], 'pass', 0],
    ['one jump', [60, 70, 75], 'warn', 1],
    ['two jumps', [60, 70, 80], 'fail', 2],
    ['back to what was run three weeks ago', [60, 30, 30, 65], 'pass', 0],
    ['back to what was run more than 30 days ago', [60, 30, 30, 30, 30, 60], 'warn', 1],
  ] as const)('%s', (_, minutes, result, value) => {
    expect(judge(runSpikes, runs(minutes), input)).toMatchObject({ result, value })
  })

  it.each([
    ['29 days', 'Fri run 60', 0],
    ['30 days', 'Sat run 60', 0],
    ['31 days', 'Sun run 60', 1],
  ])('looks back 30 days: the last such run was %s before', (_, line, value) => {
    const between = [2, 3, 4].flatMap((week) => sketch(week, 'Thu run 30'))
    const workouts = [...sketch(1, 'Thu run 60'), ...between, ...sketch(5, line)]
    expect(judge(runSpikes, workouts, input).value).toBe(value)
  })

  it('does not judge the first whole week, nor a short one before it', () => {
    expect(judge(runSpikes, sketch(1, 'Mon run 30, Sun run 60'), input).value).toBe(0)
    const late = { ...input, today: '2026-11-28' }
    const workouts = [...sketch(1, 'Sat run 20'), ...sketch(2, 'Mon run 30, Fri run 60, Sat run 80')]
    expect(judge(runSpikes, workouts, late).value).toBe(0)
    expect(judge(runSpikes, [...workouts, ...sketch(3, 'Mon run 90')], late).value).toBe(1)
  })

  describe('after time off', () => {
    /** 60 min in week 1 and again in week 6, three weeks of which are off. */
    const workouts = runs([60, 0, 0, 0, 30, 60])
    const [monday, sunday] = ['2026-11-30', '2026-12-20']
    const off = (more: Partial<DaysOff> = {}) => ({ ...input, timeOff: [{ from: monday, to: sunday, ...more }] })

    it.each<[string, AuditInput, number]>([
      ['no time off', input, 1],
      ['an empty list', { ...input, timeOff: [] }, 1],
      ['three weeks off', off(), 0],
      ['three weeks of swimming alone', off({ sports: ['swim'] }), 0],
      ['three weeks in which runs are possible', off({ sports: ['run', 'swim'] }), 1],
      ['three busy weeks', off({ minutesPerDay: 30 }), 1],
      ['three weeks of half an hour on the bike', off({ sports: ['bike'], minutesPerDay: 30 }), 0],
      ['a day off too few', off({ from: '2026-12-17' }), 1],
      ['the fifth week off, the last enough', off({ from: '2026-12-15', to: '2026-12-20' }), 0],
      ['a day that does not exist', off({ from: '2026-11-31' }), 1],
      ['time off the wrong way round', off({ from: sunday, to: monday }), 1],
    ])('with %s', (_, given, value) => {
      expect(judge(runSpikes, workouts, given).value).toBe(value)
    })

    it('passes over all of it, however long', () => {
      const long = [...sketch(1, 'Sun run 60'), ...sketch(9, 'Wed run 30, Sun run 60')]
      const weeksOff = (weeks: number) => ({
        ...input,
        timeOff: [{ from: monday, to: addDays(monday, 7 * weeks - 1) }],
      })
      expect([3, 4, 7].map((weeks) => judge(runSpikes, long, weeksOff(weeks)).value)).toEqual([1, 0, 0])
      const later = [...sketch(1, 'Sun run 60'), ...sketch(10, 'Wed run 30, Sun run 60')]
      expect([4, 8].map((weeks) => judge(runSpikes, later, weeksOff(weeks)).value)).toEqual([1, 0])
    })
  })

  it('compares single runs, not days', () => {
    expect(judge(runSpikes, [...runs([60]), ...sketch(2, 'Sun run 60 + bike 30 + run 60')], input).value).toBe(0)
  })

  it('says which run and by how much', () => {
    expect(judge(runSpikes, runs([60, 75]), input).message).toBe(
      'The run of 75 min on Sunday of week 2 is 25 % longer than any of the 30 days before.',
    )
  })
})

describe('R17 share of the long run', () => {
  it.each([
    ['three runs', 'Mon run 20, Thu run 20, Sun run 80', 'pass', 66.7, 70],
    ['three runs', 'Mon run 20, Thu run 20, Sun run 100', 'warn', 71.4, 70],
    ['three runs', 'Mon run 10, Thu run 10, Sun run 90', 'fail', 81.8, 70],
    ['two runs', 'Mon run 20, Sun run 100', 'pass', 83.3, 85],
    ['two runs', 'Mon run 15, Sun run 100', 'warn', 87, 85],
    ['two runs and one off the bike', 'Mon run 15, Sat bike 60 > run 10, Sun run 125', 'pass', 83.3, 85],
    ['three hours and more', 'Mon run 60, Thu run 60, Sun run 150', 'pass', 55.6, 65],
    ['three hours and more', 'Mon run 35, Thu run 35, Sun run 140', 'warn', 66.7, 65],
    ['three hours in two runs', 'Mon run 40, Sun run 145', 'fail', 78.4, 65],
    ['a run above two and a half hours', 'Mon run 60, Thu run 70, Sun run 155', 'warn', 54.4, 65],
    ['a run above three hours', 'Mon run 80, Thu run 80, Sun run 185', 'fail', 53.6, 65],
  ] as const)('%s: %s is a %s', (_, line, result, value, max) => {
    expect(judge(longRunShare, sketch(2, line), season('ironman', 12))).toMatchObject({ result, value, limit: { max } })
  })

  it('takes the week that is furthest above its own share', () => {
    const workouts = [...sketch(2, 'Mon run 20, Sun run 80'), ...sketch(3, 'Mon run 20, Thu run 20, Sun run 90')]
    expect(judge(longRunShare, workouts, season('olympic', 12))).toMatchObject({ value: 69.2, limit: { max: 70 } })
  })

  it('has nothing to compare in weeks of one run', () => {
    const verdict = judge(longRunShare, sketch(2, 'Sun run 90'), season('olympic', 12))
    expect(verdict).toMatchObject({ result: 'pass', limit: {} })
  })
})

describe('R18 longest ride', () => {
  /** At 20 mph the bike legs take 36, 75, 168 and 336 min. */
  const at20 = (raceType: RaceType) => season(raceType, 12, { currentPaces: { swim: 115, bike: 20, run: 500 } })

  it.each([
    ['sprint', 31, 'pass'],
    ['sprint', 28, 'warn'],
    ['sprint', 26, 'fail'],
    ['olympic', 70, 'pass'],
    ['olympic', 57, 'warn'],
    ['olympic', 56, 'fail'],
    ['70.3', 130, 'pass'],
    ['70.3', 125, 'warn'],
    ['70.3', 100, 'fail'],
    ['ironman', 215, 'pass'],
    ['ironman', 210, 'warn'],
    ['ironman', 160, 'fail'],
  ] as const)('of a %s of %i min is a %s', (raceType, minutes, result) => {
    expect(judge(longestRide, sketch(5, `Sat bike ${minutes}`), at20(raceType))).toMatchObject({
      result,
      value: minutes,
    })
  })

  it('asks no more than 90 % of the largest day', () => {
    const busy = withMinutes(at20('70.3'), [60, 60, 60, 0, 60, 60, 90])
    const verdict = judge(longestRide, sketch(5, 'Sat bike 80'), busy)
    expect(verdict).toMatchObject({ result: 'pass', limit: { min: 76 } })
    expect(verdict.message).toContain('your schedule leaves room for 81 min')
  })

  it('is information where no day can hold what the race asks for', () => {
    const need = 134
    const busy = (minutes: number) => withMinutes(at20('70.3'), [60, 60, 60, 0, 60, 60, minutes])
    expect(judge(longestRide, sketch(5, 'Sat bike 30'), busy(need))).toMatchObject({ result: 'fail', severity: 'info' })
    expect(judge(longestRide, sketch(5, 'Sat bike 30'), busy(need + 5))).toMatchObject({ severity: 'minor' })
  })

  it('asks nothing of a plan below eight weeks', () => {
    expect(judge(longestRide, [], season('ironman', 7)).result).toBe('pass')
  })
})

describe('R19 longest run', () => {
  /** At 10 min a mile the run legs take 31, 62, 131 and 262 min. */
  const at10 = (raceType: RaceType) => season(raceType, 12, { currentPaces: { swim: 115, bike: 20, run: 600 } })

  it.each([
    ['sprint', 26, 'pass'],
    ['sprint', 24, 'warn'],
    ['olympic', 51, 'pass'],
    ['olympic', 45, 'warn'],
    ['olympic', 41, 'fail'],
    ['70.3', 87, 'pass'],
    ['70.3', 70, 'warn'],
    ['70.3', 68, 'fail'],
    ['ironman', 113, 'pass'],
    ['ironman', 90, 'warn'],
    ['ironman', 88, 'fail'],
  ] as const)('of a %s of %i min is a %s', (raceType, minutes, result) => {
    expect(judge(longestRun, sketch(5, `Sun run ${minutes}`), at10(raceType))).toMatchObject({ result, value: minutes })
  })

  it('asks no more than 90 % of the second-largest day', () => {
    const busy = withMinutes(at10('70.3'), [60, 60, 60, 0, 60, 60, 240])
    expect(judge(longestRun, sketch(5, 'Sun run 50'), busy)).toMatchObject({ result: 'pass', limit: { min: 49 } })
  })

  it('asks for 90 % of the largest day where ride and run take turns', () => {
    const busy = withMinutes(
      season('70.3', 16, { currentPaces: { swim: 115, bike: 20, run: 600 } }),
      [60, 60, 0, 0, 60, 60, 240],
    )
    expect(judge(longestRun, sketch(5, 'Sun run 50'), busy)).toMatchObject({
      result: 'fail',
      severity: 'minor',
      limit: { min: 87 },
    })
  })

  it('is information where the second-largest day cannot hold what the race asks for', () => {
    const need = 91
    const busy = (minutes: number) => withMinutes(at10('70.3'), [minutes, 60, 60, 0, 60, 60, 240])
    expect(judge(longestRun, sketch(5, 'Sun run 30'), busy(need))).toMatchObject({ result: 'fail', severity: 'info' })
    expect(judge(longestRun, sketch(5, 'Sun run 30'), busy(need + 4))).toMatchObject({ severity: 'minor' })
  })

  it('asks no run above two and a half hours of a slow ironman', () => {
    const slow = season('ironman', 12, { currentPaces: { swim: 115, bike: 20, run: 960 } })
    expect(judge(longestRun, sketch(5, 'Sat run 145'), slow)).toMatchObject({ result: 'pass', limit: { min: 145 } })
  })
})
