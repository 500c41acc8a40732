import { expect, test } from 'vitest'
import { expectSound } from '../harness/axe.js'
import { overflowOf } from '../harness/journey.js'
import { openAthlete } from '../harness/visit.js'

test.each(['wide', 'narrow'] as const)(
  'a test of 20 minutes puts watts into rides, and leaves with its entry, %s',
  async (size) => {
    const { page, troubles, picture, close } = await openAthlete(`watts.${size}@example.org`, { size })
    await page.goto('/settings')
    const bike = page.getByRole('region', { name: 'Thresholds and zones' }).getByRole('region', { name: 'Bike' })
    await bike.getByRole('button', { name: /^Add test or value/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Bike: test or value' })
    await dialog.getByLabel('Mean power of the 20 minutes').fill('260')
    await dialog.getByText(/^\d+ targets in \d+ sessions of Lakefront Olympic change/).waitFor()
    await expectSound(page, dialog)
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await picture(`thresholds-dialog-${size}`)
    await dialog.getByRole('button', { name: 'Use it' }).click()
    await bike.getByText('0.95 × your 20 minutes of').first().waitFor()
    await bike.getByText('Zones', { exact: true }).click()
    await bike.getByRole('row', { name: '3 Tempo 186–222 W' }).waitFor()
    await expectSound(page, page.getByRole('region', { name: 'Thresholds and zones' }))
    expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    await picture(`thresholds-settings-${size}`)

    await page.goto('/?view=weekly')
    const ride = page
      .getByRole('article')
      .filter({ hasText: /\d+–\d+ W/ })
      .first()
    await ride.waitFor()
    await picture(`thresholds-week-${size}`)

    await page.goto('/settings')
    await bike.getByText('All entries (1)').click()
    await bike.getByRole('button', { name: 'Remove Threshold power (FTP) 247 W' }).click()
    await page.getByText('Threshold removed').waitFor()
    await page.goto('/?view=weekly')
    await page.getByRole('article').filter({ hasText: 'mph' }).first().waitFor()
    expect(await ride.count()).toBe(0)
    expect(troubles).toEqual([])
    await close()
  },
)
