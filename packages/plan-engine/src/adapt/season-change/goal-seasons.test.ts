import { describe, expect, test } from 'vitest'
import { auditPlan } from '../../audit/audit-plan.js'
import { generatePlan, generateWeeks } from '../../generate-plan.js'
import { seasonWeeks } from '../../insight/season-weeks.js'
import { phaseOfWeek } from '../../season/goals/phase-of-week.js'
import { dayOf, lived, weekMinutes } from '../../testing/histories.js'
import { scenario } from '../../testing/scenarios.js'
import type { PlanInput, Workout } from '../../types.js'
import { adaptPlan } from '../adapt-plan.js'
import { applyProposal } from '../proposal/apply.js'
import { revertProposal } from '../proposal/revert.js'
import type { SeasonRace } from '../races/types.js'
import type { SeasonInput } from '../types.js'
import { madeOf } from '../versions/put-back.js'
import { changePlan } from './change-plan.js'
import { changedInput, refileWorkouts } from './read-change.js'

type Goals = Partial<Record<string, SeasonRace['kind']>>

const raceOn = (input: PlanInput, day: string, kind: SeasonRace['kind']): SeasonRace => {
  const [week, name = ''] = day.split(' ')
  return { id: day, date: dayOf(Number(week), name, input), priority: 'A', kind, distances: {} }
}

/** What becomes of a plan whose first weeks were done when goals on the way are told, such as an olympic race on `10 Sun`. */
function ledTo(input: PlanInput, goals: Goals, on = '3 Mon') {
  const [week, name = ''] = on.split(' ')
  const today = dayOf(Number(week), name, input)
  const saved = lived(input, today)
  const races = Object.entries(goals).flatMap(([day, kind]) => (kind ? raceOn(input, day, kind) : []))
  const question = { input: { ...input, races } as SeasonInput, saved, today }
  const proposal = adaptPlan(question)
  const now = applyProposal(saved, proposal) ?? []
  return { ...question, proposal, now, minutes: weekMinutes(input, now, today).join(' ') }
}

/** Training in some weeks: the longest run, the rehearsals and the minutes at race effort. */
function trainedIn(workouts: readonly Workout[], first: number, last: number) {
  const own = workouts.filter(({ week, workoutType }) => first <= week && week <= last && workoutType !== 'race')
  const sessions = own.flatMap(({ week, exercises }) => exercises.map((exercise) => ({ week, ...exercise })))
  const steps = sessions.flatMap((session) =>
    session.steps.flatMap((step) =>
      'repeat' in step ? step.steps.map(({ zone, seconds }) => ({ zone, seconds: seconds * step.repeat })) : step,
    ),
  )
  const raced = steps.reduce((sum, { zone, seconds }) => sum + (zone === 'race' ? seconds : 0), 0)
  return {
    effort: Math.round(raced / 60),
    rehearsals: sessions.filter(({ code }) => code?.startsWith('X-REHEARSAL')).map(({ week }) => week),
    longestRun: Math.max(...sessions.map(({ type, duration }) => (type === 'run' ? duration : 0))),
  }
}

const kinds = ({ proposal }: ReturnType<typeof ledTo>) => proposal.after?.weeks.map(({ kind }) => kind) ?? []

describe('the weeks before a goal on the way', () => {
  test.each([
    ['ironman', 30, 14, { effort: 888, rehearsals: [9, 9], longestRun: 150 }, 207],
    ['70.3', 24, 12, { effort: 460, rehearsals: [7, 7], longestRun: 105 }, 153],
  ] as const)(
    'lead to it as a season of its own does: an %s of %i weeks, another one in week %i',
    (type, weeks, week, expected, overlaid) => {
      const input = scenario(type, 'intermediate', weeks)
      const { now, proposal } = ledTo(input, { [`${week} Sun`]: type }, '2 Mon')
      const alone = trainedIn(generatePlan(scenario(type, 'intermediate', week)).workouts, 1, week)
      const own = trainedIn(now, 1, week)
      expect(own).toEqual(expected)
      expect(own.effort / alone.effort).toBeGreaterThan(0.9)
      expect(own.effort).toBeGreaterThan(2 * overlaid)
      expect(own.longestRun).toBeGreaterThanOrEqual(alone.longestRun - 5)
      expect(proposal.after?.broken).toEqual([])
    },
  )

  test.each([
    [
      'olympic',
      24,
      4,
      '345 365 380 245 415 440 450 295 460 470 475 310 485 490 495 395 510 485 385 412 200 430 385 255',
    ],
    [
      'olympic',
      24,
      8,
      '345 365 380 245 415 450 460 300 470 475 485 390 500 500 375 407 185 440 490 390 500 485 375 245',
    ],
    [
      'olympic',
      24,
      12,
      '345 365 380 245 415 455 485 315 495 495 370 409 180 420 475 305 485 495 500 400 510 485 385 255',
    ],
    [
      'olympic',
      24,
      16,
      '345 365 380 245 415 415 310 369 170 400 445 285 460 470 480 305 490 495 500 400 510 485 385 255',
    ],
    [
      '70.3',
      28,
      6,
      '490 515 540 350 580 610 620 405 635 645 655 425 665 675 685 445 660 710 720 650 505 604 205 340 630 610 500 285',
    ],
    [
      '70.3',
      28,
      8,
      '490 515 540 350 590 625 635 415 650 660 670 435 685 695 660 530 720 650 505 604 230 435 575 460 670 600 465 285',
    ],
    [
      '70.3',
      28,
      12,
      '490 515 540 350 590 635 650 425 660 670 660 530 720 650 505 606 220 415 600 390 645 655 620 495 685 615 475 285',
    ],
    [
      '70.3',
      28,
      16,
      '490 515 540 350 590 645 645 420 705 635 495 607 215 400 580 375 630 635 650 420 660 670 635 505 695 625 485 285',
    ],
    [
      'ironman',
      32,
      6,
      '630 660 685 445 725 760 790 515 800 815 825 535 835 850 860 560 870 885 895 580 895 910 915 730 550 980 150 350 435 430 510 340',
    ],
    [
      'ironman',
      32,
      8,
      '630 660 685 445 725 760 790 515 805 820 835 545 855 870 885 575 895 900 900 720 915 730 550 983 150 405 445 415 590 470 350 235',
    ],
    [
      'ironman',
      32,
      12,
      '630 660 685 445 750 805 820 535 835 855 870 565 885 895 895 715 915 730 550 985 150 395 440 365 590 645 705 560 775 620 465 310',
    ],
    [
      'ironman',
      32,
      16,
      '630 660 685 445 750 820 835 545 855 870 870 695 915 730 550 989 150 385 430 360 590 645 705 455 775 830 835 665 830 665 500 330',
    ],
  ] as const)('golden: two goals of one kind (%s, %i weeks), %i weeks apart', (type, weeks, apart, minutes) => {
    const input = scenario(type, 'intermediate', weeks)
    const told = ledTo(input, { [`${weeks - apart} Sun`]: type })
    expect(told.proposal.notices).toEqual([])
    expect(told.minutes).toBe(minutes)
    expect(told.proposal.after?.broken).toEqual([])
    expect(told.proposal.after?.auditScore).toBeGreaterThanOrEqual(98.5)
    // Its own taper, its race, easy days, and the taper to the last one.
    const own = kinds(told)
    expect(own[weeks - apart - 1]).toBe('tune-up')
    expect(own[weeks - apart - 2]).toBe('taper')
    expect(own.at(-1)).toBe('race')
  })

  test('are as they were where the race is shorter than a goal after it: it is raced from the training for that', () => {
    const input = scenario('70.3', 'intermediate', 20)
    const { proposal } = ledTo(input, { '12 Sun': 'olympic' })
    expect(proposal.changes.filter(({ reasons }) => reasons.some(({ rule }) => rule === 'race-season'))).toEqual([])
    const two = ledTo(scenario('olympic', 'intermediate', 30), { '8 Sun': 'olympic', '16 Sat': '70.3' })
    const weeks = two.proposal.changes.flatMap(({ from, to, reasons }) =>
      reasons.some(({ rule }) => rule === 'race-season') ? ((from ?? to)?.week ?? 0) : [],
    )
    // The olympic race of week 8 lies before a 70.3: all weeks to week 16 lead to that one.
    expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([4, 16])
    const groups = two.proposal.changes.flatMap(({ from, to, group, reasons }) =>
      (from ?? to)?.week === 5 && reasons.some(({ rule }) => rule === 'race-season') ? group : [],
    )
    expect(new Set(groups)).toEqual(new Set(['race-16 Sat']))
  })

  const HALF = scenario('70.3', 'intermediate', 24)
  const led = ledTo(HALF, { '12 Sun': '70.3' }, '3 Wed')

  test('change from the next week on, are accepted with the race, and are taken back to the byte', () => {
    const weeks = led.proposal.changes.map(({ from, to }) => (from ?? to)?.week ?? 0)
    expect(Math.min(...weeks)).toBe(4)
    expect(new Set(led.proposal.changes.map(({ group }) => group))).toEqual(new Set(['race-12 Sun']))
    expect(adaptPlan({ ...led, saved: led.now }).changes).toEqual([])
    expect(JSON.stringify(revertProposal(led.now, led.proposal))).toBe(JSON.stringify(led.saved))
  })

  test('leave what is pinned, made or logged where it is', () => {
    const open = led.saved.filter(({ week }) => week > 5 && week < 12).flatMap(({ exercises }) => exercises)
    const pinned = open.filter((_, index) => index % 7 === 0).map(({ id }) => id)
    const proposal = adaptPlan({ ...led, pinned })
    const now = applyProposal(led.saved, proposal) ?? []
    const find = (workouts: readonly Workout[], id: string) =>
      workouts.flatMap(({ week, day, exercises }) =>
        exercises.filter((each) => each.id === id).map((each) => [week, day, each]),
      )
    for (const id of pinned) expect(find(now, id), id).toEqual(find(led.saved, id))
    expect(proposal.changes.length).toBeGreaterThan(50)
  })

  test('come back as they were when the race is cancelled, and lead to its new day when it is moved', () => {
    const made = [madeOf(led.proposal)]
    const cancelled = adaptPlan({ ...led, input: HALF, saved: led.now, made })
    const back = applyProposal(led.now, cancelled) ?? []
    const plain = (workouts: readonly Workout[]) =>
      workouts.flatMap(({ week, day, exercises }) =>
        exercises.map(({ code, duration, pace }) => [week, day, code, duration, pace]),
      )
    expect(plain(back.filter(({ exercises }) => exercises.length > 0))).toEqual(plain(led.saved))
    expect(weekMinutes(HALF, back, led.today)).toEqual(weekMinutes(HALF, led.saved, led.today))

    const races = [{ ...raceOn(HALF, '14 Sun', '70.3'), id: '12 Sun' }]
    const moved = adaptPlan({ ...led, input: { ...HALF, races }, saved: led.now, made })
    const later = applyProposal(led.now, moved) ?? []
    const told = ledTo(HALF, { '14 Sun': '70.3' }, '3 Wed')
    expect(weekMinutes(HALF, later, led.today)).toEqual(weekMinutes(HALF, told.now, led.today))
    expect(trainedIn(later, 1, 14)).toEqual(trainedIn(told.now, 1, 14))
  })

  test('lead to the goal race again where time off takes the day of the race', () => {
    const [from, to] = [dayOf(12, 'Fri', HALF), dayOf(12, 'Sun', HALF)]
    const timeOff = [{ id: 'off', from, to, reason: 'travel' as const }]
    const proposal = adaptPlan({ ...led, input: { ...led.input, timeOff }, saved: led.now })
    const now = applyProposal(led.now, proposal) ?? []
    const told = adaptPlan({ ...led, input: { ...HALF, timeOff }, saved: led.saved })
    expect(proposal.notices.map(({ code }) => code)).toEqual(['RACE_ON_TIME_OFF'])
    const before = (workouts: readonly Workout[]) => weekMinutes(HALF, workouts, led.today).slice(0, 12)
    expect(before(now)).toEqual(before(applyProposal(led.saved, told) ?? []))
    const rules = proposal.changes
      .flatMap(({ from: was, reasons }) => (was?.week === 8 ? reasons : []))
      .map(({ rule }) => rule)
    expect(new Set(rules)).toEqual(new Set(['race-gone']))
    expect(proposal.after?.broken).toEqual([])
  })

  test('lead to it after hours, days or level have changed too', () => {
    const today = dayOf(5, 'Mon', HALF)
    const saved = lived(HALF, today, [], led.now)
    const weeklySchedule = HALF.weeklySchedule.map((day) => ({ ...day, hours: day.hours * 0.9 }))
    const asked = { input: led.input, saved, today, from: today, changed: { weeklySchedule } }
    const proposal = changePlan(asked)
    const now = applyProposal(saved, proposal) ?? []
    const { effort, rehearsals, longestRun } = trainedIn(now, 1, 12)
    expect(effort).toBeGreaterThan(400)
    expect(rehearsals).toEqual([7, 7])
    expect(longestRun).toBeGreaterThanOrEqual(100)
    expect(proposal.after?.broken).toEqual([])
    expect(adaptPlan({ input: changedInput(asked), saved: now, today }).changes).toEqual([])
  })

  test('are called by the race that they lead to, and tell what they are for', () => {
    const phases = Array.from({ length: 24 }, (_, index) => phaseOfWeek(HALF, led.now, index + 1))
    const weeks = generateWeeks(HALF, led.now)
    expect(weeks.map(({ phase }) => phase)).toEqual(phases)
    expect(seasonWeeks(HALF, led.now, led.today).map(({ phase }) => phase)).toEqual(phases)
    expect(phases.slice(8, 14)).toEqual([
      'Peak Phase',
      'Peak Phase',
      'Taper',
      'Race Week',
      'Build Phase',
      'Build Phase',
    ])
    expect(weeks.slice(12)).toEqual(generatePlan(HALF).weeks.slice(12))
    expect(phaseOfWeek(HALF, led.saved, 12)).toBe('Recovery Week')
    // What is past was for the goal race.
    const late = ledTo(HALF, { '12 Sun': '70.3' }, '8 Mon')
    expect([6, 9, 11].map((week) => phaseOfWeek(HALF, late.now, week))).toEqual([
      'Base Building',
      'Peak Phase',
      'Taper',
    ])
    expect(late.proposal.findings).toEqual([
      { code: 'RACE_NEW', inputs: { kind: '70.3', priority: 'A', days: 34, weeks: 4 }, source: 'tridot' },
    ])
  })

  test('end before a race on one of the first days of a week', () => {
    const told = ledTo(HALF, { '12 Mon': '70.3' })
    expect(kinds(told).slice(9, 12)).toEqual(['taper', 'race', 'tune-up'])
    expect(told.proposal.after?.broken).toEqual([])
    expect(adaptPlan({ ...told, saved: told.now }).changes).toEqual([])
  })

  test('train at the paces that the same athlete races it at', () => {
    const input = scenario('olympic', 'intermediate', 30)
    const { now } = ledTo(input, { '16 Sat': '70.3' })
    const rule = auditPlan({ workouts: now }, input).rules.find(({ id }) => id === 'R25')
    expect(rule).toMatchObject({ value: 0, result: 'pass' })
  })

  test('stay as they are where the race has another name alone, and lead to it from where they did', () => {
    const today = dayOf(8, 'Mon', HALF)
    const saved = lived(HALF, today, [], led.now)
    const races = (led.input.races ?? []).map((race) => ({ ...race, name: 'Lake' }))
    const proposal = adaptPlan({ input: { ...HALF, races }, saved, today })
    const now = applyProposal(saved, proposal) ?? []
    expect(proposal.changes.map(({ kind }) => kind)).toEqual(['drop', 'drop', 'drop', 'add', 'add', 'add'])
    expect([3, 6].map((week) => phaseOfWeek(HALF, now, week))).toEqual(['Base Building', 'Build Phase'])
  })

  test('lead to the goal race where that comes before the other', () => {
    const today = dayOf(5, 'Mon', HALF)
    const saved = lived(HALF, today, [], led.now)
    const asked = { input: led.input, saved, today, changed: { raceDate: dayOf(10, 'Sun', HALF) } }
    const proposal = changePlan(asked)
    const now = applyProposal(refileWorkouts(saved, HALF, changedInput(asked)), proposal) ?? []
    const own = now.filter(({ week }) => week <= 10)
    expect(own.filter(({ workoutType }) => workoutType === 'race').map(({ week }) => week)).toEqual([10])
    expect(trainedIn(own, 1, 10).rehearsals.length).toBeGreaterThan(0)
    expect(phaseOfWeek(changedInput(asked), own, 10)).toBe('Race Week')
    expect(weekMinutes(changedInput(asked), own, today).slice(7)).toEqual([635, 495, 285])
  })

  test('are dealt anew after four weeks off as weeks of the season that they lead to', () => {
    const input = scenario('olympic', 'intermediate', 30)
    const told = ledTo(input, { '20 Sat': '70.3' })
    const today = dayOf(10, 'Mon', input)
    const missed = [{ from: dayOf(6, 'Mon', input), to: dayOf(9, 'Sun', input) }]
    const saved = lived(input, today, missed, told.now)
    const proposal = adaptPlan({ ...told, saved, today })
    expect(proposal.findings.map(({ code }) => code)).toContain('DEALT_ANEW')
    const dealt = proposal.changes.filter(({ reasons }) => reasons.some(({ rule }) => rule === 'dealt-anew'))
    const rides = dealt.flatMap(({ to }) => (to?.exercise.type === 'bike' ? `${to.week} ${to.exercise.code}` : []))
    expect(rides.join(', ')).toBe(
      '10 B-END, 11 B-END, 11 B-LONGHILL, 13 B-TEMPO-2, 13 B-LONG, 14 B-TEMPO-3, 14 B-LONGHILL, 15 B-FORCE-2, 15 B-LONGUP',
    )
  })

  test('weigh by the effort of the race that they lead to', () => {
    const { proposal } = ledTo(scenario('olympic', 'intermediate', 30), { '16 Sat': '70.3' })
    expect(proposal.after?.weeks.slice(10, 16).map(({ stress }) => stress)).toEqual([417, 336, 418, 362, 278, 541])
  })
})
