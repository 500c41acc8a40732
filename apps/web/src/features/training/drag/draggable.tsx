import { IconGripVertical } from '@tabler/icons-react'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { QuietIconButton } from '../../../ui/controls/plain-button.js'
import { focusName } from '../edits/use-focus-after.js'
import { DRAGGED, TARGETS, useRegistered } from './drag-registry.js'
import classes from './draggable.module.css'
import type { Dragged, DropTarget } from './drop.js'

type DraggableProps = {
  /** The name its handle can be given the focus by. */
  name: string
  dragged: Dragged
  /** False for what stays where it is. */
  isMovable?: boolean
  /** Draws the thing, with a `DragHandle` in it. */
  children: ReactNode
}

/** The id of the text that tells how to drag. */
export const InstructionsContext = createContext('')

const HandleContext = createContext<{ isMovable: boolean; label: string; name: string } | undefined>(undefined)

/** Something that can be dragged: the mouse and a finger that holds still may take all of it, the keyboard its handle. */
export function Draggable({ name, dragged, isMovable = true, children }: DraggableProps) {
  const { label } = dragged
  const handle = useMemo(() => ({ isMovable, label, name }), [isMovable, label, name])
  return (
    <div ref={useRegistered(DRAGGED, dragged)} className={classes.draggable} data-draggable={isMovable || undefined}>
      <HandleContext value={handle}>{children}</HandleContext>
    </div>
  )
}

/** Where finger and keyboard take hold of the draggable around it; nothing where it stays where it is. */
export function DragHandle() {
  const handle = useContext(HandleContext)
  const instructions = useContext(InstructionsContext)
  if (!handle?.isMovable) return null
  return (
    <QuietIconButton
      className={classes.handle}
      aria-label={`Drag ${handle.label}`}
      aria-roledescription="draggable"
      aria-describedby={instructions}
      data-drag-handle
      data-focus={handle.name}
    >
      <IconGripVertical size={16} aria-hidden />
    </QuietIconButton>
  )
}

/** Somewhere to drop things; marked with `data-over` while something is above it (`makeHold`). */
export function Droppable({ place, children }: { place: DropTarget; children: ReactNode }) {
  return (
    <div
      ref={useRegistered(TARGETS, place)}
      className={classes.place}
      data-place={place.kind}
      {...(place.kind === 'workout' && { tabIndex: -1, 'data-focus': focusName.place(place.workoutId) })}
    >
      {children}
    </div>
  )
}
