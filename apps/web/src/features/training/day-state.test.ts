import { expect, it } from 'vitest'
import { dayState } from './day-state.js'

it.each([
  [{ completed: 0, total: 0 }, 'Rest', 'rest', false],
  [{ completed: 0, total: 2 }, '0/2', '0 of 2 done', false],
  [{ completed: 1, total: 2 }, '1/2', '1 of 2 done', false],
  [{ completed: 1, total: 1 }, '1/1', '1 of 1 done', true],
])('%o is told as %s', (progress, shown, spoken, isDone) => {
  expect(dayState(progress)).toEqual({ shown, spoken, isDone })
})
