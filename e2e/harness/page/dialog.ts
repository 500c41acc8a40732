import type { Page } from 'playwright-core'

/** Presses a button, and waits for the dialog that it opens. */
export async function openDialog(page: Page, button: string | RegExp, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: button }).first().click()
  await page.getByRole('dialog', { name }).waitFor()
}

/** Closes the open dialog with Escape. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
