import { rounds } from '@tri/test-setup/soak'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { randomInput } from '../testing/random-input.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import { EXPERIENCE_LEVELS, type PlanInput, RACE_TYPES, type RaceType } from '../types.js'
import { auditPlan } from './audit-plan.js'

const RUNS = rounds({ short: 500, soak: 20_000 })

const ALWAYS_PASS = ['R01', 'R02', 'R03', 'R04', 'R13', 'R27']
const NEVER_FAIL = ['R05', 'R06', 'R11']

const audit = (input: PlanInput) => auditPlan(generatePlan(input), input)
const outcome = (input: PlanInput, rule: string) => audit(input).rules.find(({ id }) => id === rule)?.result

/** Weeks from which on a plan has room for all that the race asks. */
const ROOMY: Record<RaceType, number> = { sprint: 8, olympic: 12, '70.3': 16, ironman: 20 }

describe('the audit of the golden scenarios', () => {
  it.each(Object.entries(GOLDEN))('gives %s at least 93 points', (_, input) => {
    expect(audit(input).score).toBeGreaterThanOrEqual(93)
  })

  it.each(['G1', 'G2', 'G3', 'G4', 'G5'] as const)('passes the taper, recovery and growth of %s', (name) => {
    for (const rule of ['R05', 'R06', 'R07', 'R08', 'R09', 'R16']) expect(outcome(GOLDEN[name], rule)).toBe('pass')
  })
})

describe('the audit of a tiny week', () => {
  const input: PlanInput = {
    ...scenario('70.3', 'advanced', 47),
    today: '2027-12-11',
    raceDate: '2028-10-29',
    currentPaces: { swim: 100, bike: 20.5, run: 525 },
    goalPaces: { swim: 95, bike: 21, run: 505 },
    weeklySchedule: weekOffering('Mon 0.5, Wed 0.5e, Thu 0.5'),
  }

  it('finds absorb weeks that ease, although every session stands at its least', () => {
    const absorb = generatePlan(input).weeks.filter(({ kind }) => kind === 'absorb')
    expect(absorb.map(({ minutes }) => minutes)).toContain(70)
    expect(outcome(input, 'R08')).toBe('pass')
  })
})

describe('the audit of a plan that begins far below its biggest week', () => {
  const input: PlanInput = {
    ...scenario('ironman', 'advanced', 35),
    today: '2026-01-01',
    raceDate: '2026-08-31',
    currentPaces: { swim: 60, bike: 10, run: 300 },
    goalPaces: { swim: 60, bike: 10, run: 300 },
    weeklySchedule: weekOffering('Sun 3, Mon 6.5e, Tue 1, Wed 4e, Thu 0.5, Fri 3.5, Sat 0.5'),
    fitness: { minutesPerWeek: 169, longest: {} },
  }

  it('finds a ramp that fitness follows: weeks of a tenth more each would outgrow it after half a year', () => {
    // 8.1 points a week in week 29, when each load week was a tenth bigger.
    for (const minutesPerWeek of [80, 169, 243])
      expect(outcome({ ...input, fitness: { minutesPerWeek } }, 'R06')).not.toBe('fail')
  })
})

describe('the audit of a plan whose few days hold less and less', () => {
  const input: PlanInput = {
    ...scenario('olympic', 'intermediate', 50),
    today: '2026-07-03',
    raceDate: '2027-06-17',
    currentPaces: { swim: 291.3, bike: 20.8, run: 927.4 },
    goalPaces: { swim: 294.2, bike: 20.6, run: 936.7 },
    weeklySchedule: weekOffering('Tue 2.5, Thu 1e, Fri 0.5'),
  }

  it('finds no rehearsal that makes its week a quarter bigger than those before it', () => {
    expect(outcome(input, 'R05')).toBe('pass')
    const { workouts } = generatePlan(input)
    expect(workouts.some(({ exercises }) => exercises.some(({ code }) => code?.startsWith('X-REHEARSAL')))).toBe(false)
  })
})

describe('the audit of a plan of race week alone', () => {
  const planned = (minutes: number): PlanInput => ({
    ...scenario('ironman', 'beginner', 1),
    today: '2026-03-06',
    raceDate: '2026-03-09',
    weeklySchedule: weekOffering(`Mon 0.5, Fri ${minutes / 60}`),
  })

  it.each([30, 240])('leaves enough easy, with %i minutes for its one session', (minutes) => {
    expect(outcome(planned(minutes), 'R11')).not.toBe('fail')
  })

  it('has six sharp minutes where they leave enough easy', () => {
    expect([planned(30), planned(240)].map((input) => outcome(input, 'R10'))).toEqual(['warn', 'pass'])
  })
})

describe('the audit of default schedules', () => {
  const rows = RACE_TYPES.flatMap((race) => EXPERIENCE_LEVELS.map((level) => [race, level] as const))

  it.each(rows)('gives %s, %s, at least 95 points when there is time, 90 when there is not', (race, level) => {
    for (const weeks of [8, 12, 16, 20, 24, 52])
      expect(audit(scenario(race, level, weeks)).score).toBeGreaterThanOrEqual(weeks < ROOMY[race] ? 90 : 95)
  })
})

describe('the audit of random plans', () => {
  it('always passes hours, sums, days used, the race, hard days apart and the first week; never fails growth, ramp and easy time', () => {
    fc.assert(
      fc.property(randomInput, (input) => {
        const { rules } = audit(input)
        const broken = rules.filter(
          ({ id, result }) =>
            (ALWAYS_PASS.includes(id) && result !== 'pass') || (NEVER_FAIL.includes(id) && result === 'fail'),
        )
        expect(broken.map(({ id, finding, inputs }) => `${id}: ${finding} ${JSON.stringify(inputs)}`)).toEqual([])
      }),
      { numRuns: RUNS },
    )
  }, 1_200_000)
})
