import { beforeAll, describe, test } from 'vitest'
import { enterRace, generate, LAKEFRONT } from '../harness/athlete/journey.js'
import { ALL_RULES } from '../harness/athlete/planner.js'
import { expectSound } from '../harness/page/axe.js'
import { closeDialog, openDialog } from '../harness/page/dialog.js'
import type { OpenPage } from '../harness/page/page.js'
import { SIZES } from '../harness/page/sizes.js'
import { openVisit } from '../harness/page/visit.js'

describe.each(SIZES)('axe finds nothing that a visitor sees, %s', (size) => {
  let visit: OpenPage

  beforeAll(async () => {
    visit = await openVisit({ size })
  })

  test('on the first visit, also with a sample week and what is wrong with the input', async () => {
    const { page } = visit
    await page.goto('/')
    await page.getByRole('heading', { name: 'Training Plan Setup' }).waitFor()
    await expectSound(page)
    await page.getByRole('button', { name: 'Check this plan' }).click()
    await page.getByText('of 100').waitFor()
    await page.getByText('Raises the power you can hold for an hour.', { exact: true }).click()
    await page.getByLabel('Plan Name').fill('')
    await page.getByRole('button', { name: 'Generate Training Plan' }).click()
    await page.getByText('Plan name is required').waitFor()
    await expectSound(page)
  })

  test('on the preview, its plan check and a session', async () => {
    const { page } = visit
    await enterRace(page, LAKEFRONT)
    await generate(page, LAKEFRONT)
    await expectSound(page)
    await openDialog(page, ALL_RULES, 'Plan check')
    await expectSound(page, page.getByRole('dialog'))
    await closeDialog(page)
    await openDialog(page, /^Why this session/, /./)
    await expectSound(page, page.getByRole('dialog'))
    await closeDialog(page)
  })

  test('in the save dialog, both of its forms', async () => {
    const { page } = visit
    await openDialog(page, 'Save plan', 'Save Your Training Plan')
    await expectSound(page)
    await page.getByRole('tab', { name: 'Create Account' }).click()
    await expectSound(page, page.getByRole('dialog'))
  })

  test.each(['/auth', '/forgot-password', '/reset-password', '/privacy-policy', '/terms-of-service', '/no/such/page'])(
    'on %s',
    async (path) => {
      const { page } = visit
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectSound(page)
    },
  )
})
