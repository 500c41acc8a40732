import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { signIn } from '../harness/athlete/account.js'
import { readWeek } from '../harness/athlete/journey.js'
import { moveFirstWorkout, readSavedWeek, showSecondWeek } from '../harness/athlete/planner.js'
import { openBufferingLine } from '../harness/lines/buffering-line.js'
import { SIZES } from '../harness/page/sizes.js'
import { openAthlete, openVisit } from '../harness/page/visit.js'
import { openWindow } from '../harness/page/window.js'

/** Shows the second week, and waits until the browser hears the server's events. */
async function listen(page: Page): Promise<void> {
  const heard = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await showSecondWeek(page)
  await heard
}

test('a move in one tab shows in another one and on another device by itself', async () => {
  const { page, troubles, close } = await openAthlete('live@example.org')
  const device = await openVisit({ size: 'narrow' })
  await signIn(device.page, 'live@example.org')
  const tab = await openWindow(page)
  await listen(page)
  await showSecondWeek(tab)
  await listen(device.page)
  await moveFirstWorkout(page, /^Friday/)
  await page.getByText('Workout moved successfully').waitFor()
  const moved = await readWeek(page)
  await Promise.all([tab, device.page].map((other) => expect.poll(() => readWeek(other)).toEqual(moved)))
  expect(troubles).toEqual([])
  await Promise.all([close(), device.close()])
})

test.each(SIZES)('a conflict of two devices shows both and asks, %s', async (size) => {
  const username = `conflict.${size}@example.org`
  const here = await openAthlete(username, { size })
  const there = await openVisit({ size })
  await signIn(there.page, username)
  await showSecondWeek(here.page)
  await showSecondWeek(there.page)
  await there.page.context().setOffline(true)
  await moveFirstWorkout(there.page, /^Saturday/)
  await there.page.getByText('No connection').waitFor()
  await moveFirstWorkout(here.page, /^Friday/)
  await here.page.getByText('Workout moved successfully').waitFor()
  const week = await readWeek(here.page)
  await there.page.context().setOffline(false)
  const conflict = there.page.getByRole('dialog', { name: 'Changed elsewhere' })
  await conflict.getByText('Fri, Week 2', { exact: true }).waitFor()
  await conflict.getByText('Sat, Week 2', { exact: true }).waitFor()
  for (const scheme of ['light', 'dark'] as const) {
    await there.page.emulateMedia({ colorScheme: scheme })
    await there.picture('conflict', scheme)
  }
  await conflict.getByRole('button', { name: 'Keep theirs' }).click()
  await conflict.waitFor({ state: 'detached' })
  await expect.poll(() => readWeek(there.page)).toEqual(week)
  await expect.poll(() => readSavedWeek(here.page)).toEqual(week)
  await Promise.all([here.close(), there.close()])
})

test('a conflict of two tabs shows both and asks, and mine is put over theirs when that is chosen', async () => {
  const { page, close } = await openAthlete('two.conflicts@example.org')
  const other = await openWindow(page)
  await showSecondWeek(page)
  await showSecondWeek(other)
  await other.route('**/api/workouts/**', (route) => route.abort())
  await moveFirstWorkout(other, /^Saturday/)
  await other.getByText('No connection').waitFor()
  await moveFirstWorkout(page, /^Friday/)
  await page.getByText('Workout moved successfully').waitFor()
  await other.unroute('**/api/workouts/**')
  await other.getByRole('button', { name: 'Try now' }).click()
  const conflict = other.getByRole('dialog', { name: 'Changed elsewhere' })
  await conflict.getByText('Fri, Week 2', { exact: true }).waitFor()
  await conflict.getByRole('button', { name: 'Use mine' }).click()
  await other.getByText('Workout moved successfully').waitFor()
  const week = await readWeek(other)
  await expect.poll(() => readWeek(page)).toEqual(week)
  await close()
})

test('behind a proxy that buffers, a page asks when its athlete comes back to it', async () => {
  const { page, close } = await openAthlete('buffered@example.org')
  const line = await openBufferingLine(inject('origin'))
  const behind = await openVisit({ origin: line.origin })
  await behind.page.context().addCookies(await page.context().cookies())
  const given = behind.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events'))
  await showSecondWeek(page)
  await showSecondWeek(behind.page)
  await given
  await moveFirstWorkout(page, /^Friday/)
  await page.getByText('Workout moved successfully').waitFor()
  const week = await readWeek(page)
  await expect.poll(() => readWeek(behind.page)).not.toEqual(week)
  await behind.page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect.poll(() => readWeek(behind.page)).toEqual(week)
  await Promise.all([close(), behind.close()])
  line.close()
})
