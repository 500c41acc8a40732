import { addDays, type IsoDay } from '@tri/plan-engine'
import type { Locator, Page } from 'playwright-core'

/** What an athlete enters; everything else stays as the set-up offers it. */
export type Race = { name: string; type: 'Sprint' | 'Olympic' | '70.3' | 'Ironman'; weeks: number }

/** What most athletes of these tests train for. */
export const LAKEFRONT: Race = { name: 'Lakefront Olympic', type: 'Olympic', weeks: 14 }

export const PASSWORD = 'long ride on saturday'

/** The words in the empty field of a new password. */
const NEW_PASSWORD = 'Choose a strong password (min 6 characters)'

/** The date as this machine's calendar has it. */
export function today(): IsoDay {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Waits until the app has taken the place of the page that the build drew ahead, which hears no key. */
export const untilAlive = (page: Page): Promise<void> => page.locator('#root:not([inert])').waitFor()

/** Fills in the set-up on the open page. */
export async function enterRace(page: Page, { name, type, weeks }: Race): Promise<void> {
  await untilAlive(page)
  await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
  await page.getByLabel('Plan Name').fill(name)
  await page.getByRole('radio', { name: new RegExp(`^${type}`) }).check({ force: true })
  await page.getByLabel('Race Date', { exact: true }).fill(addDays(today(), 7 * weeks))
}

/** Generates as a visitor, and waits for the preview. */
export async function generate(page: Page, { name }: Race): Promise<void> {
  await page.getByRole('button', { name: 'Generate Training Plan' }).click()
  await page.getByRole('heading', { name, level: 1 }).waitFor()
}

/** Saves the preview with a new account, and waits for the saved plan. */
export async function signUpAndSave(page: Page, username: string): Promise<void> {
  const { save } = await enterNewAccount(page, username)
  await save.click()
  await page.getByText('Your training plan has been saved successfully.').waitFor()
  await page.getByRole('heading', { name: 'Daily Training' }).waitFor()
}

/** Opens the save dialog of the preview and fills in a new account; answers the dialog and its button. */
export async function enterNewAccount(page: Page, username: string): Promise<{ dialog: Locator; save: Locator }> {
  await page.getByRole('button', { name: 'Save plan' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Save Your Training Plan' })
  await dialog.getByRole('tab', { name: 'Create Account' }).click()
  await dialog.getByLabel('Email').locator('visible=true').fill(username)
  await dialog.getByPlaceholder(NEW_PASSWORD).fill(PASSWORD)
  return { dialog, save: dialog.getByRole('button', { name: 'Create Account & Save Plan' }) }
}

/** Signs in on the auth page, and waits for the dashboard. */
export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth')
  await submitLogin(page, username, password)
  await page.waitForURL((url) => url.pathname === '/')
}

/** Fills in the login on the auth page, and sends it. */
export async function submitLogin(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').locator('visible=true').fill(username)
  await page.getByPlaceholder('Your password').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true }).click()
}

/** Fills in the registration on the auth page, and sends it. */
export async function submitRegistration(page: Page, username: string): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click()
  await page.getByLabel('Email').locator('visible=true').fill(username)
  await page.getByPlaceholder(NEW_PASSWORD).fill(PASSWORD)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Create Account', exact: true }).click()
}

/** The week on the page, as an athlete reads it: each day with its sessions' names, durations, distances and paces. */
export function readWeek(page: Page): Promise<string[]> {
  return page.locator('section[aria-label*="day, "]').evaluateAll((days) =>
    days.map((day) => {
      const sessions = [...day.querySelectorAll('article')].map((article) => {
        const figures = article.querySelector('strong')?.parentElement
        return `${article.querySelector('h4')?.textContent}: ${figures?.textContent}`
      })
      return [day.getAttribute('aria-label'), ...sessions].join(' | ').replace(/\s+/g, ' ')
    }),
  )
}

/** How far the page sticks out to the right, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
