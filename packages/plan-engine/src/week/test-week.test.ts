import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import type { PlanInput } from '../types.js'

/** The tests of a plan as `8 Mon B-TEST 45`. */
const testsIn = (input: PlanInput): string[] =>
  generatePlan(input).workouts.flatMap(({ week, dayName, exercises }) =>
    exercises.flatMap(({ code = '', duration }) =>
      code.endsWith('-TEST') ? `${week} ${dayName.slice(0, 3)} ${code} ${duration}` : [],
    ),
  )
const weeksWithTests = (input: PlanInput) => [...new Set(testsIn(input).map((line) => Number(line.split(' ')[0])))]
const leftOut = (input: PlanInput) =>
  generatePlan(input).weeks.flatMap(({ week, reasons }) =>
    reasons.flatMap(({ rule, inputs }) => (rule === 'test-left-out' ? `${week} ${Object.keys(inputs)}` : [])),
  )

describe('tests', () => {
  test('GC12: come in week 8 of twelve, ride and run on the hard days, the swim on another', () => {
    expect(testsIn(scenario('olympic', 'intermediate', 12))).toEqual([
      '8 Mon B-TEST 45',
      '8 Thu R-TEST 50',
      '8 Sat S-TEST 30',
    ])
    expect(testsIn(scenario('olympic', 'intermediate', 4))).toEqual([])
  })

  test('GC8: come in weeks 8 and 16 of 24', () => {
    const hours = weekOffering('Sun 2, Mon 1.5, Tue 4e, Wed 1, Thu 1.5, Fri 1, Sat 6e')
    expect(weeksWithTests(scenario('ironman', 'advanced', 24, { weeklySchedule: hours }))).toEqual([8, 16])
  })

  test('GC9: come five times in a year, none in the last two weeks', () => {
    const weeks = weeksWithTests(scenario('ironman', 'intermediate', 52))
    expect(weeks.length).toBeGreaterThanOrEqual(5)
    expect(Math.max(...weeks)).toBeLessThanOrEqual(49)
  })

  test('GC10: do not come in eight weeks', () => {
    expect(testsIn(scenario('sprint', 'beginner', 8))).toEqual([])
  })

  test('the run test waits for runs of its length, and the week says so', () => {
    expect(leftOut(scenario('olympic', 'intermediate', 12))).toEqual([])
    const sprint = scenario('sprint', 'beginner', 16)
    expect(testsIn(sprint).some((line) => line.includes('R-TEST'))).toBe(false)
    expect(leftOut(sprint)).toEqual(['8 run'])
  })

  test('keep the recovery week at its minutes', () => {
    const { weeks } = generatePlan(scenario('olympic', 'intermediate', 12))
    expect((weeks[7]?.minutes ?? 0) / (weeks[6]?.minutes ?? 1)).toBeCloseTo(0.65, 1)
  })

  test('are hard sessions in one piece', () => {
    const exercises = generatePlan(scenario('olympic', 'intermediate', 12)).workouts.flatMap((each) => each.exercises)
    const ride = exercises.find(({ code }) => code === 'B-TEST')
    expect(ride?.intensity).toBe('hard')
    expect(ride?.steps).toContainEqual(expect.objectContaining({ cue: 'test', seconds: 1200 }))
    expect(exercises.find(({ code }) => code === 'R-TEST')?.steps).toContainEqual(
      expect.objectContaining({ cue: 'test', seconds: 1800 }),
    )
    const swum = exercises
      .find(({ code }) => code === 'S-TEST')
      ?.steps.flatMap((step) => ('metres' in step ? step.metres : []))
    expect(swum?.join()).toMatch(/,400,300,200,/)
  })
})
