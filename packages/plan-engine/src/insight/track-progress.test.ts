import { describe, expect, it } from 'vitest'
import { toActual } from '../edit/edits.js'
import { formatPace } from '../formulas/pace.js'
import { generatePlan } from '../generate-plan.js'
import { season } from '../testing/plans.js'
import { exercise, frozen, workout } from '../testing/workouts.js'
import type { ActualExercise, Intensity, Sport, Weekday, Workout } from '../types.js'
import { EXAMPLE_PROGRESS, targetPaces, trackProgress } from './track-progress.js'

/** Weeks run from Monday to Sunday. */
const calendar = { raceDate: '2027-02-14', totalWeeks: 12 }

type Log = {
  week: number
  day?: Weekday
  sport?: Sport
  pace: string
  intensity?: Intensity
  name?: string
  minutes?: number
}

/** A completed workout of one exercise, planned with 60 minutes. */
function logged({ week, day = 2, sport = 'run', pace, intensity = 'easy', name = 'Run', minutes = 60 }: Log): Workout {
  const id = `w${week}d${day}`
  const actual: ActualExercise = {
    id,
    type: sport,
    name,
    duration: minutes,
    distance: '',
    actualPace: pace,
    intensity,
    notes: '',
  }
  const planned = exercise({ id, type: sport, duration: 60, intensity })
  return workout(week, day, [planned], { isCompleted: true, actualExercises: [actual], actualDuration: minutes })
}

const open = (week: number, sport: Sport = 'run', minutes = 60) =>
  workout(week, 4, [exercise({ id: `o${week}`, type: sport, duration: minutes })])

const gainOf = (sport: Sport, workouts: readonly Workout[]) => trackProgress(calendar, workouts)?.[sport].improvement

describe('targetPaces', () => {
  it.each([
    [
      { swim: 125, bike: 18.5, run: 505 },
      { swim: 115, bike: 20.5, run: 475 },
    ],
    [
      { swim: 65, bike: 30, run: 320 },
      { swim: 60, bike: 32, run: 300 },
    ],
    [
      { swim: 60, bike: 10, run: 300 },
      { swim: 60, bike: 12, run: 300 },
    ],
  ])('of %j are %j', (current, target) => {
    expect(targetPaces(current)).toEqual(target)
  })
})

describe('the example', () => {
  it('has the specification’s figures', () => {
    expect(Object.values(EXAMPLE_PROGRESS)).toEqual([
      { improvement: 8, percent: 65 },
      { improvement: 12, percent: 78 },
      { improvement: 5, percent: 58 },
    ])
  })

  it('is what there is until a workout is completed', () => {
    expect(trackProgress(calendar, [])).toBeUndefined()
    expect(trackProgress(calendar, [open(1)])).toBeUndefined()
    expect(trackProgress(calendar, [{ ...logged({ week: 1, pace: '9:00/mi' }), isCompleted: false }])).toBeUndefined()
    expect(trackProgress(calendar, [workout(1, 2, [], { isCompleted: true })])).toBeDefined()
  })
})

describe('what was done of what was planned', () => {
  it('counts minutes and sessions of the whole plan by sport', () => {
    const workouts = [logged({ week: 1, pace: '9:00/mi', minutes: 45 }), open(2), open(3), open(3, 'bike', 90)]
    const progress = trackProgress(calendar, workouts)
    expect(progress?.run.minutes).toEqual({ done: 45, planned: 180, percent: 25 })
    expect(progress?.run.sessions).toEqual({ done: 1, planned: 3, percent: 33 })
    expect(progress?.bike.minutes).toEqual({ done: 0, planned: 90, percent: 0 })
    expect(progress?.swim.sessions).toEqual({ done: 0, planned: 0, percent: 0 })
  })

  it('takes what was only ticked off as planned, and what was skipped as not done', () => {
    const ticked = workout(1, 2, [exercise({ id: 'a', duration: 40 })], { isCompleted: true })
    const progress = trackProgress(calendar, [ticked, logged({ week: 2, pace: '9:00', minutes: 0 })])
    expect(progress?.run.minutes).toEqual({ done: 40, planned: 100, percent: 40 })
    expect(progress?.run.sessions).toEqual({ done: 1, planned: 2, percent: 50 })
  })

  it('never fills a bar beyond its end', () => {
    const progress = trackProgress(calendar, [logged({ week: 1, pace: '9:00', minutes: 90 })])
    expect(progress?.run.minutes).toEqual({ done: 90, planned: 60, percent: 100 })
  })

  it('leaves the race out', () => {
    const race = workout(12, 0, [exercise({ id: 'race', duration: 50 })], { workoutType: 'race', isCompleted: true })
    expect(trackProgress(calendar, [open(1), race])?.run.minutes).toEqual({ done: 0, planned: 60, percent: 0 })
  })
})

describe('improvement', () => {
  it.each([
    ['run', '10:00/mi', '9:31/mi', 5],
    ['run', '10:00/mi', '10:31/mi', -5],
    ['swim', '2:00/100m', '1:51/100m', 8],
    ['bike', '18.0 mph', '20.2 mph', 12],
    ['run', '10:00/mi', '10:00/mi', 0],
    ['run', '8:03/mi', '5:00/km', 0],
  ] as const)('%s from %s to %s is %i percent', (sport, pace, later, percent) => {
    expect(gainOf(sport, [logged({ week: 1, sport, pace }), logged({ week: 5, sport, pace: later })])).toBe(percent)
  })

  it('compares like with like: a hard session after an easy one is no improvement', () => {
    const workouts = [
      logged({ week: 1, pace: '10:00/mi' }),
      logged({ week: 2, pace: '7:00/mi', intensity: 'hard' }),
      logged({ week: 6, pace: '9:31/mi' }),
    ]
    expect(gainOf('run', workouts)).toBe(5)
  })

  it('tells sessions of one label but another zone apart by their names', () => {
    const workouts = [
      logged({ week: 1, pace: '10:12/mi', intensity: 'moderate', name: 'Long Run with Race-Pace Finish' }),
      logged({ week: 2, pace: '8:04/mi', intensity: 'moderate', name: 'Brick Run at Race Pace' }),
      logged({ week: 3, pace: '10:12/mi', intensity: 'moderate', name: 'Long Run with Race-Pace Finish' }),
    ]
    expect(gainOf('run', workouts)).toBe(0)
  })

  it('draws one line through every intensity', () => {
    const workouts = [1, 3, 5, 7, 9].flatMap((week) => [
      logged({ week, day: 2, pace: formatPace(600 * 0.995 ** week) }),
      logged({ week, day: 5, pace: formatPace(450 * 0.995 ** week), intensity: 'hard' }),
    ])
    expect(gainOf('run', workouts)).toBe(4)
  })

  it('does not blow up the noise of two neighbouring days', () => {
    const workouts = [
      logged({ week: 1, day: 2, pace: '9:00/mi' }),
      logged({ week: 1, day: 3, pace: '8:34/mi' }),
      logged({ week: 11, pace: '7:00/mi', intensity: 'hard' }),
    ]
    expect(gainOf('run', workouts)).toBe(5)
  })

  it('goes by the plan’s days: Sunday ends the week of a Sunday race', () => {
    const week = [logged({ week: 1, day: 0, pace: '9:31/mi' }), logged({ week: 1, day: 1, pace: '10:00/mi' })]
    expect(gainOf('run', week)).toBe(5)
  })

  it.each<[string, readonly Workout[]]>([
    ['one session', [logged({ week: 1, pace: '9:00/mi' })]],
    ['two intensities', [logged({ week: 1, pace: '9:00' }), logged({ week: 2, pace: '8:00', intensity: 'hard' })]],
    ['paces that cannot be read', [logged({ week: 1, pace: 'easy' }), logged({ week: 2, pace: '' })]],
    ['two of one day', [logged({ week: 1, pace: '9:00' }), logged({ week: 1, pace: '8:00' })]],
    ['skipped sessions', [logged({ week: 1, pace: '9:00', minutes: 0 }), logged({ week: 2, pace: '8:00' })]],
  ])('is unknown from %s', (_, workouts) => {
    expect(gainOf('run', workouts)).toBeUndefined()
  })
})

describe('a whole season', () => {
  it('done at the planned paces, measured, fills the bars and gains about what the goal asks', () => {
    const input = season('olympic', 16)
    const { workouts } = generatePlan(input)
    const done = workouts.map((each): Workout => {
      const actualExercises = each.exercises.map((exercise) => ({ ...toActual(exercise), metres: 1 }))
      return { ...each, isCompleted: true, actualExercises }
    })
    const progress = trackProgress(input, frozen(done))
    for (const sport of ['swim', 'bike', 'run'] as const) {
      expect(progress?.[sport].minutes.percent).toBe(100)
      expect(progress?.[sport].sessions.percent).toBe(100)
      expect(progress?.[sport].improvement).toBeGreaterThanOrEqual(3)
      expect(progress?.[sport].improvement).toBeLessThanOrEqual(6)
    }
  })

  it('ticked off as planned fills the bars, and tells nothing of paces that nobody measured', () => {
    const input = season('olympic', 16)
    const done = generatePlan(input).workouts.map((each): Workout => {
      const actualExercises = each.exercises.map(toActual)
      return { ...each, isCompleted: true, actualExercises }
    })
    const progress = trackProgress(input, frozen(done))
    expect(progress?.run).toMatchObject({ minutes: { percent: 100 }, improvement: undefined })
  })
})
