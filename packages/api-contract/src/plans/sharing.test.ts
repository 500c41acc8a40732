import { describe, expect, it } from 'vitest'
import { samplePlan } from '../testing/samples.js'
import { sharedPlan, sharingRoutes } from './sharing.js'

const workout = {
  ...{ id: 7, trainingPlanId: 8, week: 1, day: 1, dayName: 'Monday', workoutType: 'run', totalDuration: 30 },
  exercises: [
    {
      ...{ id: 'w1d1e1', type: 'run', name: 'Easy Run', duration: 30, distance: '3 mi', pace: '10:00/mi' },
      ...{ intensity: 'easy', notes: 'Easy.', steps: [], reasons: [{ rule: 'x', sentence: 'You have 5 hours' }] },
    },
  ],
  ...{ isCompleted: true, completedAt: '2026-11-20T12:00:00.000Z', notes: 'Mine', actualDuration: 31 },
}

describe('a shared plan', () => {
  it('lets through the plan, and nothing of its owner', () => {
    const afterRace = workout.exercises.map((exercise) => ({ ...exercise, date: '2027-03-02' }))
    const shown = sharedPlan.parse({ ...samplePlan(), id: 3, userId: 4, workouts: [workout], afterRace })
    expect(shown.afterRace[0]).toMatchObject({ name: 'Easy Run', date: '2027-03-02' })
    expect(shown.name).toBe('Spring race')
    expect(shown.workouts[0]?.exercises[0]).toMatchObject({ name: 'Easy Run', notes: 'Easy.' })
    expect(JSON.stringify(shown)).not.toMatch(
      /userId|trainingPlanId|completed|Mine|actual|goal|current|experience|hours/i,
    )
  })

  it.each(['', 'x', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}/`])(
    'is opened by a whole token: not %j',
    (token) => {
      expect(sharingRoutes.read.params.safeParse({ token }).success).toBe(false)
      expect(sharingRoutes.read.params.safeParse({ token: 'A-_9'.padEnd(43, 'z') }).success).toBe(true)
    },
  )
})
