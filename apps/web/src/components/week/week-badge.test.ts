import { PHASES } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { changeBadge, swappedWith, volumeBadge } from './week-badge.js'

it('only recovery weeks and race week wear a badge', () => {
  expect(volumeBadge('Recovery Week')).toBe('65% Volume')
  expect(volumeBadge('Race Week')).toBe('Light Taper')
  expect(PHASES.filter((phase) => volumeBadge(phase) !== undefined)).toHaveLength(2)
})

it('a week says that it leads back, or to a race that wants all of it', () => {
  const run = sampleExercise('run', 'w2d3e1', 40)
  const because = (rule: string) => ({ ...run, reasons: [{ rule, inputs: {}, sentence: '', source: 'friel' }] })
  const plain = sampleWorkout(1, 3, [run])
  const back = sampleWorkout(2, 4, [because('way-back-easy')])
  const race = (priority: 'A' | 'B' | 'C' | null) => ({
    ...sampleWorkout(3, 6, [run], { workoutType: 'race' }),
    priority,
  })
  expect(changeBadge([plain, sampleWorkout(2, 4, [because('time-off')])])).toBeUndefined()
  expect(changeBadge([plain, back])).toBe('Return')
  expect(changeBadge([plain, back, race('B')])).toBe('Tune-up race')
  expect(changeBadge([plain, race('A')])).toBe('A race')
  expect([changeBadge([race('C')]), changeBadge([race(null)])]).toEqual([undefined, undefined])
})

it('a week that has changed places with another one tells which', () => {
  const run = sampleExercise('run', 'w2d3e1', 40)
  const reason = { rule: 'race-week-swap', inputs: { weeks: -1 }, sentence: '', source: 'tridot' }
  expect(swappedWith([sampleWorkout(8, 3, [run]), sampleWorkout(8, 4, [{ ...run, reasons: [reason] }])])).toBe(7)
  expect(swappedWith([sampleWorkout(8, 3, [run])])).toBeUndefined()
})
