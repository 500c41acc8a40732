import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import type { WorkoutInWords } from '../../../lib/words.js'
import type { DragController } from './drag-controller.js'
import { type DropTarget, decideDrop } from './drop.js'

export const DRAG_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'To move this, press space or enter, use the arrow keys, and press space or enter again to drop it. Escape cancels. The actions menu moves it without dragging.',
}

/** What a screen reader hears while something is dragged. */
export function dragAnnouncements(
  workouts: readonly WorkoutInWords[],
  { dragged, over }: Pick<DragController, 'dragged' | 'over'>,
) {
  let last: DropTarget | undefined
  const name = () => dragged()?.label ?? 'It'
  const fitting = () => {
    const [what, place] = [dragged(), over()]
    return what && place && decideDrop(what, place, workouts) ? place : undefined
  }
  return {
    onDragStart: () => `Picked up ${name()}.`,
    onDragMove: () => {
      if (over() === last) return undefined
      last = over()
      const place = fitting()
      return place ? `${name()} is over ${place.label}.` : `${name()} stays where it was if dropped here.`
    },
    // Places are told with each move: dnd-kit is not told of them.
    onDragOver: () => undefined,
    onDragEnd: () => {
      const place = fitting()
      return place ? `${name()} was moved to ${place.label}.` : `${name()} stays where it was.`
    },
    onDragCancel: () => `Cancelled. ${name()} stays where it was.`,
  } satisfies Announcements
}
