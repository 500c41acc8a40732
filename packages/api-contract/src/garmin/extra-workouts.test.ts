import type { Workout } from '@tri/plan-engine'
import { describe, expect, it } from 'vitest'
import { extraWorkouts } from './extra-workouts.js'

const PLAN = { id: 7, raceDate: '2027-03-28', totalWeeks: 4, startDate: '2027-03-10' }

const activity = (changes: object = {}) => ({
  id: 3,
  sport: 'bike' as 'bike' | null,
  activityType: 'ROAD_BIKING',
  activityName: 'Lunch Ride',
  localDay: '2027-03-16',
  duration: 3130,
  distance: 24_000,
  isExtra: false,
  suggestions: [],
  ...changes,
})
const suggestion = (trainingPlanId: number) => ({ trainingPlanId, exerciseId: 'w3d2e0' })

const logged = {
  ...{ week: 3, day: 2, dayName: 'Tuesday', workoutType: 'run', exercises: [], totalDuration: 0, isCompleted: true },
  actualExercises: [
    { id: 'w3d2e0', type: 'run', duration: 40, distance: '', actualPace: '', intensity: 'easy', notes: '' },
  ],
  ...{ actualDuration: null, completedAt: null, notes: null, garminActivityId: null },
} satisfies Workout

describe('the extra sessions of a plan', () => {
  it('are the activities of its days that no session is linked to, in whole minutes', () => {
    const [extra] = extraWorkouts(PLAN, [], [activity()])
    expect(extra).toMatchObject({
      activity: { id: 3 },
      workout: {
        week: 3,
        day: 2,
        actualDuration: 52,
        actualExercises: [{ id: 'activity-3', type: 'bike', metres: 24_000 }],
      },
    })
  })

  it.each([
    ['STRENGTH_TRAINING', 'strength'],
    ['CASUAL_WALKING', 'walk'],
    ['HIKING', 'walk'],
    ['OTHER', 'other'],
  ])('of a device that says %s are %s', (activityType, type) => {
    const [extra] = extraWorkouts(PLAN, [], [{ ...activity(), sport: null, activityType }])
    expect(extra?.workout.actualExercises).toMatchObject([{ type, duration: 52 }])
  })

  it('are none before its first day and after the race', () => {
    const outside = [activity({ localDay: '2027-03-09' }), activity({ localDay: '2027-03-29' })]
    expect(extraWorkouts(PLAN, [], outside)).toEqual([])
  })

  it('leave out what may have been logged by hand in this plan, and count it once the athlete keeps it', () => {
    const here = activity({ suggestions: [suggestion(PLAN.id)] })
    expect(extraWorkouts(PLAN, [logged], [here])).toEqual([])
    expect(extraWorkouts(PLAN, [logged], [{ ...here, isExtra: true }])).toHaveLength(1)
    expect(extraWorkouts(PLAN, [logged], [activity({ suggestions: [suggestion(8)] })])).toHaveLength(1)
  })
})
