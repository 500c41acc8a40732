import type { Step } from '@tri/plan-engine'
import { en } from '@tri/plan-engine/texts/en'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { planCalendar } from '../calendar/calendar.js'
import { planCsv } from '../csv/csv.js'
import { realStoredPlan } from '../testing/real-plans.js'
import { THRESHOLD_SWIM, workout } from '../testing/workouts.js'
import { inReadersWords, sheetForDevice } from './in-readers-words.js'
import type { PlanSheet, StoredSheet } from './plan.js'
import { setLines, targetText, writtenOut } from './session-text.js'
import { inUnits, poolOf, shownPace, type Units } from './units.js'

const STORED: Units = { units: 'miles', poolUnits: 'metres' }
const METRIC: Units = { units: 'metric', poolUnits: 'yards' }
const sheet = realStoredPlan('olympic', 'intermediate', 14)
const withoutLabel = ({ label: _, ...step }: Step) => step
const inReadersUnits = (stored: StoredSheet, units: Units) => inReadersWords(stored, { texts: en, units })
const OPTIONS = { stamp: new Date('2026-11-20T12:00:00Z'), host: 'plan.example.org' }
const IMPERIAL = /\d ?mi\b|\/mi\b|mph\b/
const METRES = /\d m\b|\/100 ?m\b/

/** What a reader of a calendar sees. */
const eventsOf = (plan: PlanSheet) =>
  new ICAL.Component(ICAL.parse(planCalendar(plan, OPTIONS)))
    .getAllSubcomponents('vevent')
    .map((vevent) => new ICAL.Event(vevent))
    .map(({ summary, description }) => `${summary}\n${description}`)

describe('the pool of an athlete', () => {
  it.each([
    [{ poolUnits: 'metres' }, { length: 25, unit: 'm' }],
    [
      { poolUnits: 'metres', poolLength: 50 },
      { length: 50, unit: 'm' },
    ],
    [{ poolUnits: 'yards' }, { length: 25, unit: 'yd' }],
    [
      { poolUnits: 'yards', poolLength: 50 },
      { length: 25, unit: 'yd' },
    ],
  ] as const)('of %j is %j', (units, pool) => {
    expect(poolOf(units)).toEqual(pool)
  })
})

describe('a pace range', () => {
  it.each([
    [{ from: 130, to: 125 }, 'swim', '1:59-1:54/100yd'],
    [{ from: 18, to: 19.5 }, 'bike', '29.0-31.4 km/h'],
    [{ from: 510, to: 480 }, 'run', '5:17-4:58/km'],
    [{ from: 480, to: 480 }, 'run', '4:58/km'],
  ] as const)('%j of a %s is %s in the units of who reads', (target, sport, text) => {
    expect(targetText(target, sport, METRIC)).toBe(text)
  })

  it('is as it is stored where nothing else is said', () => {
    expect(targetText({ from: 510, to: 480 }, 'run')).toBe('8:30-8:00/mi')
    expect(shownPace(STORED, 'run', 510)).toBe(510)
  })
})

describe('a plan for a reader of kilometres and yards', () => {
  const plan = inReadersUnits(sheet, METRIC)

  it('holds no mile, and in its swims no metre, in a calendar', () => {
    const text = eventsOf(plan).join('\n')
    expect(text).toMatch(/\d km\b[\s\S]*\/km\b/)
    expect(text).not.toMatch(IMPERIAL)
    const swims = eventsOf(plan).filter((event) => /^(Swim|\u2713 Swim)/.test(event))
    expect(swims.length).toBeGreaterThan(10)
    expect(swims.join('\n')).not.toMatch(METRES)
  })

  it('holds none in a table either', () => {
    const text = planCsv(plan)
    expect(text).toContain('/100yd')
    expect(text).not.toMatch(IMPERIAL)
    expect(text).not.toMatch(METRES)
  })

  it('leaves the metres of rides and runs alone: they are swum in no pool', () => {
    const sentence = 'Run straight off the ride, because a stride needs some 700 m to settle after a ride of 10 mi.'
    const reasons = [{ rule: 'brick', inputs: {}, sentence, source: 'Design choice' }]
    const steps = [{ kind: 'work', seconds: 60, zone: 'easy', label: 'Up a hill of 200 m' }] as const
    const told = (type: 'swim' | 'bike' | 'run') =>
      inReadersUnits(
        { ...sheet, workouts: [workout(1, [{ ...THRESHOLD_SWIM, type, reasons, steps, notes: 'Some 700 m.' }])] },
        METRIC,
      )
        .workouts.flatMap(({ exercises }) => exercises)
        .map((one) => [one.reasons[0]?.sentence, one.notes, setLines(one)[0]?.parts[0]?.what])
    const inMetres = [
      sentence.replace('10 mi', '16.1 km'),
      'Some 700 m.',
      'Up a hill of 200 m 60 s'.replace('60 s', '1 min'),
    ]
    expect([...told('bike'), ...told('run')]).toEqual([inMetres, inMetres])
    expect(told('swim')[0]?.[1]).toBe('Some 775 yd.')
  })

  it('has the same sessions, and says the length of a swum step once', () => {
    const onTheRoad = ({ workouts }: StoredSheet) =>
      workouts.map(({ exercises }) =>
        exercises.map(({ id, type, steps }) => [id, type === 'swim' || writtenOut(steps).map(withoutLabel)]),
      )
    expect(onTheRoad(plan)).toEqual(onTheRoad(sheet))
    const [own] = inReadersUnits({ ...sheet, workouts: [workout(1, [THRESHOLD_SWIM])] }, METRIC).workouts
    const words = (own?.exercises ?? []).flatMap((swim) => setLines(swim)).flatMap(({ parts }) => parts)
    expect(words.map(({ what }) => what)).toContain('100 yd at threshold')
  })

  it('has swims that are whole fifties of yards and add up, in the same minutes', () => {
    const swims = (read: StoredSheet) =>
      read.workouts
        .filter(({ workoutType }) => workoutType !== 'race')
        .flatMap(({ exercises }) => exercises.filter(({ type }) => type === 'swim'))
    const stored = swims(sheet)
    swims(plan).forEach(({ distance, steps, duration }, index) => {
      const yards = writtenOut(steps).map(({ metres = 0 }) => Math.round((1000 * metres) / 0.9144) / 1000)
      expect(yards.filter((length) => length % 50 !== 0)).toEqual([])
      expect(distance).toBe(`${yards.reduce((sum, length) => sum + length)} yd`)
      expect(duration).toBe(stored[index]?.duration)
    })
    expect(stored.length).toBeGreaterThan(10)
  })

  it('keeps names and what the athlete wrote, and turns what they logged', () => {
    const logged = workout(1, [{ ...THRESHOLD_SWIM, name: 'The 10 mi classic' }], {
      notes: 'Felt like 20 mph',
      actualExercises: [{ ...THRESHOLD_SWIM, distance: '1500 m', actualPace: '2:00/100m', notes: 'My 8:00/mi' }].map(
        ({ steps, reasons, pace, ...actual }) => actual,
      ),
    })
    const [shown] = inReadersUnits({ ...sheet, name: '5 mi swim', workouts: [logged] }, METRIC).workouts
    expect(shown).toMatchObject({
      notes: 'Felt like 20 mph',
      exercises: [{ name: 'The 10 mi classic' }],
      actualExercises: [{ distance: '1650 yd', actualPace: '1:50/100yd', notes: 'My 8:00/mi' }],
    })
  })
})

it('a plan for a reader of miles and metres is the plan as it is stored', () => {
  expect(eventsOf(inReadersUnits(sheet, STORED))).toEqual(eventsOf(sheetForDevice(sheet, en)))
  expect(inUnits(STORED, '10 x (100 m @ 2:02-1:58/100m)')).toBe('10 x (100 m @ 2:02-1:58/100m)')
})
