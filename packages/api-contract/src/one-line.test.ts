import { describe, expect, it } from 'vitest'
import { NO_LINE } from './base/fields.js'
import { activityFile } from './exports/activity-file.js'
import { testActivity } from './garmin/garmin-activity.js'
import { newPlan } from './plans/plan.js'
import { planRoutes } from './plans/plan-routes.js'
import { completion, position } from './plans/workout-edits.js'
import { refusals, samplePlan } from './testing/samples.js'

const done = {
  id: 'w1d1e1',
  type: 'run',
  name: 'Run',
  duration: 30,
  distance: '3 mi',
  actualPace: '9:20/mi',
  intensity: 'easy',
  notes: 'Windy.\nTwo stops.',
}
const filed = {
  part: 0,
  sport: 'run',
  name: 'Morning Run',
  startTime: '2027-03-08T06:00:00Z',
  localDay: '2027-03-08',
  duration: 1800,
  distance: null,
  averageHeartRate: null,
  maxHeartRate: null,
  calories: null,
  elevationGain: null,
  link: null,
}
const activities = (name: string) => ({
  fileHash: 'a'.repeat(64),
  fileKind: 'fit',
  replaces: false,
  activities: [{ ...filed, name }],
})
const completed = (changes: object) => ({ completed: true, actualExercises: [{ ...done, ...changes }] })

/** Each text of one line that a caller may send, with what it is sent in. */
const LINES = [
  ['the name of a new plan', newPlan, (text: string) => ({ ...samplePlan(), name: text })],
  ['another name of a plan', planRoutes.rename.body, (text: string) => ({ name: text })],
  ['the day of a move', position, (text: string) => ({ week: 1, day: 1, dayName: text })],
  ['the name of what was done', completion, (text: string) => completed({ name: text })],
  ['the distance that was done', completion, (text: string) => completed({ distance: text })],
  ['the pace that was done', completion, (text: string) => completed({ actualPace: text })],
  ['the name of an activity of a file', activityFile, activities],
  [
    'the name of a made-up activity',
    testActivity,
    (text: string) => ({ activityName: text, duration: 1, distance: 1 }),
  ],
] as const

describe.each(LINES)('%s', (_, schema, bodyWith) => {
  it.each([
    'Fun\r\nBEGIN:VEVENT',
    'Fun\nfair',
    'Fun\rfair',
    'Fun\tfair',
    'Fun\u0085fair',
    'Fun\u2028fair',
    '\u001bFun',
  ])('may not be %j', (text) => {
    expect(refusals(schema, bodyWith(text))).toEqual([expect.stringContaining(NO_LINE)])
  })

  it('may be any line', () => {
    expect(refusals(schema, bodyWith('Žluťoučký "Αθήνα"; 東京\\n 🏊‍♂️'.slice(0, 20)))).toEqual([])
  })
})

it('notes keep their lines', () => {
  expect(completion.parse({ ...completed({}), notes: 'a\n\tb' })).toMatchObject({
    notes: 'a\n\tb',
    actualExercises: [{ notes: 'Windy.\nTwo stops.' }],
  })
})
