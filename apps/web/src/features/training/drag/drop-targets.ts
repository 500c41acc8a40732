import { TARGETS } from './drag-registry.js'
import type { TargetBox } from './nearest-target.js'

export type MeasuredTarget = TargetBox & { element: Element }

/** Scrolled is the page, or anything on it. */
const SCROLL = { capture: true, passive: true } as const

/** Where the places of a board are on the screen: measured at once, and anew only after a scroll or when told to. */
export type TargetRegistry = {
  all: () => readonly MeasuredTarget[]
  measureAnew: () => void
  stop: () => void
}

export function watchTargets(board: ParentNode): TargetRegistry {
  let places: readonly MeasuredTarget[] | undefined = measured(board)
  const measureAnew = () => {
    places = undefined
  }
  window.addEventListener('scroll', measureAnew, SCROLL)
  return {
    all: () => {
      places ??= measured(board)
      return places
    },
    measureAnew,
    stop: () => window.removeEventListener('scroll', measureAnew, SCROLL),
  }
}

const measured = (board: ParentNode): readonly MeasuredTarget[] =>
  [...board.querySelectorAll('[data-place]')].flatMap((element) => {
    const place = TARGETS.get(element)
    return place ? [{ place, element, box: element.getBoundingClientRect() }] : []
  })
