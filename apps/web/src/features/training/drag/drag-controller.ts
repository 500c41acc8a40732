import type { Collision, CollisionDetection, useDraggable } from '@dnd-kit/core'
import type { SyntheticEvent } from 'react'
import { DRAGGED } from './drag-registry.js'
import type { Dragged, DropTarget } from './drop.js'
import { type MeasuredTarget, type TargetRegistry, watchTargets } from './drop-targets.js'
import { nearestTarget } from './nearest-target.js'
import { isAtEdge } from './scroll-edge.js'

/** What a press must be on: a card is taken by the mouse, and by a finger that holds still; the keyboard reads where there is no handle. */
const GRIPS = {
  onMouseDown: '[data-draggable]',
  onTouchStart: '[data-draggable]',
  onKeyDown: '[data-drag-handle]',
} as const

/** What an element is found by on the page, and shown to be dragged. */
const MARKS = ['id', 'data-draggable', 'data-dragging', 'data-drag-handle', 'data-focus', 'data-place']

/** dnd-kit is told of no place: it would measure each one by itself, and draw whatever listens to it again. */
const NONE: Collision[] = []

type Tools = Pick<ReturnType<typeof useDraggable>, 'listeners' | 'setNodeRef'>
type Held = { element: HTMLElement; dragged: Dragged }

/** What is dragged over a board, and the place it hovers over, beside React: no card is drawn again for either. */
export class DragController {
  #tools: Tools | undefined
  #pressed: Held | undefined
  #held: Held | undefined
  #places: TargetRegistry | undefined
  #below: MeasuredTarget | undefined
  #shown: Element | undefined
  #screen = { width: 0, height: 0 }
  #isAtEdge = false

  /** Gives it the one draggable that dnd-kit knows of, which stands for whatever is pressed. */
  equip = (tools: Tools): void => {
    this.#tools = tools
  }

  press = (name: keyof typeof GRIPS, event: SyntheticEvent): void => {
    const isTap = name === 'onTouchStart' && isControl(event.target)
    this.#pressed = isTap ? undefined : draggableAt(event.target, GRIPS[name])
    if (this.#pressed) this.#tools?.listeners?.[name]?.(event)
  }

  /** A sensor has taken what was pressed. */
  take = (): void => {
    this.#held = this.#pressed
    if (this.#held) this.#tools?.setNodeRef(this.#held.element)
  }

  begin = (): void => {
    const board = this.#held?.element.closest('[data-drag-board]')
    this.#places = board ? watchTargets(board) : undefined
    this.#below = undefined
    this.#screen = { width: innerWidth, height: innerHeight }
    this.#mark(true)
  }

  dragged = (): Dragged | undefined => this.#held?.dragged

  /** What is dragged, drawn once more, without what it is known by; empty where nothing is. */
  picture = (): Element[] => {
    const copy = this.#held?.element.cloneNode(true)
    if (!(copy instanceof Element)) return []
    for (const element of [copy, ...copy.querySelectorAll('*')]) for (const mark of MARKS) element.removeAttribute(mark)
    return [copy]
  }

  over = (): DropTarget | undefined => this.#below?.place

  detect: CollisionDetection = ({ pointerCoordinates: pointer, collisionRect: box }) => {
    this.#isAtEdge = pointer !== null && isAtEdge(pointer, this.#screen)
    this.#below = this.#held && nearestTarget(this.#places?.all() ?? [], this.#held.dragged, { pointer, box })
    return NONE
  }

  /** Spares dnd-kit to ask how far the page can scroll, for which it is laid out, in each step that scrolls nothing. */
  canScroll = (): boolean => this.#isAtEdge

  /** The board was drawn anew. */
  measureAnew = (): void => this.#places?.measureAnew()

  /** Marks the place below on the page. */
  show = (): void => this.#showOver(this.#below?.element)

  /** Takes all marks away; what was dragged, and where to, is still known, to be spoken of. */
  end = (): void => {
    this.#places?.stop()
    this.#showOver(undefined)
    this.#mark(false)
  }

  #showOver(element: Element | undefined) {
    if (element === this.#shown) return
    this.#shown?.removeAttribute('data-over')
    element?.setAttribute('data-over', '')
    this.#shown = element
  }

  #mark(isDragging: boolean) {
    const element = this.#held?.element
    element?.toggleAttribute('data-dragging', isDragging)
    const handle = element?.querySelector('[data-drag-handle]')
    if (isDragging) handle?.setAttribute('aria-pressed', 'true')
    else handle?.removeAttribute('aria-pressed')
  }
}

/** What is there to be tapped, however slowly. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button:not([data-drag-handle]), input, summary') !== null

function draggableAt(target: EventTarget, grip: string): Held | undefined {
  if (!(target instanceof Element) || !target.closest(grip)) return undefined
  const element = target.closest<HTMLElement>('[data-draggable]')
  const dragged = element && DRAGGED.get(element)
  return dragged ? { element, dragged } : undefined
}
