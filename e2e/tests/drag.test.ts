import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readWeek } from '../harness/journey.js'
import { showSecondWeek } from '../harness/planner.js'
import { openAthlete } from '../harness/visit.js'

/** Takes the middle of one thing to the middle of another, step by step. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag is on the page')
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2 + 10, { steps: 4 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.locator('[data-over]').waitFor()
  await page.mouse.up()
}

const day = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })

test('a workout is dragged onto a free day and an exercise into a workout, and both are taken back', async () => {
  const { page, troubles, close } = await openAthlete('drag@example.org')
  await page.setViewportSize({ width: 1440, height: 1800 })
  await showSecondWeek(page)
  const before = await readWeek(page)
  await drag(page, page.getByRole('button', { name: /^Drag .*workout$/ }).first(), day(page, 'Wednesday'))
  await page.getByText('Workout moved to Wednesday').waitFor()
  expect(await page.locator('[data-over]').count()).toBe(0)
  const moved = await readWeek(page)
  expect(moved.find((line) => line.startsWith('Wednesday'))).toContain(' | ')
  const exercise = page.getByRole('button', { name: /^Drag (?!.*workout$)/ }).first()
  const target = page.locator('[data-place="exercise"]').last()
  await drag(page, exercise, target)
  await page.getByText('Exercise moved successfully').waitFor()
  expect(await readWeek(page)).not.toEqual(moved)
  await page.keyboard.press('Control+z')
  await expect.poll(() => readWeek(page)).toEqual(moved)
  await page.keyboard.press('Control+z')
  await expect.poll(() => readWeek(page)).toEqual(before)
  expect(troubles).toEqual([])
  await close()
})
