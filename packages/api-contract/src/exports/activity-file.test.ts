import { MORNING_RUN } from '@tri/test-setup/samples'
import { describe, expect, it } from 'vitest'
import { refusals } from '../testing/samples.js'
import { type ActivityFile, activityFile, type ImportedActivity } from './activity-file.js'

const activity: ImportedActivity = {
  ...MORNING_RUN,
  maxHeartRate: null,
  calories: null,
  link: { workoutId: 1, exerciseId: 'w1d1e1' },
}
const fileOf = (...activities: ImportedActivity[]): ActivityFile => ({
  fileHash: 'a1'.repeat(32),
  fileKind: 'fit',
  replaces: false,
  activities,
})
const withActivity = (changes: object) => fileOf({ ...activity, ...changes })

describe('the activities of a file', () => {
  it.each([{}, { sport: null, link: null }, { distance: null }, { name: ' Ride ' }, { averageHeartRate: null }])(
    'are taken as they were recorded: %j',
    (changes) => {
      expect(refusals(activityFile, withActivity(changes))).toEqual([])
    },
  )

  it.each([
    { duration: 0 },
    { duration: 7 * 24 * 3600 + 1 },
    { duration: 1.5 },
    { distance: -1 },
    { distance: Number.NaN },
    { startTime: '1970-01-01T00:00:00Z' },
    { startTime: '2026-11-21T06:00:00+01:00' },
    { localDay: '2026-02-31' },
    { name: '  ' },
    { name: 'a\u0000b' },
    { sport: 'yoga' },
    { averageHeartRate: 300 },
    { link: { workoutId: 0, exerciseId: 'x' } },
    { track: [] },
  ])('are refused where they cannot be: %j', (changes) => {
    expect(refusals(activityFile, withActivity(changes)).length).toBeGreaterThan(0)
  })

  it('are one to twenty, each named once and for one exercise', () => {
    expect(refusals(activityFile, fileOf())).toEqual(['activities: There is no activity to add'])
    const many = Array.from({ length: 21 }, (_, part) => ({ ...activity, part, link: null }))
    expect(refusals(activityFile, fileOf(...many.slice(1)))).toEqual([])
    expect(refusals(activityFile, fileOf(...many))).toEqual(['activities: Please add at most 20 activities at a time'])
    expect(refusals(activityFile, fileOf(activity, activity))).toEqual([
      ': An activity of the file is named twice',
      ': Two activities are given for one exercise',
    ])
  })

  it('come from a file that is known by its SHA-256', () => {
    expect(refusals(activityFile, { ...fileOf(activity), fileHash: 'A1'.repeat(32) })).toEqual([
      'fileHash: Please send the SHA-256 of the file in hex',
    ])
  })
})
