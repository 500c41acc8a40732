import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register } from '../harness/athlete/account.js'
import { enterRace, generate, LAKEFRONT, submitLogin } from '../harness/athlete/journey.js'
import { choose, LOG, SESSION_MENU, showSecondWeek } from '../harness/athlete/planner.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const setUp = (page: Page) => page.getByRole('heading', { name: 'Training Plan Setup' })
const preview = (page: Page) => page.getByRole('heading', { name: LAKEFRONT.name, level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('Back leads from the preview to the form, with all that was entered, and Forward to the preview', async () => {
  const { page, troubles, close } = await openVisit()
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  await page.goBack()
  await setUp(page).waitFor()
  await expect.poll(() => page.getByLabel('Plan Name').inputValue()).toBe(LAKEFRONT.name)
  await page.goForward()
  await preview(page).waitFor()
  await page.reload()
  await preview(page).waitFor()
  await page.goBack()
  await setUp(page).waitFor()
  await page.getByRole('button', { name: 'Show the plan' }).click()
  await preview(page).waitFor()
  await page.getByRole('button', { name: 'Change the set-up' }).click()
  await setUp(page).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(troubles).toEqual([])
  await close()
})

test('on a phone Back closes the dialog over the preview, and once more leads to the form', async () => {
  const { page, close } = await openVisit({ size: 'narrow' })
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  await page.getByRole('button', { name: 'Save plan' }).first().click()
  await page.getByRole('dialog', { name: 'Save Your Training Plan' }).waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await preview(page).waitFor()
  await page.goBack()
  await setUp(page).waitFor()
  await close()
})

test('after Generate a phone shows the plan from its top, a guest’s and a user’s', async () => {
  const { page, close } = await openVisit({ size: 'narrow' })
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  await expect.poll(() => scrolled(page)).toBe(0)
  await register(page, 'from.the.top@example.org')
  await page.goto('/?new')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await enterRace(page, LAKEFRONT)
  await page.getByRole('checkbox').last().scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Generate Training Plan' }).click()
  await page.getByRole('heading', { name: 'Daily Training' }).waitFor()
  await page.getByRole('heading', { name: 'Export' }).waitFor()
  await expect.poll(() => scrolled(page)).toBe(0)
  await close()
})

test.each(['Back', 'X', 'Escape'] as const)(
  'on a phone %s closes the form of a workout and keeps what was typed',
  async (way) => {
    const { page, troubles, close } = await openAthlete(`closed.by.${way.toLowerCase()}@example.org`, {
      size: 'narrow',
    })
    const form = page.getByRole('dialog')
    await showSecondWeek(page)
    const address = page.url()
    await choose(page, SESSION_MENU, LOG)
    await form.getByLabel('Note, optional').fill('Windy')
    await form
      .getByLabel(/^Distance/)
      .first()
      .fill('abc')
    if (way === 'Back') await page.goBack()
    else if (way === 'X') await form.getByRole('button', { name: 'Close' }).click()
    else await page.keyboard.press('Escape')
    await form.waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toBe(address)
    await page.getByText(/^Week 2 of/).waitFor()

    await choose(page, SESSION_MENU, LOG)
    await expect.poll(() => form.getByLabel('Note, optional').inputValue()).toBe('Windy')
    expect(
      await form
        .getByLabel(/^Distance/)
        .first()
        .inputValue(),
    ).toBe('abc')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await form.waitFor({ state: 'detached' })
    await choose(page, SESSION_MENU, LOG)
    await expect.poll(() => form.getByLabel('Note, optional').inputValue(), { message: 'Cancel drops it' }).toBe('')
    expect(troubles).toEqual([])
    await close()
  },
)

test('a link to a page survives the log-in, and a log-out leads nowhere', async () => {
  const username = 'deep.link@example.org'
  const { page, close } = await openVisit()
  await register(page, username)
  await page.context().clearCookies()
  for (const path of ['/settings', '/my-plans', '/garmin']) {
    await page.goto(path)
    await page.waitForURL('**/auth')
    await page.reload()
    await submitLogin(page, username)
    await page.waitForURL((url) => url.pathname === path)
    await page.context().clearCookies()
  }
  await page.goto('/?view=weekly')
  await page.getByRole('link', { name: 'Login' }).first().click()
  await submitLogin(page, username)
  await page.waitForURL((url) => url.pathname === '/' && url.search === '?view=weekly')

  await page.goto('/settings')
  await choose(page, /^Account menu/, 'Logout')
  await page.waitForURL('**/auth')
  await submitLogin(page, username)
  await page.waitForURL((url) => url.pathname === '/')
  await close()
})

test('the save dialog opens on Create Account, and on Login for who has had one here', async () => {
  const { page, close } = await openVisit()
  const chosen = page.getByRole('dialog').getByRole('tab', { selected: true })
  await page.goto('/')
  await enterRace(page, LAKEFRONT)
  await generate(page, LAKEFRONT)
  await page.getByRole('button', { name: 'Save plan' }).first().click()
  await expect.poll(() => chosen.textContent()).toBe('Create Account')
  await register(page, 'seen.here@example.org')
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.context().clearCookies()
  await page.goto('/')
  await page.getByRole('button', { name: 'Save plan' }).first().click()
  await expect.poll(() => chosen.textContent()).toBe('Login')
  await close()
})
