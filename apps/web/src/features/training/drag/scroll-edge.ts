/** The part of the screen at each of its edges where something dragged scrolls the page, by width and height. */
export const EDGE = { x: 0.2, y: 0.2 } as const

type Size = { width: number; height: number }

/** Whether a point of the screen is at one of its edges. */
export function isAtEdge({ x, y }: { x: number; y: number }, { width, height }: Size): boolean {
  const [besides, above] = [width * EDGE.x, height * EDGE.y]
  return x <= besides || x >= width - besides || y <= above || y >= height - above
}
