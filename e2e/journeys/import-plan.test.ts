import { readFile } from 'node:fs/promises'
import { readPlanFile } from '@tri/plan-files/plan-file'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { register } from '../harness/athlete/account.js'
import type { Race } from '../harness/athlete/journey.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

const RACE: Race = { name: 'Lakefront Olympic', type: 'Olympic', weeks: 8 }

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })

/** The plan file that the export card gives. */
async function exportPlan(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More files' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Plan file (.triplan.json)' }).click(),
  ])
  return readFile(await file.path(), 'utf8')
}

test('an exported plan is imported by somebody else, shown at once, and exported again as it was', async () => {
  const owner = await openAthlete('export.owner@example.org', { race: RACE })
  await owner.page.goto('/')
  const text = await exportPlan(owner.page)
  await owner.close()

  const { page, troubles, picture, close } = await openVisit({ size: 'narrow' })
  await register(page, 'import.athlete@example.org')
  await page.goto('/my-plans')
  await page.getByRole('heading', { name: 'No training plans yet' }).waitFor()
  await picture('import-plan')
  await choose(page, 'broken.triplan.json', text.replace('"totalWeeks": 8', '"totalWeeks": 9'))
  await page.getByText('This plan file is damaged: plan.totalWeeks is 9').waitFor()
  await choose(page, 'photo.json', '{"format":"photo"}')
  await page.getByText('This is not a TriPlan plan file.').waitFor()
  await choose(page, 'lakefront.triplan.json', text)
  await page.getByRole('heading', { name: RACE.name, level: 1 }).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  expect(readPlanFile(await exportPlan(page))).toEqual(readPlanFile(text))
  expect(troubles).toEqual([])
  await close()
})
