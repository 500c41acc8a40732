import type { Modifier } from '@dnd-kit/core'

/** The label is smaller than what it stands for: it follows the mouse or finger, not the corner of the card. */
export const offsetToPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
  const start = pointOf(activatorEvent)
  if (!start || !draggingNodeRect) return transform
  const { x, y } = transform
  return {
    ...transform,
    x: x + start.clientX - draggingNodeRect.left - 12,
    y: y + start.clientY - draggingNodeRect.top - 12,
  }
}

/** Where a drag began; undefined for the keyboard. */
function pointOf(event: Event | null): { clientX: number; clientY: number } | undefined {
  if (!event) return undefined
  if (event instanceof MouseEvent) return event
  return 'TouchEvent' in window && event instanceof TouchEvent ? event.touches[0] : undefined
}
