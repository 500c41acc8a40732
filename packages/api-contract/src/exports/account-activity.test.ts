import { describe, expect, it } from 'vitest'
import { refusals } from '../testing/samples.js'
import { type AccountActivity, accountActivity, checkActivities } from './account-activity.js'

const activity = (changes: object = {}): AccountActivity => ({
  garminActivityId: 'file-1-0',
  source: 'file',
  activityName: 'Morning Run',
  activityType: 'RUNNING',
  sport: 'run',
  startTime: '2026-11-21T06:00:00Z',
  localDay: '2026-11-21',
  duration: 1830,
  distance: 5000.4,
  averagePace: 6.1,
  averageSpeed: 2.7,
  averageHeartRate: 148,
  maxHeartRate: 171,
  calories: 400,
  elevationGain: 35,
  deviceName: null,
  fileHash: `${'a'.repeat(64)}:0`,
  wasUnlinked: false,
  link: { plan: 0, workout: 1, exerciseId: 'w1d1e0', isAutomatic: false },
  filled: null,
  ...changes,
})

describe('an activity in a file of an account', () => {
  it('is read as it was written', () => {
    expect(accountActivity.parse(JSON.parse(JSON.stringify(activity())))).toEqual(activity())
  })

  it.each([
    ['an id of the database', { userId: 7 }],
    ['an id with blanks', { garminActivityId: 'a b' }],
    ['a name that cannot be stored', { activityName: '\ud800' }],
    ['a start before time', { startTime: '0001-01-01T00:00:00Z' }],
    ['a time beyond a column', { duration: 2 ** 31 }],
    ['a distance below nothing', { distance: -1 }],
    ['a hash that is none', { fileHash: 'x' }],
    ['a link to nowhere', { link: { plan: -1, workout: 0, exerciseId: 'e', isAutomatic: false } }],
  ])('with %s is refused', (_, changes) => {
    expect(refusals(accountActivity, activity(changes))).toHaveLength(1)
  })

  it.each([
    ['a workout that is there', [activity()], []],
    [
      'a workout beyond its plan',
      [activity({ link: { ...activity().link, workout: 2 } })],
      ['that is not in the file'],
    ],
    ['a plan that is not there', [activity({ link: { ...activity().link, plan: 1 } })], ['that is not in the file']],
    ['the exercise of another', [activity(), activity()], ['Two activities are linked to one exercise']],
  ])('may be linked to %s, or is refused', (_, activities, expected) => {
    const told: string[] = []
    checkActivities({ plans: [{ workouts: [{}, {}] }], activities }, (message) => told.push(message))
    expect(told).toEqual(expected.map((message) => expect.stringContaining(message)))
  })
})
