import type { CalendarSettings } from '@tri/api-contract'
import { readPlanFile } from '@tri/plan-files/plan-file'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { makeFile, type Occasion, type Wish } from './make-file.js'

const run = { ...sampleExercise('run', 'w6d1e1'), name: 'Easy Run' }
const ride = { ...sampleExercise('bike', 'w6d2e1'), name: 'Easy Ride' }
const shown = {
  plan: samplePlan(),
  workouts: [
    sampleWorkout(1, 1, [run], { dayName: 'Monday' }),
    sampleWorkout(2, 2, [ride], { dayName: 'Tuesday' }),
    sampleWorkout(3, 3, [run], { week: 7, dayName: 'Wednesday' }),
    sampleWorkout(4, 3, [], { week: 8, dayName: 'Wednesday' }),
  ],
}
const occasion: Occasion = {
  now: new Date('2026-11-20T12:00:00Z'),
  today: '2026-11-20',
  origin: 'https://plan.example.org',
  languages: ['en-GB'],
  units: { units: 'miles', poolUnits: 'metres' },
  readTimes: async () => undefined,
  readAthlete: async () => undefined,
}
const pool = { length: 25, unit: 'm' } as const
const make = (wish: Wish) => makeFile(wish, shown, occasion)
const textOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? content : new TextDecoder('latin1').decode(content)

describe('makeFile', () => {
  it.each<[Wish, string, string]>([
    [{ kind: 'calendar' }, 'lakefront-olympic-2026-11-20.ics', 'BEGIN:VCALENDAR'],
    [{ kind: 'plan-file' }, 'lakefront-olympic-2026-11-20.triplan.json', '{\n  "format": "triplan"'],
    [{ kind: 'csv' }, 'lakefront-olympic-2026-11-20.csv', '\uFEFFdate,week,'],
    [{ kind: 'watch', pool }, 'lakefront-olympic-watch-2026-11-20.zip', 'PK'],
    [{ kind: 'watch', pool, week: 7 }, 'lakefront-olympic-week-7-watch-2026-11-20.zip', 'PK'],
    [{ kind: 'rides', format: { kind: 'zwo' } }, 'lakefront-olympic-rides-zwo-2026-11-20.zip', 'PK'],
    [
      { kind: 'rides', format: { kind: 'erg', ftp: 250 }, week: 6 },
      'lakefront-olympic-week-6-rides-erg-2026-11-20.zip',
      'PK',
    ],
  ])('makes of %j the file %s', async (wish, name, start) => {
    const file = await make(wish)
    expect(file.name).toBe(name)
    expect(textOf(file.content).slice(0, start.length)).toBe(start)
  })

  it('puts every session of the part that was asked for into the file, and no other', async () => {
    const week = textOf((await make({ kind: 'watch', pool, week: 6 })).content)
    expect(week).toContain('run-easy-run.fit')
    expect(week).toContain('bike-easy-ride.fit')
    const rides = textOf((await make({ kind: 'rides', format: { kind: 'mrc' } })).content)
    expect(rides).toContain('bike-easy-ride.mrc')
    expect(rides).not.toContain('easy-run')
  })

  it('has the targets that the athlete goes by in every file but the plan file, which is the plan itself', async () => {
    const ftp = { sport: 'bike', kind: 'ftp', value: 240, measuredOn: '2026-01-01', source: 'test' } as const
    const readAthlete = async () => ({ thresholds: [ftp], methods: { run: 'feel' as const } })
    const steps = [{ kind: 'work' as const, seconds: 1800, zone: 'easy' as const, label: 'Easy' }]
    const workouts = [
      { ...run, steps },
      { ...ride, steps },
    ].map((one, index) => sampleWorkout(index, 1, [one]))
    const aimed = { ...shown, workouts }
    const file = (wish: Wish) => makeFile(wish, aimed, { ...occasion, readAthlete })
    const told = async (wish: Wish) => textOf((await file(wish)).content)
    for (const kind of ['csv', 'calendar'] as const) {
      const text = (await told({ kind })).replaceAll('\r\n ', '')
      expect(text).toMatch(/@ \d+-\d+ W/)
      expect(text).toMatch(/@ RPE \d-\d/)
    }
    expect(await told({ kind: 'plan-file' })).not.toMatch(/power|effort/)
    expect((await file({ kind: 'rides', format: { kind: 'zwo' } })).notes[0]).toBe(
      "Power is the middle of each step's watts, in % of an FTP of 240 W.",
    )
    expect((await file({ kind: 'watch', pool })).notes).toContain(
      'A watch has no target for effort: it stands behind the name of each step.',
    )
  })

  it('tells the athlete what a format cannot carry', async () => {
    expect((await make({ kind: 'rides', format: { kind: 'zwo' } })).notes.join(' ')).toMatch(/no speeds/)
    expect((await make({ kind: 'calendar' })).notes).toEqual([])
  })

  it('numbers the events of a saved plan as the feed does, and puts them at the athlete’s times', async () => {
    const readTimes = async (): Promise<CalendarSettings> => ({
      feedMadeAt: null,
      timeZone: 'UTC',
      startTimes: [null, '06:30', null, null, null, null, null],
      revision: 4,
      timesChangedAt: '2026-11-18T12:00:00.000Z',
      sports: ['swim', 'bike', 'run'],
      reminder: 'none',
      reminderRevision: 0,
      reminderChangedAt: null,
      eventHost: 'feed.example.org',
    })
    const file = await makeFile({ kind: 'calendar' }, { ...shown, saved: shown.plan }, { ...occasion, readTimes })
    const text = textOf(file.content)
    expect(text).toContain('UID:workout-1@feed.example.org\r\nSEQUENCE:5\r\nDTSTAMP:20261120T120000Z')
    expect(text).toMatch(/UID:workout-1@[\s\S]*?DTSTART:\d{8}T063000Z/)
    expect(text).toMatch(/UID:workout-2@[\s\S]*?DTSTART;VALUE=DATE:/)
  })

  it('writes tables and calendars in the units that the athlete reads', async () => {
    const metric = { ...occasion, units: { units: 'metric', poolUnits: 'yards' } } as const
    for (const [kind, words] of [
      ['csv', /,distance \(km\),/],
      ['calendar', /\d km\b/],
    ] as const) {
      const text = textOf((await makeFile({ kind }, shown, metric)).content)
      expect(text).toMatch(words)
      expect(text).not.toMatch(/\d mi\b|\/mi\b|\(mi\)/)
    }
  })

  it('loses nothing in the plan file', async () => {
    const answer = readPlanFile(textOf((await make({ kind: 'plan-file' })).content))
    expect(answer).toMatchObject({ ok: true, file: { plan: { name: 'Lakefront Olympic', totalWeeks: 14 } } })
    if (!answer.ok) return
    expect(shown.workouts.map((workout) => ({ ...workout, ...answer.file.workouts[workout.id - 1] }))).toEqual(
      shown.workouts,
    )
  })

  it('says what to do where there is nothing to put into a file', async () => {
    await expect(make({ kind: 'watch', pool, week: 8 })).rejects.toThrow('Week 8 has no sessions.')
    await expect(make({ kind: 'rides', format: { kind: 'zwo' }, week: 7 })).rejects.toThrow('Week 7 has no rides.')
  })
})
