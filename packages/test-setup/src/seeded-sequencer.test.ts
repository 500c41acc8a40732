import { expect, it } from 'vitest'
import { inSeedsOrder } from './seeded-sequencer.mjs'

const clone = (root: string, names: readonly string[]) =>
  names.map((name) => ({ moduleId: `${root}/src/${name}.test.ts`, project: { name: 'UTC', config: { root } } }))
const orderOf = (files: ReturnType<typeof clone>, seed: number) =>
  inSeedsOrder(files, seed).map(({ moduleId }) => /(\w+)\.test/.exec(moduleId)?.[1])

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

it('files come in one order for a seed, wherever the clone lies and however its disk lists them', () => {
  const order = orderOf(clone('/one', NAMES), 1)
  expect(order.toSorted()).toEqual(NAMES)
  expect(orderOf(clone('/other/place', NAMES.toReversed()), 1)).toEqual(order)
  expect(orderOf(clone('/one', NAMES), 2)).not.toEqual(order)
})

it('another file leaves the order of the rest', () => {
  const order = orderOf(clone('/one', [...NAMES, 'new']), 1)
  expect(order.filter((name) => name !== 'new')).toEqual(orderOf(clone('/one', NAMES), 1))
})
