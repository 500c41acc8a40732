import type { TextExercise } from '@tri/plan-engine/texts'
import { expect, it } from 'vitest'
import { STORED_UNITS } from '../../lib/measures/units.js'
import { movesOf, nextText, progressOf } from './moves.js'

const METRIC = { units: 'metric', poolUnits: 'metres' } as const

const swim: Pick<TextExercise, 'type' | 'steps'> = {
  type: 'swim',
  steps: [
    { kind: 'warmup', seconds: 420, metres: 300, zone: 'easy', label: 'Easy' },
    {
      repeat: 3,
      steps: [
        { kind: 'work', seconds: 118, metres: 100, zone: 'interval', target: { from: 120, to: 116 }, label: '' },
        { kind: 'rest', seconds: 17, zone: 'recovery', label: '' },
      ],
    },
    { kind: 'cooldown', seconds: 280, metres: 200, zone: 'easy', label: 'Easy' },
  ],
}

it('gives a swum repeat its send-off, which has the rest in it, and the time to swim it in', () => {
  const moves = movesOf(swim, METRIC)
  expect(moves).toHaveLength(5)
  expect(moves[2]).toEqual({
    step: 1,
    repeat: { number: 2, of: 3 },
    amount: { figure: '100', unit: 'm' },
    lengths: '4 lengths of 25 m',
    how: 'hard',
    leave: { label: 'Leave every', text: '2:15' },
    target: { label: 'Swim in', text: '1:56\u20132:00' },
    size: 100,
    seconds: undefined,
  })
  expect(moves[0]).toMatchObject({
    lengths: '12 lengths of 25 m',
    how: 'easy',
    leave: { label: 'Takes about', text: '7:00' },
  })
})

it('counts lengths only where the pool has metres', () => {
  expect(movesOf(swim, { ...METRIC, poolUnits: 'yards' })[0]).toMatchObject({ amount: { unit: 'yd' }, how: 'easy' })
})

it('counts its progress by metres, a segment a step', () => {
  const moves = movesOf(swim, METRIC)
  expect(progressOf(moves, 2)).toEqual({
    done: 400,
    whole: 800,
    segments: [
      { whole: 300, share: 1 },
      { whole: 300, share: 1 / 3 },
      { whole: 200, share: 0 },
    ],
  })
  expect(progressOf(moves, 5).done).toBe(800)
})

it('times each part of a ride or run, also what is between its repeats', () => {
  const moves = movesOf(
    {
      type: 'run',
      steps: [
        {
          repeat: 2,
          steps: [
            { kind: 'work', seconds: 300, zone: 'threshold', target: { from: 485, to: 485 }, label: '' },
            { kind: 'recover', seconds: 75, zone: 'easy', label: 'Easy' },
          ],
        },
      ],
    },
    STORED_UNITS,
  )
  expect(moves.map(({ amount, seconds }) => [amount.figure, seconds])).toEqual([
    ['5:00', 300],
    ['1:15', 75],
    ['5:00', 300],
    ['1:15', 75],
  ])
  expect(moves[0]?.target).toEqual({ label: 'Target', text: '8:05/mi' })
})

it('says what comes then', () => {
  const moves = movesOf(swim, METRIC)
  expect(nextText(moves, 3)).toBe('200 m easy')
  expect(nextText(moves, 4)).toBe('The end')
})

it('says how a drill goes, and all of what comes then', () => {
  const how = 'half fist drill, half swim'
  const label = `50 m ${how}`
  const drill = { kind: 'work', seconds: 60, metres: 50, zone: 'recovery', cue: 'drill-fist', label } as const
  const rest = { kind: 'rest', seconds: 15, zone: 'recovery', label: 'Rest' } as const
  const moves = movesOf({ type: 'swim', steps: [{ repeat: 2, steps: [drill, rest] }] }, METRIC)
  expect(moves[0]).toMatchObject({ how, drill: expect.stringMatching(/^Fists: swim with closed hands/) })
  expect(nextText(moves, 0)).toBe('50 m half fist drill, half swim')
})

it('takes the rest after what is swum once into its send-off', () => {
  const once = { kind: 'work', seconds: 60, metres: 50, zone: 'easy', label: 'Easy' } as const
  const rest = { kind: 'rest', seconds: 15, zone: 'recovery', label: 'Rest' } as const
  const moves = movesOf({ type: 'swim', steps: [once, rest, once] }, METRIC)
  expect(moves.map(({ step, leave }) => [step, leave])).toEqual([
    [0, { label: 'Leave every', text: '1:15' }],
    [2, { label: 'Takes about', text: '1:00' }],
  ])
  expect(movesOf({ type: 'run', steps: [once, rest] }, METRIC)).toHaveLength(2)
})
