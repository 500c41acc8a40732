import { describe, expect, test } from 'vitest'
import { auditPlan } from './audit/audit-plan.js'
import { generatePlan } from './generate-plan.js'
import { isDrill } from './steps.js'
import { flatSteps, weekOfPlan } from './testing/plan-facts.js'
import { scenario, weekOffering } from './testing/scenarios.js'
import { planInEnglish } from './testing/words.js'
import type { Phase, Plan, PlanInput } from './types.js'

const audited = (input: PlanInput, rule: string) =>
  auditPlan(generatePlan(input), input).rules.find(({ id }) => id === rule)?.result

describe('what a coach asks of long seasons and of race week', () => {
  test('GC9: of 52 weeks none is cut before the last 21 days, and at most four load in a row', () => {
    const { weeks } = generatePlan(scenario('ironman', 'intermediate', 52))
    const kinds = weeks.map(({ kind }) => kind)
    expect(kinds.map((kind) => (kind === 'load' ? 'l' : '-')).join('')).not.toContain('lllll')
    expect(kinds.indexOf('taper')).toBe(49)
    const offered = 15.5 * 60
    for (const { kind, minutes } of weeks.slice(0, 24))
      if (kind === 'load') expect(minutes).toBeLessThanOrEqual(0.8 * offered + 2.5)
    expect(audited(scenario('ironman', 'intermediate', 52), 'R08')).toBe('pass')
    expect(audited(scenario('ironman', 'intermediate', 52), 'R33')).toBe('pass')
  })

  test('GC11: four days of four hours keep two hours of race week’s days, an easy eve, and a cut that only warns', () => {
    const input = scenario('olympic', 'advanced', 16, { weeklySchedule: weekOffering('Sun 4, Tue 4e, Thu 4, Sat 4e') })
    const plan = generatePlan(input)
    const last = weekOfPlan(plan, 16).filter(({ workoutType }) => workoutType !== 'race')
    expect(last.map(({ totalDuration }) => totalDuration)).toEqual([120, 120, 30])
    for (const { exercises } of last)
      for (const { type, duration } of exercises) if (type === 'bike') expect(duration).toBeLessThanOrEqual(75)
    expect(audited(input, 'R09')).toBe('warn')
  })
})

const SLOW = { currentPaces: { swim: 210, bike: 14, run: 690 }, goalPaces: { swim: 195, bike: 14.5, run: 660 } }
const FEW_HOURS = { weeklySchedule: weekOffering('Sun 2e, Mon 1, Tue 1, Thu 1, Sat 3e') }

type Swim = Plan['workouts'][number]['exercises'][number]

/** The swims of the weeks that load, by phase or all. */
const swimsOf = ({ weeks, workouts }: Plan, phase?: Phase): Swim[] =>
  workouts
    .filter(({ week, workoutType }) => {
      const its = weeks[week - 1]
      return workoutType !== 'race' && its?.kind === 'load' && (phase === undefined || its.phase === phase)
    })
    .flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'swim'))

const longestMetres = (swims: readonly Swim[]) =>
  Math.max(...swims.map(({ distance }) => Number.parseInt(distance, 10)))
const unbroken = (swims: readonly Swim[]) =>
  Math.max(
    ...swims.flatMap(({ steps }) =>
      flatSteps(steps).map(({ zone, cue, metres = 0 }) =>
        zone === 'easy' && cue?.startsWith('unbroken') ? metres : 0,
      ),
    ),
  )

describe('what a coach asks of the long swim', () => {
  const LATE = ['Build Phase', 'Peak Phase'] as const

  test('GC5: an ironman beginner swims 2,900 m in build and in peak, 1,950 m of it without a stop, in 90 min at most', () => {
    const input = scenario('ironman', 'beginner', 24)
    const plan = generatePlan(input)
    for (const phase of LATE) {
      const swims = swimsOf(plan, phase)
      expect(longestMetres(swims)).toBeGreaterThanOrEqual(2900)
      expect(unbroken(swims)).toBeGreaterThanOrEqual(1950)
    }
    const swims = swimsOf(plan)
    for (const { duration } of swims) expect(duration).toBeLessThanOrEqual(90)
    for (const { code, duration } of swims)
      if (/^S-(TECH|STROKE)$/.test(code ?? '')) expect(duration).toBeLessThanOrEqual(75)
    expect([audited(input, 'R21'), audited(input, 'R26')]).toEqual(['pass', 'pass'])
  })

  test('GC6: a 3:30 swimmer grows to 1,000 m without a stop, gets more swimming in base and build, and a word on the cut-off', () => {
    const plan = planInEnglish(scenario('70.3', 'beginner', 20, SLOW))
    expect(longestMetres(swimsOf(plan))).toBeGreaterThanOrEqual(1550)
    expect(unbroken(swimsOf(plan))).toBeGreaterThanOrEqual(1000)
    const [, first] = swimsOf(plan, 'Build Phase').filter(({ code }) => code === 'S-LONG-2')
    expect(unbroken(first ? [first] : [])).toBe(400)
    expect(plan.notices.find(({ code }) => code === 'SWIM_CUT_OFF')?.message).toBe(
      'Today’s paces take you out of the water after about 1 h 08; such races usually close there at 1 h 10. Races differ, so look yours up. Lessons in technique help most, then a wetsuit.',
    )
    const limited = plan.weeks.filter(({ reasons }) => reasons.some(({ rule }) => rule === 'limiter'))
    expect(limited.map(({ week }) => week)).toEqual(
      plan.weeks
        .filter(({ kind, phase }) => kind === 'load' && (phase === 'Base Building' || phase === 'Build Phase'))
        .map(({ week }) => week),
    )
    expect(limited[0]?.reasons.find(({ rule }) => rule === 'limiter')).toMatchObject({
      inputs: { sport: 'swim', points: 3 },
      sentence: 'Your swim is furthest behind: base and build give it 3 % more of your time.',
    })
  })

  test('GC7: with 8 h a week an ironman’s swim stays within its day, and the plan says what it does not reach', () => {
    const plan = planInEnglish(scenario('ironman', 'beginner', 30, FEW_HOURS))
    const messages = plan.notices.flatMap(({ code, message }) => (code === 'LONG_SWIM' ? [message] : []))
    expect(messages[0]).toMatch(/^Your race has 3860 m of swimming; your week has room for about 2\d50 m at once\./)
    expect(plan.notices.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['LONG_SWIM', 'UNBROKEN_SWIM', 'LONG_RIDE_SHORT']),
    )
  })

  test('GC8: an advanced ironman swims the whole distance', () => {
    const weeklySchedule = weekOffering('Sun 2, Mon 1.5, Tue 4e, Wed 1, Thu 1.5, Fri 1, Sat 6e')
    const plan = generatePlan(scenario('ironman', 'advanced', 24, { weeklySchedule }))
    expect(longestMetres(swimsOf(plan))).toBeGreaterThanOrEqual(3850)
  })

  test('GC10: a sprint beginner with three days swims 400 m without a stop', () => {
    const weeklySchedule = weekOffering('Sun 1.5e, Tue 1, Thu 1')
    expect(unbroken(swimsOf(generatePlan(scenario('sprint', 'beginner', 8, { weeklySchedule }))))).toBe(400)
  })

  test('each load week has one long swim, and none is longer', () => {
    for (const race of ['olympic', '70.3', 'ironman'] as const) {
      const plan = generatePlan(scenario(race, 'intermediate', 20))
      for (const { week, kind } of plan.weeks) {
        const swims = weekOfPlan(plan, week).flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'swim'))
        const [longest] = swims.toSorted((one, other) => other.duration - one.duration)
        if (kind === 'load') expect(swims.filter(({ code }) => code?.startsWith('S-LONG'))).toHaveLength(1)
        if (kind === 'load')
          expect(swims.find(({ code }) => code?.startsWith('S-LONG'))?.duration, `${race}, week ${week}`).toBe(
            longest?.duration,
          )
      }
    }
  })

  test('with two swims a week the drills are in the warm-up of both, and no swim is for drills alone', () => {
    const plan = generatePlan(
      scenario('olympic', 'beginner', 12, {
        weeklySchedule: weekOffering('Tue 1, Thu 1, Sat 2e'),
        currentPaces: { swim: 130, bike: 15, run: 600 },
      }),
    )
    const twice = plan.weeks.filter(({ week, kind }) => {
      const swims = weekOfPlan(plan, week).flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'swim'))
      return kind === 'load' && swims.length === 2
    })
    expect(twice.length).toBeGreaterThanOrEqual(3)
    for (const { week } of twice)
      for (const { exercises } of weekOfPlan(plan, week))
        for (const { type, code, steps } of exercises)
          if (type === 'swim') {
            expect(code).not.toBe('S-TECH')
            const drills = flatSteps(steps).filter((step) => step.kind === 'warmup' && isDrill(step))
            expect(drills.length).toBeGreaterThan(0)
          }
  })
})
