import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readWeek } from '../harness/athlete/journey.js'
import { movableDays, showSecondWeek } from '../harness/athlete/planner.js'
import { openAthlete } from '../harness/page/visit.js'

/** Takes the middle of one thing to the middle of another, step by step. */
async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('Nothing to drag is on the page')
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2 + 10, start.y + start.height / 2 + 10, { steps: 4 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 })
  await page.locator('[data-over]').waitFor()
  const held = await page.locator('[data-dragging]').textContent()
  await expect.poll(() => page.locator('[inert]').textContent(), { message: 'the card itself is carried' }).toBe(held)
  await page.mouse.up()
}

/** The same with a finger, which holds still until the thing is taken. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const finger = await page.context().newCDPSession(page)
  const [start, end] = [await middleOf(from), await middleOf(to)]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [start])
  await page.locator('[data-dragging]').waitFor()
  for (let step = 1; step <= 8; step += 1) {
    const way = step / 8
    await touch('touchMove', [{ x: start.x + (end.x - start.x) * way, y: start.y + (end.y - start.y) * way }])
  }
  await page.locator('[data-over]').waitFor()
  await touch('touchEnd', [])
}

async function middleOf(thing: Locator) {
  const box = await thing.boundingBox()
  if (!box) throw new Error('Nothing to drag is on the page')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const day = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })

test('a workout is dragged onto a free day and an exercise into a workout, and both are taken back', async () => {
  const { page, troubles, close } = await openAthlete('drag@example.org')
  await page.setViewportSize({ width: 1440, height: 1800 })
  await showSecondWeek(page)
  const before = await readWeek(page)
  await drag(
    page,
    movableDays(page)
      .getByRole('button', { name: /^Drag / })
      .first(),
    day(page, 'Wednesday'),
  )
  await page.getByText('Workout moved to Wednesday').waitFor()
  await expect.poll(() => page.locator('[data-over]').count()).toBe(0)
  const moved = await readWeek(page)
  expect(moved.find((line) => line.startsWith('Wednesday'))).toContain(' | ')
  const exercise = page.getByRole('button', { name: /^Drag (?!\w+day's )/ }).first()
  const target = page.locator('[data-place="exercise"]').last()
  await drag(page, exercise, target)
  await page.getByText('Exercise moved successfully').waitFor()
  await expect.poll(() => readWeek(page)).not.toEqual(moved)
  await page.keyboard.press('Control+z')
  await expect.poll(() => readWeek(page)).toEqual(moved)
  await page.keyboard.press('Control+z')
  await expect.poll(() => readWeek(page)).toEqual(before)
  expect(troubles).toEqual([])
  await close()
})

test('a workout is dragged onto a free day with a finger, and taken back', async () => {
  const { page, troubles, close } = await openAthlete('drag.touch@example.org', { size: 'narrow' })
  await page.setViewportSize({ width: 390, height: 4000 })
  await showSecondWeek(page)
  const before = await readWeek(page)
  const handle = movableDays(page)
    .getByRole('button', { name: /^Drag / })
    .first()
  await dragByTouch(page, handle, day(page, 'Wednesday'))
  await page.getByText('Workout moved to Wednesday').waitFor()
  expect((await readWeek(page)).find((line) => line.startsWith('Wednesday'))).toContain(' | ')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => readWeek(page)).toEqual(before)
  expect(troubles).toEqual([])
  await close()
})

test('a card is taken anywhere by a finger that holds still', async () => {
  const { page, troubles, close } = await openAthlete('drag.card@example.org', { size: 'narrow' })
  await page.setViewportSize({ width: 390, height: 4000 })
  await showSecondWeek(page)
  const before = await readWeek(page)
  const alone = movableDays(page).filter({ hasNot: page.getByRole('button', { name: /^Drag \w+day's sessions$/ }) })
  await dragByTouch(page, alone.getByRole('heading', { level: 4 }).first(), day(page, 'Wednesday'))
  await page.getByText('Workout moved to Wednesday').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => readWeek(page)).toEqual(before)
  expect(troubles).toEqual([])
  await close()
})
