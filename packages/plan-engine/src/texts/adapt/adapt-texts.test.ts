import { describe, expect, test } from 'vitest'
import { ADAPT_RULES } from '../../adapt/adapt-rules.js'
import type { AdaptFindingInputs, AdaptNoticeInputs, AdaptRuleInputs } from '../../adapt/codes.js'
import { PLACEMENTS } from '../en/placements.js'
import { WEEKS } from '../en/weeks.js'
import type { Measures } from '../measures.js'
import type { AdaptTexts } from './adapt-texts.js'
import { ADAPT_CITATIONS } from './citations.js'
import { de } from './de.js'
import { en } from './en.js'

const METRIC: Measures = { units: 'metric', poolUnits: 'metres' }

const BACK = { planned: 90, days: 9, day: 2 } as const

const RACE = { kind: 'olympic', priority: 'B', planned: 75 } as const
const NAMED = { ...RACE, name: 'Stadttriathlon' } as const

/** Something that each rule may tell. */
const RULES: { [Rule in keyof AdaptRuleInputs]: AdaptRuleInputs[Rule] } = {
  'way-back': { ...BACK, percent: 60 },
  'way-back-easy': { ...BACK, sport: 'run' },
  'way-back-pace': { ...BACK, percent: 97.3 },
  'too-short': { planned: 20, least: 15 },
  'key-session': { planned: 180, sport: 'bike', from: 6, to: 0 },
  'room-for-key': { planned: 40, sport: 'bike' },
  'time-off': { planned: 45, reason: 'holiday' },
  'after-fever': { planned: 60, day: 3, most: 30 },
  'after-illness': { planned: 60, day: 1 },
  'short-days': { planned: 60, most: 45 },
  overdone: { planned: 50, week: 6, percent: 136 },
  'overdone-week': { planned: 50, week: 6, most: 610 },
  'long-run-held': { planned: 95, most: 80 },
  'week-swap': { planned: 95, weeks: 2, isEasy: false },
  'race-week-swap': { ...NAMED, weeks: -1, isEasy: true },
  'recovery-week-swap': { planned: 95, weeks: -2, isEasy: true },
  'dealt-anew': { planned: 95, days: 24, isBase: true },
  'growth-held': { planned: 95, week: 12, most: 410 },
  'easy-share': { planned: 60, week: 19, percent: 70 },
  'run-held': { planned: 95, longest: 60, most: 65 },
  'run-back-held': { planned: 95, days: 50, most: 30 },
  unlinked: { planned: 20 },
  'race-leg': { ...NAMED, race: '17', sport: 'bike', miles: 25, pace: 19.2 },
  'put-back': { planned: 60 },
  restored: { planned: 60 },
  'race-gone': RACE,
  'race-room': NAMED,
  'race-season': NAMED,
  'race-instead': { ...RACE, sport: 'run' },
  'race-long': { planned: 190, sport: 'bike', from: 6, to: 0 },
  'race-long-moved': { planned: 40, sport: 'bike', to: 0 },
  'race-before': { ...RACE, days: 2, most: 45 },
  'race-before-easy': { ...NAMED, days: 1 },
  'race-openers': RACE,
  'race-load': { ...RACE, kind: '70.3', most: 480 },
  'race-after': { ...NAMED, day: 2, percent: 60 },
  'race-after-easy': { ...RACE, day: 3 },
  'race-after-off': { ...RACE, day: 1 },
  'race-after-run': { ...RACE, day: 2 },
  'plan-race-date': { planned: 60 },
  'plan-hours': { planned: 0 },
  'plan-level': { planned: 60 },
  'plan-rhythm': { planned: 60 },
  'plan-paces': { planned: 60 },
  'plan-goal': { planned: 60 },
}

const FINDINGS: { [Code in keyof AdaptFindingInputs]: AdaptFindingInputs[Code] } = {
  MISSED_FEW: { days: 3, from: 2, to: 4, sessions: 4, minutes: 255 },
  GAP: { days: 14, resume: 1 },
  DEALT_ANEW: { days: 24, weeks: 3 },
  ILLNESS: { days: 5, resume: 6, isFever: true },
  TIME_OFF_GONE: { days: 7, reason: 'holiday' },
  TIME_OFF_AHEAD: { days: 7, reason: 'holiday', ahead: 12 },
  HOURS_TOO_MANY: {
    done: 800,
    planned: 2000,
    percent: 40,
    day0: 0,
    day1: 0,
    day2: 60,
    day3: 0,
    day4: 30,
    day5: 0,
    day6: 90,
  },
  OVERDONE: { week: 6, done: 850, planned: 625, percent: 136 },
  LONG_RUN_OVERDONE: { minutes: 130, most: 105 },
  RACE_NEW: { ...NAMED, days: 40 },
  RACE_CHANGED: { ...RACE, days: 1 },
  RACE_GONE: { ...RACE, days: 0 },
  VERSION_RESTORED: { madeAt: '2027-03-01T08:00:00.000Z' },
  PLAN_CHANGED: {
    from: '2027-03-01',
    raceDate: '2027-06-06',
    isRaceDate: true,
    isSchedule: true,
    isPaces: false,
    isGoal: true,
    isLevel: false,
  },
}

const NOTICES: { [Code in keyof AdaptNoticeInputs]: AdaptNoticeInputs[Code] } = {
  GOAL_REVIEW: { days: 21, goal: 19_186, finish: 19_383 },
  SEE_A_DOCTOR: {},
  LITTLE_TIME_LEFT: { days: 9 },
  B_RACE_TOO_LATE: { ...RACE, days: 20, latest: 28, isRefused: true },
  B_RACE_LONGER: { kind: '70.3', minutes: 340, most: 160 },
  RACES_TOO_CLOSE: { ...NAMED, days: 30, least: 42, plannedAs: 'B' },
  RACE_IN_RECOVERY: { kind: 'sprint', days: 6, least: 11 },
  RACE_UNTRAINED: { kind: 'run', minutes: 201, longest: 105 },
  RACE_OUTSIDE_PLAN: { kind: 'run' },
  RACE_ON_TIME_OFF: { kind: 'aquabike' },
  RACES_SAME_DAY: { kind: 'duathlon' },
  PLAN_OVER: {},
  RACE_TOO_EARLY: { days: 1 },
  RACE_TOO_LATE: { weeks: 120, most: 104 },
  NO_HOURS: {},
  CHANGE_UNREADABLE: { field: 'goalPaces' },
  EDITED_SINCE: { sessions: 3 },
  VERSION_OVER: {},
}

/** Other things that some of them may tell. */
const MORE: { [Rule in keyof AdaptRuleInputs]?: AdaptRuleInputs[Rule][] } = {
  'growth-held': (['recovery', 'taper', 'return', 'fitness'] as const).map((limit) => ({
    ...RULES['growth-held'],
    limit,
  })),
  'after-fever': [{ ...RULES['after-fever'], isAlarming: true }],
  'run-held': [{ ...RULES['run-held'], longest: 100, most: 85, days: 17 }],
}

/** All that a language says of the samples. */
const said = (texts: AdaptTexts): (string | undefined)[] => [
  ...Object.entries(RULES).map(([rule, inputs]) => texts.sentence({ rule, inputs }, METRIC)),
  ...Object.entries(MORE).flatMap(([rule, samples]) =>
    samples.map((inputs) => texts.sentence({ rule, inputs }, METRIC)),
  ),
  texts.finding({ code: 'TIME_OFF_AHEAD', inputs: { days: 14, reason: 'busy', ahead: 7, most: 45 } }, METRIC),
  ...Object.entries(FINDINGS).map(([code, inputs]) => texts.finding({ code, inputs }, METRIC)),
  ...Object.entries(NOTICES).map(([code, inputs]) => texts.message({ code, inputs }, METRIC)),
]

describe.each([
  ['English', en],
  ['German', de],
])('in %s', (_, texts) => {
  test('every reason, finding and notice of a proposal is whole sentences', () => {
    expect(Object.keys(RULES).sort()).toEqual([...ADAPT_RULES].sort())
    for (const sentence of said(texts)) expect(sentence).toMatch(/^[A-ZÄÖÜ0-9](?!.*(undefined|NaN|null|\[object)).*\.$/)
  })

  test('no word blames, and none heals', () => {
    for (const sentence of said(texts))
      expect(sentence).not.toMatch(/fail|versag|lazy|faul|should have|heal|cure|heilt/i)
  })

  test('a race with a season of its own tells how many weeks lead to it', () => {
    const told = (weeks: number) => texts.finding({ code: 'RACE_NEW', inputs: { ...NAMED, days: 40, weeks } }, METRIC)
    expect(told(5)).toMatch(/the 5 weeks before it lead to it|Die 5 Wochen davor führen darauf hin/)
    expect(told(1)).toMatch(/the week before it leads to it|Die Woche davor führt darauf hin/)
  })

  test('a week that may hold no more is told by what it is there for, and as one that grows where that is not known', () => {
    const told = (limit?: string) =>
      texts.sentence({ rule: 'growth-held', inputs: { ...RULES['growth-held'], ...(limit && { limit }) } }, METRIC)
    expect(told('recovery')).toMatch(/recover|Erholen/)
    expect(told('recovery')).not.toMatch(/grows|wächst/)
    expect(told('later')).toBe(told())
    expect(told()).toMatch(/grows by 10 %|wächst höchstens um 10 %/)
  })

  test('what it does not know, or whose figures are missing, has no words', () => {
    for (const code of ['', 'new-code', 'constructor', '__proto__', 'toString']) {
      expect(texts.sentence({ rule: code, inputs: {} }, METRIC)).toBeUndefined()
      expect(texts.finding({ code, inputs: {} }, METRIC)).toBeUndefined()
      expect(texts.message({ code }, METRIC)).toBeUndefined()
      expect(texts.citation(code)).toBe(code)
    }
    expect(texts.sentence({ rule: 'way-back', inputs: {} }, METRIC)).toBeUndefined()
    expect(texts.finding({ code: 'GAP', inputs: {} }, METRIC)).toBeUndefined()
  })

  test('it names what a rule rests on', () => {
    for (const [key, citation] of Object.entries(ADAPT_CITATIONS)) expect(texts.citation(key)).toBe(citation)
  })
})

test('a look at the goal tells what is within reach, where it is less, and nothing it does not know', () => {
  const told = (texts: AdaptTexts, inputs: AdaptNoticeInputs['GOAL_REVIEW']) =>
    texts.message({ code: 'GOAL_REVIEW', inputs }, METRIC)
  const slower = { days: 45, goal: 19_186, finish: 19_674 }
  const inTime = { days: 45, goal: 19_186, finish: 19_189 }
  expect([told(en, slower), told(en, inTime), told(en, { days: 45 })]).toEqual([
    '45 days off leave about 5 h 28 within reach on race day, instead of 5 h 20. Have a look at what you aim for when you are back in rhythm.',
    '45 days off cost speed, and it takes about as long to come back: that is done by race day. See how your paces feel when you are back in rhythm.',
    '45 days off change what is within reach. Have a look at your goal when you are back in rhythm.',
  ])
  expect([told(de, slower), told(de, inTime), told(de, { days: 45 })]).toEqual([
    'Nach 45 Tagen ohne Training sind am Renntag etwa 5 h 28 erreichbar statt 5 h 20. Sieh dir an, was du dir vornimmst, sobald du wieder im Rhythmus bist.',
    '45 Tage ohne Training kosten Tempo, und etwa ebenso lange dauert es, bis es wieder da ist: bis zum Renntag reicht das. Prüfe deine Tempos, sobald du wieder im Rhythmus bist.',
    '45 Tage ohne Training ändern, was erreichbar ist. Sieh dir dein Ziel an, sobald du wieder im Rhythmus bist.',
  ])
})

test('no rule of a proposal is called as one of a plan: the two would be taken for each other', () => {
  const ofPlans = Object.keys({ ...WEEKS, ...PLACEMENTS })
  expect(ADAPT_RULES.filter((rule) => ofPlans.includes(rule))).toEqual([])
})

test('the two languages tell the same figures in other words', () => {
  const figures = (text = '') => text.replaceAll(',', '.').match(/\d+(\.\d+)?/g) ?? []
  const [english, german] = [said(en), said(de)]
  english.forEach((sentence, index) => {
    expect(german[index]).not.toBe(sentence)
    expect(figures(german[index]).toSorted(), sentence).toEqual(figures(sentence).toSorted())
  })
})
