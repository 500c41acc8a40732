import type { Active, Announcements, ScreenReaderInstructions } from '@dnd-kit/core'
import type { Workout } from '@tri/api-contract'
import { type Dragged, type DropPlace, decideDrop } from './drop.js'

/** What was put on an element for dragging; undefined for an element that is not ours. */
export const draggedIn = (active: Active | null): Dragged | undefined => active?.data.current as Dragged | undefined

export const DRAG_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'To move this, press space or enter, use the arrow keys, and press space or enter again to drop it. Escape cancels. The actions menu moves it without dragging.',
}

type Moment = { active: Active }

/** What a screen reader hears while something is dragged over the places that `below` names. */
export function dragSpeech(workouts: readonly Workout[], below: () => DropPlace | undefined) {
  let last: DropPlace | undefined
  const name = (active: Active) => draggedIn(active)?.label ?? 'It'
  const fitting = (active: Active) => {
    const [dragged, place] = [draggedIn(active), below()]
    return dragged && place && decideDrop(dragged, place, workouts) ? place : undefined
  }
  return {
    onDragStart: ({ active }: Moment) => `Picked up ${name(active)}.`,
    onDragMove: ({ active }: Moment) => {
      if (below() === last) return undefined
      last = below()
      const place = fitting(active)
      return place ? `${name(active)} is over ${place.label}.` : `${name(active)} stays where it was if dropped here.`
    },
    // Places are told with each move: dnd-kit is not told of them.
    onDragOver: () => undefined,
    onDragEnd: ({ active }: Moment) => {
      const place = fitting(active)
      return place ? `${name(active)} was moved to ${place.label}.` : `${name(active)} stays where it was.`
    },
    onDragCancel: ({ active }: Moment) => `Cancelled. ${name(active)} stays where it was.`,
  } satisfies Announcements
}
