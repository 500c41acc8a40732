import type { CollisionDetection, DroppableContainer } from '@dnd-kit/core'
import { expect, it } from 'vitest'
import { makePlaceBelow } from './use-place-below.js'

type Question = Parameters<CollisionDetection>[0]

const FRIDAY = { kind: 'day', week: 6, day: 5, label: 'Friday' } as const

/** What marks show on. */
function element() {
  const marks = new Set<string>()
  const node = {
    setAttribute: (name: string) => marks.add(name),
    removeAttribute: (name: string) => marks.delete(name),
  }
  return { marks, node: node as unknown as HTMLElement }
}

const { marks, node } = element()
const container = { id: 'friday', data: { current: FRIDAY }, node: { current: node } } as unknown as DroppableContainer
const over = { droppableContainers: [container] } as unknown as Question
const besides = { droppableContainers: [] } as unknown as Question

const below = makePlaceBelow(({ droppableContainers }) => droppableContainers.map(({ id }) => ({ id })))

it('knows and marks the place that something is dragged over, and tells dnd-kit of none', () => {
  expect(below.detect(over)).toEqual([])
  below.show()
  expect([below.current(), [...marks]]).toEqual([FRIDAY, ['data-over']])
})

it('takes the mark away and still knows the place, until a new drag begins', () => {
  below.hide()
  expect([below.current(), [...marks]]).toEqual([FRIDAY, []])
  below.clear()
  expect(below.current()).toBeUndefined()
})

it('knows none beside every place', () => {
  below.detect(over)
  below.show()
  below.detect(besides)
  below.show()
  expect([below.current(), [...marks]]).toEqual([undefined, []])
})
