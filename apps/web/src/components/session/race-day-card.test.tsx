import { describe, expect, it } from 'vitest'
import { textOf } from '../../testing/render.js'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { RaceCard } from './race-day-card.js'

const told = {
  race: '4',
  priority: 'C',
  kind: 'run',
  sport: 'run',
  miles: 6.2,
  minutes: 45,
  pace: '7:15',
  planned: 'C',
}
const leg = (inputs: Record<string, string | number>) => ({
  ...sampleExercise('run', 'leg', 45),
  reasons: [{ rule: 'race-leg', inputs, source: 'adapt', sentence: 'Your race.' }],
})
const card = (inputs: Record<string, string | number>) => (
  <RaceCard workout={{ ...sampleWorkout(1, 6, [leg(inputs)]), workoutType: 'race', priority: 'C' }} />
)

describe('the card of a race', () => {
  it('calls a race on the way by its name, and says that it is not the goal', () => {
    const text = textOf(card({ ...told, name: 'City 10 km' }))
    expect(text).toContain('City 10 km')
    expect(text).toContain('C race, on the way to your goal')
    expect(text).not.toContain('Race day')
  })

  it('calls one without a name by its kind', () => {
    expect(textOf(card(told))).toContain('Run race')
  })

  it('is race day for the goal itself', () => {
    const goal = { ...sampleWorkout(1, 0, [sampleExercise('run', 'leg', 45)]), workoutType: 'race' as const }
    expect(textOf(<RaceCard workout={goal} />)).toContain('Race day')
  })
})
