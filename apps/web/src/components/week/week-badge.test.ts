import { PHASES } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { sampleExercise, sampleWorkout } from '../../testing/sample-workouts.js'
import { changeBadge, swapOf, volumeBadge, weekNow } from './week-badge.js'

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

it('a week that has changed places with another one tells which, and is for what that one was', () => {
  const run = sampleExercise('run', 'w2d3e1', 40)
  const reason = { rule: 'race-week-swap', inputs: { weeks: -1 }, sentence: '', source: 'tridot' }
  const swapped = [sampleWorkout(8, 3, [run]), sampleWorkout(8, 4, [{ ...run, reasons: [reason] }])]
  expect(swapOf(swapped)).toEqual({ week: 7, reason })
  const plain = [sampleWorkout(8, 3, [run])]
  expect(swapOf(plain)).toBeUndefined()
  const minutes = { rule: 'load-week', inputs: {}, sentence: '', source: 'design' }
  const paces = { ...minutes, rule: 'week-paces' }
  const [load, rest] = [
    { week: 6, phase: 'Build Phase', kind: 'load', reasons: [minutes, paces] },
    { week: 7, phase: 'Recovery Week', kind: 'recovery', reasons: [minutes] },
  ] as const
  expect(weekNow([load, rest], load, swapped)).toEqual({ ...rest, week: 6, reasons: [reason, paces] })
  expect(weekNow([load, rest], load, plain)).toBe(load)
})

it('a week after a goal on the way is for recovery, and says so where most of its sessions do', () => {
  const run = sampleExercise('run', 'w2d3e1', 40)
  const eased = (rule: string, priority: 'A' | 'B') => ({
    ...run,
    reasons: [{ rule, inputs: { priority, day: 3 }, sentence: '', source: 'ward' }],
  })
  const minutes = { rule: 'load-week', inputs: {}, sentence: '', source: 'design' }
  const load = { week: 6, phase: 'Build Phase', kind: 'load', reasons: [minutes] } as const
  const week = (priority: 'A' | 'B', plain: number) => [
    sampleWorkout(1, 3, [eased('race-after', priority)]),
    sampleWorkout(2, 4, [eased('race-after-easy', priority)]),
    ...Array.from({ length: plain }, (_, index) => sampleWorkout(3 + index, 5, [run])),
  ]
  const [, easy] = week('A', 1)
  expect(changeBadge(week('A', 1))).toBe('Recovery')
  expect(weekNow([load], load, week('A', 1))).toEqual({
    ...load,
    kind: 'recovery',
    reasons: easy?.exercises[0]?.reasons,
  })
  for (const other of [week('A', 2), week('B', 1)]) {
    expect(changeBadge(other)).toBeUndefined()
    expect(weekNow([load], load, other)).toBe(load)
  }
})
