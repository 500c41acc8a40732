import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import { planInEnglish } from '../testing/words.js'
import { EXPERIENCE_LEVELS, type PlanInput, RACE_TYPES } from '../types.js'

const codes = (input: PlanInput) => generatePlan(input).notices.map(({ code }) => code)
const message = (input: PlanInput, code: string) =>
  planInEnglish(input).notices.find((notice) => notice.code === code)?.message

describe('notices', () => {
  test('a plan with time and hours enough has only the line that goes with every plan', () => {
    for (const race of RACE_TYPES)
      for (const level of EXPERIENCE_LEVELS)
        expect(codes(scenario(race, level, 24)), `${race}, ${level}`).toEqual(['NOT_MEDICAL_ADVICE'])
    expect(message(scenario('sprint', 'beginner', 24), 'NOT_MEDICAL_ADVICE')).toBe(
      'General guidance, not medical advice. Ask a doctor or dietitian before you eat and drink by it if you have diabetes, kidney or heart disease, or are pregnant.',
    )
  })

  test('a race today, a race that is over and a date that does not exist each say what to do', () => {
    expect(message(GOLDEN.G9, 'RACE_TODAY')).toBe(
      'Your race is today, so the plan holds only the race. Choose a later date to train for it.',
    )
    const over = { ...GOLDEN.G2, today: '2027-06-07' }
    expect(generatePlan(over)).toMatchObject({ weeks: [], workouts: [] })
    expect(message(over, 'RACE_IN_PAST')).toBe('This race is over. Choose a race date after today to get a plan.')
    expect(codes({ ...GOLDEN.G2, raceDate: '2027-02-31' })).toEqual(['INVALID_DATE'])
  })

  test.each([
    ['sprint', 8],
    ['olympic', 12],
    ['70.3', 12],
    ['ironman', 20],
  ] as const)('%s: short below %i weeks', (race, weeks) => {
    expect(codes(scenario(race, 'intermediate', weeks))).not.toContain('SHORT_PLAN')
    expect(message(scenario(race, 'intermediate', weeks - 1), 'SHORT_PLAN')).toContain(
      `${weeks} weeks. Choose a later race`,
    )
  })

  test('too few hours say how many are offered, how many are needed, and what to change', () => {
    const week = { weeklySchedule: weekOffering('Mon 1, Tue 2e, Thu 1, Fri 1, Sat 2') }
    expect(message(scenario('ironman', 'beginner', 24, week), 'TOO_FEW_HOURS')).toBe(
      'Your week offers 7 h; an ironman needs about 10 h in its biggest weeks. Add hours, or choose a shorter race.',
    )
    expect(codes(scenario('olympic', 'beginner', 24, week))).not.toContain('TOO_FEW_HOURS')
  })

  test('a longest day too short for the race says which day and how long', () => {
    expect(message(GOLDEN.G6, 'LONG_RUN_SHORT')).toBe(
      'Your race has about 1 h 02 of running, but your longest day for it has 30 min. Give Monday at least 1 h, or choose a shorter race.',
    )
    expect(message(GOLDEN.G6, 'LONG_RIDE_SHORT')).toContain('Give Friday at least 2 h')
  })

  test('the day it names is long enough when it is made as long as it says', () => {
    const weeklySchedule = weekOffering('Mon 1, Wed 0.5, Fri 2e')
    expect(codes({ ...GOLDEN.G6, weeklySchedule })).not.toContain('LONG_RIDE_SHORT')
    expect(codes({ ...GOLDEN.G6, weeklySchedule })).not.toContain('LONG_RUN_SHORT')
  })

  test('an endurance mark on a day with less than half the hours of the longest counts for nothing, and the plan says so', () => {
    const short = scenario('olympic', 'beginner', 16, { weeklySchedule: weekOffering('Mon 0.5e, Wed 1, Fri 1, Sat 2') })
    expect(message(short, 'ENDURANCE_DAY_SHORT')).toBe(
      'Monday is too short for endurance: less than half of your longest day, so long sessions stand on longer days. Give such a day more hours, or mark your longest day.',
    )
    const longRides = generatePlan(short).workouts.filter(({ exercises }) =>
      exercises.some(({ reasons }) => reasons.some(({ rule }) => rule === 'long-ride')),
    )
    expect(new Set(longRides.map(({ day }) => day))).toEqual(new Set([6]))
    const half = { weeklySchedule: weekOffering('Mon 1e, Wed 1, Fri 1, Sat 2') }
    expect(codes(scenario('olympic', 'beginner', 16, half))).not.toContain('ENDURANCE_DAY_SHORT')
  })

  test('too few days', () => {
    expect(message(scenario('sprint', 'beginner', 12, { weeklySchedule: [] }), 'NO_TRAINING_DAYS')).toContain(
      'at least 3 days',
    )
    const two = { weeklySchedule: weekOffering('Tue 2, Sat 2e') }
    expect(message(scenario('sprint', 'beginner', 12, two), 'TOO_FEW_DAYS')).toContain('so few days a week')
  })

  test('every message is a sentence for the athlete', () => {
    for (const input of Object.values(GOLDEN))
      for (const notice of planInEnglish(input).notices) expect(notice.message).toMatch(/^[A-Z].*\.$/)
  })
})
