import { fileURLToPath } from 'node:url'
import type { Browser, Cookie, Page } from 'playwright-core'
import { overflowOf } from '../harness/athlete/journey.js'
import { openPage, type PageOptions } from '../harness/page/page.js'
import type { Scene } from './scenes.js'

export type Look = Required<Pick<PageOptions, 'size' | 'scheme'>> & { origin: string }

/** Beside the other pictures of the tests. */
const PICTURES = fileURLToPath(new URL('../test-results/gallery/', import.meta.url))
const SHOWN_WITHIN_MS = 12_000

/** Photographs a scene as its viewer sees it; answers how far it sticks out of the page, in pixels. */
export async function takePicture(browser: Browser, scene: Scene, look: Look, cookies: Cookie[]): Promise<number> {
  const { page, picture, close } = await openPage(browser, look)
  page.setDefaultTimeout(SHOWN_WITHIN_MS)
  await page.context().addCookies(cookies)
  try {
    await scene.before?.(page)
    await page.goto(scene.path)
    if (!scene.isWaiting) await page.waitForLoadState('networkidle')
    await scene.act?.(page, look.size)
    await page.getByText(scene.shows).locator('visible=true').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    // Toasts, cards that come one by one.
    await page.waitForTimeout(400)
    const over = page.locator('[role="dialog"], [role="menu"], [role="alert"]').locator('visible=true')
    if ((await over.count()) > 0)
      await page.screenshot({ path: `${PICTURES}${scene.name}-${look.size}-${look.scheme}.png` })
    else {
      await showAll(page, look.size)
      await picture(`gallery/${scene.name}`)
    }
    // Paper has its own width.
    return scene.name.startsWith('print-') ? 0 : await overflowOf(page)
  } finally {
    await close()
  }
}

/** Makes the window as high as the page: what comes when it is scrolled to is there, and what sticks lies at its own place. */
async function showAll(page: Page, size: Look['size']): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: size === 'wide' ? 1440 : 390, height })
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.waitForTimeout(500)
}
