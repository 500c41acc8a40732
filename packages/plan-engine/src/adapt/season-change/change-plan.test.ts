import { describe, expect, test } from 'vitest'
import { addDays, dateOf } from '../../calendar.js'
import { BASE, dayOf, lived, weekMinutes } from '../../testing/histories.js'
import type { Workout } from '../../types.js'
import { applyProposal } from '../proposal/apply.js'
import { revertProposal } from '../proposal/revert.js'
import type { SeasonInput } from '../types.js'
import { changePlan } from './change-plan.js'
import { changedInput } from './read-change.js'
import { refileWorkouts } from './refile.js'
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
