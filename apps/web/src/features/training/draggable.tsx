import { type DraggableSyntheticListeners, useDraggable, useDroppable } from '@dnd-kit/core'
import { ActionIcon } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { createContext, type MouseEvent, type ReactNode, useContext, useMemo } from 'react'
import classes from './draggable.module.css'
import type { Dragged, DropPlace } from './drop.js'
import { focusName } from './use-focus-after.js'

type DraggableProps = {
  /** Also the name its handle can be given the focus by. */
  id: string
  dragged: Dragged
  /** False for what stays where it is. */
  isMovable?: boolean
  /** Draws the thing, with a `DragHandle` in it; not drawn again while something is dragged over the board. */
  children: ReactNode
}

type Hold = { isMovable: boolean; label: string; name: string } & Pick<
  ReturnType<typeof useDraggable>,
  'setActivatorNodeRef' | 'attributes' | 'listeners'
>

const HoldContext = createContext<Hold | undefined>(undefined)

/** Something that can be dragged: the mouse may take all of it, touch and keyboard its handle. */
export function Draggable({ id, dragged, isMovable = true, children }: DraggableProps) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id,
    data: dragged,
    disabled: !isMovable,
  })
  const { label } = dragged
  const hold = useMemo(
    () => ({ isMovable, label, name: id, setActivatorNodeRef, attributes, listeners }),
    [isMovable, label, id, setActivatorNodeRef, attributes, listeners],
  )
  return (
    <div ref={setNodeRef} className={classes.draggable} data-dragging={isDragging || undefined} {...byMouse(listeners)}>
      <HoldContext value={hold}>{children}</HoldContext>
    </div>
  )
}

/** Where touch and keyboard take hold of the draggable around it; nothing where it stays where it is. */
export function DragHandle() {
  const hold = useContext(HoldContext)
  if (!hold?.isMovable) return null
  return (
    <ActionIcon
      ref={hold.setActivatorNodeRef}
      variant="subtle"
      color="gray"
      size={28}
      className={classes.handle}
      aria-label={`Drag ${hold.label}`}
      data-focus={hold.name}
      {...hold.attributes}
      {...hold.listeners}
    >
      <IconGripVertical size={16} aria-hidden />
    </ActionIcon>
  )
}

/** Somewhere to drop things; marked with `data-over` while something is above it (`usePlaceBelow`). */
export function Droppable({ id, place, children }: { id: string; place: DropPlace; children: ReactNode }) {
  const { setNodeRef } = useDroppable({ id, data: place })
  return (
    <div
      ref={setNodeRef}
      className={classes.place}
      data-place={place.kind}
      {...(place.kind === 'workout' && { tabIndex: -1, 'data-focus': focusName.place(place.workoutId) })}
    >
      {children}
    </div>
  )
}

/** Touch scrolls and the keyboard reads where there is no handle. */
const byMouse = (listeners: DraggableSyntheticListeners) =>
  listeners?.onMouseDown ? { onMouseDown: (event: MouseEvent) => listeners.onMouseDown?.(event) } : {}
