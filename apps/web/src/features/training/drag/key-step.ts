import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

/** Pixels of one press, and which way it goes. */
const STEP = 25
const WAYS: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowRight: { x: STEP, y: 0 },
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowDown: { x: 0, y: STEP },
  ArrowUp: { x: 0, y: -STEP },
}

/**
 * Where an arrow key takes what is dragged; undefined for any other key. Kept from the browser: where dnd-kit scrolls the
 * page for a step, the browser would scroll it once more, smoothly, and the board would be drawn in each of those frames.
 */
export const keyStep: KeyboardCoordinateGetter = (event, { currentCoordinates: { x, y } }) => {
  const way = WAYS[event.code]
  if (!way) return undefined
  event.preventDefault()
  return { x: x + way.x, y: y + way.y }
}
