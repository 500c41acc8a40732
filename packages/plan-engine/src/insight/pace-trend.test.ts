import { describe, expect, it } from 'vitest'
import { workout } from '../testing/workouts.js'
import type { ActualExercise, Weekday } from '../types.js'
import { paceTrends } from './pace-trend.js'

const calendar = { raceDate: '2027-02-14', totalWeeks: 12 }

const logged = (week: number, actualPace: string, fields: Partial<ActualExercise> = {}, day: Weekday = 2) => {
  const type = fields.type ?? 'run'
  const done = { id: 'a', name: 'Easy Run', duration: 45, distance: '', intensity: 'easy' as const, notes: '' }
  return workout(week, day, [], { isCompleted: true, actualExercises: [{ ...done, actualPace, ...fields, type }] })
}

describe('paceTrends', () => {
  it('follows the pace of like sessions along a line', () => {
    const { run, swim, bike } = paceTrends(calendar, [logged(2, '9:00/mi'), logged(4, '8:34/mi')])
    expect(run).toMatchObject({
      name: 'Easy Run',
      intensity: 'easy',
      points: [
        { date: '2026-12-01', pace: 540 },
        { date: '2026-12-15', pace: 514 },
      ],
      gain: 5,
    })
    expect(run?.from).toBeCloseTo(540, 6)
    expect(run?.to).toBeCloseTo(514, 6)
    expect([swim, bike]).toEqual([undefined, undefined])
  })

  it('goes between points that lie beside it (by hand: 600, 600, 540 rise 600 to 551 in logarithms)', () => {
    const { run } = paceTrends(calendar, [logged(1, '10:00'), logged(2, '10:00'), logged(3, '9:00')])
    const third = Math.log(540 / 600) / 3
    expect(run?.from).toBeCloseTo(600 * Math.exp(third - 1.5 * third), 6)
    expect(run?.to).toBeCloseTo(600 * Math.exp(third + 1.5 * third), 6)
    expect(run?.gain).toBe(11)
  })

  it('gains on the bike when the speed rises', () => {
    const ride = (week: number, pace: string) => logged(week, pace, { type: 'bike', name: 'Endurance Ride' })
    expect(paceTrends(calendar, [ride(2, '18.0 mph'), ride(5, '18.9 mph')]).bike?.gain).toBe(5)
    expect(paceTrends(calendar, [ride(2, '18.9 mph'), ride(5, '18.0 mph')]).bike?.gain).toBe(-5)
  })

  it('takes the kind that was logged most often, of equals the latest', () => {
    const hard = { name: 'Hills', intensity: 'hard' as const }
    const twice = [logged(1, '9:00'), logged(2, '9:00')]
    expect(paceTrends(calendar, [...twice, logged(3, '8:00', hard), logged(4, '8:00', hard)]).run?.name).toBe('Hills')
    expect(paceTrends(calendar, [...twice, logged(3, '8:00', hard), logged(5, '9:00')]).run?.points).toHaveLength(3)
  })

  it('needs two days, a pace that can be read and a completed workout; the race does not count', () => {
    const race = { ...logged(12, '7:00', {}, 0), workoutType: 'race' as const }
    const open = { ...logged(5, '8:00'), isCompleted: false }
    const one = logged(2, '9:00')
    for (const other of [one, race, open, logged(3, 'fast'), logged(3, '8:00', { duration: 0 })])
      expect(paceTrends(calendar, [one, other]).run).toBeUndefined()
  })
})
