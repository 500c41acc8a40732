import { describe, expect, test } from 'vitest'
import { addDays, DAY_NAMES } from '../../calendar.js'
import { BASE, dayOf, lived } from '../../testing/histories.js'
import type { Exercise, Reason, Weekday } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { since } from '../codes.js'
import { applyProposal } from '../proposal/apply.js'
import { readTimeline } from '../timeline/timeline.js'
import type { TimeOff } from '../types.js'
import { keepShortDays } from './time-off.js'

test('a pinned session takes its minutes of a short day before the others', () => {
  const today = dayOf(5, 'Mon')
  const saved = lived(BASE, today)
  const date = dayOf(6, 'Tue')
  const timeOff = [{ id: 'off', from: date, to: date, reason: 'travel' as const, minutesPerDay: 90 }]
  const day = (workouts: typeof saved) =>
    workouts.find(({ week, day: weekday }) => week === 6 && weekday === 2)?.exercises ?? []
  const pinned = day(saved).flatMap(({ id, duration }) => (duration < 90 ? id : []))
  const left = (pins: readonly string[]) => {
    const proposal = adaptPlan({ input: { ...BASE, timeOff }, saved, today, pinned: pins })
    return day(applyProposal(saved, proposal) ?? []).map(({ type, duration }) => `${type} ${duration}`)
  }
  expect(day(saved).map(({ type, duration }) => `${type} ${duration}`)).toEqual(['run 95', 'bike 70'])
  expect(left([])).toEqual(['run 90'])
  expect(left(pinned)).toEqual(['run 20', 'bike 70'])
})

describe('two busy weeks', () => {
  const today = dayOf(9, 'Mon')
  const saved = lived(BASE, today)
  const told = (minutesPerDay: number, fields: Partial<TimeOff> = {}) => {
    const off = { id: 'off', from: dayOf(10, 'Mon'), to: dayOf(11, 'Sun'), reason: 'busy' as const, minutesPerDay }
    const question = { input: { ...BASE, timeOff: [{ ...off, ...fields }] }, saved, today }
    const proposal = adaptPlan(question)
    const now = applyProposal(saved, proposal) ?? []
    const week = (number: number) =>
      now
        .filter((workout) => workout.week === number && workout.exercises.length > 0)
        .toSorted((one, other) => ((one.day + 6) % 7) - ((other.day + 6) % 7))
        .map(
          ({ day, exercises }) => `${day}: ${exercises.map(({ type, duration }) => `${type} ${duration}`).join(', ')}`,
        )
    return { question, proposal, now, week }
  }

  test('of 45 minutes hold two sessions of each sport, half an hour or more each, on days that have room for them', () => {
    const { week } = told(45)
    expect(week(10)).toEqual(['1: bike 45', '2: run 45', '4: run 45', '5: swim 30', '6: bike 45', '0: swim 30'])
    expect(week(11)).toEqual(['1: bike 45', '2: run 45', '4: run 45', '5: swim 30', '6: bike 45', '0: swim 30'])
    expect(told(30).week(10)).toEqual([
      ...['1: bike 30', '2: run 30', '4: run 30', '5: swim 30', '6: bike 30', '0: swim 30'],
    ])
    expect(told(20).week(10)).toEqual([
      ...['1: bike 20', '2: run 20', '4: run 20', '5: swim 20', '6: bike 20', '0: swim 20'],
    ])
  })

  test('with room for it keep hard sessions as they are, and a third of the easy ones or half an hour', () => {
    expect(told(240).week(10)).toEqual([
      ...['1: bike 50', '2: run 70', '4: run 45, swim 45', '5: swim 30', '6: bike 130'],
    ])
  })

  test('are told, each change by one reason, and asked for once', () => {
    const { question, proposal, now } = told(45)
    expect(proposal.findings).toEqual([
      { code: 'TIME_OFF_AHEAD', inputs: { days: 14, reason: 'busy', ahead: 7, most: 45 }, source: 'spiering' },
    ])
    const inThem = proposal.changes.filter(({ from }) => from?.week === 10 || from?.week === 11)
    for (const { reasons } of inThem) expect(reasons.map(({ rule }) => rule)).toEqual(['short-days'])
    expect(proposal.after?.broken).toEqual([])
    expect(adaptPlan({ ...question, saved: now }).changes).toEqual([])
  })

  test('are told as many as are left, and no more once they are over', () => {
    const later = (day: string) => {
      const { question, now } = told(45)
      return adaptPlan({ ...question, saved: lived(BASE, day, [], now), today: day }).findings
    }
    expect(later(dayOf(11, 'Tue'))).toMatchObject([{ inputs: { days: 6, ahead: 0, most: 45 } }])
    expect(later(dayOf(12, 'Mon'))).toEqual([])
  })

  test('with a sport that is not possible are told once', () => {
    const { proposal } = told(45, { sports: ['run'] })
    expect(proposal.findings.map(({ code, inputs }) => [code, inputs.days, inputs.most])).toEqual([
      ['TIME_OFF_AHEAD', 14, 45],
    ])
  })
})

describe('a busy week keeps', () => {
  /** What days of 45 minutes keep of a week such as `Tue run 40 hard, Thu swim 30`, in minutes; `-` is none. */
  function kept(line: string, reasons: Reason[] = []) {
    const today = dayOf(9, 'Mon')
    const week = sketchOf(line).map((exercise, index) => ({ ...exercise, reasons: index === 0 ? reasons : [] }))
    const saved = lived(BASE, today).map((workout) =>
      workout.week === 10 ? { ...workout, exercises: week.filter(({ day }) => day === workout.day) } : workout,
    )
    const off = { id: 'off', from: dayOf(10, 'Mon'), to: dayOf(10, 'Sun'), reason: 'busy' as const, minutesPerDay: 45 }
    const timeline = readTimeline({ input: { ...BASE, timeOff: [off] }, saved, today })
    if (!timeline) throw new Error('The season has begun.')
    keepShortDays(timeline)
    const minutes = new Map(timeline.cards.map((card) => [card.exercise.id, card.isGone ? '-' : card.minutes]))
    return week.map(({ id }) => minutes.get(id)).join(' ')
  }

  const [any] = lived(BASE, dayOf(9, 'Mon')).flatMap(({ exercises }) => exercises)

  /** The sessions of a line, made of any other one. */
  const sketchOf = (line: string) =>
    line.split(', ').map((part, index) => {
      const [name = '', type, duration, intensity = 'easy'] = part.split(' ')
      const day = DAY_NAMES.findIndex((each) => each.startsWith(name)) as Weekday
      return { ...any, id: `${index}`, type, duration: Number(duration), intensity, day } as Exercise & { day: Weekday }
    })

  test.each([
    [
      'hard sessions, before others of a sport that has none yet',
      'Tue run 45 hard, Thu bike 40, Thu run 40 hard, Sat bike 45',
      '45 - 40 30',
    ],
    ['a session of each sport before the second of one', 'Mon bike 45, Tue bike 45, Tue swim 40', '30 - 30'],
    ['long sessions before others of their sport', 'Mon bike 40, Tue bike 50, Sat bike 120', '30 - 45'],
    ['two short ones that fit into a day', 'Tue run 25, Tue swim 20', '25 20'],
    [
      'half an hour of easy ones, and no less in what another one leaves of a day',
      'Tue run 40 hard, Tue swim 40',
      '40 -',
    ],
  ])('%s', (_, line, minutes) => {
    expect(kept(line)).toBe(minutes)
  })

  test('what has been changed before as it is', () => {
    const eased = [since('way-back-easy', { planned: 45, days: 5, day: 1 }, 'friel')]
    expect([kept('Tue run 40'), kept('Tue run 40', eased)]).toEqual(['30', '40'])
  })
})

test('days with few minutes after the race are not told', () => {
  const today = dayOf(18, 'Mon')
  const off = { id: 'off', from: addDays(BASE.raceDate, 1), to: addDays(BASE.raceDate, 9), reason: 'busy' as const }
  const input = { ...BASE, timeOff: [{ ...off, minutesPerDay: 30 }] }
  expect(adaptPlan({ input, saved: lived(BASE, today), today }).findings).toEqual([])
})
