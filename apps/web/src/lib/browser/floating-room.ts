import { onceReleased } from './press.js'

/** Between what floats at the page's lower edge and the edge, and above it. */
const GAPS_PIXELS = 28

/** At the right of a wide page, or across all of it. */
type Place = '--toast-room' | '--notice-room'

/**
 * Keeps dialogs clear of what floats at the page's lower edge: as long as it has a height, the property says how much of the
 * page it takes. Answers how to stop.
 */
export function keepRoomFor(element: Element, place: Place): () => void {
  const takeLater = (height: number) => onceReleased(() => take(place, height))
  const observer = new ResizeObserver(() => takeLater(element.getBoundingClientRect().height))
  observer.observe(element)
  return () => {
    observer.disconnect()
    takeLater(0)
  }
}

/** The same for a notice, as a ref. */
export const noticeRoom = (element: Element | null): (() => void) | undefined =>
  element ? keepRoomFor(element, '--notice-room') : undefined

function take(place: Place, height: number): void {
  const ended = [...document.querySelectorAll('[role="dialog"]')].filter(isAtEnd)
  const { style } = document.documentElement
  if (height === 0) style.removeProperty(place)
  else style.setProperty(place, `${Math.ceil(height) + GAPS_PIXELS}px`)
  // A dialog that has become lower still shows its end with its buttons, or else what is being pressed in it.
  for (const dialog of ended) dialog.scrollTop = dialog.scrollHeight
  const focused = document.activeElement
  if (focused?.closest('[role="dialog"]')) focused.scrollIntoView({ block: 'nearest' })
}

/** Less than this below what is seen is no more than a margin. */
const MARGIN_PIXELS = 32

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight <= MARGIN_PIXELS
