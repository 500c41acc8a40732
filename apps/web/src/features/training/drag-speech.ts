import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core'
import type { Workout } from '@tri/api-contract'
import { type Dragged, type DropPlace, decideDrop } from './drop.js'

/** What was put on an element for dragging; undefined for an element that is not ours. */
export const draggedIn = (active: Active | null): Dragged | undefined => active?.data.current as Dragged | undefined
export const placeIn = (over: Over | null): DropPlace | undefined => over?.data.current as DropPlace | undefined

export const DRAG_INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'To move this, press space or enter, use the arrow keys, and press space or enter again to drop it. Escape cancels. The actions menu moves it without dragging.',
}

/** What a screen reader hears while something is dragged. */
export function dragSpeech(workouts: readonly Workout[]): Announcements {
  const name = (active: Active) => draggedIn(active)?.label ?? 'It'
  const fits = (active: Active, over: Over | null) => {
    const dragged = draggedIn(active)
    const place = placeIn(over)
    return dragged && place && decideDrop(dragged, place, workouts) ? place : undefined
  }
  return {
    onDragStart: ({ active }) => `Picked up ${name(active)}.`,
    onDragOver: ({ active, over }) => {
      const place = fits(active, over)
      return place ? `${name(active)} is over ${place.label}.` : `${name(active)} stays where it was if dropped here.`
    },
    onDragEnd: ({ active, over }) => {
      const place = fits(active, over)
      return place ? `${name(active)} was moved to ${place.label}.` : `${name(active)} stays where it was.`
    },
    onDragCancel: ({ active }) => `Cancelled. ${name(active)} stays where it was.`,
  }
}
