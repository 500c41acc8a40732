import type { Activity } from '@tri/plan-files/activity'
import { describe, expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { activityFacts, addLabel, completedText, distanceText, targetText } from './activity-words.js'

const MILES = { units: 'miles', poolUnits: 'metres' } as const
const METRIC = { units: 'metric', poolUnits: 'yards' } as const

describe('the distance of an activity', () => {
  it.each([
    [5000, 'run', MILES, '3.11 mi'],
    [5000, 'run', METRIC, '5.00 km'],
    [1500, 'swim', MILES, '1500 m'],
    [1500, 'swim', METRIC, '1640 yd'],
    [null, 'bike', METRIC, undefined],
  ] as const)('of %s m (%s) stands in the athlete\u2019s units', (metres, sport, units, text) => {
    expect(distanceText({ metres }, sport, units)).toBe(text)
  })
})

it('an activity is told by its day, its time and its distance', () => {
  const activity: Activity = {
    ...{ sport: 'run', name: 'Run', start: new Date('2027-01-25T06:00:00Z'), day: '2027-01-25', seconds: 1830 },
    ...{ metres: 5000, averageHeartRate: null, maxHeartRate: null, calories: null, ascentMetres: null, source: 'fit' },
  }
  expect(activityFacts(activity, 'run', METRIC).slice(1)).toEqual(['30:30', '5.00 km'])
  expect(activityFacts({ ...activity, metres: null }, 'run', METRIC).slice(1)).toEqual(['30:30'])
})

it('a session to choose says how near the activity came', () => {
  const exercise = { ...sampleExercise('run', 'r1'), name: 'Easy Run', duration: 45 }
  const target = { exercise, workout: sampleWorkout(1, 1, [exercise]), date: '2027-01-25' }
  expect(targetText(target, { seconds: 48 * 60 })).toBe('Easy Run, Mon 25 Jan, 0:45 planned, +3 min')
  expect(targetText(target, { seconds: 45 * 60 })).toBe('Easy Run, Mon 25 Jan, 0:45 planned, done so')
})

it('one or several are counted in words', () => {
  expect([addLabel(1), addLabel(2)]).toEqual(['Add activity', 'Add 2 activities'])
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(completedText)).toEqual([
    'It is in your list of activities.',
    'A is completed.',
    'A and B are completed.',
    'A, B and C are completed.',
  ])
})
