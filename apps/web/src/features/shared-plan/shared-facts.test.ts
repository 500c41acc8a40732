import { sharedPlan } from '@tri/api-contract'
import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { raceDistances, sharedFacts, shownWorkouts } from './shared-facts.js'

const done = { isCompleted: true, completedAt: '2026-11-20T12:00:00.000Z', notes: 'Mine', actualDuration: 31 }
const workouts = [sampleWorkout(1, 1, [sampleExercise('run', 'w6d1e1')], { dayName: 'Monday', ...done })]
const plan = sharedPlan.parse({ ...samplePlan(), workouts })

describe('a shared plan', () => {
  it('says what it is for', () => {
    expect(sharedFacts(plan)).toEqual(['Olympic', 'Sunday, 28 March 2027', '14 weeks'])
  })

  it('gives the distances in the units of who reads', () => {
    expect(raceDistances(plan, { units: 'miles', poolUnits: 'metres' })).toEqual({
      swim: '0.93 mi',
      bike: '25 mi',
      run: '6.2 mi',
    })
    expect(raceDistances(plan, { units: 'metric', poolUnits: 'metres' }).run).toBe('10 km')
  })

  it('shows sessions with their steps and nothing of what was done', () => {
    const [shown] = shownWorkouts(plan)
    expect(shown).toMatchObject({ week: 6, isCompleted: false, notes: null, actualDuration: null })
    expect(shown?.exercises[0]).toMatchObject({ id: 'w6d1e1', reasons: [] })
    expect(JSON.stringify(plan)).not.toContain('Mine')
  })
})
