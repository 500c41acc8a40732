import { expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'

type Scope = Pick<Locator, 'getByRole' | 'getByText' | 'getByLabelText'>

/** A button by its whole name. */
export const button = (name: string, scope: Scope = page) => scope.getByRole('button', { name, exact: true })

/** A field by its whole label. */
export const field = (name: string, scope: Scope = page) => scope.getByRole('textbox', { name, exact: true })

export const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })

export const heading = (name: string, scope: Scope = page) => scope.getByRole('heading', { name, exact: true })

/** Waits until it can be seen. */
export const see = (what: Locator) => expect.element(what).toBeVisible()

/** Waits until it is no longer on the page. */
export const gone = (what: Locator) => expect.element(what).not.toBeInTheDocument()

/** Waits until a text can be seen anywhere. */
export const seeText = (text: string | RegExp, scope: Scope = page) => see(scope.getByText(text).first())

/** Waits until the focus is on it. */
export const hasFocus = (what: Locator) => expect.element(what).toHaveFocus()

/** The menu of the first session that is shown. */
export const sessionMenu = (scope: Scope = page) =>
  scope.getByRole('button', { name: /^Actions for (?!\w+day's )/ }).first()

/** Asks where the sessions of the day may go that are shown first. */
export async function askToMoveDay(scope: Scope = page): Promise<void> {
  await sessionMenu(scope).click()
  await scope
    .getByRole('menuitem', { name: /^Move (all \d sessions )?to\.\.\.$/ })
    .last()
    .click()
}
