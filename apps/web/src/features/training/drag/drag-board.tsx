import { DndContext, DragOverlay, useDraggable } from '@dnd-kit/core'
import { type ReactNode, useCallback, useEffect, useId, useLayoutEffect, useMemo, useState } from 'react'
import type { WorkoutInWords } from '../../../lib/words.js'
import { useEdits } from '../edits/edits-context.js'
import { DRAG_INSTRUCTIONS, dragAnnouncements } from './announcements.js'
import classes from './drag-board.module.css'
import { DragController } from './drag-controller.js'
import { InstructionsContext } from './draggable.js'
import { decideDrop } from './drop.js'
import { EDGE } from './scroll-edge.js'
import { useBoardSensors } from './use-board-sensors.js'

type Props = { workouts: readonly WorkoutInWords[]; children: ReactNode }

/**
 * Everything below can be dragged by mouse, touch and keyboard; a drop that means something becomes a move. The cards stand
 * beside dnd-kit's context, not in it: else React would look through all of them, in each step, for what listens to it.
 */
export function DragBoard({ workouts, children }: Props) {
  const instructions = useId()
  const [hold] = useState(() => new DragController())
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the workouts have been drawn anew
  useEffect(() => hold.measureAnew(), [hold, workouts])
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handles within are what is pressed; it hears of them all */}
      <div
        className={classes.board}
        data-drag-board
        onMouseDown={(event) => hold.press('onMouseDown', event)}
        onTouchStart={(event) => hold.press('onTouchStart', event)}
        onKeyDown={(event) => hold.press('onKeyDown', event)}
      >
        <InstructionsContext value={instructions}>{children}</InstructionsContext>
      </div>
      <Dragging hold={hold} workouts={workouts} instructions={instructions} />
    </>
  )
}

type DraggingProps = { hold: DragController; workouts: readonly WorkoutInWords[]; instructions: string }

function Dragging({ hold, workouts, instructions }: DraggingProps) {
  const { move } = useEdits()
  const sensors = useBoardSensors(hold.take)
  const speech = useMemo(() => dragAnnouncements(workouts, hold), [workouts, hold])
  const drop = () => {
    hold.end()
    const [dragged, place] = [hold.dragged(), hold.over()]
    const meant = dragged && place && decideDrop(dragged, place, workouts)
    if (meant) move(meant)
  }
  return (
    <DndContext
      id={instructions}
      sensors={sensors}
      collisionDetection={hold.detect}
      autoScroll={{ threshold: EDGE, canScroll: hold.canScroll, layoutShiftCompensation: false }}
      // What was moved is drawn elsewhere: `useFocusAfter` finds it.
      accessibility={{ announcements: speech, screenReaderInstructions: DRAG_INSTRUCTIONS, restoreFocus: false }}
      onDragStart={hold.begin}
      onDragMove={hold.show}
      onDragCancel={hold.end}
      onDragEnd={drop}
    >
      <Held hold={hold} />
      <DragOverlay dropAnimation={null} transition="none">
        <HeldCard hold={hold} />
      </DragOverlay>
    </DndContext>
  )
}

/** The one thing that dnd-kit knows to be draggable: it stands for whatever is pressed. */
function Held({ hold }: { hold: DragController }) {
  const { listeners, setNodeRef } = useDraggable({ id: 'held' })
  useLayoutEffect(() => hold.equip({ listeners, setNodeRef }), [hold, listeners, setNodeRef])
  return null
}

/** What is held, as it looked when it was taken; no reader and no key comes to it. */
function HeldCard({ hold }: { hold: DragController }) {
  const show = useCallback((frame: HTMLElement | null) => frame?.replaceChildren(...hold.picture()), [hold])
  return <div ref={show} className={classes.dragged} inert aria-hidden />
}
