import { describe, expect, it } from 'vitest'
import { kilometres, plannedText, sourceText, speedText, startText, suggestionText, typeText } from './activity-text.js'

const run = { sport: 'run', distance: 10_020, duration: 3151, averagePace: 5.2411, averageSpeed: 3.18 } as const

describe('the distance of an activity', () => {
  it.each([
    [10_020, '10.02 km'],
    [5000, '5.00 km'],
    [1_475, '1.48 km'],
    [0, '0.00 km'],
  ])('of %d m is %s', (metres, text) => {
    expect(kilometres(metres)).toBe(text)
  })
})

describe('how fast an activity was', () => {
  it.each([
    [run, '5:14 /km'],
    [{ ...run, averagePace: null }, '5:14 /km'],
    [{ ...run, averagePace: null, averageSpeed: null }, '5:14 /km'],
    [{ ...run, sport: 'bike' as const, averageSpeed: 8.45 }, '30.4 km/h'],
    [{ ...run, sport: 'swim' as const, averagePace: null, averageSpeed: 0.8929 }, '1:52 /100m'],
    [{ ...run, sport: null, averageSpeed: 1.5 }, '5.4 km/h'],
  ])('is said as its sport has it', (activity, text) => {
    expect(speedText(activity)).toBe(text)
  })

  it('is not said where nothing was covered', () => {
    expect(speedText({ ...run, distance: 0, averagePace: null, averageSpeed: null })).toBeUndefined()
    expect(speedText({ ...run, distance: 10, duration: 0, averagePace: null, averageSpeed: null })).toBeUndefined()
  })
})

describe('when an activity began', () => {
  it('is its day, and the time on the athlete’s clock', () => {
    expect(startText({ startTime: new Date(2026, 10, 17, 6, 41).toISOString(), localDay: '2026-11-17' })).toBe(
      'Tue 17 Nov, 06:41',
    )
  })

  it('is its day alone where the clock here had another day', () => {
    expect(startText({ startTime: new Date(2026, 10, 18, 1, 0).toISOString(), localDay: '2026-11-17' })).toBe(
      'Tue 17 Nov',
    )
  })
})

describe('an activity in words', () => {
  it('is what Garmin calls it', () => {
    expect(typeText('TRAIL_RUNNING')).toBe('Trail running')
    expect(typeText('MULTI_SPORT')).toBe('Multi sport')
  })

  it('is from where it came', () => {
    expect(sourceText({ source: 'garmin', deviceName: 'Forerunner 965' })).toBe('Garmin Forerunner 965')
    expect(sourceText({ source: 'garmin', deviceName: null })).toBe('Garmin')
    expect(sourceText({ source: 'file', deviceName: null })).toBe('From a file')
    expect(sourceText({ source: 'test', deviceName: 'x' })).toBe('Test activity')
  })
})

describe('a suggestion', () => {
  const suggestion = {
    workoutId: 7,
    trainingPlanId: 1,
    planName: 'Spring Sprint',
    workoutType: 'run',
    date: '2026-11-17',
    exerciseId: 'e1',
    exerciseName: 'Tempo Run',
    plannedDuration: 45,
    difference: 0.0667,
    isClose: true,
  } as const

  it('names the day and the workout, and how far off the activity was', () => {
    expect(suggestionText(suggestion)).toEqual({
      claim: "Matches Tuesday's run",
      detail: 'Tempo Run, 0:45 planned, +3 min',
    })
  })

  it('is careful where the time does not fit', () => {
    expect(suggestionText({ ...suggestion, difference: -0.6, isClose: false })).toEqual({
      claim: "May be Tuesday's run",
      detail: 'Tempo Run, 0:45 planned, \u221227 min',
    })
  })

  it('says so when it was done as planned', () => {
    expect(suggestionText({ ...suggestion, difference: 0 }).detail).toBe('Tempo Run, 0:45 planned, done so')
  })

  it.each([
    ['swim', "Tuesday's swim"],
    ['bike', "Tuesday's ride"],
    ['brick', "Tuesday's brick"],
    ['mixed', "Tuesday's sessions"],
    ['race', "Tuesday's race"],
  ] as const)('of a %s is %s', (workoutType, text) => {
    expect(plannedText({ workoutType, date: '2026-11-17' })).toBe(text)
  })
})
