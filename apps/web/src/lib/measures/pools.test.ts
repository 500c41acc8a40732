import { poolOf } from '@tri/plan-files/units'
import { expect, it } from 'vitest'
import { measuredPool, nameOfPool, POOLS, poolNamed } from './pools.js'
import { STORED_UNITS } from './units.js'

it.each(POOLS)('a pool of $name is chosen by its name, and called by it', ({ name }) => {
  expect(nameOfPool(measuredPool(name))).toBe(name)
  expect(nameOfPool(poolOf({ ...STORED_UNITS, ...poolNamed(name) }))).toBe(name)
})

it('takes the most common pool where none has that name', () => {
  expect(measuredPool('33 m')).toEqual({ length: 25, unit: 'm' })
})
