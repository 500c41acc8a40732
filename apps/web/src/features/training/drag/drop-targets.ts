import { PLACES } from './drag-registry.js'
import type { Spot } from './nearest-target.js'

export type PlaceOnScreen = Spot & { element: Element }

/** Scrolled is the page, or anything on it. */
const SCROLL = { capture: true, passive: true } as const

/** Where the places of a board are on the screen: measured at once, and anew only after a scroll or when told to. */
export type PlacesOnScreen = {
  all: () => readonly PlaceOnScreen[]
  measureAnew: () => void
  stop: () => void
}

export function watchPlaces(board: ParentNode): PlacesOnScreen {
  let places: readonly PlaceOnScreen[] | undefined = measured(board)
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

const measured = (board: ParentNode): readonly PlaceOnScreen[] =>
  [...board.querySelectorAll('[data-place]')].flatMap((element) => {
    const place = PLACES.get(element)
    return place ? [{ place, element, box: element.getBoundingClientRect() }] : []
  })
