import { describe, expect, it } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { BASE, dayOf, lived } from '../testing/histories.js'
import { scenario } from '../testing/scenarios.js'
import type { Exercise, IsoDay, PlanInput, Workout } from '../types.js'
import { auditPlan } from './audit-plan.js'
import type { Facts } from './facts/facts.js'
import { gatherFacts } from './facts/gather-facts.js'
import { grownTo, reachedSince } from './facts/reached-since.js'

const { workouts } = generatePlan(BASE)

const factsOf = (given: readonly Workout[], asOf?: IsoDay, input: PlanInput = BASE): Facts => {
  const facts = gatherFacts({ workouts: given }, { ...input, asOf })
  if (!facts) throw new Error('The season has no dates')
  return facts
}
/** What a rule says on a day of a season that was lived as it stands. */
const on = (asOf: IsoDay, id: string, given: readonly Workout[], input: PlanInput = BASE) =>
  auditPlan({ workouts: lived(input, asOf, [], given) }, { ...input, asOf }).rules.find((rule) => rule.id === id)

/** The sessions of some weeks otherwise; undefined leaves one out. */
const otherwise = (
  weeks: (week: number) => boolean,
  change: (exercise: Exercise, workout: Workout) => Exercise | undefined,
): Workout[] =>
  workouts.map((workout) => {
    if (!weeks(workout.week) || workout.workoutType === 'race') return workout
    const exercises = workout.exercises.flatMap((each) => change(each, workout) ?? [])
    return { ...workout, exercises, totalDuration: exercises.reduce((sum, { duration }) => sum + duration, 0) }
  })
const scaled = (by: number) => (exercise: Exercise) => ({
  ...exercise,
  duration: 5 * Math.round((by * exercise.duration) / 5),
  steps: [],
})
const { weeks } = factsOf(workouts)
const peaks = weeks.filter(({ phase, kind }) => phase === 'Peak Phase' && kind === 'load').map(({ week }) => week)
const lastPeak = Math.max(...peaks)

describe('a week that has begun', () => {
  it('is judged by its kind no more: how deep a recovery week is, where neither it nor the week before has begun', () => {
    const shallow = otherwise((week) => week === 8, scaled(1.5))
    expect(on(dayOf(7, 'Mon'), 'R07', shallow)?.result).toBe('fail')
    expect(on(dayOf(7, 'Tue'), 'R07', shallow)?.result).toBe('pass')
  })

  it('is the first one to be held against the weeks before the plan, until it is over', () => {
    const input = { ...BASE, fitness: { minutesPerWeek: 120, longest: {} } }
    expect(on(dayOf(1, 'Sun'), 'R27', workouts, input)?.result).toBe('fail')
    expect(on(dayOf(2, 'Mon'), 'R27', workouts, input)).toMatchObject({ result: 'pass', finding: 'first-week-over' })
  })

  it('has no tests any more that it was to have, from its first day on, nor one for which load weeks have become too small', () => {
    const isTestWeek = (week: number) => week === 8
    const untested = otherwise(isTestWeek, (each) => ({ ...each, code: 'R-EASY', name: 'Easy' }))
    expect(on(dayOf(7, 'Sun'), 'R35', untested)?.result).toBe('fail')
    expect(on(dayOf(8, 'Mon'), 'R35', untested)?.finding).toBe('no-place-for-it')
    const small = [
      ...otherwise((week) => week === 7, scaled(0.2)).filter(({ week }) => !isTestWeek(week)),
      ...untested.filter(({ week }) => isTestWeek(week)),
    ]
    expect(on(dayOf(1, 'Mon'), 'R35', small)?.result).toBe('fail')
    expect(on(dayOf(3, 'Mon'), 'R35', small)?.finding).toBe('no-place-for-it')
  })

  it('counts with the tests that it had', () => {
    const input = scenario('ironman', 'intermediate', 28)
    const half = generatePlan(input).workouts.map((workout) =>
      workout.week === 16
        ? {
            ...workout,
            exercises: workout.exercises.map((each) => ({ ...each, code: 'R-EASY' as const, name: 'Easy' })),
          }
        : workout,
    )
    expect(on(dayOf(12, 'Mon', input), 'R35', half, input)?.value).toBe(50)
  })

  it('needs no brick, race effort or two swims that it was to have as a week of its phase', () => {
    const loose = otherwise(
      (week) => peaks.includes(week),
      ({ linked: _, ...each }) => (each.code?.startsWith('X-') ? undefined : each),
    )
    expect(on(dayOf(lastPeak, 'Mon'), 'R22', loose)?.result).toBe('fail')
    expect(on(dayOf(lastPeak, 'Tue'), 'R22', loose)?.finding).toBe('no-place-for-it')
    const easy = otherwise(
      (week) => week > 4,
      (each) => ({ ...each, steps: [], intensity: 'easy', code: 'B-EASY' }),
    )
    expect(on(dayOf(lastPeak, 'Mon'), 'R34', easy)?.result).toBe('fail')
    expect(on(dayOf(lastPeak, 'Tue'), 'R34', easy)?.finding).toBe('no-place-for-it')
    const dry = otherwise(
      (week) => week < lastPeak + 1,
      (each) => (each.type === 'swim' ? undefined : each),
    )
    expect(on(dayOf(lastPeak, 'Mon'), 'R21', dry)?.result).toBe('fail')
    expect(on(dayOf(lastPeak, 'Tue'), 'R21', dry)?.result).toBe('pass')
  })

  it('has its part less of what the last six weeks practise', () => {
    const dry = otherwise(
      (week) => week > 14,
      (each) => (each.type === 'swim' ? undefined : each),
    )
    const missing = [dayOf(15, 'Mon'), dayOf(15, 'Tue'), dayOf(18, 'Tue'), dayOf(20, 'Tue')].map(
      (asOf) => on(asOf, 'R37', dry)?.value,
    )
    expect(missing).toEqual([4, 3, 1, 0])
  })

  it('leaves the taper what can still be cut', () => {
    const full = otherwise((week) => week >= 19, scaled(2))
    expect(on(dayOf(18, 'Mon'), 'R09', full)?.result).toBe('fail')
    expect(on(dayOf(20, 'Sat'), 'R09', full)?.result).toBe('pass')
    const tiny = otherwise(
      () => true,
      (each, { exercises }) => (each === exercises[0] ? { ...each, duration: 15, steps: [] } : undefined),
    )
    expect(on(dayOf(7, 'Mon'), 'R09', tiny)?.finding).toBe('no-place-for-it')
    expect(auditPlan({ workouts: tiny }, BASE).rules.find(({ id }) => id === 'R09')?.finding).toBe('taper-cut')
    const late = otherwise(
      (week) => week === 20,
      (each, { day }) => (day === 6 ? { ...each, duration: 90, steps: [] } : each),
    )
    expect(on(dayOf(20, 'Sat'), 'R33', late)?.finding).toBe('late-load')
    expect(on(dayOf(20, 'Sun'), 'R33', late)?.finding).toBe('taper-start')
    const early = otherwise((week) => week >= 15, scaled(0.6))
    expect(on(dayOf(14, 'Mon'), 'R33', early)?.result).toBe('fail')
    expect(on(dayOf(18, 'Mon'), 'R33', early)).toMatchObject({ result: 'pass', value: 21 })
  })

  it('has grown too much where what is left of it adds to that, not where what was done did', () => {
    const isFirst = ({ day }: Workout) => day >= 1 && day <= 4
    const much = otherwise(
      (week) => week === 9,
      (each, workout) => (isFirst(workout) ? scaled(2.5)(each) : each),
    )
    expect(on(dayOf(9, 'Fri'), 'R05', much)?.result).toBe('pass')
    expect(on(dayOf(9, 'Mon'), 'R05', much)?.result).toBe('fail')
    const more = otherwise(
      (week) => week === 9,
      (each, workout) => (isFirst(workout) ? each : scaled(1.5)(each)),
    )
    expect(on(dayOf(9, 'Fri'), 'R05', more)?.result).toBe('fail')
    const one = otherwise(
      (week) => week === 9,
      (each, { day }) => (day === 4 ? scaled(8)(each) : each),
    )
    expect(on(dayOf(9, 'Wed'), 'R05', one)?.result).toBe('fail')
    expect(on(dayOf(9, 'Thu'), 'R05', one)?.result).toBe('pass')
  })

  it('measures those to come where no load week is over: hours, and the longest sessions', () => {
    const longest = ({ sessions }: Facts['weeks'][number]) => Math.max(...sessions.map(({ minutes }) => minutes))
    const fresh = factsOf(workouts)
    expect([grownTo(5, fresh), reachedSince(fresh, longest)]).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ])
    const facts = factsOf(lived(BASE, dayOf(1, 'Wed')), dayOf(1, 'Wed'))
    const first = facts.weeks[0]
    if (!first) throw new Error('The plan has a first week')
    expect(grownTo(1, facts)).toBe(first.minutes)
    expect(grownTo(3, facts)).toBeCloseTo(first.minutes * 1.1 ** 2)
    const later: PlanInput = { ...BASE, today: dayOf(1, 'Thu') }
    expect(grownTo(3, factsOf(lived(later, dayOf(1, 'Sat')), dayOf(1, 'Sat'), later))).toBe(Number.POSITIVE_INFINITY)
    expect(reachedSince(facts, longest)).toBeCloseTo(longest(first) * 1.1 ** (facts.loads.length - 1))
  })
})
