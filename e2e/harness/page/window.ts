import type { Page } from 'playwright-core'

/** Opens another window of the same browser. A tab would hide the page, and a page that is hidden is drawn once a second. */
export async function openWindow(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await page.evaluate(() => window.open('about:blank', '_blank', 'popup,noopener'))
  return opened
}
