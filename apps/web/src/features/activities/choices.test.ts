import { activityFile } from '@tri/api-contract'
import type { Activity } from '@tri/plan-files/activity'
import { describe, expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { bodyOf, clash, loggedBefore, type Place, startChoices, targetsOf, withSport } from './choices.js'

/** Week 6 runs from Monday, 25 to Sunday, 31 January 2027. */
const calendar = { raceDate: '2027-03-28', totalWeeks: 14 }
const run = { ...sampleExercise('run', 'r1'), duration: 45 }
const longRun = { ...sampleExercise('run', 'r2'), duration: 100 }
const ride = { ...sampleExercise('bike', 'b1'), duration: 60 }
const brick = [ride, { ...sampleExercise('run', 'r3'), duration: 15 }]

const activity = (changes: Partial<Activity> = {}): Activity => ({
  sport: 'run',
  name: 'Morning Run',
  start: new Date('2027-01-25T06:00:00Z'),
  day: '2027-01-25',
  seconds: 45 * 60,
  metres: 9000,
  averageHeartRate: 148,
  maxHeartRate: null,
  calories: null,
  ascentMetres: 30,
  source: 'fit',
  ...changes,
})

const placeWith = (workouts: Place['workouts'], changes: Partial<Place> = {}): Place => ({
  calendar,
  workouts,
  ...changes,
})
const place = placeWith([
  sampleWorkout(1, 1, [run]),
  sampleWorkout(2, 2, [longRun]),
  sampleWorkout(3, 3, brick),
  sampleWorkout(4, 1, [ride]),
])
const chosen = (activities: Activity[], at: Place = place) =>
  startChoices(activities, at).map(({ exerciseId }) => exerciseId)

describe('what an activity is likely to have been', () => {
  it('is the session of its day and sport, near enough in time', () => {
    expect(chosen([activity()])).toEqual(['r1'])
    expect(chosen([activity({ sport: 'bike' })])).toEqual(['b1'])
    expect(chosen([activity({ seconds: 90 * 60 })])).toEqual([undefined])
    expect(chosen([activity({ sport: 'swim' })])).toEqual([undefined])
    expect(startChoices([activity()], undefined)).toMatchObject([{ exerciseId: undefined, isAdded: true }])
  })

  it('is each leg of a brick once', () => {
    const day = '2027-01-27'
    const legs = [
      activity({ sport: 'bike', day, seconds: 3600 }),
      activity({ day, seconds: 900 }),
      activity({ day, seconds: 900 }),
    ]
    expect(chosen(legs)).toEqual(['b1', 'r3', undefined])
  })

  it('is a session of the day it was dropped on before one of its own day', () => {
    const dropped = { ...place, droppedOn: '2027-01-26' }
    expect(chosen([activity()], dropped)).toEqual(['r2'])
    expect(
      targetsOf(startChoices([activity()], dropped)[0] ?? never(), dropped).map(({ exercise }) => exercise.id),
    ).toEqual(['r2', 'r1'])
  })

  it('is asked for when the file does not tell the sport', () => {
    const [choice] = startChoices([activity({ sport: 'other' })], place)
    expect(choice?.exerciseId).toBeUndefined()
    expect(withSport(choice ?? never(), 'run', place).exerciseId).toBe('r1')
    expect(withSport(choice ?? never(), 'other', place).exerciseId).toBeUndefined()
  })

  it('is no session that another activity completed', () => {
    expect(chosen([activity()], placeWith([sampleWorkout(1, 1, [run], { garminActivityId: '7' })]))).toEqual([
      undefined,
    ])
  })
})

describe('what is sent', () => {
  const choices = startChoices([activity(), activity({ sport: 'other', name: 'Yoga' })], place)
  const hash = 'a'.repeat(64)

  it('is what the server takes, with the session it completes', () => {
    const body = bodyOf({ hash, choices, place, replaces: false })
    expect(activityFile.safeParse(body).success).toBe(true)
    expect(body?.activities).toMatchObject([
      { part: 0, sport: 'run', localDay: '2027-01-25', duration: 2700, link: { workoutId: 1, exerciseId: 'r1' } },
      { part: 1, sport: null, name: 'Yoga', link: null },
    ])
  })

  it('leaves out what is not wanted, and is nothing when nothing is', () => {
    const without = choices.map((choice) => ({ ...choice, isAdded: choice.part === 1 }))
    expect(bodyOf({ hash, choices: without, place, replaces: false })?.activities.map(({ part }) => part)).toEqual([1])
    const none = choices.map((choice) => ({ ...choice, isAdded: false }))
    expect(bodyOf({ hash, choices: none, place, replaces: false })).toBeUndefined()
  })

  it('may give a session to one activity only', () => {
    const [first] = choices
    const twice = [first ?? never(), { ...(first ?? never()), part: 2 }]
    expect([clash(choices), clash(twice), clash(twice.map((each) => ({ ...each, exerciseId: undefined })))]).toEqual([
      false,
      true,
      false,
    ])
  })
})

describe('results that were logged before', () => {
  const actual = {
    id: 'r1',
    type: 'run',
    name: 'Run',
    duration: 40,
    distance: '',
    actualPace: '',
    intensity: 'easy',
  } as const
  const logged = (changes: Parameters<typeof sampleWorkout>[3]) => {
    const at = placeWith([sampleWorkout(1, 1, [run], changes)])
    return loggedBefore(startChoices([activity()], at), at).map(({ exercise }) => exercise.id)
  }

  it('are asked about, those of open workouts and of other legs are not', () => {
    const actualExercises = [{ ...actual, notes: '' }]
    expect(logged({ isCompleted: true, actualExercises })).toEqual(['r1'])
    expect(logged({ isCompleted: false, actualExercises })).toEqual([])
    expect(logged({ isCompleted: true, actualExercises: null })).toEqual([])
    const ticked = actualExercises.map((entry) => ({ ...entry, duration: run.duration }))
    expect(logged({ isCompleted: true, actualExercises: ticked })).toEqual([])
    const skipped = actualExercises.map((entry) => ({ ...entry, duration: 0, skipped: 'sick' as const }))
    expect(logged({ isCompleted: true, actualExercises: skipped })).toEqual([])
  })
})

function never(): never {
  throw new Error('There is no choice')
}
