import { useCallback } from 'react'
import type { Dragged, DropTarget } from './drop.js'

/** What an element stands for when it is dragged, and when something is dropped on it. */
export const DRAGGED = new WeakMap<Element, Dragged>()
export const TARGETS = new WeakMap<Element, DropTarget>()

/** Notes what the element with this ref stands for. */
export const useRegistered = <V>(notes: WeakMap<Element, V>, value: V) =>
  useCallback(
    (element: Element | null) => {
      if (element) notes.set(element, value)
    },
    [notes, value],
  )
