import { IS_ALL } from '@tri/test-setup/soak'
import type { CDPSession, Page } from 'playwright-core'
import { expect } from 'vitest'
import { overflowOf } from '../athlete/journey.js'

export const VIEWPORTS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } }

export type Size = keyof typeof VIEWPORTS

/**
 * A journey is walked at a desk, where its screens are held to a phone's width as well (`expectSoundAtBoth`); `npm run test:all`
 * walks it on a phone too.
 */
export const SIZES: readonly Size[] = IS_ALL ? ['wide', 'narrow'] : ['wide']

/** The size of the page as it stands. */
export const sizeOf = (page: Page): Size =>
  (page.viewportSize()?.width ?? VIEWPORTS.wide.width) < VIEWPORTS.wide.width / 2 ? 'narrow' : 'wide'

/** Kept as long as the page: where one of its sessions ends, the browser forgets the passkeys of the others. */
const screens = new WeakMap<Page, Promise<CDPSession>>()

/** Shows the page on another screen, once it has found its place there: what is narrow is touched. */
export async function showAt(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport)
  const opened = screens.get(page) ?? page.context().newCDPSession(page)
  screens.set(page, opened)
  const session = await opened
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: sizeOf(page) === 'narrow' })
  // What follows the width is drawn with the next frame.
  await page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** Runs something at the other size, and goes back. */
export async function atOtherSize<Found>(page: Page, act: () => Promise<Found>): Promise<Found> {
  const own = page.viewportSize() ?? VIEWPORTS.wide
  await showAt(page, VIEWPORTS[sizeOf(page) === 'wide' ? 'narrow' : 'wide'])
  const found = await act()
  await showAt(page, own)
  return found
}

/** Holds when nothing sticks out at either size. */
export async function expectFits(page: Page): Promise<void> {
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  expect(await atOtherSize(page, () => overflowOf(page)), 'at the other width').toBeLessThanOrEqual(0)
}
