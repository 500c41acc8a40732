import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../harness/athlete/account.js'
import { PASSWORD, type Race, readWeek, submitLogin, submitRegistration } from '../harness/athlete/journey.js'
import { choose, readSavedWeek } from '../harness/athlete/planner.js'
import type { OpenPage } from '../harness/page/page.js'
import { expectFits, SIZES } from '../harness/page/sizes.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'
import { openWindow } from '../harness/page/window.js'

const RACE: Race = { name: 'Harbour Sprint', type: 'Sprint', weeks: 8 }
const NEW_PASSWORD = 'long run on sunday'

const cardOf = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

const chooseAction = (page: Page, plan: string, action: string) => choose(page, `Actions for ${plan}`, action)

const LOOKS = { wide: 'light', narrow: 'dark' } as const

describe.each(SIZES)('an account, %s', (size) => {
  const username = `account.${size}@example.org`
  let visit: OpenPage
  let week: string[]

  beforeAll(async () => {
    const expected = ['400 PATCH /api/user/password', '400 DELETE /api/user']
    visit = await openAthlete(username, { race: RACE, size, scheme: LOOKS[size], expected })
    week = await readSavedWeek(visit.page)
  })

  test('takes a new password from who knows the old one, and ends the other sessions', async () => {
    const other = await openVisit({ size })
    await signIn(other.page, username)
    const { page } = visit
    await page.goto('/settings', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Change password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change password' })
    await dialog.getByLabel('Current password').fill('a wrong guess')
    await dialog.getByLabel('New password').fill(NEW_PASSWORD)
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await dialog.getByText('This is not your current password').waitFor()
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await page.locator('.mantine-Notification-root').getByText('Password changed').waitFor()
    await dialog.waitFor({ state: 'detached' })

    await other.page.goto('/settings')
    await other.page.waitForURL('**/auth')
    await submitLogin(other.page, username, NEW_PASSWORD)
    // Back to the page that asked for the log-in.
    await other.page.waitForURL('**/settings')
    await other.close()
    await page.reload()
    await page.getByRole('heading', { name: 'Account', exact: true }).waitFor()
    await visit.picture('settings-account')
    await expectFits(page)
  })

  test('renames, duplicates and deletes a plan, and undoes the deletion after a reload of another tab', async () => {
    const { page } = visit
    await page.goto('/my-plans', { waitUntil: 'networkidle' })
    await chooseAction(page, RACE.name, 'Rename')
    const dialog = page.getByRole('dialog', { name: 'Rename plan' })
    await dialog.getByLabel('Plan Name').fill('Harbour Dash')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await cardOf(page, 'Harbour Dash').waitFor()
    await chooseAction(page, 'Harbour Dash', 'Duplicate')
    await cardOf(page, 'Harbour Dash (copy)').waitFor()

    await chooseAction(page, 'Harbour Dash', 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete plan' }).click()
    await cardOf(page, 'Harbour Dash').waitFor({ state: 'detached' })
    const tab = await openWindow(page)
    await tab.goto('/my-plans')
    await cardOf(tab, 'Harbour Dash (copy)').waitFor()
    await expect.poll(() => cardOf(tab, 'Harbour Dash').count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Plan restored').waitFor()
    await cardOf(page, 'Harbour Dash').getByText('Current plan').waitFor()
    await tab.reload()
    await cardOf(tab, 'Harbour Dash').getByText('Current plan').waitFor()
    await tab.close()
    await expect.poll(() => readSavedWeek(page)).toEqual(week)
  })

  test('gives a deleted exercise back, by the button and by Ctrl+Z', async () => {
    const { page } = visit
    await expect.poll(() => readSavedWeek(page)).toEqual(week)
    const remove = async () => {
      await page
        .getByRole('button', { name: /^Actions for / })
        .locator('visible=true')
        .last()
        .click()
      await page.getByRole('menuitem', { name: 'Delete session' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByText('Exercise deleted successfully').waitFor()
      await expect.poll(() => readWeek(page)).not.toEqual(week)
    }
    await remove()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Exercise restored').waitFor()
    await expect.poll(() => readWeek(page)).toEqual(week)
    await remove()
    await page.keyboard.press('Control+z')
    await page.getByText('Exercise restored').waitFor()
    await expect.poll(() => readSavedWeek(page)).toEqual(week)
  })

  test('is downloaded, erased, made again, and has its plans back from the file', async () => {
    const { page } = visit
    await page.goto('/settings', { waitUntil: 'networkidle' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download all my data' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^triplan-\d{4}-\d{2}-\d{2}\.json$/)
    const path = await download.path()
    const file = JSON.parse(readFileSync(path, 'utf8')) as { profile: { username: string }; plans: { name: string }[] }
    expect(file.profile.username).toBe(username)
    expect(file.plans.map(({ name }) => name)).toEqual(['Harbour Dash', 'Harbour Dash (copy)'])

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await visit.picture('delete-account')
    await dialog.getByLabel('Your password').fill('a wrong guess')
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await page.getByText('This is not your current password').waitFor()
    await dialog.getByLabel('Your password').fill(NEW_PASSWORD)
    await dialog.getByRole('button', { name: 'Delete everything' }).click()
    await page.waitForURL('**/auth')
    await page.getByText('Account deleted').waitFor()

    await page.goto('/auth')
    await submitRegistration(page, username)
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/settings', { waitUntil: 'networkidle' })
    await page.locator('input[type="file"]').setInputFiles({
      name: 'holiday.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"photos":[]}'),
    })
    await page.getByText('This is not a TriPlan file.').waitFor()
    await page.locator('input[type="file"]').setInputFiles(path)
    await page.getByText('2 plans added to My Plans.').waitFor()
    await page.goto('/my-plans')
    await cardOf(page, 'Harbour Dash').getByText('Current plan').waitFor()
    await cardOf(page, 'Harbour Dash (copy)').waitFor()
    await expect.poll(() => page.getByRole('article').count()).toBe(2)
    await visit.picture('my-plans-imported')
    await expect.poll(() => readSavedWeek(page)).toEqual(week)
    expect(visit.troubles).toEqual([])
  })
})
