import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { SOURCES } from '../sources.js'
import { CUES } from '../steps.js'
import { GOLDEN } from '../testing/golden-inputs.js'
import { PINNED_SEASONS } from '../testing/pinned-seasons.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import type { Inputs, PlanInput } from '../types.js'
import { SESSION_TYPES } from '../vocabulary.js'
import { NAMES as GERMAN_NAMES } from './de/names.js'
import { PURPOSES as GERMAN_PURPOSES } from './de/purposes.js'
import { de } from './de.js'
import { NAMES as ENGLISH_NAMES } from './en/names.js'
import { PURPOSES as ENGLISH_PURPOSES } from './en/purposes.js'
import { en } from './en.js'
import { planInWords } from './in-words.js'
import type { Measures } from './measures.js'
import type { Texts } from './texts.js'

const METRIC: Measures = { units: 'metric', poolUnits: 'metres' }
const YARDS: Measures = { units: 'miles', poolUnits: 'yards' }
const LANGUAGES: readonly (readonly [string, Texts, readonly string[], readonly string[]])[] = [
  ['English', en, Object.keys(ENGLISH_NAMES), Object.keys(ENGLISH_PURPOSES)],
  ['German', de, Object.keys(GERMAN_NAMES), Object.keys(GERMAN_PURPOSES)],
]

/** Seasons in which every rule and every notice of a plan speaks. */
const SEASONS: readonly PlanInput[] = [
  ...Object.values(GOLDEN),
  ...PINNED_SEASONS.map(({ input }) => input),
  { ...GOLDEN.G2, today: '2027-03-19' },
  { ...GOLDEN.G13, goalPaces: GOLDEN.G13.currentPaces },
  { ...GOLDEN.G2, today: '2027-06-07' },
  { ...GOLDEN.G2, raceDate: '2027-02-31' },
  { ...GOLDEN.G2, raceType: 'marathon' as 'sprint' },
  { ...GOLDEN.G2, distances: { swim: 0, bike: 25, run: 6.2 } },
  { ...GOLDEN.G2, weeklySchedule: [] },
  { ...GOLDEN.G2, weeklySchedule: GOLDEN.G2.weeklySchedule.filter(({ day }) => day === 2 || day === 6) },
  { ...GOLDEN.G2, weeklySchedule: weekOffering('Mon 0.5e, Tue 0.5e, Wed 1, Fri 1, Sat 2') },
  scenario('ironman', 'beginner', 30, { weeklySchedule: weekOffering('Sun 2e, Mon 1, Tue 1, Thu 1, Sat 3e') }),
  scenario('ironman', 'beginner', 30, { currentPaces: { swim: 230, bike: 11, run: 960 } }),
  scenario('70.3', 'beginner', 20, { currentPaces: { swim: 210, bike: 14, run: 690 } }),
  ...[0, 60, 240, 700].map((minutesPerWeek) => ({ ...GOLDEN.G4, fitness: { minutesPerWeek, longest: { run: 40 } } })),
  JSON.parse('null'),
]
const PLANS = SEASONS.map(generatePlan)
const SESSIONS = PLANS.flatMap(({ workouts, afterRace }) => [
  ...workouts.flatMap(({ exercises }) => exercises),
  ...afterRace,
])
const REASONS = [
  ...PLANS.flatMap(({ weeks }) => weeks.flatMap(({ reasons }) => reasons)),
  ...SESSIONS.flatMap(({ reasons }) => reasons),
]
const NOTICES = PLANS.flatMap(({ notices }) => notices)

/** Words that only the other language has. */
const ENGLISH = /\b(the|and|with|of|your|you|week|swim|ride|run|easy|hard|day|days|before|after|race|pace|test)\b/i
const GERMAN = /\b(der|die|das|und|mit|deine?r?|du|Woche|Lauf|Rad|locker|Tag|vor|nach|Rennen)\b|[äöüß]/
/** German takes these over as they are. */
const TAKEN_OVER = /Cruise-Intervalle|Test|Taper(ing)?|Sweet-Spot|Pull-Buoy/g

const FOREIGN: Readonly<Record<Texts['language'], RegExp>> = { en: GERMAN, de: ENGLISH }

function expectWords({ language }: Texts, text: string | undefined, about: string) {
  const words = text ?? ''
  expect(words, about).not.toBe('')
  expect(words, about).not.toMatch(/undefined|NaN|\bnull\b|\[object|[{}#]|Infinity/)
  expect(words.replace(TAKEN_OVER, ''), about).not.toMatch(FOREIGN[language])
}

const isSentence = /^[A-ZÄÖÜ0-9].*\.$/

describe.each(LANGUAGES)('in %s', (_, texts, names, purposes) => {
  test('every session of the library has a name and a purpose', () => {
    const library = names.filter((name) => !SESSION_TYPES.some((type) => type === name))
    expect(library.length).toBeGreaterThan(110)
    for (const code of library) {
      expectWords(texts, texts.sessionName(code, METRIC), code)
      expectWords(texts, texts.purpose(code), code)
      expect(texts.purpose(code), code).toMatch(isSentence)
    }
    for (const code of purposes) expect(names.some((name) => name === code || name.startsWith(`${code}-`))).toBe(true)
  })

  test('a session of the athlete’s own has a name, and no purpose but what the athlete writes', () => {
    for (const type of SESSION_TYPES) {
      expectWords(texts, texts.sessionName(type, METRIC), type)
      expect(texts.purpose(type)).toBeUndefined()
    }
  })

  test('every cue and every kind of step has words', () => {
    for (const cue of CUES) expectWords(texts, texts.cue(cue, METRIC), cue)
    for (const sport of ['swim', 'bike', 'run'] as const)
      for (const kind of ['warmup', 'work', 'recover', 'rest', 'cooldown'] as const)
        expectWords(texts, texts.label({ kind }, sport, METRIC), `${sport} ${kind}`)
  })

  test('every source has a citation, and a citation stays as it is', () => {
    for (const source of Object.keys(SOURCES)) {
      expect(texts.citation(source)).not.toBe(source)
      expect(texts.citation(texts.citation(source))).toBe(texts.citation(source))
    }
  })

  test('every reason of every plan has a sentence', () => {
    for (const reason of REASONS) {
      const sentence = texts.sentence(reason, METRIC)
      expectWords(texts, sentence, `${reason.rule} ${JSON.stringify(reason.inputs)}`)
      expect(sentence).toMatch(isSentence)
    }
  })

  test('every notice of every plan has a message', () => {
    for (const notice of NOTICES) {
      expectWords(texts, texts.message(notice, METRIC), notice.code)
      expect(texts.message(notice, METRIC)).toMatch(isSentence)
    }
  })

  test('every session of every plan has a name and notes, with its steps and its fuel', () => {
    for (const session of SESSIONS) {
      expectWords(texts, texts.notes(session, METRIC), session.id)
      const fuel = session.fuel && texts.fuelNote(session.fuel)
      expect(texts.notes(session, METRIC)?.endsWith(fuel ?? '')).toBe(true)
    }
  })

  test('what it does not know has no words', () => {
    for (const code of ['', 'B-NEW-1', 'constructor', '__proto__', 'toString']) {
      expect(texts.sessionName(code, METRIC)).toBeUndefined()
      expect(texts.purpose(code)).toBeUndefined()
      expect(texts.cue(code, METRIC)).toBeUndefined()
      expect(texts.notes({ code, type: 'run', steps: [] }, METRIC)).toBeUndefined()
      expect(texts.sentence({ rule: code, inputs: {} }, METRIC)).toBeUndefined()
      expect(texts.message({ code }, METRIC)).toBeUndefined()
      expect(texts.citation(code)).toBe(code)
    }
    expect(texts.sentence({ rule: 'main-set', inputs: { code: 'B-NEW-1' } }, METRIC)).toBeUndefined()
  })

  test('a rule or notice whose figures are missing has no sentence rather than one with a hole', () => {
    const bare = (words: string | undefined) => words === undefined || !/undefined|NaN/.test(words)
    for (const { rule } of REASONS) expect(bare(texts.sentence({ rule, inputs: {} }, METRIC)), rule).toBe(true)
    for (const { code } of NOTICES) expect(bare(texts.message({ code }, METRIC)), code).toBe(true)
    expect(texts.sentence({ rule: 'hard-day', inputs: {} }, METRIC)).toBeUndefined()
    expect(texts.message({ code: 'SHORT_PLAN' }, METRIC)).toBeUndefined()
  })

  test('in yards no length of the water is told in metres, and on the road none in miles where kilometres are read', () => {
    for (const plan of PLANS) {
      const yards = JSON.stringify(planInWords(plan, texts, YARDS).workouts.map(wordsOf('swim')))
      expect(yards).not.toMatch(/\d m\b|\/100m/)
      const metric = JSON.stringify(
        planInWords(plan, texts, METRIC).workouts.flatMap((day) => [wordsOf('bike')(day), wordsOf('run')(day)]),
      )
      expect(metric).not.toMatch(/\d mi\b|mph|\/mi\b/)
    }
  })
})

type Day = ReturnType<typeof planInWords>['workouts'][number]

/** What is said of a day's sessions of one sport. */
const wordsOf =
  (sport: string) =>
  ({ exercises }: Day): unknown[] =>
    exercises
      .filter(({ type }) => type === sport)
      .map(({ name, notes, reasons, steps }) => [name, notes, reasons.map(({ sentence }) => sentence), steps])

describe('the two languages', () => {
  test('speak of the same rules and notices, all that a plan gives', () => {
    const rules = [...new Set(REASONS.map(({ rule }) => rule))].sort()
    expect(rules).toEqual(
      [
        ...['absorb-week', 'after-race', 'brick', 'day-hours', 'easy-time', 'every-day', 'first-in-day', 'first-week'],
        ...['hard-day', 'hard-together', 'light-day', 'limiter', 'load-week', 'long-ride', 'long-run'],
        ...['long-swim', 'main-set', 'part-week'],
        ...[
          'paces',
          'race-day',
          'race-week',
          'race-week-volume',
          'recovery-week',
          'second-session',
          'taper',
          'technique',
        ],
        ...['test-day', 'test-left-out'],
      ].sort(),
    )
    expect([...new Set(NOTICES.map(({ code }) => code))].sort()).toEqual(
      [
        ...[
          'BIKE_CUT_OFF',
          'ENDURANCE_DAY_SHORT',
          'FINISH_CUT_OFF',
          'GENTLE_START',
          'INVALID_DATE',
          'INVALID_DISTANCE',
          'LONG_RIDE_SHORT',
        ],
        ...['LONG_RUN_SHORT', 'LONG_SWIM', 'NO_INPUT', 'SWIM_CUT_OFF', 'UNBROKEN_SWIM'],
        ...['NOT_MEDICAL_ADVICE', 'NO_TRAINING_DAYS', 'RACE_IN_PAST', 'RACE_TODAY', 'SHORT_PLAN', 'TOO_FEW_DAYS'],
        ...['TOO_FEW_HOURS', 'UNKNOWN_RACE'],
      ].sort(),
    )
  })

  test('never say the same sentence', () => {
    for (const reason of REASONS) expect(en.sentence(reason, METRIC)).not.toBe(de.sentence(reason, METRIC))
    for (const notice of NOTICES) expect(en.message(notice, METRIC)).not.toBe(de.message(notice, METRIC))
  })

  test('tell the same figures', () => {
    const figures = (text: string | undefined) =>
      (text ?? '')
        .replaceAll(',', '.')
        .match(/\d+(\.\d+)?/g)
        ?.sort() ?? []
    const ALIKE = new Set([
      'after-race',
      'race-week',
      'every-day',
      'second-session',
      'main-set',
      'long-ride',
      'long-run',
    ])
    for (const reason of REASONS.filter(({ rule }) => !ALIKE.has(rule)))
      expect(figures(de.sentence(reason, METRIC)), reason.rule).toEqual(figures(en.sentence(reason, METRIC)))
  })
})

describe('a sentence in the units of its reader', () => {
  const reason = (rule: string, inputs: Inputs) => ({ rule, inputs })
  const brick = reason('brick', { sport: 'run', day: 6, minutes: 30, gap: 1, metres: 700 })
  const swim = reason('race-day', { sport: 'swim', miles: 0.93, minutes: 28, pace: 111 })
  const ride = reason('race-day', { sport: 'bike', miles: 25, minutes: 78, pace: 19.2 })
  const run = reason('race-day', { sport: 'run', miles: 6.2, minutes: 49, pace: 478 })
  const set = reason('main-set', { code: 'S-200-1', rounds: 3, metres: 200 })

  test.each([
    [brick, YARDS, 'a stride needs some 0.4 mi to settle'],
    [brick, METRIC, 'a stride needs some 700 m to settle'],
    [swim, METRIC, 'Race day: 1500 m at goal pace, 1:51/100m.'],
    [swim, YARDS, 'Race day: 1650 yd at goal pace, 1:41/100yd.'],
    [ride, METRIC, 'Race day: 40.2 km at goal pace, 30.8 km/h.'],
    [ride, YARDS, 'Race day: 25.0 mi at goal pace, 19.2 mph.'],
    [run, METRIC, 'Race day: 10.0 km at goal pace, 4:57/km.'],
    [run, YARDS, 'Race day: 6.2 mi at goal pace, 7:58/mi.'],
    [set, METRIC, 'Threshold 200s, 3 x 200 m. '],
    [set, YARDS, 'Threshold 200s, 3 x 200 yd. '],
  ])('%o in %o: %s', (given, measures, text) => {
    expect(en.sentence(given, measures)).toContain(text)
  })

  test('names a swim by the length that its steps have', () => {
    expect(en.sessionName('S-200-1', METRIC)).toBe('Threshold 200s')
    expect(en.sessionName('S-200-1', YARDS)).toBe('Threshold 200s')
    expect(en.label({ kind: 'work', cue: 'swim-threshold', metres: 200 }, 'swim', YARDS)).toBe('200 yd at threshold')
    expect(en.label({ kind: 'warmup', metres: 300 }, 'swim', YARDS)).toBe('Warm-up')
    expect(de.sessionName('S-100-1', METRIC)).toBe('Lockere 100er')
  })
})
