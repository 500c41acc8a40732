import { dateOf, type PlanCalendar, type Weekday } from '@tri/plan-engine'
import { expect, test } from 'vitest'
import { register } from '../harness/athlete/account.js'
import { trackedTcx } from '../harness/athlete/activity-file.js'
import { call } from '../harness/athlete/call.js'
import { saveRunningPlan } from '../harness/athlete/running-plan.js'
import { expectSoundAtBoth } from '../harness/page/axe.js'
import { SIZES } from '../harness/page/sizes.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'

test.each(SIZES)(
  'a test of 20 minutes puts watts into rides, between zones of one’s own, and leaves with its entry, %s',
  async (size) => {
    const { page, troubles, picture, close } = await openAthlete(`watts.${size}@example.org`, { size })
    await page.goto('/settings')
    const bike = page.getByRole('region', { name: 'Thresholds and zones' }).getByRole('region', { name: 'Bike' })
    await bike.getByRole('button', { name: /^Add test or value/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Bike: test or value' })
    await dialog.getByLabel('Mean power of the 20 minutes').fill('260')
    await dialog.getByText(/^\d+ targets in \d+ sessions of Lakefront Olympic change/).waitFor()
    await expectSoundAtBoth(page, dialog)
    await picture(`thresholds-dialog-${size}`)
    await dialog.getByRole('button', { name: 'Use it' }).click()
    await bike.getByText('0.95 × your 20 minutes of').first().waitFor()
    await bike.getByText('Zones', { exact: true }).click()
    await bike.getByRole('row', { name: '3 Tempo 186–222 W' }).waitFor()
    await expectSoundAtBoth(page, page.getByRole('region', { name: 'Thresholds and zones' }))
    await picture(`thresholds-settings-${size}`)

    await bike.getByRole('button', { name: /^Change zones/ }).click()
    const zones = page.getByRole('dialog', { name: 'Your own zones: Threshold power (FTP)' })
    await zones.getByLabel('Zone 3 (Tempo) from').fill('195')
    await zones.getByText(/^\d+ targets in \d+ sessions of Lakefront Olympic change/).waitFor()
    await expectSoundAtBoth(page, zones)
    await picture(`zones-dialog-${size}`)
    await zones.getByRole('button', { name: 'Use these zones' }).click()
    await bike.getByRole('row', { name: '3 Tempo 195–222 W' }).waitFor()

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
    await expect.poll(() => ride.count()).toBe(0)
    expect(troubles).toEqual([])
    await close()
  },
)

type Row = { id: number; week: number; day: Weekday; exercises: { code?: string; type: string; duration: number }[] }

test.each(SIZES)(
  'the file of a ride test tells its result, which moves the targets once the athlete takes it, %s',
  async (size) => {
    const { page, troubles, picture, close } = await openVisit({ size })
    await register(page, `result.${size}@example.org`)
    await saveRunningPlan(page, { name: 'Tested', weeks: 14, weeksAgo: 10 })
    const plan = await call<PlanCalendar & { id: number }>(page, 'get', '/api/user/current-plan')
    const rows = await call<Row[]>(page, 'get', `/api/training-plans/${plan.id}/workouts`)
    const ride = rows.find(({ exercises }) => exercises.some(({ code }) => code === 'B-TEST'))
    const minutes = ride?.exercises.find(({ code }) => code === 'B-TEST')?.duration
    if (!ride || !minutes) throw new Error('The plan has no ride test')
    const date = dateOf(plan, ride.week, ride.day)
    await call(page, 'patch', `/api/workouts/${ride.id}/complete`, { completed: false })
    await page.goto(`/?day=${date}`)
    const buffer = trackedTcx({ sport: 'Biking', start: `${date}T10:00:00Z`, minutes, watts: 260 })
    await page.locator('input[type="file"][multiple]').setInputFiles({ name: 'ride.tcx', mimeType: 'text/xml', buffer })
    await page.getByRole('dialog', { name: 'Activity found' }).getByRole('button', { name: 'Add activity' }).click()
    const asked = page.getByRole('button', { name: 'Enter test result' })
    await asked.waitFor()
    await picture(`test-result-day-${size}`)
    await asked.click()
    const dialog = page.getByRole('dialog', { name: 'Bike: test or value' })
    await dialog.getByText('Please change what is not right').waitFor()
    await expect.poll(() => dialog.getByLabel('Mean power of the 20 minutes').inputValue()).toBe('260')
    await dialog.getByText(/^\d+ targets? in \d+ sessions? of Tested change/).waitFor()
    await expectSoundAtBoth(page, dialog)
    await picture(`test-result-dialog-${size}`)
    await dialog.getByRole('button', { name: 'Use it' }).click()
    await page.getByText('Threshold saved').waitFor()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => asked.count()).toBe(0)
    expect(troubles).toEqual([])
    await close()
  },
)
