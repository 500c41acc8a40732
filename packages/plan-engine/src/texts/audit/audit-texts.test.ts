import { describe, expect, test } from 'vitest'
import { auditPlan } from '../../audit/audit-plan.js'
import { type FindingCode, type FindingInputs, tell } from '../../codes/findings.js'
import { RULE_IDS } from '../../codes/rule-ids.js'
import { generatePlan } from '../../generate-plan.js'
import { PINNED_SEASONS } from '../../testing/pinned-seasons.js'
import type { Inputs } from '../../types.js'
import type { Measures } from '../measures.js'
import type { AuditTexts } from './audit-texts.js'
import { de } from './de.js'
import { en } from './en.js'

const METRIC: Measures = { units: 'metric', poolUnits: 'metres' }
const YARDS: Measures = { units: 'miles', poolUnits: 'yards' }

const AT = { week: 3, day: 4 } as const

/** Something that each finding may tell. */
const SAMPLES: { [Code in FindingCode]: FindingInputs[Code] } = {
  'no-dates': {},
  'hours-kept': {},
  'before-start': { ...AT, minutes: 30, days: 1 },
  'day-off-used': { ...AT, minutes: 30, days: 2 },
  'day-overfull': { ...AT, minutes: 85, over: 25, days: 2 },
  'sums-right': {},
  'sums-wrong': { sums: 4 },
  'days-used': {},
  'day-unused': { ...AT, days: 3 },
  'race-in-place': {},
  'no-race': {},
  'several-races': { races: 2 },
  'race-misplaced': AT,
  'race-day-shared': {},
  'outside-plan': {},
  'steepest-week': { week: 4, percent: 12.5 },
  'no-step': {},
  'fitness-rise': { points: 4.3, days: 42 },
  'recovery-share': { week: 8, percent: 64.5, aim: 65 },
  'loads-in-a-row': { weeks: 3 },
  'taper-cut': { weeks: 2, percent: 48.5, min: 41, max: 60 },
  'sharp-sessions': { sessions: 2 },
  'no-sharp-session': {},
  'easy-share': { percent: 81.5 },
  'hardest-week': { week: 6, percent: 71.5 },
  'hard-days-apart': {},
  'hard-after-hard': { ...AT, pairs: 2 },
  'hard-in-a-day': { ...AT, sessions: 3, days: 2 },
  'cold-starts': { sessions: 3 },
  'warmed-up': {},
  'ids-repeated': { sessions: 2 },
  'ids-unique': {},
  'no-jump': {},
  jump: { ...AT, sport: 'bike', minutes: 240, before: 150 },
  'late-hard': AT,
  'easy-too-fast': { sport: 'run' },
  'first-of-season': { minutes: 400, aim: 265 },
  'weeks-rest': {},
  'week-without-rest': { week: 5, weeks: 2 },
  monotony: { monotony: 1.85 },
  'no-run-jump': {},
  'run-jump': { ...AT, minutes: 130, percent: 20.5 },
  'long-run-share': { percent: 55.5, minutes: 95 },
  'longest-ride': { minutes: 240, leg: 320, room: 260 },
  'longest-run': { minutes: 95, leg: 110 },
  'sport-shares': { swim: 18, bike: 50, run: 32 },
  'two-swims': { weeks: 9, all: 11 },
  'peak-bricks': { weeks: 3, all: 4 },
  'no-late-session': {},
  'late-session': { ...AT, sport: 'run', minutes: 95 },
  'hours-used': { percent: 97.5 },
  'paces-on-course': {},
  'paces-astray': { paces: 2 },
  'longest-swim': { metres: 2_300, unbroken: 1_800, race: 3_862 },
  'first-week': { minutes: 265, lately: 240, run: 40, longest: 45 },
  'after-race-wrong': { sessions: 2 },
  'back-gently': {},
  'back-too-soon': { hard: 2, long: 1 },
  'time-off-kept': {},
  'on-time-off': { ...AT, sessions: 2 },
  'runs-linked': {},
  'run-behind-ride': { ...AT, runs: 2 },
  'late-load': { ...AT, minutes: 80 },
  'taper-start': { days: 14, enough: 21 },
  'race-effort': { minutes: 60, room: 90, rehearsed: false },
  'tests-held': { weeks: 1, all: 2 },
  'tests-misplaced': { tests: 2 },
  'cut-short': { days: 21 },
  varied: {},
  repeats: { sets: 2, weeks: 3 },
  filler: { sessions: 1, all: 12 },
  'fuel-untried': { asked: 90, practised: 60 },
  'race-skills': { sightings: 3, transitions: 2, unfuelled: 1 },
  technique: { swims: 4, all: 12, fast: 2 },
  'ends-with-race': {},
  'no-late-day': {},
  'no-fitness': {},
  'first-week-over': {},
  'no-load-week': {},
  'no-paces': {},
  'no-place-for-it': {},
  'no-recovery-week': {},
  'no-swim-metres': {},
  'no-time-off': {},
  'no-training': {},
  'one-run-a-week': {},
  'too-few-sessions': {},
  'too-short-plan': {},
}
const codes = Object.keys(SAMPLES) as FindingCode[]
const toldOf = (code: FindingCode) => tell(code, SAMPLES[code] as Inputs)
/** What is found in plans as they are made: more than one of each kind. */
const FOUND = PINNED_SEASONS.flatMap(({ input }) => auditPlan(generatePlan(input), input).rules)

describe.each([
  ['English', en],
  ['German', de],
])('in %s', (_, texts: AuditTexts) => {
  test('every rule has a title of a few words', () => {
    for (const id of RULE_IDS) expect(texts.title(id), id).toMatch(/^[A-ZÄÖÜ].{3,30}$/)
    expect(new Set(RULE_IDS.map(texts.title)).size).toBe(RULE_IDS.length)
  })

  test('every finding is whole sentences', () => {
    for (const told of [...codes.map(toldOf), ...FOUND])
      expect(texts.finding(told, METRIC), told.finding).toMatch(/^[A-ZÄÖÜ0-9](?!.*(undefined|NaN|null|\[object)).*\.$/)
  })

  test('a finding that it does not know, or whose figures are missing, has no words', () => {
    for (const finding of ['', 'new-finding', 'constructor', '__proto__', 'toString'])
      expect(texts.finding({ finding, inputs: {} }, METRIC)).toBeUndefined()
    for (const id of ['', 'R99', 'constructor']) expect(texts.title(id)).toBeUndefined()
    for (const code of ['steepest-week', 'taper-cut', 'sport-shares', 'longest-run'])
      expect(texts.finding({ finding: code, inputs: {} }, METRIC), code).toBeUndefined()
  })

  test('a swim is told in the units of the pool', () => {
    expect(texts.finding(toldOf('longest-swim'), METRIC)).toContain('2300 m')
    expect(texts.finding(toldOf('longest-swim'), YARDS)).toMatch(/2500 yd.*1950 yd.*4200 yd/)
  })
})

test('the two languages tell the same figures in other words', () => {
  const figures = (text = '') => text.replaceAll(',', '.').match(/\d+(\.\d+)?/g) ?? []
  for (const told of [...codes.map(toldOf), ...FOUND]) {
    const [english, german] = [en.finding(told, METRIC), de.finding(told, METRIC)]
    expect(german).not.toBe(english)
    if (told.finding !== 'no-dates')
      expect(figures(german).toSorted(), told.finding).toEqual(figures(english).toSorted())
  }
})

test.each([
  ['day-overfull', 'Thursday of week 3 holds 85 min, 25 more than you have (2 in all).'],
  ['outside-plan', 'A session stands outside the plan, on a day of no week.'],
  ['longest-ride', 'The longest ride is 4 h; the race’s takes about 5 h 20; your schedule leaves room for 4 h 20.'],
  ['race-effort', 'The peak’s longest race effort in one ride is 60 min; 90 min would fit. The race is not rehearsed.'],
] as const)('%s reads in English: %s', (code, sentence) => {
  expect(en.finding(toldOf(code), METRIC)).toBe(sentence)
})
