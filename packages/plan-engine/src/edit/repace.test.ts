import { describe, expect, it } from 'vitest'
import { paceText, weekZones } from '../formulas/zones.js'
import { step } from '../testing/plans.js'
import { exercise, frozen } from '../testing/workouts.js'
import { repace } from './repace.js'

const zones = weekZones('olympic', { swim: 100, bike: 20, run: 480 })
const old = { from: 1, to: 1 }

describe('repace', () => {
  it('moves every target, keeps every time, and counts the distance anew', () => {
    const steps = [step(10, 'easy', old), { repeat: 3, steps: [step(8, 'race', old), step(2, 'recovery')] }]
    const ride = frozen(exercise({ id: 'x', type: 'bike', duration: 40, steps }))
    const moved = repace(ride, zones.bike)
    expect(moved).toEqual({
      ...ride,
      pace: '20.0 mph',
      distance: '12.5 mi',
      steps: [
        { ...step(10, 'easy'), target: zones.bike.easy.target },
        { repeat: 3, steps: [{ ...step(8, 'race'), target: zones.bike.race.target }, step(2, 'recovery')] },
      ],
    })
  })

  it('keeps swum metres and counts no rest', () => {
    const steps = [
      {
        repeat: 8,
        steps: [
          { ...step(3, 'race', old), metres: 150 },
          { ...step(1, 'recovery'), kind: 'rest' as const },
        ],
      },
    ]
    expect(repace(exercise({ id: 'x', type: 'swim', steps }), zones.swim)).toMatchObject({
      distance: '1200 m',
      pace: '1:40/100m',
    })
  })

  it('takes the longest step for the main one where nothing repeats', () => {
    const steps = [step(5, 'recovery', old), step(30, 'easy', old), step(5, 'race', old)]
    expect(repace(exercise({ id: 'x', type: 'run', steps }), zones.run).pace).toBe(paceText('run', zones.run.easy.pace))
  })

  it('gives back the same object without steps, and when nothing changes', () => {
    const bare = exercise({ id: 'x', steps: [] })
    expect(repace(bare, zones.run)).toBe(bare)
    const once = repace(exercise({ id: 'x', type: 'run', steps: [step(30, 'easy', old)] }), zones.run)
    expect(repace(once, zones.run)).toBe(once)
  })
})
