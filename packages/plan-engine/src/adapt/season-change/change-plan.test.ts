import { describe, expect, test } from 'vitest'
import { auditPlan } from '../../audit/audit-plan.js'
import { addDays, dateOf } from '../../calendar.js'
import { phaseOfWeek } from '../../season/goals/phase-of-week.js'
import { toSeason } from '../../season/season.js'
import { BASE, dayOf, lived, weekMinutes } from '../../testing/histories.js'
import type { Workout } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'
import { revertProposal } from '../proposal/revert.js'
import { progressOf } from '../timeline/progress.js'
import type { SeasonInput } from '../types.js'
import { changePlan } from './change-plan.js'
import { changedInput, refileWorkouts } from './read-change.js'
import type { PlanChange } from './types.js'

type Asking = {
  changed: PlanChange
  today?: string
  input?: SeasonInput
  change?: (saved: Workout[]) => Workout[]
  pinned?: string[]
}

/** A plan of which all was done until a day such as `8 Sun`, and what becomes of it from the next day on. */
function asked({ changed, today: at = '8 Sun', input = BASE, change = (saved) => saved, pinned = [] }: Asking) {
  const [week, name = ''] = at.split(' ')
  const today = dayOf(Number(week), name, input)
  const saved = change(lived(input, today))
  const question = { input, changed, saved, today, pinned }
  const proposal = changePlan(question)
  const after = changedInput(question)
  const filed = refileWorkouts(saved, input, after)
  const now = applyProposal(filed, proposal) ?? []
  const codes = [...proposal.findings, ...proposal.notices].map(({ code }) => code)
  return { ...question, proposal, after, filed, now, codes, minutes: weekMinutes(after, now, today) }
}

/** The base week with other hours on some days. */
const withHours = (hours: Partial<Record<number, number>>): PlanChange['weeklySchedule'] =>
  BASE.weeklySchedule.map((entry) => {
    const own = hours[entry.day] ?? (entry.available ? entry.hours : 0)
    return { ...entry, available: own > 0, hours: own }
  })

const progressIn = (input: SeasonInput): number[] => {
  const season = toSeason(input)
  return season ? progressOf(season, input) : []
}

const sessionsOn = (workouts: readonly Workout[], week: number, day: number): string[] =>
  workouts
    .filter((workout) => workout.week === week && workout.day === day)
    .flatMap(({ exercises }) => exercises.map(({ code, duration }) => `${code} ${duration}`))

describe('hours that change for good', () => {
  const tuesday = asked({ changed: { weeklySchedule: withHours({ 2: 0 }) } })

  test('G-H1: from week 9 Tuesday is gone: key days are chosen anew from there, and weeks 1 to 8 are identical', () => {
    // The week has 9 h instead of 12: it falls at once, and goes on with its recovery and taper where they were.
    expect(tuesday.minutes.join(' ')).toBe(
      '490 530 570 370 610 625 635 415 485 495 505 330 515 520 520 415 540 475 380 195',
    )
    expect(tuesday.now.filter(({ week }) => week <= 8)).toEqual(tuesday.saved.filter(({ week }) => week <= 8))
    for (let week = 9; week <= 20; week++) expect(sessionsOn(tuesday.now, week, 2)).toEqual([])
  })

  test('is undone to the byte', () => {
    const back = revertProposal(tuesday.now, tuesday.proposal)
    expect(JSON.stringify(back)).toBe(JSON.stringify(tuesday.saved))
  })

  test('the same change again changes nothing', () => {
    const again = changePlan({ ...tuesday, input: tuesday.after, saved: tuesday.now })
    expect(again).toMatchObject({ changes: [], findings: [], notices: [] })
  })
})

describe('weeks that have changed places for a holiday', () => {
  const timeOff = [{ id: 'h', from: dayOf(7, 'Mon'), to: dayOf(7, 'Sun'), reason: 'holiday' as const }]
  const input: SeasonInput = { ...BASE, timeOff }
  const swapped = (saved: Workout[]) => applyProposal(saved, adaptPlan({ input, saved, today: dayOf(5, 'Mon') })) ?? []
  const told = { today: '5 Mon', input, change: swapped }
  const kinds = ({ proposal }: ReturnType<typeof asked>) => proposal.after?.weeks.slice(5, 9).map(({ kind }) => kind)

  test.each<[string, PlanChange]>([
    ['days and hours', { weeklySchedule: withHours({ 2: 0 }) }],
    ['level', { experienceLevel: 'advanced' }],
    ['paces', { currentPaces: { ...BASE.currentPaces, run: 470 } }],
    ['goal', { goalPaces: { ...BASE.goalPaces, run: 470 } }],
  ])(
    'keep them where %s become others: the week behind the holiday loads, and is no second week of rest',
    (_, changed) => {
      const one = asked({ ...told, changed })
      expect(kinds(one)).toEqual(['load', 'recovery', 'load', 'load'])
      expect(one.minutes[6]).toBe(0)
      expect(one.minutes[7]).toBeGreaterThan(0.6 * (one.minutes[5] ?? 0))
      // Nothing is left to change places for.
      const again = adaptPlan({ input: one.after, saved: one.now, today: one.today })
      expect(again.changes.flatMap(({ reasons }) => reasons.filter(({ rule }) => rule === 'week-swap'))).toEqual([])
      expect(JSON.stringify(revertProposal(one.now, one.proposal))).toBe(JSON.stringify(one.saved))
    },
  )
})

test('a load week with fewer hours measures the taper, however long the weeks before were; none does where the taper comes first', () => {
  const half = BASE.weeklySchedule.map((entry) => ({ ...entry, hours: entry.hours / 2 }))
  const [before, late] = ['15 Sun', '18 Sun'].map(
    (today) => asked({ changed: { weeklySchedule: half }, today }).minutes,
  )
  expect(before?.slice(14).join(' ')).toBe('660 290 360 325 250 160')
  expect(late?.slice(14).join(' ')).toBe('660 530 720 650 360 225')
})

test('a hard session of the week under way is not done again in the next one when the race moves', () => {
  for (const at of ['5 Wed', '9 Thu', '13 Fri', '17 Sat']) {
    const { now, after, today } = asked({ changed: { raceDate: addDays(BASE.raceDate, 7) }, today: at })
    const { rules } = auditPlan({ workouts: now }, { ...after, asOf: today })
    expect([at, rules.find(({ id }) => id === 'R36')?.value]).toEqual([at, 0])
  }
})

test('more hours fill by a tenth a load week (R05), fewer hold at once', () => {
  const double = asked({
    changed: {
      weeklySchedule: BASE.weeklySchedule.map((entry) => ({ ...entry, hours: Math.min(8, 2 * entry.hours) })),
    },
    today: '5 Sun',
  })
  // Weeks 6 and 7 against the biggest before them: 610 x 1.1 = 671, 670 x 1.1 = 737.
  expect(double.minutes.slice(4, 7)).toEqual([610, 670, 735])
  expect(double.proposal.after?.broken).toEqual([])
  const half = asked({
    changed: { weeklySchedule: BASE.weeklySchedule.map((entry) => ({ ...entry, hours: entry.hours / 2 })) },
    today: '5 Sun',
  })
  // Six hours offer 360 min.
  expect(Math.max(...half.minutes.slice(5))).toBeLessThanOrEqual(360)
})

test('what is left of a week gets its share of the minutes, and no hard day beside one that was done', () => {
  const { minutes, now } = asked({ changed: { weeklySchedule: withHours({ 2: 1 }) }, today: '9 Tue' })
  // Monday and Tuesday were done with 160 of 650 min; the days that are left offer 8 of the 10 h.
  expect(minutes[8]).toBeLessThanOrEqual(650)
  const wednesday = now.find(({ week, day }) => week === 9 && day === 3)
  expect(wednesday?.exercises ?? []).toEqual([])
})

describe('paces', () => {
  const input: SeasonInput = { ...BASE, experienceLevel: 'intermediate' }

  test('another goal changes paces only: every minute stays', () => {
    const goal = asked({ input, changed: { goalPaces: { swim: 105, bike: 20, run: 460 } }, today: '9 Wed' })
    expect(goal.minutes).toEqual(weekMinutes(BASE, goal.saved, goal.today))
    const [race] = goal.now.filter(({ workoutType }) => workoutType === 'race')
    expect(race?.exercises.map(({ pace }) => pace)).toEqual(['1:45/100m', '20.0 mph', '7:40/mi'])
  })

  test("today's paces count from the day they are told: the way to the goal begins there", () => {
    const current = { swim: 100, bike: 20, run: 470 }
    const paces = asked({ input, changed: { currentPaces: current }, today: '9 Sun' })
    expect(paces.after).toMatchObject({ currentPaces: current, pacesFrom: dayOf(10, 'Mon') })
    expect(progressIn(paces.after).slice(8, 11)).toEqual([0, 0, expect.closeTo(0.125)])
  })
})

test('another level keeps the weeks that were lived, and what follows suits it', () => {
  const { proposal, after, now, saved } = asked({ changed: { experienceLevel: 'advanced' }, today: '10 Sun' })
  expect(after.experienceLevel).toBe('advanced')
  expect(now.filter(({ week }) => week <= 10)).toEqual(saved.filter(({ week }) => week <= 10))
  expect(new Set(proposal.changes.flatMap(({ reasons }) => reasons.map(({ rule }) => rule)))).toEqual(
    new Set(['plan-level']),
  )
})

test('another rhythm keeps the weeks that were lived and their names, and rests after two load weeks', () => {
  const { proposal, after, now, saved, minutes } = asked({ changed: { rhythm: '2:1' }, today: '10 Sun' })
  expect(after).toMatchObject({ rhythm: '2:1', earlierRhythms: [{ before: dayOf(11, 'Mon'), rhythm: '3:1' }] })
  expect(now.filter(({ week }) => week <= 10)).toEqual(saved.filter(({ week }) => week <= 10))
  const resting = minutes.flatMap((_, index) =>
    phaseOfWeek(after, now, index + 1) === 'Recovery Week' ? [index + 1] : [],
  )
  expect(resting).toEqual([4, 8, 11, 14])
  expect(minutes.slice(8).join(' ')).toBe('650 660 430 670 685 445 660 710 720 650 505 285')
  expect(new Set(proposal.changes.flatMap(({ reasons }) => reasons.map(({ rule }) => rule)))).toEqual(
    new Set(['plan-rhythm']),
  )
  expect(proposal.after?.broken).toEqual([])
  expect(asked({ input: { ...BASE, rhythm: '2:1' }, changed: { rhythm: '2:1' } }).proposal.findings).toEqual([])
})

test('an earlier race: phases are dealt over what is left, and what lies behind it goes', () => {
  const { after, minutes, now, proposal } = asked({
    changed: { raceDate: addDays(BASE.raceDate, -21) },
    today: '10 Sun',
  })
  expect(after.totalWeeks).toBe(17)
  // Week 14 loads most, then three weeks of taper as before: 720 650 505 285.
  expect(minutes.slice(10).join(' ')).toBe('685 445 660 720 650 505 285')
  expect(now.filter(({ week }) => week > 17).flatMap(({ exercises }) => exercises)).toEqual([])
  expect(proposal.after?.broken).toEqual([])
})

test('time off and races on the way stay where they are told; sessions that are pinned or changed by hand do not move', () => {
  const races = [{ id: '3', date: dayOf(13, 'Sun'), priority: 'B' as const, kind: 'olympic' as const, distances: {} }]
  const timeOff = [{ id: '1', from: dayOf(11, 'Mon'), to: dayOf(11, 'Thu'), reason: 'holiday' as const }]
  const told = { ...BASE, races, timeOff }
  const accepted = (saved: Workout[]) =>
    applyProposal(saved, adaptPlan({ input: told, saved, today: dayOf(8, 'Sun') })) ?? []
  const edited = (saved: Workout[]) =>
    accepted(saved).map((workout) =>
      workout.week === 15 && workout.day === 2
        ? { ...workout, exercises: workout.exercises.map((each) => ({ ...each, origin: 'edited' as const })) }
        : workout,
    )
  const one = asked({
    input: told,
    changed: { weeklySchedule: withHours({ 2: 0 }) },
    change: edited,
    pinned: ['w16d2e1'],
  })
  expect(one.now.filter(({ week, day }) => week === 15 && day === 2)).toEqual(
    one.saved.filter(({ week, day }) => week === 15 && day === 2),
  )
  expect(sessionsOn(one.now, 16, 2)).toEqual(sessionsOn(one.saved, 16, 2).slice(0, 1))
  const race = one.now.find(({ priority }) => priority === 'B')
  expect(race).toMatchObject({ week: 13, day: 0, workoutType: 'race' })
  for (const day of [1, 2, 3, 4]) expect(sessionsOn(one.now, 11, day)).toEqual([])
  const adapted = adaptPlan({ input: one.after, saved: one.now, today: one.today, pinned: one.pinned })
  expect(adapted.changes).toEqual([])
})

test('weeks that are planned anew for other days grow by a tenth of what was lived at most (R05)', () => {
  const days = (own: readonly number[]) =>
    withHours(Object.fromEntries(BASE.weeklySchedule.map(({ day }) => [day, own.includes(day) ? 0.5 : 0]))) ?? []
  const input = { ...BASE, today: '2026-01-01', raceDate: '2026-02-12', totalWeeks: 6, weeklySchedule: days([0, 1, 2]) }
  const { after, now } = asked({ changed: { weeklySchedule: days([4, 5, 6]) }, input, today: '3 Wed' })
  expect(auditPlan({ workouts: now }, after).rules.find(({ id }) => id === 'R05')?.result).toBe('pass')
})

test('another race day: dates stay, weeks are counted to it, and the race moves with its workout', () => {
  const raceDate = addDays(BASE.raceDate, 13)
  const later = asked({ changed: { raceDate }, today: '10 Wed' })
  expect(later.after).toMatchObject({ raceDate, totalWeeks: 22 })
  const race = later.now.find(({ workoutType }) => workoutType === 'race')
  expect(race && dateOf(later.after, race.week, race.day)).toBe(raceDate)
  const past = later.saved.filter(({ week, day }) => dateOf(BASE, week, day) <= later.today)
  expect(past.length).toBeGreaterThan(40)
  for (const [index, workout] of later.saved.entries())
    if (past.includes(workout)) {
      const own = later.now[index]
      expect(own).toEqual({ ...workout, week: own?.week })
      expect(own && dateOf(later.after, own.week, own.day)).toBe(dateOf(BASE, workout.week, workout.day))
    }
  const back = refileWorkouts(revertProposal(later.now, later.proposal) ?? [], later.after, BASE)
  expect(JSON.stringify(back)).toBe(JSON.stringify(later.saved))
})

test.each<[string, PlanChange]>([
  ['RACE_TOO_EARLY', { raceDate: '2020-01-01' }],
  ['RACE_TOO_LATE', { raceDate: '2033-01-01' }],
  ['NO_HOURS', { weeklySchedule: [] }],
  ['CHANGE_UNREADABLE', { goalPaces: { swim: Number.NaN, bike: 20, run: 400 } }],
])('%s says why nothing changes', (code, changed) => {
  const refused = asked({ changed })
  expect(refused.codes).toEqual([code])
  expect(refused.proposal.changes).toEqual([])
  expect(refused.after).toBe(refused.input)
})

test('a race that a pinned leg holds keeps its day to itself, though the goal has come too near to it', () => {
  const races = [{ id: '3', date: dayOf(13, 'Sun'), priority: 'B' as const, kind: 'olympic' as const, distances: {} }]
  const input = { ...BASE, races }
  const planned = (saved: Workout[]) =>
    applyProposal(saved, adaptPlan({ input, saved, today: dayOf(8, 'Sun') })) ?? saved
  const [leg = ''] = planned(lived(BASE, dayOf(8, 'Sun'))).flatMap(({ exercises, priority }) =>
    priority === 'B' ? exercises.slice(0, 1).map(({ id }) => id) : [],
  )
  const one = asked({ changed: { raceDate: dayOf(14, 'Sun') }, input, change: planned, pinned: [leg] })
  const there = one.now.filter(({ week, day }) => dateOf(one.after, week, day) === races[0]?.date)
  expect(there.map(({ workoutType, exercises }) => [workoutType, exercises.length])).toEqual([['race', 3]])
  expect(JSON.stringify(revertProposal(one.now, one.proposal))).toBe(JSON.stringify(one.filed))
})

test('a race on the way that an earlier race date leaves behind goes with its reason, and comes back', () => {
  const today = dayOf(8, 'Sun')
  const date = dayOf(15, 'Sun')
  const races = [
    { id: 'r', date, kind: 'olympic' as const, priority: 'B' as const, distances: { swim: 0.93, bike: 25, run: 6.2 } },
  ]
  const input = { ...BASE, races }
  const told = { input, saved: lived(BASE, today), today }
  const saved = applyProposal(told.saved, adaptPlan(told)) ?? []
  const legs = saved.filter(({ priority }) => priority === 'B').flatMap(({ exercises }) => exercises)
  expect(legs).toHaveLength(3)
  const question = { input, changed: { raceDate: addDays(date, -7) }, saved, today }
  const proposal = changePlan(question)
  const after = changedInput(question)
  const ofLegs = proposal.changes.filter(({ id }) => legs.some((leg) => leg.id === id))
  expect(ofLegs.map(({ kind, to }) => [kind, to])).toEqual(Array(3).fill(['drop', undefined]))
  expect(ofLegs.every(({ reasons }) => reasons[0]?.rule === 'plan-race-date')).toBe(true)
  const now = applyProposal(refileWorkouts(saved, input, after), proposal) ?? []
  const back = revertProposal(now, proposal) ?? []
  expect(JSON.stringify(refileWorkouts(back, after, input))).toBe(JSON.stringify(saved))
})
