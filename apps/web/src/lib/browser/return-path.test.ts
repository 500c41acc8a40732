import { expect, it } from 'vitest'
import { comingFrom, returnPath } from './return-path.js'

it.each([
  ['/settings', '/settings'],
  ['/?view=weekly', '/?view=weekly'],
  ['/garmin?success=connected#list', '/garmin?success=connected#list'],
])('leads back to %s', (from, path) => {
  expect(returnPath({ from })).toBe(path)
})

it.each([
  ['https://evil.example/settings'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['\\\\evil.example'],
  ['javascript:alert(1)'],
  ['settings'],
  ['/auth'],
  ['/auth?again'],
  [''],
  [null],
  [7],
])('leads to the dashboard instead of %j', (from) => {
  expect(returnPath({ from })).toBe('/')
})

it.each([[undefined], [null], ['/settings'], [{}]])('leads to the dashboard without a way back: %j', (state) => {
  expect(returnPath(state)).toBe('/')
})

it('takes query and hash along', () => {
  expect(returnPath(comingFrom({ pathname: '/my-plans', search: '?a=1', hash: '#b' }))).toBe('/my-plans?a=1#b')
})
