import { describe, expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { sessionFile } from './session-file.js'

const ride = { ...sampleExercise('bike', 'b1'), name: 'Easy Ride & "spin"' }
const workout = sampleWorkout(1, 2, [ride], { dayName: 'Tuesday' })
const asked = {
  workout,
  exercise: ride,
  raceType: 'olympic',
  units: { units: 'miles', poolUnits: 'metres' },
  now: new Date('2026-11-20T12:00:00Z'),
  ftp: undefined,
  lthr: undefined,
} as const
const startOf = (content: string | Uint8Array | undefined) =>
  typeof content === 'string' ? content.slice(0, 14) : String.fromCharCode(...(content ?? []).slice(8, 12))

describe('the file of one session', () => {
  it('is a workout for a watch, named by its place in the plan', async () => {
    const file = await sessionFile({ ...asked, format: 'fit' })
    expect([file?.name, startOf(file?.content)]).toEqual(['week-6-tue-easy-ride-spin.fit', '.FIT'])
  })

  it('is a workout for Zwift where it is a ride, and says what that cannot carry', async () => {
    const file = await sessionFile({ ...asked, format: 'zwo' })
    expect([file?.name, startOf(file?.content)]).toEqual(['week-6-tue-easy-ride-spin.zwo', '<?xml version='])
    expect(file?.notes.join(' ')).toContain('in % of FTP')
  })

  it('is no Zwift workout where it is a run or a swim', async () => {
    for (const sport of ['run', 'swim'] as const)
      expect(await sessionFile({ ...asked, exercise: sampleExercise(sport, 'x'), format: 'zwo' })).toBeUndefined()
  })

  it('is text for intervals.icu, of a swim in the pool of the athlete', async () => {
    const file = await sessionFile({ ...asked, format: 'txt' })
    expect(file).toMatchObject({
      name: 'week-6-tue-easy-ride-spin.txt',
      content: expect.stringMatching(/^Main set\n- .* 30m\n$/),
    })
    const swim = sampleExercise('swim', 's1')
    const units = { units: 'metric', poolUnits: 'yards' } as const
    const { content } = (await sessionFile({ ...asked, units, exercise: swim, format: 'txt' })) ?? {}
    expect(content).toContain('pool length: 25yd')
    const strength = { ...sampleExercise('run', 'x'), type: 'strength' } as const
    expect(await sessionFile({ ...asked, exercise: strength, format: 'txt' })).toBeUndefined()
  })

  it('is named all the same where the name has no letters', async () => {
    const exercise = { ...ride, name: '\u{1F6B4}' }
    expect((await sessionFile({ ...asked, exercise, format: 'fit' }))?.name).toBe('week-6-tue-session.fit')
  })
})
