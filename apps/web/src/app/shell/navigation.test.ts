import { describe, expect, it } from 'vitest'
import { isActive } from './navigation.js'

describe('the active navigation item', () => {
  it.each([
    ['/', '/', true],
    ['/', '/my-plans', false],
    ['/my-plans', '/my-plans', true],
    ['/my-plans', '/my-plans/7', true],
    ['/my-plans', '/my-plansX', false],
    ['/settings', '/', false],
  ])('%s at %s: %s', (path, pathname, expected) => {
    expect(isActive(path, pathname)).toBe(expected)
  })
})
