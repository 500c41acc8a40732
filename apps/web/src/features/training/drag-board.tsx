import {
  type ClientRect,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  rectIntersection,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { Workout } from '@tri/api-contract'
import { type ReactNode, useMemo, useState } from 'react'
import classes from './drag-board.module.css'
import { DRAG_INSTRUCTIONS, draggedIn, dragSpeech } from './drag-speech.js'
import { type Dragged, type DropPlace, decideDrop } from './drop.js'
import { useEdits } from './edits-context.js'
import { keyStep } from './key-step.js'
import { usePlaceBelow } from './use-place-below.js'

/** A press is a drag after so many pixels with the mouse, or after so long a touch. */
const MOUSE = { activationConstraint: { distance: 6 } }
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } }
/** A smooth scroll would run the board's script again in each of its frames. */
const KEYBOARD = { scrollBehavior: 'instant', coordinateGetter: keyStep } as const

/** Everything below can be dragged by mouse, touch and keyboard; a drop that means something becomes a move. */
export function DragBoard({ workouts, children }: { workouts: readonly Workout[]; children: ReactNode }) {
  const { move } = useEdits()
  const [dragged, setDragged] = useState<Dragged>()
  // By keyboard space or enter picks up and drops, and escape cancels.
  const sensors = useSensors(
    useSensor(MouseSensor, MOUSE),
    useSensor(TouchSensor, TOUCH),
    useSensor(KeyboardSensor, KEYBOARD),
  )
  const below = usePlaceBelow(nearestPlace)
  const speech = useMemo(() => dragSpeech(workouts, below.current), [workouts, below])
  const begin = ({ active }: DragStartEvent) => {
    below.clear()
    setDragged(draggedIn(active))
  }
  const end = () => {
    below.hide()
    setDragged(undefined)
  }
  const drop = ({ active }: DragEndEvent) => {
    end()
    const what = draggedIn(active)
    const where = below.current()
    const meant = what && where && decideDrop(what, where, workouts)
    if (meant) move(meant)
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={below.detect}
      accessibility={{ announcements: speech, screenReaderInstructions: DRAG_INSTRUCTIONS }}
      onDragStart={begin}
      onDragMove={below.show}
      onDragCancel={end}
      onDragEnd={drop}
    >
      {children}
      <DragOverlay dropAnimation={null} modifiers={[atPointer]}>
        {dragged && <div className={classes.dragged}>{dragged.label}</div>}
      </DragOverlay>
    </DndContext>
  )
}

/** The label is smaller than what it stands for: it follows the mouse or finger, not the corner of the card. */
const atPointer: Modifier = ({ activatorEvent, draggingNodeRect, transform }) => {
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

/** The smallest place under the pointer; the one most covered when the keyboard moves. Workouts only go to days. */
const nearestPlace: CollisionDetection = (question) => {
  const dragged = draggedIn(question.active)
  const rank = (place: DropPlace | undefined) => (place ? ['exercise', 'workout', 'day'].indexOf(place.kind) : 3)
  const droppableContainers = question.droppableContainers.filter(({ data }) => {
    const place = data.current as DropPlace | undefined
    return dragged?.kind !== 'workout' || place?.kind === 'day'
  })
  const placeOf = (id: string | number) =>
    droppableContainers.find((container) => container.id === id)?.data.current as DropPlace | undefined
  const { pointerCoordinates, droppableRects } = question
  if (!pointerCoordinates) return rectIntersection({ ...question, droppableContainers })
  return droppableContainers
    .filter(({ id }) => isWithin(pointerCoordinates, droppableRects.get(id)))
    .map(({ id }) => ({ id }))
    .sort((a, b) => rank(placeOf(a.id)) - rank(placeOf(b.id)))
}

/** Asks no more sides than it must: dnd-kit works out each one anew from what is scrolled. */
const isWithin = ({ x, y }: { x: number; y: number }, rect: ClientRect | undefined) =>
  rect !== undefined && rect.left <= x && x <= rect.right && rect.top <= y && y <= rect.bottom
