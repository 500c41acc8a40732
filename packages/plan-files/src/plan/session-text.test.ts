import { describe, expect, it } from 'vitest'
import { BRICK_RUN, LONG_RIDE, RACE_LEGS, THRESHOLD_SWIM, workout } from '../testing/workouts.js'
import {
  durationText,
  lineText,
  purposeOf,
  setLines,
  stepText,
  targetText,
  timeText,
  workoutTitle,
  writtenOut,
} from './session-text.js'

describe('a session in words', () => {
  it('names what to do, for how long and how fast', () => {
    expect(setLines(THRESHOLD_SWIM).map(lineText)).toEqual([
      'Warm-up 8 min @ 2:15-2:07/100m',
      '10 x (100 m at threshold @ 2:02-1:58/100m + Rest 15 s)',
      'Easy 5:30 min @ 2:15-2:07/100m',
      'Cool-down 4 min @ 2:22-2:12/100m',
    ])
  })

  it('opens with what it is for where the notes go on with its steps', () => {
    const notes = 'Raises your speed. Two times 5 min.'
    const [step] = BRICK_RUN.steps
    const steps = step ? [step] : []
    expect(purposeOf({ notes, steps: [...steps, ...steps] })).toBe('Raises your speed.')
    expect(purposeOf({ notes, steps })).toBe(notes)
    expect(purposeOf({ notes: 'No full stop', steps: [...steps, ...steps] })).toBe('No full stop')
  })

  it('counts the seconds of repeats', () => {
    expect(setLines(LONG_RIDE).map(({ seconds }) => seconds)).toEqual([900, 1980, 360, 360])
  })

  it('writes repeats out in the order they are done', () => {
    expect(writtenOut(LONG_RIDE.steps).map(({ label }) => label)).toEqual([
      'Warm-up',
      ...Array.from({ length: 3 }, () => ['At threshold', 'Easy spinning']).flat(),
      'Easy',
      'Cool-down',
    ])
  })

  it('puts the metres before a label that does not name them', () => {
    const step = { kind: 'work', seconds: 60, metres: 50, zone: 'easy', label: 'drill' } as const
    expect(stepText(step)).toBe('50 m drill')
    expect(stepText({ ...step, label: '50 m: 25 drill, 25 swim' })).toBe('50 m: 25 drill, 25 swim')
  })
})

describe('workoutTitle', () => {
  it('gives the sport and the names of the exercises', () => {
    const brick = workout(6, [LONG_RIDE, { ...BRICK_RUN, linked: true }])
    expect(workoutTitle(brick)).toBe('Brick: Threshold Intervals + Transition Run')
    expect(workoutTitle(workout(6, [LONG_RIDE, BRICK_RUN]))).toBe('Training: Threshold Intervals + Transition Run')
    expect(workoutTitle(workout(1, [THRESHOLD_SWIM]))).toBe('Swim: Threshold 100s')
  })

  it('calls the race race day', () => {
    expect(workoutTitle(workout(0, RACE_LEGS, { workoutType: 'race' }))).toBe('Race day')
  })
})

describe('targetText', () => {
  it('writes each sport in its own unit, slower end first', () => {
    expect(targetText({ from: 122, to: 118 }, 'swim')).toBe('2:02-1:58/100m')
    expect(targetText({ from: 18.7, to: 19.3 }, 'bike')).toBe('18.7-19.3 mph')
    expect(targetText({ from: 490, to: 480 }, 'run')).toBe('8:10-8:00/mi')
  })

  it('writes one pace where both ends read the same', () => {
    expect(targetText({ from: 480.2, to: 479.8 }, 'run')).toBe('8:00/mi')
  })
})

describe('times', () => {
  it.each([
    [15, '15 s'],
    [60, '1 min'],
    [90, '90 s'],
    [150, '2:30 min'],
    [480, '8 min'],
    [3900, '1:05 h'],
  ])('writes %d seconds as %s', (seconds, text) => {
    expect(timeText(seconds)).toBe(text)
  })

  it.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1:00 h'],
    [375, '6:15 h'],
  ])('writes %d minutes as %s', (minutes, text) => {
    expect(durationText(minutes)).toBe(text)
  })
})
