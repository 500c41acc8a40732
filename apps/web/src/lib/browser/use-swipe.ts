import { type TouchEvent, useRef } from 'react'

/** So far is no slip of a tap; what is known to go sideways after so far, and so soon, is no scrolling and no drag. */
const LEAST_PIXELS = 56
const TELLING_PIXELS = 10
const SOON_MS = 250
/** There the browser's own way back begins. */
const EDGE_PIXELS = 24

type Finger = { x: number; y: number; at: number; isSideways?: boolean }

/** Hears of a finger that goes to the left (1, on) or to the right (-1, back) over an element; what scrolls or slides sideways in it keeps its touches. */
export function useSwipe(onSwipe: (way: -1 | 1) => void) {
  const began = useRef<Finger>(undefined)
  const forget = () => {
    began.current = undefined
  }
  return {
    onTouchStart: ({ touches, target, currentTarget, timeStamp }: TouchEvent) => {
      const touch = touches[0]
      forget()
      if (!touch || touches.length > 1 || !isFree(target, currentTarget)) return
      if (Math.min(touch.clientX, window.innerWidth - touch.clientX) < EDGE_PIXELS) return
      began.current = { x: touch.clientX, y: touch.clientY, at: timeStamp }
    },
    onTouchMove: ({ touches, timeStamp }: TouchEvent) => {
      const [from, touch] = [began.current, touches[0]]
      if (!from || !touch || from.isSideways) return
      const [across, down] = [Math.abs(touch.clientX - from.x), Math.abs(touch.clientY - from.y)]
      if (Math.max(across, down) < TELLING_PIXELS) return
      if (across < 2 * down || timeStamp - from.at > SOON_MS) forget()
      else from.isSideways = true
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [from, touch] = [began.current, changedTouches[0]]
      forget()
      if (!from?.isSideways || !touch) return
      const across = touch.clientX - from.x
      if (Math.abs(across) >= LEAST_PIXELS) onSwipe(across < 0 ? 1 : -1)
    },
    onTouchCancel: forget,
  }
}

/** Whether nothing between the touched and the frame does something with a finger that goes sideways. */
function isFree(target: EventTarget, frame: Element): boolean {
  // A dialog's touches bubble here too, though it stands elsewhere.
  if (!(target instanceof Element) || !frame.contains(target)) return false
  for (let each = target; each !== frame; each = each.parentElement ?? frame) {
    if (each.matches('input, select, textarea, [role="slider"]')) return false
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX)) return false
  }
  return true
}
