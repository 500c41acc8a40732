import { dateOf } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { shortDate } from '../../lib/measures/format.js'
import { samplePlan } from '../../testing/sample-plan.js'
import { NOTHING_PROPOSED } from '../../testing/sample-proposal.js'
import { sampleExercise } from '../../testing/sample-workouts.js'
import {
  type Change,
  changedWeeks,
  changesByWeek,
  changesInWords,
  dateOfChange,
  hoursByWeek,
  shownWeeks,
  turnOf,
} from './changes.js'

const plan = samplePlan()
type Session = NonNullable<Change['from']>['exercise']

const ride: Session = { ...sampleExercise('bike', 'w6d3e0', 60), intensity: 'hard', steps: [], reasons: [] }
const at = (week: number, day: 0 | 1 | 2 | 3 | 4 | 5 | 6, exercise = ride) => ({ week, day, index: 0, exercise })

const PUT_BACK = { rule: 'put-back', inputs: { planned: 60 }, source: 'design' }

const change = (id: string, changes: Partial<Change> = {}): Change => ({
  ...{ id, group: id, kind: 'shorten', reasons: [] },
  from: at(6, 3),
  to: at(6, 3, { ...ride, duration: 40 }),
  ...changes,
})

describe('what becomes of a session', () => {
  it.each<[string, Partial<Change>, string, string]>([
    ['shorter', {}, '1:00', '0:40'],
    ['shorter and easy', { to: at(6, 3, { ...ride, duration: 40, intensity: 'easy' }) }, '1:00', '0:40, easy'],
    ['dropped', { kind: 'drop', to: undefined }, '1:00', 'dropped'],
    ['moved', { kind: 'move', to: at(6, 4) }, 'Wed', 'Thu 1:00'],
    ['slower', { kind: 'ease', to: at(6, 3, { ...ride, pace: '16 mph' }) }, '1:00', '1:00, slower'],
    ['new', { kind: 'add', from: undefined, to: at(6, 3) }, '', 'new, 1:00'],
    ['back', { kind: 'add', from: undefined, to: at(6, 3), reasons: [PUT_BACK] }, '', 'back, 1:00'],
  ])('%s', (_, changes, was, becomes) => {
    expect(turnOf(plan, change('a', changes))).toEqual({ was, becomes })
  })
})

it('names the dates of a session that moves to another week', () => {
  const { was, becomes } = turnOf(plan, change('a', { kind: 'move', to: at(7, 3) }))
  const [one, other] = [6, 7].map((week) => shortDate(dateOf(plan, week, 3)))
  expect({ was, becomes }).toEqual({ was: one, becomes: `${other} 1:00` })
})

it('stands on the day of the session as it was, or on the one that a new one gets', () => {
  const { startDate, raceDate } = plan
  const day = dateOfChange(plan, change('a'))
  expect(day && day > startDate && day < raceDate).toBe(true)
  expect(dateOfChange(plan, change('m', { kind: 'move', to: at(7, 3) }))).toBe(day)
  const next = dateOfChange(plan, change('n', { kind: 'add', from: undefined, to: at(7, 3) }))
  expect((Date.parse(String(next)) - Date.parse(String(day))) / 86_400_000).toBe(7)
  expect(dateOfChange(plan, change('none', { from: undefined, to: undefined }))).toBeUndefined()
})

it('says of a session that only its steps change that they do', () => {
  expect(turnOf(plan, change('a', { kind: 'replace', to: at(6, 3) })).becomes).toBe('1:00, other steps')
})

it('counts changes and names their weeks', () => {
  const changes = [change('a'), change('b', { from: at(8, 3) }), change('c', { from: at(9, 3) })]
  expect(changesInWords(changes)).toBe('3 changes in 3 weeks')
  expect(changesByWeek(changes)).toBe('3 changes in weeks 6 to 9')
  expect(changesInWords([change('a')])).toBe('1 change in week 6')
  expect(changesByWeek([change('a')])).toBe('1 change in week 6')
})

it('keeps what is accepted together under the week in which it begins', () => {
  const swap = [change('a', { from: at(7, 0), group: 'a' }), change('b', { from: at(6, 6), group: 'a' })]
  const weeks = changedWeeks([...swap, change('c')])
  expect(weeks.map(({ week, groups }) => [week, groups.map(({ id }) => id)])).toEqual([[6, ['a', 'c']]])
})

describe('the hours of each week', () => {
  const weeks = [5, 6, 7, 8, 9, 10].map((week) => ({
    ...{ week, kind: 'load' as const, minutes: 400, longestRun: 0, longestRide: 0, stress: 0 },
    bySport: { swim: 0, bike: 0, run: 0 },
  }))
  const before = { weeks, fitnessOnRaceDay: 60, finish: 9000, auditScore: 90, broken: [] }
  const proposal = { ...NOTHING_PROPOSED, before }

  it('follow the changes that are chosen, from this week on', () => {
    const moved = change('m', { from: at(6, 3), to: at(7, 0) })
    expect(hoursByWeek(proposal, [change('a'), moved], 6).slice(0, 2)).toEqual([
      { week: 6, before: 400, after: 320 },
      { week: 7, before: 400, after: 460 },
    ])
    expect(hoursByWeek(proposal, [], 6).every((week) => week.before === week.after)).toBe(true)
  })

  it('are shown to two weeks behind the last change', () => {
    const all = hoursByWeek(proposal, [], 6)
    expect(shownWeeks(all, [change('a')]).map(({ week }) => week)).toEqual([6, 7, 8])
  })

  it('have room for a season of any length: at most twelve are shown', () => {
    const long = Array.from({ length: 30 }, (_, each) => ({ week: each + 1, before: 400, after: 400 }))
    const late = change('late', { from: at(29, 3), to: at(29, 3) })
    expect(shownWeeks(long, [late])).toHaveLength(12)
  })

  it('are none where nothing is compared', () => {
    expect(hoursByWeek(NOTHING_PROPOSED, [change('a')], 6)).toEqual([])
  })
})
