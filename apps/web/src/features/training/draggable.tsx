import { type DraggableSyntheticListeners, useDraggable, useDroppable } from '@dnd-kit/core'
import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import type { MouseEvent, ReactNode } from 'react'
import classes from './draggable.module.css'
import type { Dragged, DropPlace } from './drop.js'
import { focusName } from './use-focus-after.js'

type DraggableProps = {
  /** Also the name its handle can be given the focus by. */
  id: string
  dragged: Dragged
  /** False for what stays where it is. */
  isMovable?: boolean
  /** Draws the thing; `handle` is where touch and keyboard take hold of it, the mouse may take all of it. */
  children: (handle: ReactNode) => ReactNode
}

/** Something that can be dragged. */
export function Draggable({ id, dragged, isMovable = true, children }: DraggableProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id,
    data: dragged,
    disabled: !isMovable,
  })
  const handle = isMovable && (
    <ActionIcon
      ref={setActivatorNodeRef}
      variant="subtle"
      color="gray"
      size={28}
      className={classes.handle}
      aria-label={`Drag ${dragged.label}`}
      data-focus={id}
      {...attributes}
      {...listeners}
    >
      <IconGripVertical size={16} aria-hidden />
    </ActionIcon>
  )
  return (
    <div ref={setNodeRef} className={classes.draggable} data-dragging={isDragging || undefined} {...byMouse(listeners)}>
      {children(handle)}
    </div>
  )
}

/** Somewhere to drop things. */
export function Droppable({ id, place, children }: { id: string; place: DropPlace; children: ReactNode }) {
  const { setNodeRef, isOver } = useDroppable({ id, data: place })
  return (
    <div
      ref={setNodeRef}
      className={classes.place}
      data-place={place.kind}
      data-over={isOver || undefined}
      {...(place.kind === 'workout' && { tabIndex: -1, 'data-focus': focusName.place(place.workoutId) })}
    >
      {children}
    </div>
  )
}

/** Touch scrolls and the keyboard reads where there is no handle. */
const byMouse = (listeners: DraggableSyntheticListeners) =>
  listeners?.onMouseDown ? { onMouseDown: (event: MouseEvent) => listeners.onMouseDown?.(event) } : {}
