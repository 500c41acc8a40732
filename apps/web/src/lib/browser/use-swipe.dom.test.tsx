import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/dom/show.js'
import { useSwipe } from './use-swipe.js'

function Days() {
  const [day, setDay] = useState(0)
  return (
    <div style={{ width: 360 }} {...useSwipe((way) => setDay(day + way))}>
      <p>Day {day}</p>
      <input type="range" aria-label="Slider" />
      <div data-testid="strip" style={{ width: 100, overflowX: 'auto' }}>
        <div style={{ width: 300 }}>Wide</div>
      </div>
    </div>
  )
}

type Point = readonly [x: number, y: number]

/** A finger that goes from point to point over a thing, and leaves. */
function swipe(thing: Element, points: readonly Point[], { fingers = 1 } = {}) {
  const at = ([clientX, clientY]: Point) =>
    Array.from({ length: fingers }, (_, identifier) => new Touch({ identifier, target: thing, clientX, clientY }))
  const touch = (type: string, point: Point) => {
    const changedTouches = at(point)
    const touches = type === 'touchend' ? [] : changedTouches
    thing.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches }))
  }
  const [first, ...rest] = points
  if (first) touch('touchstart', first)
  for (const point of rest) touch('touchmove', point)
  touch('touchend', points.at(-1) ?? [0, 0])
}

const words = () => page.getByText(/^Day/).element()
const isDay = (day: number) => expect.element(page.getByText(`Day ${day}`, { exact: true })).toBeVisible()

const LEFT: readonly Point[] = [
  [250, 100],
  [220, 104],
  [150, 110],
]
const RIGHT = LEFT.toReversed()

beforeEach(async () => {
  await page.viewport(390, 844)
  await show(<Days />)
})

it('goes on with a finger to the left, and back with one to the right', async () => {
  swipe(words(), LEFT)
  await isDay(1)
  swipe(words(), RIGHT)
  await isDay(0)
  swipe(words(), RIGHT)
  await isDay(-1)
})

it.each([
  [
    'scrolls the page',
    [
      [200, 100],
      [190, 140],
      [100, 300],
    ],
  ],
  [
    'slips while it taps',
    [
      [200, 100],
      [185, 102],
      [170, 102],
    ],
  ],
  [
    'comes from the edge, where the browser goes back',
    [
      [10, 100],
      [60, 102],
      [150, 102],
    ],
  ],
  [
    'returns to where it began',
    [
      [200, 100],
      [120, 102],
      [190, 102],
    ],
  ],
] as [string, Point[]][])('stays with a finger that %s', async (_, points) => {
  swipe(words(), points)
  swipe(words(), LEFT)
  await isDay(1)
})

it('stays with two fingers, and with one on what slides or scrolls sideways by itself', async () => {
  swipe(words(), LEFT, { fingers: 2 })
  swipe(page.getByLabelText('Slider').element(), LEFT)
  const [wide] = page.getByTestId('strip').element().children
  if (wide) swipe(wide, LEFT)
  swipe(words(), LEFT)
  await isDay(1)
})

it('stays with a finger that has held still, which drags', async () => {
  const text = words()
  const touch = (type: string, clientX: number) => {
    const touches = [new Touch({ identifier: 0, target: text, clientX, clientY: 100 })]
    text.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches: touches }))
  }
  touch('touchstart', 250)
  await new Promise((resolve) => setTimeout(resolve, 300))
  touch('touchmove', 150)
  touch('touchend', 150)
  swipe(text, LEFT)
  await isDay(1)
})
