import type { Page } from 'playwright-core'

/** Changes to the light or the dark colours, and waits until the page shows them. */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  // Pages of the app follow a moment later; those of the sandbox at once.
  if ((await page.locator('html[data-mantine-color-scheme]').count()) > 0)
    await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor()
}
