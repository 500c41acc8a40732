import type { SyntheticEvent } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../testing/dom/show.js'
import { DragController } from './drag-controller.js'
import { DRAGGED, TARGETS } from './drag-registry.js'
import type { Dragged, DropTarget } from './drop.js'

const RIDE: Dragged = { kind: 'workout', workoutId: 7, label: 'Ride' }
const MONDAY: DropTarget = { kind: 'day', week: 1, day: 1, label: 'Monday' }
const TUESDAY: DropTarget = { kind: 'day', week: 1, day: 2, label: 'Tuesday' }

const SIZE = { height: 100, width: 200 }

/** A board of two days, a card with a handle and a link on the first. */
async function openBoard() {
  await show(
    <div data-drag-board="" style={{ position: 'fixed', top: 300, left: 500 }}>
      <div data-testid="monday" data-place="" style={SIZE}>
        <article id="card" data-testid="card" data-draggable="" data-focus="card">
          Ride
          <button type="button" data-drag-handle="">
            Move
          </button>
          <a href="/">More</a>
        </article>
      </div>
      <div data-testid="tuesday" data-place="" style={SIZE} />
    </div>,
  )
  const [card, monday, tuesday] = ['card', 'monday', 'tuesday'].map((name) => page.getByTestId(name).element())
  if (!card || !monday || !tuesday) throw new Error('There is no board')
  DRAGGED.set(card, RIDE)
  TARGETS.set(monday, MONDAY)
  TARGETS.set(tuesday, TUESDAY)
  return { card, monday, tuesday, handle: page.getByRole('button', { name: 'Move' }).element() }
}

const listeners = { onMouseDown: vi.fn(), onTouchStart: vi.fn(), onKeyDown: vi.fn() }
const setNodeRef = vi.fn()

function equipped() {
  const hold = new DragController()
  hold.equip({ listeners, setNodeRef })
  return hold
}

/** As React hands on what happened to an element. */
const on = (target: EventTarget): SyntheticEvent => Object.assign(Object.create(null), { target })

const detect = (hold: DragController, pointer: { x: number; y: number } | null, top = 0) =>
  hold.detect({
    pointerCoordinates: pointer,
    collisionRect: { left: 500, right: 700, top, bottom: top + 100, width: 200, height: 100 },
    active: { id: 'held', data: { current: undefined }, rect: { current: { initial: null, translated: null } } },
    droppableRects: new Map(),
    droppableContainers: [],
  })

beforeEach(() => {
  for (const listener of [...Object.values(listeners), setNodeRef]) listener.mockClear()
})

describe('what takes a card', () => {
  it('is the mouse anywhere on it, and the keyboard on its handle only', async () => {
    const { card, handle } = await openBoard()
    const hold = equipped()
    hold.press('onMouseDown', on(card))
    expect(listeners.onMouseDown).toHaveBeenCalledOnce()
    hold.press('onKeyDown', on(card))
    expect(listeners.onKeyDown).not.toHaveBeenCalled()
    hold.press('onKeyDown', on(handle))
    expect(listeners.onKeyDown).toHaveBeenCalledOnce()
  })

  it('is no finger on a link of it: that is a tap, however slow', async () => {
    const { card, handle } = await openBoard()
    const hold = equipped()
    hold.press('onTouchStart', on(page.getByRole('link', { name: 'More' }).element()))
    expect(listeners.onTouchStart).not.toHaveBeenCalled()
    hold.press('onTouchStart', on(handle))
    hold.press('onTouchStart', on(card))
    expect(listeners.onTouchStart).toHaveBeenCalledTimes(2)
  })

  it('takes nothing beside a card', async () => {
    const { tuesday } = await openBoard()
    const hold = equipped()
    hold.press('onMouseDown', on(tuesday))
    hold.take()
    expect(hold.dragged()).toBeUndefined()
    expect(hold.picture()).toEqual([])
  })
})

describe('what is dragged', () => {
  async function drag() {
    const board = await openBoard()
    const hold = equipped()
    hold.press('onMouseDown', on(board.card))
    hold.take()
    hold.begin()
    return { ...board, hold }
  }

  it('is marked as long as it is, and told to dnd-kit', async () => {
    const { hold, card, handle } = await drag()
    expect(hold.dragged()).toBe(RIDE)
    expect(setNodeRef).toHaveBeenCalledWith(card)
    expect([card.hasAttribute('data-dragging'), handle.getAttribute('aria-pressed')]).toEqual([true, 'true'])
    hold.end()
    expect([card.hasAttribute('data-dragging'), handle.getAttribute('aria-pressed')]).toEqual([false, null])
  })

  it('is drawn once more without what it is known by, so that nothing is found twice', async () => {
    const { hold } = await drag()
    const [copy] = hold.picture()
    expect(copy?.textContent).toBe('RideMoveMore')
    expect(copy?.outerHTML).not.toMatch(/\bid=|data-(draggable|dragging|drag-handle|focus)/)
  })

  it('marks the one place below the pointer, and none in the end', async () => {
    const { hold, monday, tuesday } = await drag()
    const marked = () => [monday, tuesday].map((place) => place.hasAttribute('data-over'))
    detect(hold, { x: 600, y: 350 })
    hold.show()
    expect(marked()).toEqual([true, false])
    detect(hold, { x: 600, y: 450 })
    hold.show()
    expect([hold.over(), marked()]).toEqual([TUESDAY, [false, true]])
    detect(hold, { x: 10, y: 10 })
    hold.show()
    expect([hold.over(), marked()]).toEqual([undefined, [false, false]])
    detect(hold, { x: 600, y: 350 })
    hold.show()
    hold.end()
    expect(marked()).toEqual([false, false])
    expect(hold.over(), 'it is still spoken of').toBe(MONDAY)
  })

  it('goes by what it covers most when the keyboard moves it', async () => {
    const { hold } = await drag()
    detect(hold, null, 380)
    expect(hold.over()).toBe(TUESDAY)
  })

  it('scrolls the page only at an edge of the screen, and never by the keyboard', async () => {
    const { hold } = await drag()
    const canScrollAt = (pointer: { x: number; y: number } | null) => {
      detect(hold, pointer)
      return hold.canScroll()
    }
    const middle = { x: innerWidth / 2, y: innerHeight / 2 }
    expect([middle, { x: 5, y: 5 }, null].map(canScrollAt)).toEqual([false, true, false])
  })

  it('finds the places anew after a scroll, and when the board was drawn anew', async () => {
    const { hold, card } = await drag()
    const board = card.closest<HTMLElement>('[data-drag-board]')
    const below = () => {
      detect(hold, { x: 600, y: 350 })
      return hold.over()
    }
    expect(below()).toBe(MONDAY)
    board?.style.setProperty('top', '200px')
    expect(below(), 'nothing is measured in between').toBe(MONDAY)
    window.dispatchEvent(new Event('scroll'))
    expect(below()).toBe(TUESDAY)
    board?.style.setProperty('top', '300px')
    hold.measureAnew()
    expect(below()).toBe(MONDAY)
  })
})
