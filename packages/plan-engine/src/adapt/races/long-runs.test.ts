import { describe, expect, test } from 'vitest'
import { addDays, dateOf } from '../../calendar.js'
import { BASE, dayOf, lived, weekMinutes } from '../../testing/histories.js'
import { scenario } from '../../testing/scenarios.js'
import type { RacePriority } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'
import { revertProposal } from '../proposal/revert.js'
import type { RaceKind } from './types.js'

/** What becomes of a plan in its sixth week when a race on a day such as `10 Sun` is told. */
function withRace(day: string, priority: RacePriority, miles: number, { input = BASE, kind = 'run' as RaceKind } = {}) {
  const today = dayOf(6, 'Mon', input)
  const [week, name = ''] = day.split(' ')
  const date = dayOf(Number(week), name, input)
  const distances = kind === 'run' ? { run: miles } : {}
  const question = { input: { ...input, races: [{ id: 'r', date, priority, kind, distances }] }, today }
  const saved = lived(input, today)
  const proposal = adaptPlan({ ...question, saved })
  const now = applyProposal(saved, proposal) ?? []
  /** Days after the race with a run among their sessions. */
  const runs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((after) =>
    now.some(
      (workout) =>
        dateOf(input, workout.week, workout.day) === addDays(date, after) &&
        workout.exercises.some(({ type }) => type === 'run'),
    ),
  )
  return { ...question, saved, proposal, now, runs, minutes: weekMinutes(input, now, today) }
}

describe('a half marathon as a C race beside a recovery week', () => {
  test.each([
    ['11 Sun', 11],
    ['7 Sun', 7],
    ['13 Sun', 13],
  ])('on %s lets the two weeks change places: none that recovers holds more than the one before it', (day, week) => {
    const { proposal, minutes, saved, now } = withRace(day, 'C', 13.1)
    const [easy = 0, load = 0] = week === 13 ? [minutes[12], minutes[11]] : [minutes[week - 1], minutes[week]]
    expect(proposal.after?.weeks[week - 1]?.kind).toBe('recovery')
    expect(load).toBeGreaterThan(600)
    expect(easy).toBeLessThan(0.7 * load)
    expect(proposal.after?.broken).toEqual([])
    expect(new Set(proposal.changes.map(({ group }) => group))).toEqual(new Set(['race-r']))
    expect(JSON.stringify(revertProposal(now, proposal))).toBe(JSON.stringify(saved))
  })

  test('trains through where no recovery week is near, and so does ten kilometres', () => {
    expect(withRace('10 Sun', 'C', 13.1).proposal.after?.weeks[9]?.kind).toBe('load')
    expect(withRace('11 Sun', 'C', 6.2).proposal.after?.weeks[10]?.kind).toBe('load')
  })
})

describe('after a marathon', () => {
  test.each([
    ['B', 26.2],
    ['C', 26.2],
    ['A', 26.2],
  ] as const)('no run stands for a week, however it was told (%s)', (priority, miles) => {
    const { runs, proposal } = withRace('10 Sun', priority, miles)
    expect(Math.min(...runs, 8)).toBe(8)
    expect(proposal.after?.broken).toEqual([])
  })

  test('of two and a half hours as well, and after a half it is as it was', () => {
    const fast = scenario('70.3', 'advanced', 20, { currentPaces: { swim: 80, bike: 25, run: 335 } })
    const { runs, proposal } = withRace('10 Sun', 'B', 26.2, { input: fast })
    expect(Math.min(...runs)).toBeGreaterThanOrEqual(8)
    // Its easy days are four; on those after them only runs go.
    const later = proposal.changes.filter(({ from }) => from?.week === 11 && [5, 6, 0].includes(from.day))
    expect(later.map(({ kind, from }) => `${kind} ${from?.exercise.type}`)).toEqual(['drop run', 'drop run'])
    expect(Math.min(...withRace('10 Sun', 'B', 13.1).runs)).toBeLessThan(4)
  })

  test('asked again nothing changes', () => {
    const { input, now, today } = withRace('10 Sun', 'B', 26.2)
    expect(adaptPlan({ input, saved: now, today })).toMatchObject({ changes: [], notices: [] })
  })
})

describe('a race that is run for much longer than the training leads to', () => {
  const told = (...race: Parameters<typeof withRace>) =>
    withRace(...race).proposal.notices.map(({ code, inputs: { minutes, longest } = {} }) => [code, minutes, longest])

  test('is told with its minutes and those of the longest run before it', () => {
    expect(told('10 Sun', 'B', 26.2)).toEqual([['RACE_UNTRAINED', 201, 105]])
    expect(told('10 Sun', 'B', 13.1)).toEqual([])
    expect(told('10 Sun', 'C', 6.2)).toEqual([])
  })

  test('is told once, with the race', () => {
    const { proposal } = withRace('10 Sun', 'B', 26.2)
    expect(proposal.facts.filter((fact) => fact.includes('RACE_UNTRAINED'))).toEqual([])
  })

  test('is measured by eight weeks, and a short one is not told', () => {
    expect(told('10 Mon', 'B', 13.1)).toEqual([])
    const input = scenario('sprint', 'beginner', 14)
    expect(told('8 Sun', 'C', 7, { input })).toEqual([['RACE_UNTRAINED', 68, 35]])
    expect(told('8 Sun', 'C', 5.6, { input })).toEqual([])
  })

  test('but none that a season of its own leads to', () => {
    const input = scenario('olympic', 'beginner', 24)
    expect(told('18 Sun', 'A', 0, { input, kind: 'ironman' })).toEqual([])
    expect(told('18 Sun', 'A', 26.2, { input }).map(([code]) => code)).toEqual(['RACE_UNTRAINED'])
  })
})
