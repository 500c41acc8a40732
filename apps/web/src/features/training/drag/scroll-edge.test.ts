import { expect, it } from 'vitest'
import { isAtEdge } from './scroll-edge.js'

it.each([
  ['in the middle', 500, 400, false],
  ['on the left', 199, 400, true],
  ['on the right', 801, 400, true],
  ['at the top', 500, 159, true],
  ['at the bottom', 500, 641, true],
  ['just inside', 201, 161, false],
])('%s', (_, x, y, expected) => {
  expect(isAtEdge({ x, y }, { width: 1000, height: 800 })).toBe(expected)
})
