import type { Dragged, DropTarget } from './drop.js'

type Point = { x: number; y: number }
export type Box = { left: number; top: number; right: number; bottom: number }

/** A place and where on the screen it is. */
export type TargetBox = { place: DropTarget; box: Box }

/** Where on the screen something is dragged: by a pointer, or by the keyboard, which has none. */
export type Whereabouts = { pointer: Point | null; box: Box }

const RANKS = { exercise: 0, workout: 1, day: 2 } as const satisfies Record<DropTarget['kind'], number>

/** The smallest spot under the pointer; the one most covered when the keyboard moves. Workouts only go to days. */
export function nearestTarget<S extends TargetBox>(
  spots: readonly S[],
  dragged: Dragged,
  { pointer, box }: Whereabouts,
): S | undefined {
  const open = dragged.kind === 'workout' ? spots.filter(({ place }) => place.kind === 'day') : spots
  return pointer ? smallestAt(open, pointer) : mostCovered(open, box)
}

const smallestAt = <S extends TargetBox>(spots: readonly S[], point: Point): S | undefined =>
  first(
    spots.filter(({ box }) => isWithin(point, box)),
    ({ place }) => -RANKS[place.kind],
  )

const mostCovered = <S extends TargetBox>(spots: readonly S[], over: Box): S | undefined =>
  first(
    spots.filter(({ box }) => shared(box, over) > 0),
    ({ box }) => likeness(box, over),
  )

/** The one of the highest score, the first of several. */
const first = <S>(spots: readonly S[], score: (spot: S) => number): S | undefined =>
  spots.reduce<S | undefined>((best, spot) => (best && score(best) >= score(spot) ? best : spot), undefined)

const isWithin = ({ x, y }: Point, { left, top, right, bottom }: Box) =>
  left <= x && x <= right && top <= y && y <= bottom

/** How much of both together both have: 1 for the same box. */
const likeness = (one: Box, other: Box) => shared(one, other) / (area(one) + area(other) - shared(one, other))

const shared = (one: Box, other: Box) =>
  area({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })

const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)
