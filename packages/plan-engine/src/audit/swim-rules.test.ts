import { describe, expect, it } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { judge } from '../testing/judge.js'
import { season, sketch, withMinutes } from '../testing/plans.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import { exercise, workout } from '../testing/workouts.js'
import type { RaceType, Step } from '../types.js'
import { longestSwim, swimFrequency } from './swim-rules.js'

/** Twelve weeks: 9 and 10 are peak weeks, 4 and 8 recover, 11 tapers. */
const input = season('olympic', 12)
const few = withMinutes(input, [30, 0, 30, 0, 30, 0, 30])

describe('R21 two swims a week', () => {
  const two = 'Mon swim 30, Fri swim 30'
  const weeks = (enough: number, all: number) =>
    [1, 2, 3, 5, 6, 7, 9, 10].slice(0, all).flatMap((week, index) => sketch(week, index < enough ? two : 'Mon swim 60'))

  it.each([
    [8, 'pass', 100],
    [7, 'warn', 87.5],
    [4, 'warn', 50],
    [3, 'fail', 37.5],
  ] as const)('in %i of 8 load weeks is a %s', (enough, result, value) => {
    expect(judge(swimFrequency, weeks(enough, 8), input)).toMatchObject({ result, value })
  })

  it('is not asked of a schedule with room for fewer than six sessions', () => {
    expect(judge(swimFrequency, [], few).result).toBe('pass')
  })

  it('forgives a week with the long swim alone where the hours hold it in no other way', () => {
    const cramped = scenario('ironman', 'beginner', 20, {
      weeklySchedule: weekOffering('Sun 3e, Mon 1.5, Tue 1, Thu 1, Sat 3e'),
    })
    const alone = (metres: number) => judge(swimFrequency, swims([5, 6], metres), cramped).value
    expect([alone(2400), alone(2300)]).toEqual([expect.any(Number), 0])
    expect(alone(2400)).toBeGreaterThan(0)
    expect(judge(swimFrequency, swims([5, 6], 2400), season('ironman', 20)).value).toBe(0)
  })
})

const easy = (metres: number): Step => ({ kind: 'work', seconds: metres, metres, zone: 'easy', label: 'Easy' })

/** A swim in each of some weeks: so many metres, so many of them without a stop, the others in rounds of 50 m. */
const swims = (weeks: readonly number[], metres: number, unbroken = metres / 2) =>
  weeks.map((week) =>
    workout(week, 1, [
      exercise({
        id: `swim-${week}`,
        type: 'swim',
        duration: 60,
        steps: [easy(unbroken), { repeat: (metres - unbroken) / 50, steps: [easy(50)] }],
      }),
    ]),
  )

/** A week of the build and one of the peak in 20 weeks. */
const LATE = [9, 17] as const

describe('R26 longest swim', () => {
  it.each([
    ['ironman', 3900, 'pass'],
    ['ironman', 2850, 'warn'],
    ['ironman', 2200, 'fail'],
    ['70.3', 2000, 'pass'],
    ['70.3', 1500, 'warn'],
    ['70.3', 1100, 'fail'],
    ['olympic', 1500, 'pass'],
    ['olympic', 1100, 'warn'],
    ['sprint', 800, 'pass'],
    ['sprint', 2500, 'pass'],
    ['sprint', 2600, 'warn'],
  ] as const)('of an %s with %i m, half of them without a stop, is a %s', (race: RaceType, metres, result) => {
    expect(judge(longestSwim, swims(LATE, metres), season(race, 20))).toMatchObject({ result, value: metres })
  })

  it.each([
    ['ironman', 3000, 2850, 2800],
    ['70.3', 2000, 1500, 1450],
    ['olympic', 1600, 1150, 1100],
    ['sprint', 1000, 600, 550],
  ] as const)('of an %s has its metres from %3$i m on', (race, unbroken, enough, short) => {
    const at = (metres: number) => judge(longestSwim, swims(LATE, metres, Math.min(metres, unbroken)), season(race, 20))
    expect([at(enough).result, at(short).result]).toEqual(['pass', 'warn'])
    expect(at(enough).limit.min).toBe(enough)
  })

  it('warns without half of the race unbroken in build and in peak, but of a swimmer slower than 3:00', () => {
    const at = (weeks: readonly number[], unbroken: number, pace = 115) =>
      judge(longestSwim, [...swims(LATE, 1600, 800), ...swims(weeks, 1800, unbroken)], {
        ...season('70.3', 20),
        currentPaces: { swim: pace, bike: 18.5, run: 500 },
      }).result
    expect([at([10, 15], 1000), at([10, 15], 950), at([10], 1000), at([15], 1000)]).toEqual([
      'pass',
      'warn',
      'warn',
      'warn',
    ])
    expect([at([10], 900, 180), at([10], 900, 181)]).toEqual(['warn', 'pass'])
  })

  it('is information where no day beside the longest, or no week, holds such a swim', () => {
    const at = (second: number) =>
      judge(longestSwim, swims(LATE, 500), withMinutes(season('70.3', 20), [second, 30, 30, 0, 30, 30, 600]))
    expect(at(30)).toMatchObject({ result: 'fail', severity: 'info' })
    expect(at(60)).toMatchObject({ result: 'fail', severity: 'minor' })
    expect(
      judge(longestSwim, swims(LATE, 500), withMinutes(season('70.3', 20), [60, 0, 0, 0, 0, 0, 60])).severity,
    ).toBe('info')
  })

  it('asks nothing of a plan below eight weeks, nor of one whose swims name no metres', () => {
    expect(judge(longestSwim, swims([5], 100), season('ironman', 7))).toMatchObject({ result: 'pass', limit: {} })
    expect(judge(longestSwim, sketch(5, 'Mon swim 60'), season('ironman', 20))).toMatchObject({ limit: {}, value: 0 })
  })

  it('is kept by plans as they are made', () => {
    for (const level of ['beginner', 'intermediate', 'advanced'] as const)
      for (const race of ['sprint', 'olympic', '70.3', 'ironman'] as const) {
        const given = scenario(race, level, 20)
        expect(judge(longestSwim, generatePlan(given).workouts, given), `${race}, ${level}`).toMatchObject({
          result: 'pass',
          severity: 'minor',
        })
      }
  })
})
