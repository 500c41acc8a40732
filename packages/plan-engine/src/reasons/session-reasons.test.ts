import { describe, expect, test } from 'vitest'
import { durationText } from '../formulas/duration-text.js'
import { SOURCES } from '../sources.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import { planInEnglish } from '../testing/words.js'
import type { TextExercise, TextPlan, TextReason } from '../texts/text-types.js'

const reasonsOf = (plan: TextPlan, week: number, rule: string): TextReason[] =>
  plan.workouts
    .filter((workout) => workout.week === week)
    .flatMap(({ exercises }) => exercises.flatMap(({ reasons }) => reasons.filter((reason) => reason.rule === rule)))
const sentence = (plan: TextPlan, week: number, rule: string) => reasonsOf(plan, week, rule)[0]?.sentence

const olympic = planInEnglish(GOLDEN.G2)
const ironman = planInEnglish(GOLDEN.G4)

describe('the order in a day', () => {
  test.each([
    ['olympic', olympic],
    ['ironman', ironman],
  ] as const)('of an %s is told for a long run before others', (_, plan) => {
    const sessions = plan.workouts.flatMap(({ exercises }) =>
      exercises.map(({ reasons }, index) => ({
        rules: reasons.map(({ rule }) => rule),
        isFirst: index === 0 && exercises.length > 1,
      })),
    )
    const told = sessions.filter(({ rules }) => rules.includes('first-in-day'))
    expect(told).toEqual(sessions.filter(({ rules, isFirst }) => isFirst && rules.includes('long-run')))
  })
})

describe('why a session stands on its day', () => {
  test('the long ride: which day, how long, how much more, and the limit', () => {
    expect(sentence(ironman, 1, 'long-ride')).toBe(
      'Long ride on Saturday: your longest endurance day. 2 h to begin with.',
    )
    expect(sentence(ironman, 5, 'long-ride')).toMatch(
      /^Long ride on Saturday: your longest endurance day\. 2 h 55, \d+ min more than 2 weeks ago; the limit is 15 % or 15 min\.$/,
    )
    expect(sentence(ironman, 4, 'long-ride')).toMatch(/% less than last week while you recover\.$/)
    expect(sentence(ironman, 22, 'long-ride')).toMatch(/% less than last week while you taper\.$/)
  })

  test('its numbers stand beside it as data', () => {
    const [reason] = reasonsOf(ironman, 6, 'long-ride')
    expect(reason).toMatchObject({ inputs: { day: 6, limit: 15 }, source: SOURCES.published })
    const { minutes, previous, change } = reason?.inputs ?? {}
    expect(change).toBe(Math.round((100 * (Number(minutes) - Number(previous))) / Number(previous)))
  })

  test('the long run: 10 % from the study of single-run spikes', () => {
    expect(reasonsOf(ironman, 6, 'long-run')[0]).toMatchObject({ inputs: { limit: 10 }, source: SOURCES.frandsen })
  })

  test('a growth that is told never passes the limit by more than the rounding to five minutes', () => {
    for (const plan of [olympic, ironman, planInEnglish(GOLDEN.G5)])
      for (const { week } of plan.weeks)
        for (const { inputs } of [...reasonsOf(plan, week, 'long-ride'), ...reasonsOf(plan, week, 'long-run')]) {
          const { minutes, previous, limit } = inputs
          if (previous === 0) continue
          const max = Math.max(Number(previous) * (1 + Number(limit) / 100), Number(previous) + (limit === 15 ? 15 : 5))
          expect(Number(minutes)).toBeLessThanOrEqual(max + 1e-9)
        }
  })

  test.each([
    ['hard-day', 9, 'Hard ride on Monday: the days before and after it stay free of hard work.'],
    [
      'hard-together',
      9,
      'Hard swim on Thursday, beside the other hard session: hard days hard, so that easy days stay easy.',
    ],
    ['every-day', 9, 'You offered Sunday; the nearest other swim is 2 days away.'],
    ['second-session', 9, 'Second session on Tuesday, which has room for it; the nearest other ride is a day away.'],
    [
      'brick',
      9,
      'Run straight off the long ride on Saturday: 10 min, because a stride needs some 0.4 mi to settle after a ride.',
    ],
  ])('%s', (rule, week, expected) => {
    expect(sentence(olympic, week, rule)).toBe(expected)
  })

  test('a light day says that it is meant to be one', () => {
    expect(sentence(planInEnglish(GOLDEN.G5), 3, 'light-day')).toBe(
      'Tuesday stays light: 45 min, all easy, because you train on most days of the week.',
    )
  })

  test('race week counts the days', () => {
    const inRaceWeek = reasonsOf(olympic, 12, 'race-week').map((reason) => reason.sentence)
    expect(inRaceWeek).toContainEqual(expect.stringMatching(/^5 days before the race: the week's one sharp session, /))
    expect(inRaceWeek).toContain('The day before the race: a few short touches of race pace, 20 min.')
  })
})

describe('what is told when a rule gives way', () => {
  const tight = planInEnglish(
    scenario('olympic', 'beginner', 24, { weeklySchedule: weekOffering('Mon 0.5, Wed 0.5, Fri 0.5, Sun 0.5') }),
  )
  const told = tight.workouts.flatMap(({ exercises }) => exercises)

  test('growth of one rounding step names the minutes, not a percentage beyond the limit', () => {
    for (const { sentence: text, inputs } of told.flatMap(({ reasons }) => reasons)) {
      if (inputs.limit === undefined || Number(inputs.change) <= Number(inputs.limit)) continue
      expect(text).toMatch(/ min more than .*; the limit is (10 % or 5|15 % or 15) min\.$/)
    }
  })

  test('a session that had to stay easy is not called hard', () => {
    for (const { intensity, reasons } of told)
      if (intensity === 'easy') expect(reasons[0]?.sentence).not.toMatch(/^Hard/)
  })
})

describe('why a session holds what it holds', () => {
  test('a hard session names its set, and the last time', () => {
    expect(sentence(olympic, 1, 'main-set')).toMatch(/^Tempo Ride, 2 x 10 min\. /)
    const again = ironman.weeks
      .flatMap(({ week }) => reasonsOf(ironman, week, 'main-set'))
      .find(({ inputs }) => inputs.previousWeek !== undefined)
    expect(again?.sentence).toMatch(/ in week \d+\. /)
  })

  test('it calls a set the same as the last one only where it is', () => {
    const told = ironman.weeks
      .flatMap(({ week }) => reasonsOf(ironman, week, 'main-set'))
      .filter(({ inputs }) => inputs.previousWeek !== undefined)
    const isSame = ({ inputs }: TextReason) => inputs.rounds === inputs.previousRounds
    expect([told.some(isSame), told.every(isSame)]).toEqual([true, false])
    for (const reason of told) {
      const { rounds, previousRounds, previousWeek } = reason.inputs
      const before = isSame(reason) ? 'the same as' : `${previousRounds} x .*`
      expect(reason.sentence).toMatch(new RegExp(`, ${rounds} x .*; ${before} in week ${previousWeek}\\. `))
    }
  })

  test('an easy one says how much of the week is easy', () => {
    const [reason] = reasonsOf(olympic, 9, 'easy-time')
    expect(reason?.sentence).toBe(
      `Kept easy, like ${reason?.inputs.percent} % of this week: that is what the hard sessions stand on.`,
    )
    expect(Number(reason?.inputs.percent)).toBeGreaterThanOrEqual(78)
  })

  test('every session of every scenario has a reason with a known source and a sentence', () => {
    const known = Object.values(SOURCES) as string[]
    const check = ({ reasons }: Pick<TextExercise, 'reasons'>) => {
      expect(reasons.length).toBeGreaterThan(0)
      for (const { sentence: text, source, rule } of reasons) {
        expect(known).toContain(source)
        expect(text).toMatch(/^[A-Z0-9].*\.$/)
        expect(text).not.toMatch(/undefined|NaN|\bnull\b/)
        expect(rule).toMatch(/^[a-z-]+$/)
      }
    }
    for (const input of Object.values(GOLDEN)) {
      const plan = planInEnglish(input)
      for (const { exercises } of plan.workouts) exercises.forEach(check)
      plan.weeks.forEach(check)
    }
  })
})

test.each([
  [45, '45 min'],
  [60, '1 h'],
  [125, '2 h 05'],
  [480, '8 h'],
])('%i minutes read %s', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})
