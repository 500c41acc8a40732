import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { endSessionAtNextEdit } from '../harness/athlete/account.js'
import { LAKEFRONT } from '../harness/athlete/journey.js'
import { ALL_RULES, askToMoveDay, choose, LOG, PLANNER, SESSION_MENU } from '../harness/athlete/planner.js'
import { expectSound } from '../harness/page/axe.js'
import type { OpenPage } from '../harness/page/page.js'
import { openAthlete } from '../harness/page/visit.js'

let visit: OpenPage

beforeAll(async () => {
  visit = await openAthlete('dialogs@example.org')
})

type Case = {
  dialog: string | RegExp
  path: string
  /** The button that opens it, or the menu that it is chosen from. */
  opener: (page: Page) => Locator
  choice?: string
}

const menuOf = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()

const CASES: readonly Case[] = [
  { dialog: 'Edit Training Plan', path: PLANNER, opener: menuOf('Edit') },
  { dialog: /./, path: PLANNER, opener: menuOf(SESSION_MENU), choice: LOG },
  {
    dialog: /^Move .* to/,
    path: PLANNER,
    opener: menuOf(SESSION_MENU),
    choice: 'Move to...',
  },
  {
    dialog: 'Delete session',
    path: PLANNER,
    opener: menuOf(SESSION_MENU),
    choice: 'Delete session',
  },
  { dialog: 'Plan check', path: PLANNER, opener: menuOf(ALL_RULES) },
  { dialog: /./, path: PLANNER, opener: menuOf(/^Why this session/) },
  { dialog: /files/i, path: PLANNER, opener: menuOf('More files') },
  { dialog: 'Rename plan', path: '/my-plans', opener: menuOf(`Actions for ${LAKEFRONT.name}`), choice: 'Rename' },
  { dialog: /delete/i, path: '/my-plans', opener: menuOf('Delete') },
  { dialog: 'Change password', path: '/settings', opener: menuOf('Change password') },
  { dialog: 'Delete your account?', path: '/settings', opener: menuOf('Delete my account') },
]

/** Opens it as somebody without a mouse does. */
async function open(page: Page, { path, opener, choice }: Case): Promise<Locator> {
  if (!page.url().endsWith(path)) await page.goto(path, { waitUntil: 'networkidle' })
  const button = opener(page)
  await button.focus()
  await page.keyboard.press('Enter')
  if (choice) await page.getByRole('menuitem', { name: choice, exact: true }).press('Enter')
  return button
}

describe('each dialog is sound in light and dark, holds the focus, and gives it back', () => {
  test.each(CASES)('$dialog from $path $choice', async (given) => {
    const { page } = visit
    const button = await open(page, given)
    const dialog = page.getByRole('dialog', { name: given.dialog })
    await dialog.waitFor()
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    // The page behind it has been looked at without it, and with one of them (`axe-user.test.ts`).
    await expectSound(page, dialog)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
  })
})

/** Opens the planner, unless it is open, with all that it needs without a network. */
async function showPlanner(page: Page): Promise<void> {
  if (!page.url().endsWith(PLANNER)) await page.goto(PLANNER, { waitUntil: 'networkidle' })
}

test('toasts are sound, with a way back and without', async () => {
  const { page } = visit
  await showPlanner(page)
  await choose(page, SESSION_MENU, 'Delete session')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  // A toast that is pointed at stays.
  await page.getByText('Exercise deleted successfully').hover()
  await expectSound(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Exercise restored').waitFor()
  await expectSound(page)
})

test('what is shown when the network or the session is gone is sound', async () => {
  const { page } = visit
  const move = async () => {
    await askToMoveDay(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Next week' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Friday/ })
      .click()
  }
  await showPlanner(page)
  await page.context().setOffline(true)
  await move()
  await page.getByText('No connection').waitFor()
  await expectSound(page)
  await page.context().setOffline(false)
  await page.getByText('Workout moved successfully').waitFor()
  await endSessionAtNextEdit(page)
  await move()
  await page.getByRole('dialog', { name: 'Your session has ended. Sign in to go on.' }).waitFor()
  await expectSound(page)
})
