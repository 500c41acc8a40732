import type { Page } from 'playwright-core'
import { readWeek } from './journey.js'

export const PLANNER = '/?view=weekly'

/** The menus of a workout and of an exercise in the planner. */
export const WORKOUT_MENU = /^Actions for .*workout$/
export const EXERCISE_MENU = /^Actions for (?!.*workout$)/

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

/** Moves the first workout that is shown to another day, without dragging. */
export async function moveFirstWorkout(page: Page, day: RegExp): Promise<void> {
  await choose(page, WORKOUT_MENU, 'Move workout to...')
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
