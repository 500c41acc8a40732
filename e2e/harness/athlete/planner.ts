import { RULE_IDS } from '@tri/plan-engine'
import type { Locator, Page } from 'playwright-core'
import { readWeek } from './journey.js'

export const PLANNER = '/?view=weekly'

/** What opens the plan check. */
export const ALL_RULES = `See all ${RULE_IDS.length} rules`

/** The menu of a session in the planner; that of a race, or of a day without sessions, is named by its weekday. */
export const SESSION_MENU = /^Actions for (?!\w+day's )/

/** Moves a session that is alone on its day; of several, it comes after the one that moves each. */
const MOVE_DAY = /^Move (all \d sessions )?to\.\.\.$/

/** The sessions of one day of the planner. */
const daysOf = (page: Page): Locator => page.locator('[data-place="workout"]')

/** Where the tests move sessions to. */
const MOVED_TO = ['Wednesday', 'Friday', 'Saturday']

/** The sessions of each other day, in their order: which weekday a week begins with follows from the day of the race. */
export const movableDays = (page: Page): Locator =>
  page
    .locator(`section[data-date]${MOVED_TO.map((day) => `:not([aria-label^="${day},"])`).join('')}`)
    .locator('[data-place="workout"]')

/** What a session's menu calls the form that logs it; its button is Save. */
export const LOG = 'Done, with changes...'

/** Opens the first menu of that name, and chooses from it. */
export async function choose(page: Page, menu: string | RegExp, item: string | RegExp): Promise<void> {
  await page
    .getByRole('button', { name: menu, exact: typeof menu === 'string' })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item, exact: typeof item === 'string' }).click()
}

/** Asks where the sessions of a day may go: the first day that has any, unless another one is named. */
export async function askToMoveDay(page: Page, day = daysOf(page).first()): Promise<void> {
  await day.getByRole('button', { name: SESSION_MENU }).first().click()
  await page.getByRole('menuitem', { name: MOVE_DAY }).last().click()
}

/** Asks where one of several sessions of a day may go. */
export async function askToMoveOne(page: Page): Promise<void> {
  const several = daysOf(page).filter({ has: page.getByRole('button', { name: /^Drag \w+day's sessions$/ }) })
  await several.getByRole('button', { name: SESSION_MENU }).first().click()
  await page.getByRole('menuitem', { name: 'Move to...' }).click()
}

/** Moves the first sessions that may be moved to one of those days, without dragging. */
export async function moveFirstWorkout(page: Page, day: RegExp): Promise<void> {
  await askToMoveDay(page, movableDays(page).first())
  await page.getByRole('dialog').getByRole('button', { name: day }).click()
}

/** Opens the planner at the second week, which is whole whatever today is. */
export async function showSecondWeek(page: Page): Promise<void> {
  await page.goto(PLANNER)
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByText(/^Week 2 of/).waitFor()
}

/** The second week as the server has it. */
export async function readSavedWeek(page: Page): Promise<string[]> {
  await showSecondWeek(page)
  return readWeek(page)
}
