import { describe, expect, it } from 'vitest'
import { judge } from '../testing/judge.js'
import { race, season, sketch, step, withMinutes } from '../testing/plans.js'
import type { PlanInput, Workout } from '../types.js'
import { raceEffort } from './race-effort-rules.js'

const input = season('70.3', 16)

/** A long ride in each week with so many minutes at race effort, beside a hard run and easy running. */
const rides = (minutes: number, atRace: number) =>
  Array.from({ length: 16 }, (_, index) => index + 1).flatMap((week): Workout[] =>
    sketch(week, `Tue run 60 hard, Thu run 240, Sat bike ${minutes}`).map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) => {
        if (each.type === 'bike')
          return {
            ...each,
            code: week === 11 ? 'X-REHEARSAL-B' : 'B-LONGRP',
            steps: [step(minutes - atRace, 'easy'), step(atRace, 'race')],
          }
        return each.intensity === 'hard' ? { ...each, steps: [step(40, 'easy'), step(20, 'threshold')] } : each
      }),
    })),
  )
const judged = (workouts: readonly Workout[], given: PlanInput = input) =>
  judge(raceEffort, [...workouts, race(given)], given)

describe('R34 race effort', () => {
  it.each([
    [200, 90, 'pass', 100],
    [200, 72, 'pass', 80],
    [200, 60, 'warn', 67],
    [200, 44, 'fail', 49],
    [120, 60, 'pass', 100],
  ] as const)('a ride of %i min with %i at race effort: %s', (minutes, atRace, result, value) => {
    expect(judged(rides(minutes, atRace))).toMatchObject({ result, value })
  })

  it('asks no more than the level does', () => {
    const beginner = { ...input, experienceLevel: 'beginner' as const }
    expect(judged(rides(200, 48), beginner)).toMatchObject({ result: 'pass', value: 80 })
  })

  it('warns when the race is not rehearsed 28 to 41 days before it', () => {
    const unrehearsed = rides(240, 90).map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) => ({ ...each, code: 'B-LONGRP' })),
    }))
    expect(judged(unrehearsed)).toMatchObject({ result: 'warn', value: 50 })
  })

  it('asks short races for the rehearsal only, two weeks out, where the day can hold it', () => {
    const olympic = season('olympic', 16)
    const rehearsed = rides(120, 0).map((workout) => ({
      ...workout,
      exercises: workout.exercises.map((each) => ({ ...each, code: workout.week === 14 ? 'X-REHEARSAL-B' : 'B-LONG' })),
    }))
    expect(judged(rehearsed, olympic)).toMatchObject({ result: 'pass', value: 100, message: 'The race is rehearsed.' })
    expect(judged(rides(120, 0), olympic)).toMatchObject({ result: 'warn', value: 50 })
  })

  it.each([
    ['olympic', 110, 'warn'],
    ['olympic', 105, 'pass'],
    ['70.3', 95, 'warn'],
    ['70.3', 90, 'pass'],
  ] as const)(
    '%s: asks for a rehearsal where the day of the longest ride offers what it takes: %i min, %s',
    (type, minutes, result) => {
      // An hour of riding and one of running, as raced: half of both and 50 min, or three quarters of the ride and 50.
      const exact = { distances: { swim: 1, bike: 20, run: 6 }, currentPaces: { swim: 115, bike: 20, run: 600 } }
      const given = withMinutes(season(type, 16, exact), [300, 0, 60, 0, 240, 0, minutes])
      const unrehearsed = Array.from({ length: 16 }, (_, index) => sketch(index + 1, 'Tue run 30, Sat bike 30')).flat()
      expect(judged(unrehearsed, given)).toMatchObject({ result })
    },
  )

  it('does not ask a plan of less than eight weeks', () => {
    const short = season('olympic', 6)
    expect(judged([], short)).toMatchObject({ result: 'pass', limit: {} })
  })
})
