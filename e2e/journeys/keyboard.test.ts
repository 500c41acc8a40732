import { addDays } from '@tri/plan-engine'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD, readWeek, today, untilAlive } from '../harness/athlete/journey.js'
import { SESSION_MENU } from '../harness/athlete/planner.js'
import { openVisit } from '../harness/page/visit.js'

const MOST_TABS = 160

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Goes there as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} cannot be reached with the tab key`)
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Where the focus is, in words; the page's own body when it is lost. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent?.slice(0, 60) ?? ''
  })

test('from the first visit to the settings without a mouse', async () => {
  const { page, troubles, close } = await openVisit()
  const button = (name: string | RegExp) => page.getByRole('button', { name }).locator('visible=true').first()
  await page.goto('/')
  await untilAlive(page)

  // The set-up.
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByLabel('Plan Name'))
  await page.keyboard.type('By Keyboard')
  await tabTo(page, page.getByLabel('Race Date', { exact: true }))
  const [year, month, day] = addDays(today(), 7 * 12).split('-')
  await page.keyboard.type(`${month}${day}${year}`)
  await page.getByText('12 weeks to race day').waitFor()
  await tabTo(page, page.getByRole('group', { name: 'Race Distance' }).getByRole('radio', { checked: true }))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => page.getByRole('radio', { name: /^Sprint/ }).isChecked()).toBe(true)
  await tabTo(page, page.getByRole('slider', { name: 'Run pace' }))
  await page.keyboard.press('ArrowRight')
  await press(page, button('Generate Training Plan'))

  // The preview, and the account, in the dialog.
  await page.getByRole('heading', { name: 'By Keyboard', level: 1 }).waitFor()
  await expect.poll(() => focused(page)).toBe('By Keyboard')
  await press(page, button('Save plan'))
  const dialog = page.getByRole('dialog', { name: 'Save Your Training Plan' })
  await tabTo(page, dialog.getByRole('tab', { name: 'Create Account', selected: true }))
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await tabTo(page, dialog.getByLabel('Email').locator('visible=true'))
  await page.keyboard.type('keyboard@example.org')
  await tabTo(page, dialog.getByPlaceholder('Choose a strong password (min 6 characters)'))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Daily Training' }).waitFor()

  // The planner: an exercise is dragged onto another day's workout.
  await press(page, button('Weekly View'))
  await press(page, button('Next week'))
  await page.getByText(/^Week 2 of/).waitFor()
  const before = await readWeek(page)
  const handle = page.getByRole('button', { name: /^Drag (?!\w+day's )/ }).first()
  const name = (await handle.getAttribute('aria-label')) ?? ''
  await tabTo(page, handle)
  await page.keyboard.press('Space')
  await page.getByText(/^Picked up|if dropped here/).waitFor({ state: 'attached' })
  for (let steps = 0; steps < 11; steps += 1) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await page.getByText(/^Cancelled\./).waitFor({ state: 'attached' })
  await expect.poll(() => readWeek(page)).toEqual(before)
  await page.keyboard.press('Space')
  for (let steps = 0; steps < 60 && !(await isOverAnotherWorkout(page)); steps += 1)
    await page.keyboard.press(steps % 14 === 13 ? 'ArrowDown' : 'ArrowRight')
  await page.keyboard.press('Space')
  await page.getByText('Exercise moved successfully').waitFor()
  await expect.poll(() => readWeek(page)).not.toEqual(before)
  await expect.poll(() => focused(page), { message: 'the focus is on what was moved' }).toBe(name)
  await page.keyboard.press('Control+z')
  await expect.poll(() => readWeek(page)).toEqual(before)

  // A session is logged.
  await press(page, button(SESSION_MENU))
  await expect.poll(() => focused(page), { message: 'the focus is in the menu' }).toBe('Done as planned')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const form = page.getByRole('dialog')
  await tabTo(page, form.getByLabel('Note, optional'))
  await page.keyboard.type('Done without a mouse')
  await press(page, form.getByRole('button', { name: 'Save' }))
  await page.getByText('Workout completed!').waitFor()
  await form.waitFor({ state: 'detached' })
  await expect
    .poll(() => focused(page), { message: 'the focus is where the dialog was opened' })
    .toMatch(/^Actions for/)

  // The settings, by the menu of the account.
  await tabTo(page, button(/^Account menu/), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page), { message: 'the focus is in the menu' }).toBe('Settings')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Default Paces' }).waitFor()
  await tabTo(page, page.getByRole('slider', { name: 'Swim pace' }))
  await page.keyboard.press('ArrowLeft')
  await press(page, button('Save Settings'))
  await page.getByText('Your default settings have been saved.').waitFor()
  expect(troubles).toEqual([])
  await close()
})

/** What is spoken while something is dragged names the place it would go to. */
const isOverAnotherWorkout = (page: Page) =>
  page
    .locator('[role="status"]', { hasText: /is over (the place of|\w+day's sessions)/ })
    .count()
    .then((count) => count > 0)
