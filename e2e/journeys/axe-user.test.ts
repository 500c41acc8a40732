import { beforeAll, describe, test } from 'vitest'
import { LAKEFRONT } from '../harness/athlete/journey.js'
import { expectSound } from '../harness/page/axe.js'
import { closeDialog, openDialog } from '../harness/page/dialog.js'
import type { OpenPage } from '../harness/page/page.js'
import { SIZES } from '../harness/page/sizes.js'
import { openAthlete } from '../harness/page/visit.js'

describe.each(SIZES)('axe finds nothing that a user sees, %s', (size) => {
  let visit: OpenPage

  beforeAll(async () => {
    visit = await openAthlete(`axe.${size}@example.org`, { size })
    await visit.page.goto('/')
  })

  test('in the daily view', async () => {
    await visit.page.getByRole('heading', { name: 'Daily Training' }).waitFor()
    await expectSound(visit.page)
  })

  test('in the weekly planner, its dialogs, and in race week', async () => {
    const { page } = visit
    await page.getByRole('button', { name: 'Weekly View' }).click()
    await page.getByRole('heading', { name: 'Plan check' }).waitFor()
    await expectSound(page)
    await openDialog(page, 'Edit', 'Edit Training Plan')
    await expectSound(page, page.getByRole('dialog'))
    await closeDialog(page)
    await page.goto(`/?week=${LAKEFRONT.weeks}`)
    await page.getByRole('heading', { name: 'Race day' }).waitFor()
    await expectSound(page)
  })

  test.each([
    ['/progress', 'Progress Tracking'],
    ['/race', 'Race-day forecast'],
  ])('on %s', async (path, heading) => {
    const { page } = visit
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectSound(page)
  })

  test.each([
    ['/my-plans', 'My Plans'],
    ['/settings', 'Settings'],
    ['/settings/security', 'Sign-in & security'],
    ['/garmin', 'Garmin'],
    ['/history', 'Past training'],
  ])('on %s', async (path, heading) => {
    const { page } = visit
    await page.goto(path)
    await page.getByRole('heading', { name: new RegExp(heading), level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await expectSound(page)
  })

  test.each([
    ['/admin', 'This page is for those who run the server'],
    ['/invite', 'This invite opens nothing'],
  ])('on %s, which opens nothing to them', async (path, heading) => {
    const { page } = visit
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).waitFor()
    await expectSound(page)
    await page.goto('/')
  })

  test('in the menu', async () => {
    const { page } = visit
    await page.getByRole('button', { name: size === 'wide' ? /^Account menu/ : 'Open menu' }).click()
    await page.getByText('Logout').waitFor()
    await expectSound(page)
  })
})
