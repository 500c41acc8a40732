import type { Sport } from '@tri/plan-engine'
import ICAL from 'ical.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PlanSheet } from '../plan/plan.js'
import { readByIcalJs, triggersByIcalJs, triggersByNodeIcal } from '../testing/read-calendar.js'
import { EVERY_SEASON, realPlan, SEASON_WEEKS } from '../testing/real-plans.js'
import { BRICK_RUN, exercise, LONG_RIDE, RACE_WEEK, THRESHOLD_SWIM, workout } from '../testing/workouts.js'
import { planCalendar, readStartTimes, readStoredChoices, type StartTimes } from './calendar.js'
import type { Reminder, ReminderTime } from './reminder.js'

const OPTIONS = { stamp: new Date('2026-11-20T12:00:00Z'), host: 'plan.example.org' }
const MORNINGS: StartTimes = { timeZone: 'America/New_York', times: { 0: '06:00', 1: '06:30', 6: '07:00' } }
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland']

/** Events as an independent parser reads them. */
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((vevent) => new ICAL.Event(vevent))
const weekEvents = (startTimes?: StartTimes) =>
  read(planCalendar(RACE_WEEK, { ...OPTIONS, ...(startTimes && { startTimes }) }))
const value = (event: ICAL.Event, name: string) => String(event.component.getFirstPropertyValue(name))
const withWorkouts = (workouts: PlanSheet['workouts']): PlanSheet => ({ ...RACE_WEEK, workouts })

const revised = (one: PlanSheet['workouts'][number] | undefined) => ({ ...(one ?? workout(1, [])), revision: 2 })

afterEach(() => vi.unstubAllEnvs())

describe.each(ZONES)('a calendar written and read with the clock of %s', (zone) => {
  it('keeps every all-day workout on its date', () => {
    vi.stubEnv('TZ', zone)
    expect(weekEvents().map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
      ['2027-03-08', '2027-03-09'],
      ['2027-03-10', '2027-03-11'],
      ['2027-03-13', '2027-03-14'],
      ['2027-03-14', '2027-03-15'],
    ])
  })

  it('keeps start times across a clock change', () => {
    vi.stubEnv('TZ', zone)
    const events = weekEvents(MORNINGS).filter(({ startDate }) => !startDate.isDate)
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual([
      '2027-03-08T11:30:00.000Z',
      '2027-03-13T12:00:00.000Z',
      '2027-03-14T10:00:00.000Z',
    ])
  })

  it('is the same file everywhere', () => {
    const here = planCalendar(RACE_WEEK, { ...OPTIONS, startTimes: MORNINGS })
    vi.stubEnv('TZ', zone)
    expect(planCalendar(RACE_WEEK, { ...OPTIONS, startTimes: MORNINGS })).toBe(here)
  })
})

describe('an event', () => {
  it('tells the workout, its length and its sports', () => {
    const [swim, run, brick, race] = weekEvents()
    expect(swim?.summary).toBe('Swim: Threshold 100s (40 min)')
    expect(run?.summary).toBe('\u2713 Run: Easy Run (30 min)')
    expect(brick?.summary).toBe('Brick: Threshold Intervals + Transition Run (1:15 h)')
    expect(race?.summary).toBe(`Race day: ${RACE_WEEK.name} (Olympic)`)
    expect(brick?.component.getFirstProperty('categories')?.getValues()).toEqual(['Bike', 'Run', 'Brick'])
    expect(race?.component.getFirstProperty('categories')?.getValues()).toEqual(['Swim', 'Bike', 'Run', 'Race'])
  })

  it('names a race on the way to the goal by its own name', () => {
    const told = (inputs: Record<string, string>) => [{ rule: 'race-leg', inputs, source: 'design', sentence: '' }]
    const summary = (inputs: Record<string, string>) => {
      const leg = exercise({ id: 'l', reasons: told(inputs) })
      const race = workout(3, [leg], { workoutType: 'race', priority: 'B' })
      return read(planCalendar(withWorkouts([race]), OPTIONS))[0]?.summary
    }
    expect(summary({ name: 'City Run' })).toBe('Race day: City Run (B race)')
    expect(summary({})).toBe('Race day: B race')
  })

  describe('of sessions that became something', () => {
    const [swim, ride] = [exercise({ id: 's', type: 'swim', duration: 40 }), exercise({ id: 'b', duration: 60 })]
    const entry = (of: typeof swim, changes: object = {}) => ({
      ...{ id: of.id, type: of.type, duration: of.duration, distance: '', actualPace: '', intensity: of.intensity },
      ...{ notes: '', loggedAt: '2027-03-08T07:00:00Z', ...changes },
    })
    const eventOf = (actualExercises: readonly ReturnType<typeof entry>[], today?: string) => {
      const monday = workout(1, [swim, ride], { actualExercises })
      const [event] = read(planCalendar(withWorkouts([monday]), { ...OPTIONS, ...(today && { today }) }))
      return event
    }

    it.each([
      ['all of them done', [entry(swim), entry(ride)], '\u2713 ', 'Done: 40 min'],
      ['one of them done', [entry(swim)], '\u25D0 Partly: ', 'Done: 40 min'],
      ['one done in part', [entry(swim, { duration: 10 }), entry(ride)], '\u25D0 Partly: ', 'Partly: 10 min of 40 min'],
      [
        'one skipped, the other done',
        [entry(swim, { duration: 0, skipped: 'no-pool' }), entry(ride)],
        '\u2713 ',
        'Skipped: no pool',
      ],
      [
        'both skipped',
        [swim, ride].map((of) => entry(of, { duration: 0, skipped: 'other' })),
        '\u2298 Skipped: ',
        'Skipped\n',
      ],
      ['nothing', [], '\u2013 Missed: ', 'Missed\n'],
    ] as const)('%s, tells it by a mark and in words', (_, logged, mark, words) => {
      const event = eventOf(logged, '2027-03-09')
      expect(event?.summary.startsWith(mark)).toBe(true)
      expect(event?.description).toContain(words)
    })

    it('is missed only once its day is over, and counts that as a change', () => {
      for (const today of [undefined, '2027-03-08']) expect(eventOf([], today)?.summary).not.toContain('Missed')
      const [before, after] = ['2027-03-08', '2027-03-09'].map((today) => Number(eventOf([], today)?.sequence))
      expect(after).toBe(Number(before) + 1)
    })

    it('reminds only of what is still to come', () => {
      const reminder: Reminder = { time: 'evening-before', revision: 1 }
      const alarms = (actualExercises: readonly ReturnType<typeof entry>[]) =>
        planCalendar(withWorkouts([workout(1, [swim, ride], { actualExercises })]), { ...OPTIONS, reminder })
      expect(alarms([entry(swim)])).toContain('BEGIN:VALARM')
      expect(alarms([entry(swim), entry(ride)])).not.toContain('BEGIN:VALARM')
    })
  })

  it('says what follows straight after and what is for later in the day', () => {
    const linked = { ...BRICK_RUN, linked: true }
    const later = workout(1, [THRESHOLD_SWIM, BRICK_RUN])
    const brick = workout(6, [LONG_RIDE, linked])
    const [first, second] = read(planCalendar(withWorkouts([later, brick]), OPTIONS)).map(
      ({ description }) => description,
    )
    expect(first).toContain('\n\nLater in the day\nTransition Run: ')
    expect(first).not.toMatch(/^Later/)
    expect(second).toContain('\n\nStraight after\nTransition Run: ')
  })

  it('describes the steps, the purpose and the reason', () => {
    expect(weekEvents()[0]?.description.split('\n')).toEqual([
      'Threshold 100s: 40 min, 1950 m, 10 x 100 m at 2:00/100m',
      '- Warm-up 8 min @ 2:15-2:07/100m',
      '- 10 x (100 m at threshold @ 2:02-1:58/100m + Rest 15 s)',
      '- Easy 5:30 min @ 2:15-2:07/100m',
      '- Cool-down 4 min @ 2:22-2:12/100m',
      'Raises the speed you can hold without fading.',
      'Why: Most of the week is easy.',
    ])
  })

  it('brings every character back, whatever a name holds', () => {
    const name = 'a\\b; c, d "e" \u{1F3CA}\u200D\u2642\uFE0F Žluťoučký Αθήνα 東京'.repeat(6)
    const sheet = withWorkouts([workout(1, [exercise({ name, notes: name })], { id: 1 })])
    const [event] = read(planCalendar(sheet, OPTIONS))
    expect(event?.summary).toBe(`Run: ${name} (30 min)`)
    expect(event?.description).toContain(name)
  })

  it('marks only timed workouts as busy, and lasts as long as they do', () => {
    const [swim, run] = weekEvents(MORNINGS)
    expect(swim && [value(swim, 'transp'), swim.duration.toSeconds()]).toEqual(['OPAQUE', 40 * 60])
    expect(run && value(run, 'transp')).toBe('TRANSPARENT')
  })

  it('puts a second workout of the day after the first', () => {
    const sheet = withWorkouts([workout(1, [THRESHOLD_SWIM], { id: 1 }), workout(1, [BRICK_RUN], { id: 2 })])
    const starts = read(planCalendar(sheet, { ...OPTIONS, startTimes: MORNINGS })).map(({ startDate }) => startDate)
    expect(starts.map((start) => start.toString())).toEqual(['2027-03-08T11:30:00Z', '2027-03-08T12:10:00Z'])
  })

  it('stays all-day when the start time or the zone does not exist', () => {
    expect(weekEvents({ timeZone: 'Mars/Olympus', times: { 1: '06:30' } })[0]?.startDate.isDate).toBe(true)
    expect(weekEvents({ timeZone: 'UTC', times: { 1: 'noon' } })[0]?.startDate.isDate).toBe(true)
  })
})

describe('a deleted session', () => {
  const deleted = withWorkouts([
    workout(1, [LONG_RIDE], { id: 1 }),
    workout(4, [], { id: 14, revision: 3 }),
    workout(5, []),
  ])
  const status = (event: ICAL.Event) => event.component.getFirstPropertyValue('status')

  it('is cancelled in a file, for a calendar that was brought an earlier one', () => {
    const [kept, gone, ...others] = read(planCalendar(deleted, { ...OPTIONS, tellsCancelled: true }))
    expect([kept && status(kept), others]).toEqual([null, []])
    expect(gone && [gone.uid, status(gone), gone.sequence, gone.startDate.toString()]).toEqual([
      'workout-14@plan.example.org',
      'CANCELLED',
      3,
      '2027-03-11',
    ])
  })

  it('is left out of a feed', () => {
    expect(read(planCalendar(deleted, OPTIONS)).map(({ uid }) => uid)).toEqual(['workout-1@plan.example.org'])
  })
})

it('every event leads back to the plan, where the address is known', () => {
  const links = (link?: string) =>
    read(planCalendar(RACE_WEEK, { ...OPTIONS, ...(link && { link }) })).map((event) =>
      event.component.getFirstPropertyValue('url'),
    )
  expect(new Set(links('https://plan.example.org/'))).toEqual(new Set(['https://plan.example.org/']))
  expect(new Set(links())).toEqual(new Set([null]))
})

describe('identity', () => {
  const uids = (sheet: PlanSheet) => read(planCalendar(sheet, OPTIONS)).map(({ uid }) => uid)

  it('is the id of a stored workout, on whatever day it stands', () => {
    expect(uids(RACE_WEEK)).toEqual([11, 12, 13, 15].map((id) => `workout-${id}@plan.example.org`))
    expect(uids(withWorkouts([workout(5, [THRESHOLD_SWIM], { id: 11 })]))).toEqual(['workout-11@plan.example.org'])
  })

  it("survives a move of a guest's workout, and is never given twice", () => {
    const [before] = uids(withWorkouts([workout(1, [LONG_RIDE])]))
    expect(uids(withWorkouts([workout(4, [LONG_RIDE])]))).toEqual([before])
    const twice = uids(withWorkouts([workout(1, [LONG_RIDE]), workout(2, [LONG_RIDE])]))
    expect(new Set(twice).size).toBe(2)
  })

  it('counts the revision as SEQUENCE, or grows with the stamp', () => {
    const sequence = (fields: object, stamp = OPTIONS.stamp) => {
      const sheet = withWorkouts([workout(1, [LONG_RIDE], { id: 1, ...fields })])
      return read(planCalendar(sheet, { ...OPTIONS, stamp }))[0]?.sequence
    }
    expect(sequence({ revision: 4 })).toBe(4)
    expect(Number(sequence({}, new Date('2026-11-20T12:01:00Z')))).toBe(Number(sequence({})) + 1)
  })

  it('grows with the times of day, and for the race with the name of the plan', () => {
    const sheet = { ...withWorkouts([RACE_WEEK.workouts[0], RACE_WEEK.workouts.at(-1)].map(revised)), revision: 10 }
    const sequences = (times?: StartTimes) =>
      read(planCalendar(sheet, { ...OPTIONS, ...(times && { startTimes: times }) })).map(({ sequence }) => sequence)
    expect(sequences()).toEqual([2, 12])
    expect(sequences({ ...MORNINGS, revision: 3 })).toEqual([5, 15])
    expect(sequences({ timeZone: 'UTC', times: {}, revision: 4 })).toEqual([6, 16])
  })

  it('takes DTSTAMP and LAST-MODIFIED from the last change, of the workout or of the times', () => {
    const changedAt = new Date('2026-11-19T08:00:00Z')
    const stamps = (fields: object, startTimes?: StartTimes) => {
      const sheet = withWorkouts([workout(1, [LONG_RIDE], { id: 1, ...fields })])
      const [event] = read(planCalendar(sheet, { ...OPTIONS, ...(startTimes && { startTimes }) }))
      return event && [value(event, 'dtstamp'), value(event, 'last-modified')]
    }
    expect(stamps({})).toEqual(['2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z'])
    expect(stamps({ changedAt })).toEqual(['2026-11-19T08:00:00Z', '2026-11-19T08:00:00Z'])
    const later = { ...MORNINGS, changedAt: new Date('2026-11-19T09:00:00Z') }
    expect(stamps({ changedAt }, later)).toEqual(['2026-11-19T09:00:00Z', '2026-11-19T09:00:00Z'])
  })
})

describe('stored start times', () => {
  const none = [null, null, null, null, null, null, null]
  const chosen = { timeZone: 'UTC', revision: 2, timesChangedAt: '2026-11-19T09:00:00.000Z' }

  it('are read by weekday, and count also when all were taken away again', () => {
    const changedAt = new Date('2026-11-19T09:00:00Z')
    const startTimes = ['06:00', ...none.slice(1)]
    expect(readStartTimes({ ...chosen, startTimes })).toEqual({
      startTimes: { timeZone: 'UTC', times: { 0: '06:00' }, revision: 2, changedAt },
    })
    expect(readStartTimes({ ...chosen, startTimes: none })).toMatchObject({ startTimes: { times: {}, revision: 2 } })
  })

  it('are none where none were ever chosen', () => {
    const stored = { timeZone: null, startTimes: none, revision: 0, timesChangedAt: null }
    expect(readStartTimes(stored)).toEqual({})
  })
})

describe('the file', () => {
  const text = planCalendar(RACE_WEEK, OPTIONS)

  it('leaves emptied workouts out', () => {
    expect(text).not.toContain('workout-14@')
  })

  it('says its name and how often to look again', () => {
    expect(readByIcalJs(text).names).toEqual([RACE_WEEK.name, RACE_WEEK.name])
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(text).toContain('X-PUBLISHED-TTL:PT1H')
  })

  it.each(EVERY_SEASON)('holds every session of %s, in lines of 75 octets with CRLF', (_, raceType, level) => {
    const sheet = realPlan(raceType, level, SEASON_WEEKS)
    const file = planCalendar(sheet, OPTIONS)
    expect(read(file)).toHaveLength(sheet.workouts.length)
    const lines = file.split('\r\n')
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
    expect(lines.some((line) => line.includes('\n'))).toBe(false)
  })
})

describe('a reminder', () => {
  const at = (time: ReminderTime, more: object = {}) =>
    planCalendar(RACE_WEEK, { ...OPTIONS, startTimes: MORNINGS, reminder: { time }, ...more })

  it.each([
    ['none', [undefined, undefined, undefined, undefined]],
    ['half-hour', ['-PT30M', undefined, '-PT30M', '-PT30M']],
    ['hour', ['-PT1H', undefined, '-PT1H', '-PT1H']],
    // The clocks go forward in the night before the race.
    ['evening-before', ['-PT10H30M', undefined, '-PT11H', '-PT9H']],
  ] as const)('%s stands so long before each event that is still open', (time, triggers) => {
    expect(triggersByIcalJs(at(time))).toEqual(triggers)
    expect(triggersByNodeIcal(at(time))).toEqual(triggers)
  })

  it('of an all-day event comes on the evening before, or not at all', () => {
    const allDay = { startTimes: undefined }
    expect(triggersByIcalJs(at('hour', allDay))).toEqual([undefined, undefined, undefined, undefined])
    expect(triggersByIcalJs(at('evening-before', allDay))).toEqual(['-PT4H', undefined, '-PT4H', '-PT4H'])
  })

  it('rings nowhere for what is done, or cancelled', () => {
    const cancelled = withWorkouts([workout(4, [], { id: 14, revision: 3 })])
    const text = planCalendar(cancelled, { ...OPTIONS, reminder: { time: 'evening-before' }, tellsCancelled: true })
    expect(read(text)).toHaveLength(1)
    expect(triggersByIcalJs(text)).toEqual([undefined])
  })

  it('changes its events, and no identity', () => {
    const sheet = withWorkouts([{ ...revised(RACE_WEEK.workouts[0]), changedAt: new Date('2026-11-19T08:00:00Z') }])
    const eventWith = (reminder: Reminder) => read(planCalendar(sheet, { ...OPTIONS, reminder }))[0]
    const before = eventWith({ time: 'none', revision: 0 })
    const after = eventWith({ time: 'hour', revision: 1, changedAt: new Date('2026-11-19T09:00:00Z') })
    expect([before?.sequence, after?.sequence]).toEqual([2, 3])
    expect(after && value(after, 'last-modified')).toBe('2026-11-19T09:00:00Z')
    expect(after?.uid).toBe(before?.uid)
  })
})

describe('a calendar of some sports', () => {
  const uidsOf = (sports?: readonly Sport[]) =>
    read(planCalendar(RACE_WEEK, { ...OPTIONS, ...(sports && { sports }) })).map(({ uid }) => uid)

  it('has the workouts with one of them, with the identities that they have beside all others', () => {
    const [swim, run, brick, race] = uidsOf()
    expect(uidsOf(['swim', 'bike', 'run'])).toEqual([swim, run, brick, race])
    expect(uidsOf(['swim'])).toEqual([swim, race])
    expect(uidsOf(['bike'])).toEqual([brick, race])
    expect(uidsOf(['run'])).toEqual([run, brick, race])
  })

  it('leaves each workout at its time, whatever is left out before it', () => {
    const two = withWorkouts([workout(1, [THRESHOLD_SWIM]), workout(1, [BRICK_RUN])])
    const startOf = (sports: readonly Sport[]) =>
      read(planCalendar(two, { ...OPTIONS, startTimes: MORNINGS, sports }))
        .at(-1)
        ?.startDate.toString()
    expect(startOf(['run'])).toBe(startOf(['swim', 'run']))
    expect(startOf(['swim'])).not.toBe(startOf(['run']))
  })
})

it('stored choices are read with the start times', () => {
  const times = { timeZone: null, startTimes: [], revision: 0, timesChangedAt: null }
  const stored = { ...times, sports: ['run'], reminder: 'hour', reminderRevision: 2 } as const
  const changedAt = '2026-11-19T09:00:00.000Z'
  expect(readStoredChoices({ ...stored, reminderChangedAt: changedAt })).toEqual({
    sports: ['run'],
    reminder: { time: 'hour', revision: 2, changedAt: new Date(changedAt) },
  })
  expect(readStoredChoices({ ...stored, reminder: 'none', reminderRevision: 0, reminderChangedAt: null })).toEqual({
    sports: ['run'],
    reminder: { time: 'none', revision: 0 },
  })
})
