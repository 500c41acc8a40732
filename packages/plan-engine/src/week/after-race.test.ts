import { describe, expect, it, test } from 'vitest'
import { daysBetween, weekdayOf } from '../calendar.js'
import { generatePlan } from '../generate-plan.js'
import { PINNED_SEASONS } from '../testing/pinned-seasons.js'
import { fillFault, flatSteps } from '../testing/plan-facts.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import { planInEnglish } from '../testing/words.js'
import type { PlanInput } from '../types.js'

const EVERY_DAY = weekOffering('Sun 3, Mon 3, Tue 3, Wed 3, Thu 3, Fri 3, Sat 3')

/** Day after the race, session and minutes of what a plan holds after its race. */
const rows = (input: PlanInput) =>
  generatePlan(input).afterRace.map(
    ({ date, type, duration }) => `${daysBetween(input.raceDate, date)} ${type} ${duration}`,
  )

describe('the days after the race', () => {
  test.each([
    ['sprint', 7, '2 bike 35, 3 swim 25, 5 run 40, 6 bike 55'],
    ['olympic', 10, '3 bike 45, 4 swim 30, 6 run 35, 7 bike 60, 9 swim 45, 10 run 45'],
    ['70.3', 14, '4 bike 75, 5 swim 30, 7 run 35, 8 bike 90, 10 swim 40, 11 run 40, 13 bike 115, 14 swim 45'],
    ['ironman', 14, '6 bike 65, 7 swim 35, 9 run 25, 10 bike 80, 12 swim 40, 13 run 30'],
  ] as const)('%s: days off, then easy sessions that grow, up to day %i', (race, days, expected) => {
    const planned = rows(scenario(race, 'intermediate', 12, { weeklySchedule: EVERY_DAY }))
    expect(planned.join(', ')).toBe(expected)
    expect(Number.parseInt(planned.at(-1) ?? '', 10)).toBeLessThanOrEqual(days)
  })

  it('has the swim in place of a run that comes too early', () => {
    const input = scenario('ironman', 'beginner', 20, { weeklySchedule: weekOffering('Sat 2, Sun 2, Fri 2') })
    expect(rows(input)).toEqual(['6 bike 65', '7 swim 35', '12 run 25', '13 bike 90'])
  })

  it('keeps to the days and hours of the athlete', () => {
    const input = scenario('70.3', 'advanced', 16, { weeklySchedule: weekOffering('Tue 0.5, Thu 1, Sat 5') })
    const { afterRace } = generatePlan(input)
    expect(afterRace.map(({ date, duration }) => [weekdayOf(date), duration])).toEqual([
      [4, 60],
      [4, 40],
      [6, 45],
    ])
  })

  it.each(PINNED_SEASONS)('is easy, adds up and follows the race: $title', ({ input }) => {
    const { afterRace, weeks, workouts } = generatePlan(input)
    expect(new Set(afterRace.map(({ id }) => id)).size).toBe(afterRace.length)
    for (const { type, duration, steps, intensity, date } of afterRace) {
      expect(intensity).toBe('easy')
      expect(flatSteps(steps).every(({ zone }) => zone === 'easy' || zone === 'recovery')).toBe(true)
      expect(fillFault(type, steps, duration)).toBe('')
      expect(date > input.raceDate).toBe(true)
    }
    const minutes = workouts.flatMap(({ workoutType, totalDuration }) => (workoutType === 'race' ? [] : totalDuration))
    expect(weeks.reduce((sum, week) => sum + week.minutes, 0)).toBe(minutes.reduce((sum, each) => sum + each, 0))
  })

  it('says of how many days it is the beginning, and rests on a source', () => {
    const reasonOf = (race: 'sprint' | '70.3' | 'ironman') =>
      planInEnglish(scenario(race, 'intermediate', 12, { weeklySchedule: EVERY_DAY })).afterRace[0]?.reasons
    expect(reasonOf('sprint')?.[0]?.sentence).toBe('Day 2 of 7 after the race: 1 off, then all easy.')
    expect(reasonOf('70.3')?.[0]?.sentence).toBe(
      'Day 4 of 14 after the race, the beginning of 17 easy days: 3 off, then all easy.',
    )
    expect(reasonOf('ironman')).toEqual([
      {
        rule: 'after-race',
        inputs: { day: 6, days: 14, easyDays: 28, daysOff: 5, firstRun: 8 },
        sentence:
          'Day 6 of 14 after the race, the beginning of 28 easy days: 5 off, then all easy. No run before day 8.',
        source: 'simonward.co.uk; TrainingPeaks',
      },
    ])
  })

  it('does not move with the goal', () => {
    const input = scenario('olympic', 'intermediate', 12)
    const faster = generatePlan({ ...input, goalPaces: { swim: 95, bike: 21, run: 430 } })
    expect(faster.afterRace).toEqual(generatePlan(input).afterRace)
  })

  it.each([
    ['a race that is over', { today: '2027-06-07' }],
    ['a week without a training day', { weeklySchedule: [] }],
    ['a date that does not exist', { raceDate: '2027-02-30' }],
  ])('is empty for %s', (_, fields) => {
    expect(generatePlan({ ...scenario('olympic', 'beginner', 12), ...fields }).afterRace).toEqual([])
  })
})
