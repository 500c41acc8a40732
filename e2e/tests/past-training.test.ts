import { addDays } from '@tri/plan-engine'
import { gzipSync, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { trackedTcx } from '../harness/athlete/activity-file.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { SIZES } from '../harness/page/sizes.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

/** Rides and runs of the last weeks, a file that is damaged, and the same ride twice, as an archive of Strava's. */
function archive(): Buffer {
  const today = new Date().toISOString().slice(0, 10)
  const on = (ago: number) => `${addDays(today, -ago)}T06:00:00Z`
  const rides = [3, 10, 17, 24].map((ago) =>
    trackedTcx({ sport: 'Biking', start: on(ago), minutes: 40, watts: 200, heart: 140 }),
  )
  const run = trackedTcx({ sport: 'Running', start: on(5), minutes: 35, metresASecond: 3, heart: 160 })
  const files = {
    ...Object.fromEntries(rides.map((ride, index) => [`activities/${index}.tcx.gz`, gzipSync(ride)])),
    'activities/again.tcx': rides[0] ?? Buffer.from(''),
    'activities/run.tcx': run,
    'activities/broken.fit': Buffer.from('no fit file'),
    'media/photo.jpg': Buffer.from('x'),
  }
  return Buffer.from(zipSync(files))
}

async function choose(page: Page) {
  const file = { name: 'export.zip', mimeType: 'application/zip', buffer: archive() }
  await page.locator('input[type="file"]').first().setInputFiles(file)
  await page.getByRole('heading', { name: 'This is what we read' }).waitFor()
}

test.each(SIZES)('an athlete reads an archive, takes what it says, and can remove it again, %s', async (size) => {
  const { page, troubles, picture, close } = await openAthlete(`past.${size}@example.org`, { size })
  await page.goto('/settings')
  await page.getByRole('link', { name: 'Read them from your files' }).click()
  await page.getByRole('heading', { name: 'Past training', level: 1 }).waitFor()
  await picture('choose')
  await expectSoundAtBoth(page)
  await choose(page)
  await page.getByText(/^5 activities from /).waitFor()
  await page.getByText('One was there twice and counts once.').waitFor()
  await page.getByText('1 file could not be read').click()
  await page.getByText('export.zip/activities/broken.fit').waitFor()
  const form = page.getByRole('form', { name: 'Use it?' })
  await expect.poll(() => form.getByLabel(/^Threshold power \(FTP\) 190 W, not known yet/).isChecked()).toBe(true)
  await expect.poll(() => form.getByLabel(/^Highest heart rate, run 160 bpm/).isChecked()).toBe(false)
  await form.getByText(/^Estimated: 0.95 × your best 20 minutes \(200 W\), ride of /).waitFor()
  await picture('what-was-read')
  await expectSoundAtBoth(page)

  await form.getByRole('button', { name: 'Use what is ticked' }).click()
  await page.getByText('5 activities kept.').waitFor()
  await picture('taken')
  await page.getByRole('link', { name: 'To the plan form' }).click()
  const told = page.getByRole('group', { name: 'What you train now' })
  await expect.poll(() => told.getByLabel('Longest run (min)').inputValue()).toBe('35')
  await expect.poll(() => told.getByLabel('Only ever begin lower for it').isChecked()).toBe(true)

  await page.goto('/settings')
  await page.getByRole('region', { name: 'Bike' }).getByText('190 W').first().waitFor()
  await page.goto('/history')
  await page.getByRole('button', { name: /^Remove.*export\.zip/ }).click()
  await page.getByRole('region', { name: 'What you keep' }).waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
  await close()
})

test('a guest’s plan begins where their files say that they stand, and nothing else leaves the browser', async () => {
  const { page, troubles, close } = await openVisit({ size: 'narrow' })
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'GET' || sent.push(request.url()))
  await page.goto('/history')
  await choose(page)
  await page.getByRole('button', { name: 'Use what is ticked' }).click()
  await page.getByRole('link', { name: 'To the plan form' }).click()
  const told = page.getByRole('group', { name: 'What you train now' })
  await told.waitFor()
  await expect.poll(() => told.getByLabel('Longest ride (min)').inputValue()).toBe('40')
  expect(sent).toEqual([])
  expect(troubles).toEqual([])
  await close()
})
