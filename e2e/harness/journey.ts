import { addDays, type IsoDay } from '@tri/plan-engine'
import type { Page } from 'playwright-core'

/** What an athlete enters; everything else stays as the set-up offers it. */
export type Race = { name: string; type: 'Sprint' | 'Olympic' | '70.3' | 'Ironman'; weeks: number }

export const PASSWORD = 'long ride on saturday'

/** The date as this machine's calendar has it. */
export function today(): IsoDay {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** Fills in the set-up on the open page. */
export async function enterRace(page: Page, { name, type, weeks }: Race): Promise<void> {
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
  await page.getByRole('button', { name: 'Save plan' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Save Your Training Plan' })
  await dialog.getByRole('tab', { name: 'Create Account' }).click()
  await dialog.getByLabel('Email').locator('visible=true').fill(username)
  await dialog.getByPlaceholder('Choose a strong password (min 6 characters)').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Create Account & Save Plan' }).click()
  await page.getByText('Your training plan has been saved successfully.').waitFor()
  await page.getByRole('heading', { name: 'Daily Training' }).waitFor()
}

/** Signs in on the auth page, and waits for the dashboard. */
export async function logIn(page: Page, username: string, password = PASSWORD): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').locator('visible=true').fill(username)
  await page.getByPlaceholder('Your password').fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/')
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
