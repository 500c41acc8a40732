import { describe, expect, test } from 'vitest'
import { generatePlan } from '../generate-plan.js'
import { planning } from '../testing/planning.js'
import { scenario, weekOffering } from '../testing/scenarios.js'
import { en } from '../texts/en.js'
import type { PlanInput, Sport } from '../types.js'
import { sharesDay, takesTurns } from './turns.js'
import { shapeWeeks } from './volume.js'

/** Seven hours and a half, with two days for long sessions. */
const FEW_HOURS = 'Sun 2e, Mon 1, Tue 0.5, Thu 1, Sat 3e'
/** Eight hours and a half on which only Saturday has room. */
const ONE_DAY = 'Sun 1, Mon 1, Tue 1, Wed 0.5, Thu 1, Sat 4e'
const half = (week: string, weeks = 20): PlanInput =>
  scenario('70.3', 'intermediate', weeks, { weeklySchedule: weekOffering(week) })

const seasonOf = (input: PlanInput) => planning(input).season
const shapesOf = (input: PlanInput) => shapeWeeks(seasonOf(input))

describe('ride and run take turns', () => {
  test('where a long race has under eight hours a week', () => {
    expect(takesTurns(seasonOf(half(FEW_HOURS)))).toBe(true)
    expect(takesTurns(seasonOf(half('Sun 2e, Mon 1, Tue 1, Thu 1, Sat 3e')))).toBe(false)
  })

  test('where no second day holds three quarters of the long run', () => {
    expect(takesTurns(seasonOf(half(ONE_DAY)))).toBe(true)
    expect(takesTurns(seasonOf(half(ONE_DAY.replace('Sun 1', 'Sun 1.5'))))).toBe(false)
  })

  test('in no short race, no plan of under 16 weeks, and not on a single day', () => {
    const olympic = scenario('olympic', 'intermediate', 20, { weeklySchedule: weekOffering(FEW_HOURS) })
    expect(takesTurns(seasonOf(olympic))).toBe(false)
    expect(takesTurns(seasonOf(half(FEW_HOURS, 16)))).toBe(true)
    expect(takesTurns(seasonOf(half(FEW_HOURS, 15)))).toBe(false)
    expect(takesTurns(seasonOf(half('Sat 4e')))).toBe(false)
  })

  test('on one day where only one has the room', () => {
    expect(sharesDay(seasonOf(half(ONE_DAY)))).toBe(true)
    expect(sharesDay(seasonOf(half(FEW_HOURS)))).toBe(false)
  })
})

describe.each([
  ['a week of few hours', half(FEW_HOURS)],
  ['a week of one long day', half(ONE_DAY)],
  [
    'a week of one long day before an ironman',
    scenario('ironman', 'beginner', 30, { weeklySchedule: weekOffering(ONE_DAY) }),
  ],
])('a plan for %s', (_, input) => {
  const shapes = shapesOf(input)
  const { workouts } = generatePlan(input)
  const turnsIn = (turn: 'bike' | 'run') => shapes.filter((shape) => shape.turn === turn).map(({ week }) => week)
  const sessions = workouts
    .filter(({ workoutType }) => workoutType !== 'race')
    .flatMap(({ week, day, exercises }) => exercises.map((each) => ({ week, day, ...each })))
  const longest = (week: number, sport: Sport) =>
    sessions.filter((each) => each.week === week && each.type === sport).toSorted((a, b) => b.duration - a.duration)[0]
  const mean = (weeks: readonly number[], sport: Sport) =>
    weeks.reduce((sum, week) => sum + (longest(week, sport)?.duration ?? 0), 0) / weeks.length

  test('has load weeks of the ride and of the run, one after the other', () => {
    const turns = shapes.filter(({ kind }) => kind === 'load').map(({ turn }) => turn)
    expect(turns.length).toBeGreaterThan(10)
    turns.forEach((turn, index) => {
      if (index > 0) expect(turn).not.toBe(turns[index - 1])
    })
    expect(shapes.filter(({ kind, turn }) => kind !== 'load' && turn)).toEqual([])
  })

  test('runs longer in the weeks of the run, and rides longer in those of the ride', () => {
    expect(mean(turnsIn('run'), 'run')).toBeGreaterThan(1.15 * mean(turnsIn('bike'), 'run'))
    expect(mean(turnsIn('bike'), 'bike')).toBeGreaterThan(1.15 * mean(turnsIn('run'), 'bike'))
  })

  test('has its bricks, and its rehearsal, in weeks of the ride', () => {
    const linked = sessions.filter(({ linked, week }) => linked && shapes[week - 1]?.kind === 'load')
    expect(linked.length).toBeGreaterThan(2)
    expect(linked.filter(({ week }) => turnsIn('run').includes(week))).toEqual([])
    const rehearsal = sessions.find(({ code }) => code?.includes('REHEARSAL'))
    expect(turnsIn('bike')).toContain(rehearsal?.week)
  })

  test('says in both long sessions of a week why one of them is short', () => {
    const measures = { units: 'miles', poolUnits: 'metres' } as const
    for (const { week } of shapes.filter(({ turn }) => turn))
      for (const each of sessions.filter((session) => session.week === week))
        for (const reason of each.reasons.filter(({ rule }) => rule === 'long-ride' || rule === 'long-run'))
          expect(en.sentence(reason, measures)).toMatch(/take turns: your hours hold one of them in full\.$/)
  })
})

test('a run that only one day holds has that day in its weeks, and the ride another', () => {
  const input = half(ONE_DAY)
  const shapes = shapesOf(input)
  for (const { week, turn } of shapes.filter(({ isWhole }) => isWhole)) {
    const reasons = generatePlan(input)
      .workouts.filter((workout) => workout.week === week)
      .flatMap(({ day, exercises }) => exercises.flatMap((each) => each.reasons.map(({ rule }) => `${rule} ${day}`)))
    if (turn === 'run') expect(reasons).toContain('long-run 6')
    if (turn === 'bike') expect(reasons).not.toContain('long-run 6')
  }
})
