import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../testing/dom/show.js'
import { Range } from './range.js'

const RANGE = page.getByRole('slider', { name: 'Pace' })
const value = () => Number(RANGE.element().ariaValueText)

function Pace() {
  const [pace, setPace] = useState(20)
  return (
    <div style={{ width: 400, padding: 40 }}>
      <Range min={10} max={30} step={0.5} value={pace} label="Pace" text={String(pace)} onChange={setPace} />
    </div>
  )
}

it('is moved by keys: a step, a leap, and to both ends', async () => {
  await show(<Pace />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.poll(value).toBe(20.5)
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.poll(value).toBe(19.5)
  await userEvent.keyboard('{PageUp}')
  await expect.poll(value).toBeGreaterThan(20.5)
  await userEvent.keyboard('{Home}')
  await expect.poll(value).toBe(10)
  await userEvent.keyboard('{End}')
  await expect.poll(value).toBe(30)
})

it('goes where the mouse presses it, with the knob below the pointer', async () => {
  await show(<Pace />)
  const { left, top, width, height } = RANGE.element().getBoundingClientRect()
  await RANGE.click({ position: { x: width * 0.75, y: height / 2 } })
  await expect.poll(value).toBeGreaterThan(24)
  expect(value()).toBeLessThan(26)
  // Nothing lies above the range that would take the press.
  expect(document.elementFromPoint(left + width * 0.75, top + height / 2)).toBe(RANGE.element())
})
