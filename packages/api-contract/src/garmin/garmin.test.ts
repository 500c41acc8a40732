import { describe, expect, it } from 'vitest'
import { refusals } from '../testing/samples.js'
import { garminRoutes } from './garmin.js'
import { activityLink, testActivity } from './garmin-activity.js'

describe('a link', () => {
  it.each(['123456789012', 'file-9f2c', 'test-4f8d-1', 'a.b:c_d'])(
    'names the activity as the provider does: %s',
    (id) => {
      expect(refusals(activityLink, { garminActivityId: id, workoutId: 1 })).toEqual([])
    },
  )

  it.each([
    [{ workoutId: 1 }, 'garminActivityId: Please name an activity'],
    [{ garminActivityId: 17, workoutId: 1 }, 'garminActivityId: Please name an activity'],
    [
      { garminActivityId: "1' or 1=1", workoutId: 1 },
      'garminActivityId: An activity id is 1 to 100 letters, digits, and . : _ -',
    ],
    [
      { garminActivityId: '', workoutId: 1 },
      'garminActivityId: An activity id is 1 to 100 letters, digits, and . : _ -',
    ],
  ])('%j is refused', (given, message) => {
    expect(refusals(activityLink, given)).toEqual([message])
  })

  it.each([0, -1, 1.5, '1', 2_147_483_648, null])('to workout %j is refused', (workoutId) => {
    expect(refusals(activityLink, { garminActivityId: '1', workoutId })).toHaveLength(1)
  })
})

describe('a test activity', () => {
  it.each([
    { duration: 1800, distance: 5000 },
    { duration: 1, distance: 0 },
    { duration: 1800, distance: 5000.5, activityName: 'Zkouška', activityType: 'lap_swimming' },
  ])('%j is accepted', (given) => {
    expect(refusals(testActivity, given)).toEqual([])
  })

  it.each([
    [{ distance: 1 }, 'duration: Please give the duration in whole seconds'],
    [{ duration: 0, distance: 1 }, 'duration: Please give a duration of at least 1 second'],
    [{ duration: 600_001, distance: 1 }, 'duration: This duration is too long'],
    [{ duration: 1, distance: -1 }, 'distance: Distance must be at least 0'],
    [{ duration: 1, distance: 1_000_001 }, 'distance: This distance is too long'],
    [
      { duration: 1, distance: 1, activityType: 'run\u0000' },
      'activityType: Please name an activity type like RUNNING',
    ],
    [{ duration: 1, distance: 1, activityName: 'x'.repeat(201) }, 'activityName: Please use at most 200 characters'],
  ])('%j is refused', (given, message) => {
    expect(refusals(testActivity, given)).toEqual([message])
  })

  it('cannot choose its own id', () => {
    expect(refusals(testActivity, { duration: 1, distance: 1, garminActivityId: '5' })).toHaveLength(1)
  })
})

describe('a webhook', () => {
  it.each([
    ['activities', true],
    ['userPermissionsChange', true],
    ['activity-files', true],
    ['', false],
    ['../connection', false],
    ['a'.repeat(41), false],
    ['1', false],
  ])('of kind %j is known: %s', (kind, isKnown) => {
    expect(garminRoutes.webhook.params.safeParse({ kind }).success).toBe(isKnown)
  })

  it('says what arrived in its body, which nothing here declares: Garmin is no client of ours', () => {
    expect('body' in garminRoutes.webhook || 'body' in garminRoutes.secretWebhook).toBe(false)
  })
})
