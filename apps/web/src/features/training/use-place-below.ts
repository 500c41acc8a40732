import type { Collision, CollisionDetection, DroppableContainer } from '@dnd-kit/core'
import { useState } from 'react'
import type { DropPlace } from './drop.js'

/** The same one each time: another one would be news to whatever listens to dnd-kit. */
const NONE: Collision[] = []

export type PlaceBelow = {
  /** The place that what is dragged hovers over. */
  current: () => DropPlace | undefined
  detect: CollisionDetection
  /** Marks it on the page. */
  show: () => void
  /** Forgets it: a new drag begins. */
  clear: () => void
  /** Takes the mark away; the place itself is still known, to be spoken of. */
  hide: () => void
}

/**
 * Keeps the place below what is dragged beside React: told to dnd-kit, each new one would draw every place and every card
 * of the week again, in the middle of a step.
 */
export function usePlaceBelow(find: (question: Parameters<CollisionDetection>[0]) => Collision[]): PlaceBelow {
  const [place] = useState(() => makePlaceBelow(find))
  return place
}

/** The same without React. */
export function makePlaceBelow(find: (question: Parameters<CollisionDetection>[0]) => Collision[]): PlaceBelow {
  let below: DroppableContainer | undefined
  let shown: HTMLElement | null = null
  const mark = (node: HTMLElement | null) => {
    if (node === shown) return
    shown?.removeAttribute('data-over')
    node?.setAttribute('data-over', '')
    shown = node
  }
  return {
    current: () => below?.data.current as DropPlace | undefined,
    detect: (question) => {
      const [first] = find(question)
      below = first && question.droppableContainers.find(({ id }) => id === first.id)
      return NONE
    },
    show: () => mark(below?.node.current ?? null),
    hide: () => mark(null),
    clear: () => {
      below = undefined
      mark(null)
    },
  }
}
