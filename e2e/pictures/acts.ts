import type { Page } from 'playwright-core'

export const WEEKLY = '/?view=weekly'

/** Presses the first button of a name. */
export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Calls to an address are answered with a refusal. */
export const failing =
  (address: string, status = 500) =>
  (page: Page) =>
    page.route(address, (route) =>
      route.fulfill({
        status,
        contentType: 'application/json',
        body: '{"message":"Something went wrong. Try again."}',
      }),
    )
