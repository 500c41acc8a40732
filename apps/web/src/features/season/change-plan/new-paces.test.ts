import { describe, expect, it } from 'vitest'
import { samplePlan } from '../../../testing/sample-plan.js'
import { sampleExercise, sampleWorkout } from '../../../testing/sample-workouts.js'
import { newPaces } from './new-paces.js'

const plan = samplePlan({ currentRunPace: '8:30' })
const ran = (id: number, week: number, actualPace: string) => {
  const run = sampleExercise('run', `r${id}`, 60)
  return sampleWorkout(id, 2, [run], {
    week,
    isCompleted: true,
    actualExercises: [{ ...run, duration: 45, actualPace, notes: '' }],
  })
}

describe('current paces as training has moved them', () => {
  it('are faster by what like sessions have gained', () => {
    expect(newPaces(plan, [ran(1, 2, '9:00/mi'), ran(2, 4, '8:34/mi')])).toEqual([
      { sport: 'run', from: 510, to: 486, gain: 5 },
    ])
  })

  it('are slower by what they have lost', () => {
    expect(newPaces(plan, [ran(1, 2, '8:34/mi'), ran(2, 4, '9:00/mi')])).toEqual([
      { sport: 'run', from: 510, to: 537, gain: -5 },
    ])
  })

  it('are asked about where there is something to ask', () => {
    expect(newPaces(plan, [])).toEqual([])
    expect(newPaces(plan, [ran(1, 2, '9:00/mi')]), 'one session').toEqual([])
    expect(newPaces(plan, [ran(1, 2, '9:00/mi'), ran(2, 4, '8:56/mi')]), 'one per cent').toEqual([])
  })

  it('count from the day on which they hold: what was taken over is not asked about again', () => {
    const sessions = [ran(1, 2, '9:00/mi'), ran(2, 4, '8:34/mi')]
    expect(newPaces({ ...plan, pacesFrom: '2027-01-15' }, sessions)).toEqual([])
    const later = [...sessions, ran(3, 6, '8:34/mi'), ran(4, 8, '8:20/mi')]
    expect(newPaces({ ...plan, pacesFrom: '2027-01-22' }, later)).toEqual([
      { sport: 'run', from: 510, to: 495, gain: 3 },
    ])
  })

  it('stay within the limits of every plan', () => {
    const fast = samplePlan({ currentRunPace: '5:02' })
    expect(newPaces(fast, [ran(1, 2, '9:00/mi'), ran(2, 4, '8:00/mi')])[0]?.to).toBe(300)
  })
})
