import { describe, expect, test } from 'vitest'
import { weekZones } from '../../formulas/zones.js'
import { generatePlan } from '../../generate-plan.js'
import { fillFault, flatSteps, isHard } from '../../testing/plan-facts.js'
import { scenario } from '../../testing/scenarios.js'
import { type BySport, EXPERIENCE_LEVELS, type Exercise, type Plan, RACE_TYPES, SPORTS } from '../../types.js'
import { writeEasy } from '../easy-sessions.js'
import { sizeSet, writeSet } from '../hard-sessions.js'
import { newDraft } from '../step-writer.js'
import { BIKE_SETS } from './bike.js'
import { BIKE_EASY, LONG_RIDES } from './easy-rides.js'
import { LONG_RUN_WALK, LONG_RUNS, RUN_EASY, RUN_EASY_BEGINNER, RUN_WALK } from './easy-runs.js'
import { SWIM_EASY, SWIM_TECHNIQUE } from './easy-swims.js'
import { BRICK, OPENERS, RACE_PACE_LONG, TRANSITION_RUN } from './race-pace.js'
import { SHARPENERS } from './race-week.js'
import { RUN_SETS } from './run.js'
import type { Rotation, SetSpec } from './set-spec.js'
import { SWIM_SETS } from './swim.js'

const SETS: BySport<Rotation> = { swim: SWIM_SETS, bike: BIKE_SETS, run: RUN_SETS }
const EASY = {
  swim: [...SWIM_EASY, ...SWIM_TECHNIQUE],
  bike: [...BIKE_EASY, ...LONG_RIDES],
  run: [...RUN_EASY, ...RUN_EASY_BEGINNER, ...RUN_WALK, ...LONG_RUNS, ...LONG_RUN_WALK],
}
const PARTS = ['base', 'build', 'peak', 'taper'] as const
const LENGTHS = ['short', 'long'] as const

const codesOf = (part: (typeof PARTS)[number], length: (typeof LENGTHS)[number]) =>
  SPORTS.map((sport) => {
    const sets = SETS[sport][part][length].map(({ code }) => code)
    return sets
      .filter((code) => code.endsWith('-1'))
      .map((code) => code.slice(0, -2))
      .join(' ')
  })

describe('the session library', () => {
  test.each([
    ['base', 'short', 'S-100 S-PULL', 'B-TEMPO B-FORCE', 'R-FART R-HILL R-TEMPO'],
    ['base', 'long', 'S-100 S-PULL', 'B-TEMPO B-FORCE', 'R-FART R-HILL R-TEMPO'],
    ['build', 'short', 'S-CSS S-200 S-SPEED', 'B-THR B-OU B-VO2', 'R-CRUISE R-VO2 R-TEMPO'],
    ['build', 'long', 'S-CSS S-200 S-400', 'B-SS B-THR', 'R-HILL R-TEMPO R-CRUISE'],
    ['peak', 'short', 'S-RP S-SPEED', 'B-RP B-VO2', 'R-RP R-VO2'],
    ['peak', 'long', 'S-RP-LONG S-CSS', 'B-RP-LONG B-SS', 'R-RP-LONG R-CRUISE'],
  ] as const)('%s, %s races: takes these hard sessions in turn', (part, length, swim, bike, run) => {
    expect(codesOf(part, length)).toEqual([swim, bike, run])
  })

  test('has three forms of each hard session, every one with figures of its own', () => {
    for (const sport of SPORTS)
      for (const part of PARTS)
        for (const length of LENGTHS) {
          const sets = SETS[sport][part][length]
          const sessions = new Set(sets.map(({ code }) => code.slice(0, -2)))
          for (const session of sessions)
            expect(
              sets.filter(({ code }) => code.startsWith(`${session}-`) && code.length === session.length + 2).length,
            ).toBeGreaterThanOrEqual(3)
          expect(new Set(sets.map(({ code }) => code)).size).toBe(sets.length)
          expect(new Set(sets.map(({ round, code }) => `${code.slice(0, -2)} ${round.join()}`)).size).toBe(sets.length)
        }
  })

  test('lets every form grow within a phase, at every level', () => {
    for (const sport of SPORTS)
      for (const part of PARTS)
        for (const { rounds, code } of LENGTHS.flatMap((length) => SETS[sport][part][length])) {
          const [fewest, beginner, intermediate, advanced] = rounds
          expect([intermediate > fewest || code, advanced >= intermediate, beginner >= fewest]).toEqual([
            true,
            true,
            true,
          ])
        }
  })

  test('has six easy swims, four easy rides and four easy runs, and three forms of the long ride and the long run', () => {
    const easy = [SWIM_EASY, BIKE_EASY, RUN_EASY, RUN_EASY_BEGINNER, RUN_WALK]
    expect(easy.map((specs) => new Set(specs.map(({ code }) => code)).size)).toEqual([6, 4, 4, 4, 4])
    expect([LONG_RIDES.length, LONG_RUNS.length]).toEqual([3, 3])
  })

  test('a taper starts with race pace in every sport', () => {
    const first = (length: (typeof LENGTHS)[number]) => SPORTS.map((sport) => SETS[sport].taper[length][0]?.code)
    expect(first('short')).toEqual(['S-RP-1', 'B-RP-1', 'R-RP-1'])
    expect(first('long')).toEqual(['S-RP-LONG-1', 'B-RP-LONG-1', 'R-RP-LONG-1'])
  })

  test('has the easy, long, brick and race-week sessions of the table', () => {
    const codes = SPORTS.flatMap((sport) => EASY[sport].map(({ code }) => code))
    const special = [BRICK, TRANSITION_RUN, OPENERS, RACE_PACE_LONG.bike, RACE_PACE_LONG.run].map(({ code }) => code)
    expect([...new Set([...codes, ...special])].sort()).toEqual(
      (
        'B-AERO B-BUILD B-CAD B-END B-LONG B-LONGHILL B-LONGRP B-LONGUP R-BUILD R-EASY R-FORM R-LONG R-LONGHILL ' +
        'R-LONGRP R-LONGUP R-QUICK R-STR R-WW R-WWL R-WWLL R-WWLONG R-WWQUICK R-WWSHORT S-BREATH S-CLOCK S-END S-MIX ' +
        'S-PYRAMID S-STROKE S-TECH X-BRICK X-BRICKE X-OPEN'
      ).split(' '),
    )
    expect(SPORTS.map((sport) => SHARPENERS[sport].code)).toEqual(['S-SHARP', 'B-SHARP', 'R-SHARP'])
  })
})

const zones = weekZones('olympic', { swim: 110, bike: 18.8, run: 485 })
const needs = { reduction: 1, progress: 1 }
const all = (spec: SetSpec, level: number, minutes: number, sport: (typeof SPORTS)[number]) =>
  sizeSet(spec, { sport, minutes, pace: zones[sport][spec.zone], affordable: 7200 }, { ...needs, level })

describe('every hard session', () => {
  const rows = SPORTS.flatMap((sport) =>
    PARTS.flatMap((part) =>
      LENGTHS.flatMap((length) =>
        SETS[sport][part][length].map((spec) => ({ sport, part, length, spec, name: spec.code })),
      ),
    ),
  )

  test.each(rows)('$name ($part, $length): keeps to its minutes at every level', ({ sport, spec }) => {
    for (const level of [0, 1, 2])
      for (let minutes = 20; minutes <= 120; minutes += 5) {
        const size = all(spec, level, minutes, sport)
        if (!size) continue
        const draft = newDraft(sport, zones[sport], minutes)
        writeSet(draft, spec, size)
        const steps = flatSteps(draft.steps)
        expect(fillFault(sport, draft.steps, minutes)).toBe('')
        expect(steps[0]?.kind).toBe('warmup')
        expect(steps.at(-1)?.kind).toBe('cooldown')
        expect(steps.some(({ zone, kind }) => kind === 'work' && zone === spec.zone)).toBe(true)
      }
  })

  test.each(rows)(
    '$name ($part, $length): holds as many rounds as the table says in a session that they fill, and as an advanced athlete in one of hours',
    ({ sport, spec }) => {
      for (const level of [0, 1, 2]) {
        expect(all(spec, level, 240, sport)?.rounds).toBe(Math.max(...spec.rounds))
        const filled = Array.from({ length: 45 }, (_, index) => all(spec, level, 20 + 5 * index, sport))
        expect(filled.some((size) => size?.isFilling && size.rounds === spec.rounds[level + 1])).toBe(true)
      }
      expect(all(spec, 1, 10, sport)).toBeUndefined()
    },
  )
})

describe('every easy session', () => {
  const rows = SPORTS.flatMap((sport) =>
    EASY[sport].map((spec) => ({ sport, spec, name: `${spec.code} ${spec.shape}` })),
  )

  test.each(rows)('$name: keeps to its minutes and stays easy', ({ sport, spec }) => {
    for (const level of [0, 1, 2])
      for (let minutes = 10; minutes <= 360; minutes += 5) {
        const draft = newDraft(sport, zones[sport], minutes)
        const sharp = writeEasy(draft, spec, level)
        const steps = flatSteps(draft.steps)
        expect(fillFault(sport, draft.steps, minutes)).toBe('')
        expect(steps.every(({ seconds }) => seconds > 0)).toBe(true)
        const aboveEasy = steps.filter(({ zone }) => zone !== 'easy' && zone !== 'recovery')
        expect(aboveEasy.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(sharp)
        expect(sharp).toBeLessThanOrEqual(120)
      }
  })
})

/** What is done in a session, its warm-up, cool-down and filling aside. */
function mainSet({ code, steps, duration }: Exercise): string {
  const repeats = steps.flatMap((step) =>
    'repeat' in step ? `${step.repeat}x${step.steps.map(({ seconds, metres }) => metres ?? seconds).join('+')}` : [],
  )
  const work = steps.flatMap((step) => ('repeat' in step || step.kind !== 'work' ? [] : step.seconds))
  return `${code} ${repeats.length > 0 ? repeats.join() : `${duration}: ${work.join()}`}`
}

/** The training sessions of each sport in date order, hard ones apart from the others. */
function sequences({ workouts }: Plan): Exercise[][] {
  const training = workouts.filter(({ workoutType }) => workoutType !== 'race').flatMap(({ exercises }) => exercises)
  return SPORTS.flatMap((sport) => {
    const ofSport = training.filter(({ type }) => type === sport)
    return [ofSport.filter(isHard), ofSport.filter((exercise) => !isHard(exercise))]
  })
}

describe('variety and progress', () => {
  const seasons = RACE_TYPES.flatMap((race) =>
    EXPERIENCE_LEVELS.flatMap((level) => [12, 24, 60].map((weeks) => [race, level, weeks] as const)),
  )

  test.each(seasons)(
    '%s, %s, %i weeks: never the same hard main set twice running, an easy session three times',
    (race, level, weeks) => {
      sequences(generatePlan(scenario(race, level, weeks))).forEach((sequence, index) => {
        const isHardOnes = index % 2 === 0
        const sets = sequence.map(mainSet)
        const again = sets.filter((set, at) => set === sets[at - 1] && (isHardOnes || set === sets[at - 2]))
        expect(again).toEqual([])
      })
    },
  )

  test('a form that comes back within a phase has grown', () => {
    const { workouts, weeks } = generatePlan(scenario('ironman', 'intermediate', 52))
    const repeatsOf = (code: string) =>
      workouts.flatMap(({ week, exercises }) =>
        exercises
          .filter((each) => each.code === code && weeks[week - 1]?.kind === 'load')
          .map(({ steps }) => steps.flatMap((step) => ('repeat' in step ? step.repeat : []))[0] ?? 0),
      )
    for (const code of ['S-100-1', 'B-FORCE-1', 'R-FART-1']) {
      const repeats = repeatsOf(code)
      expect(repeats.length).toBeGreaterThanOrEqual(2)
      // Sessions of an hour and more hold what they have time for from the first week on.
      if (code !== 'R-FART-1') expect(repeats.at(-1)).toBeGreaterThan(repeats[0] ?? 0)
      expect(repeats).toEqual(repeats.toSorted((one, other) => one - other))
    }
  })

  test('a beginner who runs 12-minute miles walks between runs, others do not', () => {
    const slow = scenario('olympic', 'beginner', 12, {
      currentPaces: { swim: 150, bike: 15, run: 720 },
      goalPaces: { swim: 150, bike: 15, run: 700 },
    })
    const codes = (plan: Plan) => plan.workouts.flatMap(({ exercises }) => exercises.map(({ code }) => code))
    expect(codes(generatePlan(slow))).toContain('R-WW')
    expect(codes(generatePlan(slow))).not.toContain('R-EASY')
    expect(codes(generatePlan(scenario('olympic', 'beginner', 12)))).not.toContain('R-WW')
  })
})
