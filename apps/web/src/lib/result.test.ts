import { expect, it } from 'vitest'
import { resultOf, shortfall } from './result.js'

it.each([
  [60, 60, 'done'],
  [60, 75, 'done'],
  [60, 42, 'done'],
  [60, 41, 'partly'],
  [60, 25, 'partly'],
  [60, 1, 'partly'],
  [60, 0, 'none'],
  [0, 0, 'done'],
  [0, 20, 'done'],
] as const)('of %i planned minutes %i make it %s', (planned, done, result) => {
  expect(resultOf(planned, done)).toBe(result)
})

it('tells how much of it', () => {
  expect([shortfall('partly', 60, 25), shortfall('none', 30, 0)]).toEqual([
    'Partly: 25 of 60 min',
    'Not done: 0 of 30 min',
  ])
})
