import { PHASES } from '@tri/plan-engine'
import { expect, it } from 'vitest'
import { volumeBadge } from './volume-badge.js'

it('only recovery weeks and race week wear a badge', () => {
  expect(volumeBadge('Recovery Week')).toBe('65% Volume')
  expect(volumeBadge('Race Week')).toBe('Light Taper')
  expect(PHASES.filter((phase) => volumeBadge(phase) !== undefined)).toHaveLength(2)
})
