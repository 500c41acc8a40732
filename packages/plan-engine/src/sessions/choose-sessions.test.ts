import { describe, expect, test } from 'vitest'
import { strainOf } from '../formulas/training-load.js'
import { nonEasyShare, type Part } from '../formulas/volume-tables.js'
import { generatePlan } from '../generate-plan.js'
import { chooserFor } from '../testing/choosing.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { flatSteps, weekOfPlan } from '../testing/plan-facts.js'
import { slot } from '../testing/planning.js'
import { scenario } from '../testing/scenarios.js'
import { chooseSessions } from './choose-sessions.js'
import { DRILLS } from './library/drills.js'

/** The ninth week, in which nothing was chosen before: what is chosen is remembered. */
function untouched() {
  const { needs: _, ...context } = chooserFor(GOLDEN.G2, 9)
  return context
}

describe('the sessions of a week', () => {
  const slots = [
    slot(6, 'bike', { role: 'long', minutes: 110 }),
    slot(6, 'run', { role: 'brick', minutes: 10 }),
    slot(1, 'bike', { role: 'quality', minutes: 60 }),
    slot(4, 'run', { role: 'quality', minutes: 45 }),
    slot(5, 'swim', { minutes: 45 }),
  ]

  test('stand in the order of their slots', () => {
    const { contents } = chooseSessions(untouched(), slots)
    expect(contents.map(({ draft }) => `${draft.sport} ${draft.minutes}`)).toEqual([
      'bike 110',
      'run 10',
      'bike 60',
      'run 45',
      'swim 45',
    ])
  })

  test('share the hard time by rank: hard run, hard ride, brick, then long sessions', () => {
    const few = slots.map((each) => ({ ...each, minutes: each.role === 'easy' ? 10 : each.minutes }))
    const codes = chooseSessions(untouched(), few).contents
    const hard = codes.map(({ spec, main }) => `${spec.code}${main && ` ${main}`}`)
    expect(hard[3]).toMatch(/^R-RP/)
    expect(hard[2]).toMatch(/^B-/)
  })

  test('tell the share of the week that stays easy', () => {
    expect(chooseSessions(untouched(), [slot(1, 'swim')]).easyShare).toBe(1)
    expect(chooseSessions(untouched(), []).easyShare).toBe(1)
    // Of four hours and a half, 59 minutes are hard.
    expect(chooseSessions(untouched(), slots).easyShare).toBeCloseTo(211 / 270, 9)
    // Half an hour all out and two touches of 30 s.
    expect(chooseSessions(untouched(), [slot(2, 'run', { role: 'test', minutes: 60 })]).easyShare).toBeCloseTo(
      29 / 60,
      9,
    )
  })
})

describe('the hard time of a week', () => {
  const partOf = (phase: string, kind: string): Part => {
    if (kind === 'recovery' || kind === 'taper' || kind === 'race') return kind
    return phase === 'Base Building' ? 'base' : phase === 'Build Phase' ? 'build' : 'peak'
  }

  test.each(Object.entries(GOLDEN))(
    '%s: never costs more than the budget of its part, and leaves 70 % easy, strides, tests and the one sharpener aside',
    (__, input) => {
      const plan = generatePlan(input)
      for (const { week, phase, kind, minutes } of plan.weeks) {
        const training = weekOfPlan(plan, week).filter(({ workoutType }) => workoutType !== 'race')
        const steps = training.flatMap(({ exercises }) =>
          exercises
            .filter(({ code = '' }) => !/^R-STR$|-SHARP$|^X-OPEN$|-TEST$/.test(code))
            .flatMap((each) => flatSteps(each.steps)),
        )
        const cost = steps.reduce((sum, { seconds, zone }) => sum + seconds * strainOf(zone, input.raceType), 0)
        const hard = steps.filter(({ zone }) => zone !== 'easy' && zone !== 'recovery')
        const share = nonEasyShare(input.raceType, input.experienceLevel, partOf(phase, kind))
        // Swum metres are budgeted at today's pace; the one sharp session of race week has at least six minutes.
        const sharp = kind === 'race' ? 360 : 0
        expect(cost).toBeLessThanOrEqual(Math.max(share * minutes * 60 * 1.02, sharp))
        const seconds = hard.reduce((sum, step) => sum + step.seconds, 0)
        expect(seconds).toBeLessThanOrEqual(Math.max(0.3 * minutes * 60, sharp))
      }
    },
  )
})

describe('the swims of who swims 3:30/100 m', () => {
  const input = scenario('70.3', 'beginner', 20, {
    currentPaces: { swim: 210, bike: 15, run: 600 },
    goalPaces: { swim: 195, bike: 16, run: 570 },
  })
  const { workouts, weeks } = generatePlan(input)
  const swims = workouts.flatMap(({ week, workoutType, exercises }) =>
    workoutType === 'race' ? [] : exercises.filter(({ type }) => type === 'swim').map((swim) => ({ week, ...swim })),
  )
  const isForStroke = ({ code = '' }) => /^S-(TECH|STROKE)$/.test(code)
  const zonesOf = ({ steps }: Pick<(typeof swims)[number], 'steps'>) => flatSteps(steps).map(({ zone }) => zone)

  test('are half for the stroke, and say why', () => {
    const inLoads = swims.filter(({ week }) => weeks[week - 1]?.kind === 'load')
    const share = inLoads.filter(isForStroke).length / inLoads.length
    expect(share).toBeGreaterThanOrEqual(0.45)
    expect(share).toBeLessThanOrEqual(0.6)
    for (const { reasons } of inLoads.filter(isForStroke))
      expect(reasons.map(({ rule }) => rule)).toContain('technique')
  })

  test('take all drills in turn, each swim of a week the same one first', () => {
    const drillsIn = ({ steps }: (typeof swims)[number]) =>
      flatSteps(steps).flatMap(({ cue = '' }) => (cue.startsWith('drill-') ? cue : []))
    expect(new Set(swims.flatMap(drillsIn))).toEqual(new Set(DRILLS))
    for (const { week } of weeks) {
      const first = swims
        .filter((swim) => swim.week === week && !swim.code?.startsWith('S-TEST'))
        .flatMap((swim) => drillsIn(swim)[0] ?? [])
      expect(new Set(first).size).toBeLessThanOrEqual(1)
    }
  })

  test('are not fast before the swim was tested', () => {
    const tested = swims.findIndex(({ code }) => code === 'S-TEST')
    const isFast = (swim: (typeof swims)[number]) =>
      zonesOf(swim).some((zone) => zone === 'threshold' || zone === 'interval')
    expect(tested).toBeGreaterThan(0)
    expect(swims.slice(0, tested).filter(isFast)).toEqual([])
    expect(swims.slice(tested + 1).filter(isFast).length).toBeGreaterThan(0)
  })
})
