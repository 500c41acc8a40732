import { describe, expect, it } from 'vitest'
import { auditPlan } from './audit/audit-plan.js'
import { addDays, dateOf, daysBetween, weekdayOf, weekdaysInOrder, weekOf, weeksUntil } from './calendar.js'
import { completeWorkout, moveWorkout } from './edit/edits.js'
import { experienceScore } from './formulas/experience.js'
import { goalRange, legSeconds, paceImprovement, predictFinish } from './formulas/finish-time.js'
import { goalPaces } from './formulas/goal-paces.js'
import { formatFinishTime, formatMph, formatPace } from './formulas/pace.js'
import { RACE_PRESETS } from './formulas/presets.js'
import { scheduleTotals } from './formulas/schedule.js'
import { trainingLoad } from './formulas/training-load.js'
import { zonePaces } from './formulas/zones.js'
import { generatePlan } from './generate-plan.js'
import { hours, weekTotals } from './insight/totals.js'
import { GOLDEN } from './testing/golden-inputs.js'
import { exercise, workout } from './testing/workouts.js'
import type { ExperienceLevel, PlanInput, Sport, Weekday } from './types.js'
import { workoutTypeOf } from './week/workout-type.js'

const NO_NUMBER = Number.NaN
const input = GOLDEN.G2
const paces = { swim: 125, bike: 18.5, run: 505 }
/** What the generator makes of the season with some fields changed, against the season it should count as. */
const planOf = (fields: Partial<PlanInput>) => JSON.stringify(generatePlan({ ...input, ...fields }))

describe('the answers that the README documents', () => {
  it.each<[string, Partial<PlanInput>, Partial<PlanInput>]>([
    ['an unknown level as beginner', { experienceLevel: 'pro' as ExperienceLevel }, { experienceLevel: 'beginner' }],
    [
      'a pace that is none as 2:30, 18 mph and 8:30',
      { currentPaces: { swim: NO_NUMBER, bike: NO_NUMBER, run: NO_NUMBER } },
      { currentPaces: { swim: 150, bike: 18, run: 510 } },
    ],
    [
      'a pace beyond the sliders as twice their end',
      { currentPaces: { ...paces, run: 1e6 } },
      { currentPaces: { ...paces, run: 1920 } },
    ],
    ['no number of weeks as one', { totalWeeks: NO_NUMBER }, { totalWeeks: 1 }],
    ['more than two years as two years', { totalWeeks: 1e9 }, { totalWeeks: 104 }],
    ['a shuffled week as the week', { weeklySchedule: input.weeklySchedule.toReversed() }, {}],
    [
      'a weekday given twice by its fewer hours',
      { weeklySchedule: [...input.weeklySchedule, ...input.weeklySchedule.map((day) => ({ ...day, hours: 9 }))] },
      {},
    ],
    [
      'a weekday that is missing as a day off',
      { weeklySchedule: input.weeklySchedule.slice(1) },
      { weeklySchedule: input.weeklySchedule.map((day) => (day.day === 0 ? { ...day, available: false } : day)) },
    ],
    [
      'a weekday that does not exist as nothing',
      {
        weeklySchedule: [
          ...input.weeklySchedule,
          { day: 9 as Weekday, dayName: 'Someday', available: true, hours: 8, isEndurance: true },
        ],
      },
      {},
    ],
  ])('generatePlan takes %s', (_, given, meant) => {
    expect(planOf(given)).toBe(planOf(meant))
  })

  it.each<[string, unknown, string]>([
    ['no input', undefined, 'NO_INPUT'],
    ['null', null, 'NO_INPUT'],
    ['a text', 'olympic', 'NO_INPUT'],
    ['an input without fields', {}, 'INVALID_DATE'],
    ['an unknown race', { ...input, raceType: 'marathon' }, 'UNKNOWN_RACE'],
    ['no race', { ...input, raceType: undefined }, 'UNKNOWN_RACE'],
    ['a swim of 0 miles', { ...input, distances: { ...input.distances, swim: 0 } }, 'INVALID_DISTANCE'],
    ['a ride of -1 miles', { ...input, distances: { ...input.distances, bike: -1 } }, 'INVALID_DISTANCE'],
    ['a run of no miles', { ...input, distances: { ...input.distances, run: NO_NUMBER } }, 'INVALID_DISTANCE'],
    ['no distances', { ...input, distances: null }, 'INVALID_DISTANCE'],
  ])('%s: no plan, and a notice instead of another race', (_, given, code) => {
    const plan = generatePlan(given as PlanInput)
    expect([plan.weeks, plan.workouts, plan.notices.map((notice) => notice.code)]).toEqual([[], [], [code]])
  })

  it('no schedule and no paces: a plan that says what is missing', () => {
    const { raceType, distances, today, raceDate, totalWeeks } = input
    const plan = generatePlan({ raceType, distances, today, raceDate, totalWeeks } as PlanInput)
    expect(plan.notices.map(({ code }) => code)).toContain('NO_TRAINING_DAYS')
    expect(plan.workouts.map(({ workoutType }) => workoutType)).toEqual(['race'])
  })

  it('a date that does not exist: no plan, no audit, and the text itself', () => {
    const plan = generatePlan({ ...input, raceDate: '2027-02-30' })
    expect([plan.weeks, plan.workouts, plan.notices.map(({ code }) => code)]).toEqual([[], [], ['INVALID_DATE']])
    const { score, rules } = auditPlan(plan, { ...input, raceDate: '2027-02-30' })
    expect([score, rules.every(({ result }) => result === 'fail')]).toEqual([0, true])
    expect([addDays('soon', 3), addDays('2026-11-20', NO_NUMBER), addDays('2026-11-20', 1e9)]).toEqual([
      'soon',
      '2026-11-20',
      '2026-11-20',
    ])
    expect([daysBetween('soon', '2026-11-20'), weekdayOf('soon'), weeksUntil('soon', '2026-11-20')]).toEqual([0, 0, 1])
    const calendar = { raceDate: 'soon', totalWeeks: 12 }
    expect([dateOf(calendar, 3, 2), weekOf(calendar, '2026-11-20'), weekdaysInOrder(calendar).at(-1)]).toEqual([
      'soon',
      12,
      0,
    ])
  })

  it('a pace or distance that is none: 0 for its leg, the paces themselves for a goal', () => {
    expect(legSeconds({ ...RACE_PRESETS.sprint, swim: NO_NUMBER }, { ...paces, bike: 0 })).toEqual({
      swim: 0,
      bike: 0,
      run: 3.1 * 505,
    })
    expect(predictFinish({ swim: 0, bike: 0, run: 0 }, paces)).toBe(300)
    const unknown = { ...paces, bike: NO_NUMBER }
    expect(goalPaces(RACE_PRESETS.sprint, unknown, 5000)).toBe(unknown)
    expect(zonePaces('olympic', unknown).bike.race).toBe(18)
    expect(experienceScore({ swim: NO_NUMBER, bike: NO_NUMBER, run: NO_NUMBER })).toBe(0)
  })

  it('a time that is none: the least one', () => {
    expect([formatPace(-5), formatFinishTime(NO_NUMBER), formatMph(NO_NUMBER)]).toEqual(['0:00', '00:00:00', '0.0'])
    expect(goalRange(NO_NUMBER, 'beginner')).toEqual({ fastest: 0, slowest: 0 })
    expect(goalRange(10_000, 'pro' as ExperienceLevel)).toEqual(goalRange(10_000, 'beginner'))
    expect(paceImprovement(10_000, NO_NUMBER, 'beginner')).toBe(3)
  })

  it('minutes that are none: 0 in sums, and no such number in an edit', () => {
    const odd = workout(1, 1, [exercise({ id: 'a', duration: NO_NUMBER }), exercise({ id: 'b', duration: 20 })])
    expect(weekTotals([odd], 1).planned).toEqual({ swim: 0, bike: 0, run: 20, total: 20 })
    expect(hours(NO_NUMBER)).toBe(0)
    expect(completeWorkout(odd, { actualDuration: -5 }, '2026-11-20T07:30:00.000Z').actualDuration).toBe(0)
    expect(trainingLoad([NO_NUMBER, 42])).toMatchObject([
      { stress: 0, fitness: 0 },
      { stress: 42, fitness: 1 },
    ])
    const friday = { day: 5 as Weekday, dayName: 'Friday', available: true, hours: NO_NUMBER, isEndurance: false }
    expect(scheduleTotals([friday])).toMatchObject({ trainingDays: 0, hours: 0, restDays: ['Friday'] })
  })

  it('a place or a sport that does not exist: no move, and no type of its own', () => {
    const run = workout(1, 1, [exercise({ id: 'a' })])
    for (const place of [
      { week: 1, day: 7 },
      { week: 0, day: 1 },
      { week: 1.5, day: 1 },
      { week: NO_NUMBER, day: 2 },
    ])
      expect(moveWorkout(run, place as { week: number; day: Weekday })).toBeUndefined()
    expect(workoutTypeOf([{ type: 'ski' as Sport }, { type: 'run' }], 'mixed')).toBe('run')
  })
})
